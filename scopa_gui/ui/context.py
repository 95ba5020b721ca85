"""Everything a screen needs to lay itself out and draw, for one window size and one reader.

A ``Ui`` is made anew when the window, the language or the text size changes; screens get it in
``layout`` and keep nothing of the one before. What has been baked and rendered goes on from one to
the next where all sizes stay.
"""

from dataclasses import dataclass, replace

from scopa_gui.app import i18n
from scopa_gui.app.i18n import Texts
from scopa_gui.app.settings import Settings
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.materials import Materials
from scopa_gui.ui.motion.durations import Pace
from scopa_gui.ui.palette import STRONGEST, USUAL, Palette
from scopa_gui.ui.rasteriser import Look
from scopa_gui.ui.sprites import CardSprites
from scopa_gui.ui.text import TextPainter
from scopa_gui.ui.viewport import MIN_SIZE, Viewport


@dataclass(frozen=True)
class Ui:
    """The window's measures and tools."""

    settings: Settings
    viewport: Viewport
    texts: Texts
    assets: Assets
    materials: Materials
    sprites: CardSprites
    type: TextPainter

    @property
    def pace(self) -> Pace:
        """How long things take for this reader."""
        return Pace(self.settings.speed, self.settings.reduced_motion)


def build_ui(
    settings: Settings,
    size: tuple[int, int],
    assets: Assets,
    sprites: CardSprites,
    before: Ui | None = None,
) -> Ui:
    """The tools for a window of ``size``; a smaller one than the least is laid out as the least.

    ``assets`` and ``sprites`` outlive the window size: what they loaded is kept, and the sprites
    are of the look chosen.

    Args:
        before: the tools used so far.
    """
    sprites.use(Look.chosen(settings), strong=settings.contrast)
    texts = i18n.load(settings.language, settings.deck)
    width, height = (max(a, b) for a, b in zip(size, MIN_SIZE, strict=True))
    viewport = Viewport(width, height, settings.text_percent)
    if (
        before is not None
        and before.viewport == viewport
        and before.settings.cloth == settings.cloth
        and before.settings.contrast == settings.contrast
    ):
        return replace(before, settings=settings, texts=texts)
    return Ui(
        settings=settings,
        viewport=viewport,
        texts=texts,
        assets=assets,
        materials=Materials(assets, viewport, settings.cloth, palette_of(settings)),
        sprites=sprites,
        type=TextPainter(assets, viewport, palette_of(settings)),
    )


def palette_of(settings: Settings) -> Palette:
    """The colours a reader wants."""
    return STRONGEST if settings.contrast else USUAL


def part_of(ui: Ui, size: tuple[int, int], text_percent: int | None = None) -> Ui:
    """The tools for the upper left part of the window, as if that were all.

    Args:
        text_percent: the text size there, where it is not the reader's.
    """
    viewport = Viewport(*size, text_percent or ui.viewport.text_percent)
    return replace(
        ui,
        viewport=viewport,
        materials=Materials(ui.assets, viewport, ui.settings.cloth, palette_of(ui.settings)),
        type=TextPainter(ui.assets, viewport, palette_of(ui.settings)),
    )
