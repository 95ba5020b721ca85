"""The controls of the settings: every one shows what is chosen and changes it at once."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

import pygame

from scopa_gui.app import i18n
from scopa_gui.app.settings import BACKS, CLOTHS, DECKS, TEXT_PERCENTS, VOLUMES, Settings
from scopa_gui.ui.context import Ui
from scopa_gui.ui.rasteriser import Look
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.sprites import BACK
from scopa_gui.ui.viewport import CARD_ASPECT
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.picture_choice import Painter, PictureChoice
from scopa_gui.ui.widgets.slider import Slider
from scopa_gui.ui.widgets.toggle import Toggle

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

    def ask_to_restore(self) -> None:
        """Have all as at the first start, if that is really meant."""
        ...

    @property
    def can_speak(self) -> bool:
        """Whether the system has a voice."""
        ...


class SettingControls:
    """Makes them, or finds those that are kept, showing what is chosen now."""

    def __init__(self, ui: Ui, kept: Kept, keeper: SettingsKeeper) -> None:
        self._ui = ui
        self._kept = kept
        self._keeper = keeper

    def _change(self, name: str, value: object) -> None:
        fields: dict[str, Any] = {name: value}
        self._keeper.change_settings(replace(self._keeper.settings, **fields))

    def _now(self, name: str) -> Any:
        return getattr(self._keeper.settings, name)

    def language(self) -> Widget:
        """Every language by its own name."""
        codes = i18n.languages()
        return self._choice("language", codes, [i18n.load(code)("language.name") for code in codes])

    def named(self, name: str, values: Sequence[Any]) -> Widget:
        """Values side by side, by their names in the texts."""
        words = [self._ui.texts(f"settings.{name}_value.{value}") for value in values]
        return self._choice(name, values, words)

    def _choice(self, name: str, values: Sequence[Any], words: Sequence[str]) -> Choice:
        found = self._kept.get(
            Choice, name, lambda: Choice(words, 0, lambda i: self._change(name, values[i]))
        )
        found.show(values.index(self._now(name)))
        return found

    def toggle(self, name: str) -> Widget:
        """On or off."""
        found = self._kept.get(
            Toggle, name, lambda: Toggle(self._now(name), lambda on: self._change(name, on))
        )
        found.on = self._now(name)
        return found

    def speech(self) -> Widget:
        """Reading aloud, where there is a voice."""
        found = self.toggle("speech")
        found.enabled = self._keeper.can_speak
        return found

    def text_size(self) -> Widget:
        """The text grows once the knob is let go, since everything is laid out anew."""
        return self._slider("text_percent", TEXT_PERCENTS, live=False)

    def volume(self, name: str) -> Widget:
        """How loud."""
        return self._slider(name, VOLUMES, live=True)

    def _slider(self, name: str, values: Sequence[int], *, live: bool) -> Slider:
        found = self._kept.get(
            Slider,
            name,
            lambda: Slider(
                len(values),
                0,
                lambda i: self._change(name, values[i]),
                labels=list(map(str, values)),
                live=live,
            ),
        )
        found.show(values.index(self._now(name)))
        return found

    def restore(self) -> Widget:
        """Asks whether all is to be as at the first start."""
        return self._kept.get(
            Button,
            "restore",
            lambda: Button(self._ui.texts("settings.restore_now"), self._keeper.ask_to_restore),
        )

    # ---- what one plays with: the choices show themselves by cards and cloth

    def deck(self) -> Widget:
        """Which cards."""
        return self._pictures(
            "deck", DECKS, DECKS, self._cards(lambda i: {"deck": DECKS[i]}), TWO_CARDS_U
        )

    def numerals(self) -> Widget:
        """Large values in their corners, or none."""
        painter = self._cards(lambda i: {"numerals": bool(i)})
        return self._pictures("numerals", (False, True), ("off", "on"), painter, TWO_CARDS_U)

    def back(self) -> Widget:
        """Their other side."""
        painter = self._cards(lambda i: {"back": BACKS[i]}, (BACK,))
        return self._pictures("back", BACKS, BACKS, painter, ONE_CARD_U)

    def cloth(self) -> Widget:
        """What they lie on."""

        def painter(surface: pygame.Surface, ui: Ui, index: int, place: pygame.Rect) -> None:
            ui.materials.swatch(surface, place, CLOTHS[index])

        return self._pictures("cloth", CLOTHS, CLOTHS, painter, CLOTH_U)

    def _cards(
        self, changed: Callable[[int], dict[str, Any]], cards: Sequence[str] = (PIP, COURT)
    ) -> Painter:
        def painter(surface: pygame.Surface, ui: Ui, index: int, place: pygame.Rect) -> None:
            look = replace(Look.chosen(self._keeper.settings), **changed(index))
            lay_cards(surface, ui, look, cards, place)

        return painter

    def _pictures(
        self,
        name: str,
        values: Sequence[object],
        words: Sequence[str],
        painter: Painter,
        width_u: float,
    ) -> PictureChoice:
        found = self._kept.get(
            PictureChoice,
            name,
            lambda: PictureChoice(
                [self._ui.texts(f"settings.{name}_value.{word}") for word in words],
                0,
                lambda i: self._change(name, values[i]),
                painter,
                width_u=width_u,
            ),
        )
        found.show(values.index(self._now(name)))
        return found


def lay_cards(
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
