"""The log and the memory aid on a sheet, where they have all the room they need."""

from collections.abc import Mapping, Sequence

import pygame

from scopa_gui.app.i18n import Texts
from scopa_gui.rules.cards import RANKS, SUITS, Card, Suit
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.table.memory_slip import counts_words, draw_whereabouts, suit_icon
from scopa_gui.ui.table.whereabouts import Whereabouts
from scopa_gui.ui.viewport import CARD_ASPECT
from scopa_gui.ui.widgets.scroll_panel import Paint, Row

GAP = 0.12
"""Between two cards, over their width."""
SIGN = 0.3
"""Size of the sign on a card, over its width."""
MOST_CARD_U = 7.5


def log_rows(ui: Ui, told: Sequence[str], inner: pygame.Rect) -> list[Row]:
    """What happened, newest first."""
    rows: list[Row] = []
    top = inner.top
    for number, line in enumerate(told or (ui.texts("table.log_empty"),)):
        rows.append(_line(ui, line, "text" if number else "bold", inner, top))
        top = rows[-1].bottom
    return rows


def _line(ui: Ui, words: str, face: str, inner: pygame.Rect, top: int, role: str = "body") -> Row:
    p = ui.viewport.p
    high = ui.type.paragraph_height(words, inner.width, role, face)

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        at = place.left, place.top + 0.5 * p
        ui.type.paragraph(surface, words, at, place.width, role, face)

    return Row(top, round(top + high + 1.0 * p), paint)


def memory_rows(
    ui: Ui, texts: Texts, where: Mapping[Card, Whereabouts], inner: pygame.Rect
) -> list[Row]:
    """Every suit's cards side by side, each with a sign, and the same in words."""
    rows = [_line(ui, counts_words(texts, where), "bold", inner, inner.top, "lead")]
    rows.append(_line(ui, texts("memory_aid.help"), "text", inner, rows[-1].bottom, "small"))
    rows.append(_legend(ui, texts, inner, rows[-1].bottom))
    for suit in SUITS:
        rows += _suit(ui, texts, suit, where, inner, rows[-1].bottom)
    return rows


def _legend(ui: Ui, texts: Texts, inner: pygame.Rect, top: int) -> Row:
    p, type_ = ui.viewport.p, ui.type
    step, side = type_.line_height("small"), 1.7 * p
    named = [(one, texts(f"memory_aid.{one.name.lower()}")) for one in Whereabouts]
    wide = max(type_.width(words, "small") for _, words in named) + side + 3.5 * p
    columns = max(1, min(len(named), int(inner.width / wide)))
    lines = -(-len(named) // columns)

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        for number, (one, words) in enumerate(named):
            line, column = divmod(number, columns)
            x, y = place.left + column * wide, place.top + 0.6 * p + (line + 0.5) * step
            draw_whereabouts(surface, ui, (x + side / 2, y), 0.8 * side, one)
            at = x + side + 0.8 * p, y
            type_.draw(surface, words, at, "small", colour=theme.INK_2, anchor="middle")

    return Row(top, round(top + lines * step + 1.4 * p), paint)


def _suit(
    ui: Ui,
    texts: Texts,
    suit: Suit,
    where: Mapping[Card, Whereabouts],
    inner: pygame.Rect,
    top: int,
) -> list[Row]:
    cards = [Card(rank, suit) for rank in RANKS]
    gone = [card for card in cards if where[card] is Whereabouts.GONE]
    name = texts(f"card.suit.{suit.value}")
    name = name[0].upper() + name[1:]
    words = texts("memory_aid.suit", suit=name, gone=len(gone))
    names = ", ".join(texts(f"card.rank.{card.rank.value}") for card in gone)
    heading = _heading(ui, suit, words, inner, top)
    told = [_line(ui, names, "text", inner, heading.bottom, "small")] if names else []
    step = inner.width / len(cards)
    width = round(min(step / (1 + GAP), MOST_CARD_U * ui.viewport.u))
    step = min(step, width * (1 + 2 * GAP))
    high = round(CARD_ASPECT * width)
    start = (told or [heading])[-1].bottom
    ui.sprites.request(width, map(str, cards))
    return [
        heading,
        *told,
        Row(
            start, start + high + round(1.6 * ui.viewport.p), _cards(ui, cards, where, width, step)
        ),
    ]


def _heading(ui: Ui, suit: Suit, words: str, inner: pygame.Rect, top: int) -> Row:
    p = ui.viewport.p
    size = round(1.1 * ui.type.px("body"))
    indent = size + 0.8 * p
    high = ui.type.paragraph_height(words, inner.width - indent, "body", "bold")

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        k = ui.viewport.k
        ui.materials.hline(surface, place.left, place.right, place.top, theme.INK, k, 51)
        y = place.top + 0.9 * p
        icon = ui.materials.icon(suit_icon(ui.settings.deck, suit), size, theme.INK)
        middle = y + ui.type.line_height("body") / 2
        surface.blit(icon, icon.get_rect(midleft=(place.left, round(middle))))
        at, room = (place.left + indent, y), place.width - indent
        ui.type.paragraph(surface, words, at, room, "body", "bold")

    return Row(top, round(top + 0.9 * p + high + 0.5 * p), paint)


def _cards(
    ui: Ui, cards: Sequence[Card], where: Mapping[Card, Whereabouts], width: int, step: float
) -> Paint:
    """Cards that have gone are dark, and every card has its sign below its middle."""

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        high = CARD_ASPECT * width
        for number, card in enumerate(cards):
            middle = round(place.left + number * step + width / 2), round(place.top + high / 2)
            known = where[card]
            ui.materials.card_shadow(surface, middle, width)
            make = ui.sprites.dimmed if known is Whereabouts.GONE else ui.sprites.turned
            picture = make(str(card), width, 0.0)
            surface.blit(picture, picture.get_rect(center=middle))
            if known is not Whereabouts.UNSEEN:
                at = middle[0] + 0.28 * width, middle[1] + high / 2 - 0.24 * width
                draw_whereabouts(surface, ui, at, SIGN * width, known)

    return paint
