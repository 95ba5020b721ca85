"""The rows of a deal's summary: what each category says, and how it is drawn.

A row holds the name, the figures against one another, the reason, and for every side the cards that
decided with the gold disc of the points won.
"""

from dataclasses import dataclass

import pygame

from scopa_gui.app.i18n import Texts, figure
from scopa_gui.rules.briscola.scoring import CARD_POINTS, PAYMENT, tally
from scopa_gui.rules.cards import SUITS, Card
from scopa_gui.rules.catalogue import Options
from scopa_gui.rules.game import CategoryLine, DealResult
from scopa_gui.rules.scopa.options import DECLARED_CARDS, Primiera
from scopa_gui.rules.scopa.scoring import OPENING, PRIMIERA_VALUES
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.words import versus
from scopa_gui.ui.sprites import BACK
from scopa_gui.ui.table.scopa.match import scopa_options
from scopa_gui.ui.viewport import CARD_ASPECT

CARD_P = 4.9
PRIMIERA_CARD_P = 4.1
DISC_P = 3.8
DISC_ROOM_P = 5.2
CARDS_FROM_P = 1.0
STEPS_P = {"carte": 0.92, "card_points": 2.6, "denari": 3.1, "napola": 3.1, "napoleone": 3.1}
SIDE_BY_SIDE_P = 5.4
LINES_APART_P = 0.8
"""Between the lines of cards in a high row."""
HANDS_APART_P = 1.6
"""Between one declared hand and the next, besides the usual step."""
MISSING = "–"


@dataclass(frozen=True)
class CategoryRow:
    """A category in words.

    Attributes:
        name: of the category.
        figures: what was compared, side by side; empty where nothing is.
        why: who gets the point for what, or why nobody does.
        line: the points and the cards.
    """

    name: str
    figures: str
    why: str
    line: CategoryLine


def category_rows(texts: Texts, options: Options, result: DealResult) -> list[CategoryRow]:
    """A row for every category in force."""
    opening = sum(award.points for award in result.awards if award.category == OPENING)
    return [_row(texts, options, line, opening) for line in result.lines]


def _row(texts: Texts, options: Options, line: CategoryLine, opening: int) -> CategoryRow:
    figures = ""
    if line.category not in ("settebello", "bonus", CARD_POINTS, PAYMENT):
        figures = versus(_figures(options, line))
    return CategoryRow(
        texts(f"summary.category.{line.category}"),
        figures,
        _why(texts, options, line, opening),
        line,
    )


def _complete(line: CategoryLine) -> list[bool]:
    return [len(cards) == len(SUITS) for cards in line.cards]


def _competing(options: Options, line: CategoryLine) -> list[bool]:
    """Which sides take part in the comparison."""
    if line.category != "primiera" or scopa_options(options).primiera is Primiera.SEVENS:
        return [True] * len(line.values)
    complete = _complete(line)
    if any(complete) or scopa_options(options).primiera is Primiera.STRICT:
        return complete
    return [True] * len(line.values)


def _figures(options: Options, line: CategoryLine) -> list[int | str]:
    return [
        value if competing else MISSING
        for value, competing in zip(line.values, _competing(options, line), strict=True)
    ]


def _why(texts: Texts, options: Options, line: CategoryLine, opening: int) -> str:
    """The reason, or that nobody gets the point."""
    two = len(line.points) == 2
    shared = not any(line.points) and any(line.values)
    match line.category:
        case "carte" | "denari":
            if shared:
                return texts("summary.nobody", values=versus(line.values))
            return texts(f"summary.why.{line.category}{'_two' if two else ''}")
        case "primiera":
            return _why_primiera(texts, options, line, shared)
        case "scope" if opening:
            return texts("summary.why.scope_opening", n=opening)
        case _:
            return texts(f"summary.why.{line.category}")


def _why_primiera(texts: Texts, options: Options, line: CategoryLine, shared: bool) -> str:
    if scopa_options(options).primiera is Primiera.SEVENS:
        if shared:
            return texts("summary.nobody", values=versus(line.values))
        return texts("summary.why.primiera_sevens")
    complete = _complete(line)
    if not any(complete):
        strict = scopa_options(options).primiera is Primiera.STRICT
        return texts(f"summary.why.primiera_{'strict' if strict else 'sums'}")
    if shared:
        return texts("summary.nobody", values=versus(_figures(options, line)))
    return texts("summary.why.primiera" if all(complete) else "summary.why.primiera_suits")


# ---- drawing


def evidence_height(ui: Ui, line: CategoryLine, scale: float, column: float) -> float:
    """Height of the cards of a row, with their values under them.

    Args:
        scale: of the cards; those larger than usual lie in as many lines as they need.
        column: width that a side has.
    """
    p = ui.viewport.p
    high = scale * CARD_P * p * CARD_ASPECT
    if line.category == "primiera":
        return scale * PRIMIERA_CARD_P * p * CARD_ASPECT + _value_height(ui)
    if not _in_lines(line, scale):
        return high
    room = column - (CARDS_FROM_P + DISC_ROOM_P) * p
    most = max(map(len, line.cards))
    lines = -(-most // _cards_a_line(ui, room, scale))
    return lines * (high + LINES_APART_P * p) - LINES_APART_P * p


def _in_lines(line: CategoryLine, scale: float) -> bool:
    return line.category == CARD_POINTS and scale > 1 and any(line.cards)


def _cards_a_line(ui: Ui, room: float, scale: float) -> int:
    p = ui.viewport.p * scale
    return max(1, int((room - CARD_P * p) / (STEPS_P[CARD_POINTS] * p)) + 1)


def _value_height(ui: Ui) -> float:
    """Room for the worth of a card under it."""
    return 0.3 * ui.viewport.p + ui.type.px("caption") * 1.05


def request_cards(ui: Ui, scale: float) -> None:
    """Have the sharp cards of the rows made."""
    p = ui.viewport.p * scale
    ui.sprites.request(round(CARD_P * p))
    ui.sprites.request(round(PRIMIERA_CARD_P * p))


def draw_evidence(
    surface: pygame.Surface,
    ui: Ui,
    options: Options,
    line: CategoryLine,
    side: int,
    area: pygame.Rect,
    spread: float = 1.0,
    scale: float = 1.0,
) -> None:
    """The cards of a side within ``area`` (its height is the row's).

    Args:
        scale: of the cards, where rows are low.
        spread: how far the cards have fanned out, 0 to 1.
    """
    cards = line.cards[side] if line.cards else ()
    if not cards:
        return
    p = ui.viewport.p
    left = area.left + CARDS_FROM_P * p
    room = area.right - DISC_ROOM_P * p - left
    if line.category == "primiera" and scopa_options(options).primiera is not Primiera.SEVENS:
        _draw_primiera(surface, ui, cards, left, room, area, spread, scale)
    elif line.category == "scope":
        _draw_crosswise(surface, ui, cards, left, room, area.centery, spread, scale)
    elif _in_lines(line, scale):
        _draw_lines(surface, ui, cards, left, room, area.centery, spread, scale)
    else:
        shown = [BACK] * len(cards) if line.category == "carte" else list(map(str, cards))
        width = CARD_P * p * scale
        wanted = STEPS_P.get(line.category, SIDE_BY_SIDE_P) * p
        hand = DECLARED_CARDS if line.category == "declarations" else len(cards)
        gap = HANDS_APART_P * p * spread
        room -= gap * ((len(cards) - 1) // hand)
        step = _step(len(cards), room, width, wanted) * spread
        for i, card in enumerate(shown):
            x = left + i * step + i // hand * gap
            _draw_card(surface, ui, card, round(width), x, area.centery)


def _step(count: int, room: float, width: float, wanted: float) -> float:
    return min(wanted, (room - width) / (count - 1)) if count > 1 else 0.0


def _draw_card(
    surface: pygame.Surface, ui: Ui, card: str, width: int, left: float, middle: float
) -> None:
    centre = left + width / 2, middle
    ui.materials.card_shadow(surface, centre, width)
    picture = ui.sprites.card(card, width)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(middle))))


def _draw_lines(
    surface: pygame.Surface,
    ui: Ui,
    cards: tuple[Card, ...],
    left: float,
    room: float,
    middle: float,
    spread: float,
    scale: float,
) -> None:
    """Large cards in lines of equal length."""
    p = ui.viewport.p
    width = round(CARD_P * p * scale)
    lines = -(-len(cards) // _cards_a_line(ui, room, scale))
    each = -(-len(cards) // lines)
    down = width * CARD_ASPECT + LINES_APART_P * p
    for i, card in enumerate(cards):
        at, place = divmod(i, each)
        x = left + place * STEPS_P[CARD_POINTS] * p * scale * spread
        _draw_card(surface, ui, str(card), width, x, middle + (at - (lines - 1) / 2) * down)


def _draw_crosswise(
    surface: pygame.Surface,
    ui: Ui,
    cards: tuple[Card, ...],
    left: float,
    room: float,
    middle: float,
    spread: float,
    scale: float,
) -> None:
    p = ui.viewport.p
    width = round(CARD_P * p * scale)
    long = width * CARD_ASPECT
    step = _step(len(cards), room, long, long + p) * spread
    for i, card in enumerate(cards):
        centre = left + long / 2 + i * step, middle
        ui.materials.card_shadow(surface, centre, width, 90)
        picture = ui.sprites.turned(str(card), width, 90)
        surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(middle))))


def _draw_primiera(
    surface: pygame.Surface,
    ui: Ui,
    cards: tuple[Card, ...],
    left: float,
    room: float,
    area: pygame.Rect,
    spread: float,
    scale: float,
) -> None:
    """The best card of each suit, its worth under it."""
    p = ui.viewport.p
    width = min(PRIMIERA_CARD_P * p * scale, (room - 3 * 0.4 * p) / len(SUITS))
    step = min(SIDE_BY_SIDE_P * p, (room - width) / (len(SUITS) - 1)) * spread
    below = _value_height(ui)
    height = width * CARD_ASPECT
    top = area.centery - (height + below) / 2
    for i, card in enumerate(cards):
        x = left + i * step
        _draw_card(surface, ui, str(card), round(width), x, top + height / 2)
        if spread >= 1:
            ui.type.draw(
                surface,
                str(PRIMIERA_VALUES[card.rank]),
                (x + width / 2, top + height + (below + 0.3 * p) / 2),
                "caption",
                "bold",
                align="centre",
                anchor="middle",
            )


def draw_disc(
    surface: pygame.Surface, ui: Ui, line: CategoryLine, side: int, area: pygame.Rect, fall: float
) -> None:
    """The gold disc of the points of a side: beside its cards, or below its name if it has none.

    Args:
        fall: how far it has dropped to its place, 0 to 1.
    """
    points = tally(line)[side]
    if not points or fall <= 0:
        return
    p, u = ui.viewport.p, ui.viewport.u
    x = area.right - DISC_ROOM_P * p / 2 - 0.4 * p
    if not any(line.cards):
        x = area.left + (CARDS_FROM_P + DISC_P / 2) * p
    y = area.centery - (1 - fall) * 2 * u
    if line.category == "napoleone":
        icon = ui.materials.icon("check", round(DISC_P * p), theme.GOLD_TEXT)
        surface.blit(icon, icon.get_rect(center=(round(x), round(y))))
        return
    ui.materials.medallion(surface, (x, y), DISC_P * p, figure(points))
