"""The house rules as rows: name, one sentence, the values; made from the keys of the rules code.

A value that would contradict the other rules cannot be chosen and says why in its place; rules that
follow one another with the same reason say it once. Each tells what the chosen game usually has.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pygame

from scopa_gui.app.i18n import Texts
from scopa_gui.app.narration import card_name, in_words_of, sentence
from scopa_gui.rules.cards import SETTEBELLO, Card, in_order
from scopa_gui.rules.catalogue import OptionKey, Options
from scopa_gui.rules.scopa.options import ScopaOptions
from scopa_gui.rules.scopa.scoring import COINS
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.materials.shapes import document, path, web
from scopa_gui.ui.scenes.game_form import house_keys
from scopa_gui.ui.scenes.picture_tile import PictureTile
from scopa_gui.ui.scenes.words import value_words
from scopa_gui.ui.table.scopa.match import scopa_options
from scopa_gui.ui.viewport import CARD_ASPECT
from scopa_gui.ui.widgets.base import State, Widget
from scopa_gui.ui.widgets.choice import Choice, Option
from scopa_gui.ui.widgets.scroll_panel import Row
from scopa_gui.ui.widgets.toggle import Toggle

SWITCHES = ({"off", "on"}, {"off", "kings"})
"""Values shown as a switch rather than as tabs; the value that is not ``off`` is on."""
CARD_P, LEAST_CARD_P = 4.6, 3.3


def refusal(texts: Texts, options: Options, key: OptionKey, value: Any) -> str:
    """Why ``value`` cannot be chosen beside the other rules; empty if it can."""
    standing = {problem.key for problem in options.problems()}
    fresh = [
        problem
        for problem in replace(options, **{key.name: value}).problems()
        if problem.key not in standing
    ]
    return sentence(texts, fresh[0].key, fresh[0].data) if fresh else ""


@dataclass(frozen=True)
class _Wording:
    """A rule as it is written at the moment.

    Attributes:
        help: what it means.
        usual: the value that the chosen game usually has.
        refused: why some value cannot be chosen.
        told: whether the rule above has given the same reason.
    """

    name: str
    help: str
    usual: str
    changed: bool
    refused: str
    told: bool

    @property
    def reason(self) -> str:
        """The refusal where it has to be written."""
        return "" if self.told else self.refused

    def under_name(self, switch: bool) -> str:
        """What stands under the name: a switch that is refused says why instead of what it is."""
        return f"{self.reason if switch and self.reason else self.help} {self.usual}"


class HouseRules:
    """Makes the rows; its controls stay the same while the rules change."""

    def __init__(self, on_change: Callable[[Options], None]) -> None:
        self._on_change = on_change
        self._options: Options = ScopaOptions()
        self._controls: dict[str, list[Widget]] = {}
        self._texts: Texts

    def forget(self) -> None:
        """Make the controls anew: the language has changed."""
        self._controls.clear()

    def rows(
        self, ui: Ui, options: Options, preset: Options, left: int, width: int, top: int
    ) -> list[Row]:
        """A row for every house rule, from ``top`` downwards."""
        self._options = options
        self._texts = in_words_of(ui.texts, preset)
        rows = []
        above = ""
        for key in house_keys(options):
            wording = self._wording(key, preset, above)
            row = self._row(ui, key, wording, pygame.Rect(left, top, width, 0))
            rows.append(row)
            above, top = wording.refused, row.bottom
        return rows

    def _wording(self, key: OptionKey, preset: Options, above: str) -> _Wording:
        """A rule in words, below one that was refused for the reason ``above``."""
        options, texts = self._options, self._texts
        name = f"rules.option.{key.name}"
        value = getattr(options, key.name)
        reasons = (
            refusal(texts, options, key, other)
            for other in map(key.parse, key.values)
            if other != value
        )
        refused = next(filter(None, reasons), "")
        return _Wording(
            texts(f"{name}.name"),
            texts(f"{name}.help"),
            texts("new_game.usual", value=value_words(texts, preset, key)),
            value != getattr(preset, key.name),
            refused,
            told=bool(refused) and refused == above,
        )

    def _row(self, ui: Ui, key: OptionKey, wording: _Wording, place: pygame.Rect) -> Row:
        p = ui.viewport.p
        controls = self._controls_of(key)
        side = controls[0] if isinstance(controls[0], Toggle) else None
        beside = side.measure(ui)[0] + 2 * p if side else 0.0
        words = place.width - beside
        y = place.top + 1.2 * p
        name_width = words - (2.0 * p if wording.changed else 0.0)
        y += ui.type.paragraph_height(wording.name, name_width, "body", "bold")
        y += ui.type.paragraph_height(wording.under_name(bool(side)), words, "caption")
        if side:
            size = side.measure(ui)
            spot = pygame.Rect(place.right - size[0], round(place.top + 1.1 * p), *size)
            side.layout(ui, spot)
            side.enabled = not wording.refused
            side.tooltip = wording.refused
            y = max(y, spot.bottom)
        elif isinstance(controls[0], Choice):
            y += 0.8 * p
            choice = controls[0]
            high = choice.height_for(ui, place.width)
            choice.layout(ui, pygame.Rect(place.left, round(y), place.width, high))
            y = choice.rect.bottom
            if wording.reason:
                y += 0.4 * p + ui.type.paragraph_height(wording.reason, place.width, "caption")
        else:
            y = _lay_cards(ui, controls, place, y + 0.8 * p)
        bottom = round(y + 1.4 * p)
        return Row(
            place.top, bottom, self._painting(ui, wording, words, bool(side)), tuple(controls)
        )

    def _painting(
        self, ui: Ui, wording: _Wording, words: float, switch: bool
    ) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            p, k, type_ = ui.viewport.p, ui.viewport.k, ui.type
            ui.materials.hline(surface, place.left, place.right, place.top, theme.INK, k, 56)
            refused = switch and bool(wording.refused)
            x, y = float(place.left), place.top + 1.2 * p
            if wording.changed:
                middle = x + 0.6 * p, y + type_.line_height("body") / 2 - 0.1 * p
                draw_diamond(surface, ui, middle)
                x += 2.0 * p
            y = type_.paragraph(
                surface,
                wording.name,
                (x, y),
                words - (x - place.left),
                "body",
                "bold",
                theme.INK_3 if refused else theme.INK,
            )
            text = wording.under_name(switch)
            type_.paragraph(surface, text, (place.left, y), words, "caption", "text", theme.INK_2)
            if wording.reason and not switch:
                high = type_.paragraph_height(wording.reason, words, "caption")
                at = place.left, place.bottom - 1.4 * p - high
                type_.paragraph(
                    surface, wording.reason, at, words, "caption", "bold", theme.VERMILION_DARK
                )

        return paint

    # ---- controls

    def _controls_of(self, key: OptionKey) -> list[Widget]:
        """The controls of a rule, brought up to date."""
        found = self._controls.get(key.name)
        if found is None:
            found = self._controls[key.name] = self._make(key)
        value = getattr(self._options, key.name)
        for control in found:
            match control:
                case Toggle():
                    control.on = key.show(value) != "off"
                case Choice():
                    control.show(key.values.index(key.show(value)))
                    control.options = self._tabs(key)
                case CardSwitch():
                    control.on = control.card in value
                    control.tooltip = card_name(self._texts, control.card)
                case _:
                    pass
        return found

    def _make(self, key: OptionKey) -> list[Widget]:
        if key.name == "bonus":
            return [
                CardSwitch(card, self._switching_card(card)) for card in COINS if card != SETTEBELLO
            ]
        if set(key.values) in SWITCHES:
            lit = next(value for value in key.values if value != "off")

            def switch(on: bool) -> None:
                self._set(key, lit if on else "off")

            return [Toggle(False, switch)]

        def choose(index: int) -> None:
            self._set(key, key.values[index])

        return [Choice(self._tabs(key), 0, choose, role="small")]

    def _tabs(self, key: OptionKey) -> tuple[Option, ...]:
        texts, value = self._texts, getattr(self._options, key.name)
        return tuple(
            Option(
                texts(f"rules.option.{key.name}.{text}"),
                ""
                if key.parse(text) == value
                else refusal(texts, self._options, key, key.parse(text)),
            )
            for text in key.values
        )

    def _set(self, key: OptionKey, text: str) -> None:
        value: Any = key.parse(text)
        self._on_change(replace(self._options, **{key.name: value}))

    def _switching_card(self, card: Card) -> Callable[[], None]:
        def switch() -> None:
            options = scopa_options(self._options)
            cards = set(options.bonus) ^ {card}
            self._on_change(replace(options, bonus=in_order(cards)))

        return switch


def _lay_cards(ui: Ui, cards: list[Widget], place: pygame.Rect, top: float) -> float:
    """Small cards in as many rows as needed; the lower edge of the last."""
    p = ui.viewport.p
    gap = 0.7 * p
    columns = len(cards)
    while columns > 1 and (place.width + gap) / columns - gap < LEAST_CARD_P * p:
        columns = -(-columns // 2)
    width = round(min(CARD_P * p, (place.width + gap) / columns - gap))
    height = round(width * CARD_ASPECT)
    ui.sprites.request(width, [str(card) for card in COINS])
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        x, y = place.left + column * (width + gap), top + row * (height + gap)
        card.layout(ui, pygame.Rect(round(x), round(y), width, height))
    return float(cards[-1].rect.bottom) if cards else top


def draw_diamond(surface: pygame.Surface, ui: Ui, centre: tuple[float, float]) -> None:
    """The sign of what differs from the chosen game."""
    size = max(7, round(1.2 * ui.viewport.p))
    body = path("M6 0L12 6L6 12L0 6Z", f'fill="{web(theme.VERMILION)}"')
    drawn = ui.materials.markup(document(size, size, body, "0 0 12 12"), (size, size))
    surface.blit(drawn, drawn.get_rect(center=(round(centre[0]), round(centre[1]))))


class CardSwitch(PictureTile):
    """A small card that counts or does not; one that counts has the ring of a chosen card."""

    def __init__(self, card: Card, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.card = card
        self.on = False

    def draw(self, surface: pygame.Surface) -> None:
        """The card with its ring and tick."""
        ui, width = self.ui, self.rect.width
        ui.materials.card_shadow(surface, self.rect.center, width)
        picture = ui.sprites.card(str(self.card), width)
        rise = round(0.06 * width) if self.state is State.HOVER else 0
        surface.blit(picture, picture.get_rect(center=self.rect.move(0, -rise).center))
        if self.on:
            edge = self.rect.inflate(round(0.14 * width), round(0.14 * width)).move(0, -rise)
            ui.materials.rounded(
                surface, edge, 0.1 * width, None, theme.VERMILION, max(2.0, 0.09 * width)
            )
            size = round(0.55 * width)
            badge = pygame.Rect(0, 0, size, size)
            badge.center = edge.right - round(0.12 * width), edge.top + round(0.12 * width)
            self.draw_badge(surface, badge)
        if self.ring:
            ui.materials.focus_ring(surface, self.rect, 0.06 * width)
