"""The settings there are, as rows: words at the left, a control beside or below them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

import pygame

from scopa_gui.app import i18n
from scopa_gui.app.settings import (
    BACKS,
    CLOTHS,
    DECKS,
    TEXT_PERCENTS,
    VOLUMES,
    Settings,
    Speed,
)
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.rasteriser import Look
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.sprites import BACK
from scopa_gui.ui.viewport import CARD_ASPECT
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.picture_choice import Painter, PictureChoice
from scopa_gui.ui.widgets.scroll_panel import Row
from scopa_gui.ui.widgets.slider import Slider
from scopa_gui.ui.widgets.toggle import Toggle

BESIDE_FROM_P = 76.0
"""From this width on a control stands beside its words, not below them."""
WORDS_P = 32.0
COURT, PIP = "Rc", "7d"
"""Cards that show what a deck looks like."""
CARDS_GAP = 0.16
"""Between two cards side by side, over their width."""
TWO_CARDS_U, ONE_CARD_U, CLOTH_U = 15.2, 7.0, 11.5


class SettingsKeeper(Protocol):
    """Whoever has the settings and changes them."""

    @property
    def settings(self) -> Settings:
        """As they are."""
        ...

    def change_settings(self, settings: Settings) -> None:
        """Use others from now on."""
        ...


def settings_rows(ui: Ui, kept: Kept, keeper: SettingsKeeper, inner: pygame.Rect) -> list[Row]:
    """A row for every setting there is."""
    texts, settings = ui.texts, keeper.settings

    def change(**fields: Any) -> None:
        keeper.change_settings(replace(keeper.settings, **fields))

    codes = i18n.languages()
    names = [i18n.load(code)("language.name") for code in codes]
    language = kept.get(
        Choice,
        "language",
        lambda: Choice(names, 0, lambda i: change(language=codes[i])),
    )
    language.show(codes.index(settings.language))
    speeds = tuple(Speed)
    words = [texts(f"settings.speed_value.{speed}") for speed in speeds]
    speed = kept.get(
        Choice,
        "speed",
        lambda: Choice(words, 0, lambda i: change(speed=speeds[i])),
    )
    speed.show(speeds.index(settings.speed))
    size = kept.get(
        Slider,
        "text_size",
        lambda: Slider(
            len(TEXT_PERCENTS),
            TEXT_PERCENTS.index(settings.text_percent),
            lambda i: change(text_percent=TEXT_PERCENTS[i]),
            labels=[str(percent) for percent in TEXT_PERCENTS],
            live=False,
        ),
    )

    def volume(name: str) -> Slider:
        now = VOLUMES.index(getattr(settings, name))
        labels = [str(percent) for percent in VOLUMES]
        return kept.get(
            Slider,
            name,
            lambda: Slider(
                len(VOLUMES), now, lambda i: change(**{name: VOLUMES[i]}), labels=labels
            ),
        )

    def toggle(name: str) -> Toggle:
        now = getattr(settings, name)
        found = kept.get(Toggle, name, lambda: Toggle(now, lambda on: change(**{name: on})))
        found.on = now
        return found

    rows: list[Row] = []
    top = inner.top
    for name, control in (
        ("language", language),
        ("text_size", size),
        *_card_controls(ui, kept, keeper),
        ("speed", speed),
        ("reduced_motion", toggle("reduced_motion")),
        ("declares", toggle("declares")),
        ("volume_cards", volume("volume_cards")),
        ("volume_events", volume("volume_events")),
        ("muted", toggle("muted")),
    ):
        rows += _setting_rows(ui, name, control, inner, top)
        top = rows[-1].bottom
    return rows


def _card_controls(
    ui: Ui, kept: Kept, keeper: SettingsKeeper
) -> Sequence[tuple[str, PictureChoice]]:
    """What one plays with: the choices show themselves by cards and cloth."""

    def change(**fields: Any) -> None:
        keeper.change_settings(replace(keeper.settings, **fields))

    def now() -> Look:
        return Look.chosen(keeper.settings)

    def deck(surface: pygame.Surface, ui: Ui, index: int, place: pygame.Rect) -> None:
        _lay_cards(surface, ui, replace(now(), deck=DECKS[index]), (PIP, COURT), place)

    def numerals(surface: pygame.Surface, ui: Ui, index: int, place: pygame.Rect) -> None:
        _lay_cards(surface, ui, replace(now(), numerals=bool(index)), (PIP, COURT), place)

    def back(surface: pygame.Surface, ui: Ui, index: int, place: pygame.Rect) -> None:
        _lay_cards(surface, ui, replace(now(), back=BACKS[index]), (BACK,), place)

    def cloth(surface: pygame.Surface, ui: Ui, index: int, place: pygame.Rect) -> None:
        ui.materials.swatch(surface, place, CLOTHS[index])

    def choice(
        name: str, values: Sequence[object], words: Sequence[str], painter: Painter, width_u: float
    ) -> PictureChoice:
        control = kept.get(
            PictureChoice,
            name,
            lambda: PictureChoice(
                [ui.texts(f"settings.{name}_value.{word}") for word in words],
                0,
                lambda i: change(**{name: values[i]}),
                painter,
                width_u=width_u,
            ),
        )
        control.show(values.index(getattr(keeper.settings, name)))
        return control

    return (
        ("deck", choice("deck", DECKS, DECKS, deck, TWO_CARDS_U)),
        ("numerals", choice("numerals", (False, True), ("off", "on"), numerals, TWO_CARDS_U)),
        ("back", choice("back", BACKS, BACKS, back, ONE_CARD_U)),
        ("cloth", choice("cloth", CLOTHS, CLOTHS, cloth, CLOTH_U)),
    )


def _lay_cards(
    surface: pygame.Surface, ui: Ui, look: Look, cards: Sequence[str], place: pygame.Rect
) -> None:
    """Cards of a look side by side in the middle of a place, as high as it is."""
    width = int(place.height / CARD_ASPECT)
    step = width * (1 + CARDS_GAP)
    for number, card in enumerate(cards):
        middle = place.centerx + (number - (len(cards) - 1) / 2) * step, place.centery
        ui.materials.card_shadow(surface, middle, width, 0.0)
        picture = ui.sprites.card(card, width, look)
        surface.blit(picture, picture.get_rect(center=(round(middle[0]), middle[1])))


def _setting_rows(ui: Ui, name: str, control: Widget, inner: pygame.Rect, top: int) -> list[Row]:
    """Words at the left, the control beside them or, where it is narrow, below; pictures below are
    a row of their own, since rows are shown whole."""
    p, type_, texts = ui.viewport.p, ui.type, ui.texts
    title, note = texts(f"settings.{name}"), texts(f"settings.{name}_help")
    switch = isinstance(control, Toggle)
    wide = inner.width >= BESIDE_FROM_P * p
    own = control.measure(ui)
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
        width = round(inner.right - left)
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
