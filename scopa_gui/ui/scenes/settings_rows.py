"""The settings there are, as rows: words at the left, a control beside or below them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pygame

from scopa_gui.app.settings import Sorting, Speed
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.scenes.settings_controls import SettingControls, SettingsKeeper
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.picture_choice import PictureChoice
from scopa_gui.ui.widgets.scroll_panel import Row
from scopa_gui.ui.widgets.toggle import Toggle

BESIDE_FROM_P = 76.0
"""From this width on a control stands beside its words, not below them."""
WORDS_P = 32.0
BUTTON_SHARE = 0.4
"""How much of the width a button takes that stands at the right of its words."""

NO_NOTES: Mapping[str, str] = MappingProxyType({})

Named = tuple[str, Widget]
"""A setting by its name in the texts, and its control."""


def look_rows(ui: Ui, kept: Kept, keeper: SettingsKeeper, inner: pygame.Rect) -> list[Row]:
    """Language, and all that is seen."""
    make = SettingControls(ui, kept, keeper)
    return _rows(
        ui,
        inner,
        (
            ("language", make.language()),
            ("text_size", make.text_size()),
            ("contrast", make.toggle("contrast")),
            ("full_screen", make.toggle("full_screen")),
            ("deck", make.deck()),
            ("numerals", make.numerals()),
            ("back", make.back()),
            ("cloth", make.cloth()),
            ("restore", make.restore()),
        ),
    )


def play_rows(ui: Ui, kept: Kept, keeper: SettingsKeeper, inner: pygame.Rect) -> list[Row]:
    """What helps at the table."""
    make = SettingControls(ui, kept, keeper)
    return _rows(
        ui,
        inner,
        (
            ("sorting", make.named("sorting", tuple(Sorting))),
            ("confirms", make.toggle("confirms")),
            ("log", make.toggle("log")),
            ("memory_aid", make.toggle("memory_aid")),
            ("declares", make.toggle("declares")),
            ("restore", make.restore()),
        ),
    )


def pace_rows(ui: Ui, kept: Kept, keeper: SettingsKeeper, inner: pygame.Rect) -> list[Row]:
    """How fast things move, and how loud they are."""
    make = SettingControls(ui, kept, keeper)
    return _rows(
        ui,
        inner,
        (
            ("speed", make.named("speed", tuple(Speed))),
            ("reduced_motion", make.toggle("reduced_motion")),
            ("volume_cards", make.volume("volume_cards")),
            ("volume_events", make.volume("volume_events")),
            ("muted", make.toggle("muted")),
            ("speech", make.speech()),
            ("restore", make.restore()),
        ),
        {} if keeper.can_speak else {"speech": ui.texts("settings.speech_absent")},
    )


def _rows(
    ui: Ui,
    inner: pygame.Rect,
    settings: Sequence[Named],
    notes: Mapping[str, str] = NO_NOTES,
) -> list[Row]:
    """A row for each; ``notes`` stand in for what is usually said below a name."""
    rows: list[Row] = []
    top = inner.top
    for name, control in settings:
        note = notes.get(name) or ui.texts(f"settings.{name}_help")
        rows += _setting_rows(ui, name, note, control, inner, top)
        top = rows[-1].bottom
    return rows


def _setting_rows(
    ui: Ui, name: str, note: str, control: Widget, inner: pygame.Rect, top: int
) -> list[Row]:
    """Words at the left, the control beside them or, where it is narrow, below; pictures below are
    a row of their own, since rows are shown whole."""
    p, type_, texts = ui.viewport.p, ui.type, ui.texts
    title = texts(f"settings.{name}")
    own = control.measure(ui)
    switch = isinstance(control, Toggle) or (
        isinstance(control, Button) and own[0] <= BUTTON_SHARE * inner.width
    )
    wide = inner.width >= BESIDE_FROM_P * p
    words = WORDS_P * p if wide else float(inner.width)
    if switch:
        words = inner.width - own[0] - 2 * p
    high = type_.paragraph_height(title, words, "body", "bold")
    high += type_.paragraph_height(note, words, "caption")
    y = top + 1.4 * p
    if switch:
        control.layout(ui, pygame.Rect(inner.right - own[0], round(y + 0.2 * p), *own))
        bottom = max(y + high, control.rect.bottom)
    else:
        left = inner.left + words + 4 * p if wide else inner.left
        width = own[0] if isinstance(control, Button) else round(inner.right - left)
        tall = control.height_for(ui, width) if isinstance(control, Choice) else own[1]
        spot = y if wide else y + high + 0.8 * p
        control.layout(ui, pygame.Rect(round(left), round(spot), width, tall))
        bottom = max(y + high, control.rect.bottom)

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        if place.top > inner.top or top > inner.top:
            ui.materials.hline(
                surface, place.left, place.right, place.top, theme.INK, ui.viewport.k, 51
            )
        at = place.left, place.top + 1.4 * p
        under = type_.paragraph(surface, title, at, words, "body", "bold")
        type_.paragraph(surface, note, (place.left, under), words, "caption", "text", theme.INK_2)

    end = round(bottom + 1.6 * p)
    if isinstance(control, PictureChoice) and not wide:
        parting = control.rect.top - round(0.4 * p)
        return [Row(top, parting, paint), Row(parting, end, None, (control,))]
    return [Row(top, end, paint, (control,))]
