"""Rows of matches: a line in bold, a line below it, buttons at the right."""

from collections.abc import Sequence

import pygame

from scopa_gui.app.history import Listed
from scopa_gui.app.i18n import Texts
from scopa_gui.app.narration import listed
from scopa_gui.app.storage import SavedMatch
from scopa_gui.rules.catalogue import RulesCodeError, parse_rules
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.words import game_name, goal_words, side_names, versus
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.scroll_panel import Row

WORDS_P = 30.0
"""The least room for words beside the buttons."""


def saved_words(texts: Texts, saved: SavedMatch) -> tuple[str, str]:
    """An interrupted match: who plays, and how it stands."""
    run, header = saved.record.run, saved.record.header
    names = side_names(texts, run.game.seating, [seat.name for seat in header.seats])
    scores = versus(run.match.totals)
    below = texts(
        "title.state",
        game=game_name(texts, header.options),
        scores=scores,
        goal=goal_words(texts, run.match.rule),
    )
    return " – ".join(names), below


def played_words(texts: Texts, one: Listed) -> tuple[str, str]:
    """A finished match: who played, and when, what and how it ended."""
    sides = sorted(set(one.sides))
    names = [
        listed(texts, [n for n, at in zip(one.names, one.sides, strict=True) if at == side])
        for side in sides
    ]
    try:
        game = game_name(texts, parse_rules(one.rules))
    except RulesCodeError:
        game = one.rules
    parts = [*([day(texts, one.ended)] if one.ended else []), game, versus(one.totals)]
    if one.given_up:
        parts.append(texts("memory.given_up"))
    if one.assisted:
        parts.append(texts("memory.assisted"))
    return " – ".join(names), " · ".join(parts)


def day(texts: Texts, ended: str) -> str:
    """A day as the language writes it."""
    year, month, date = [*ended[:10].split("-"), "", ""][:3]
    return texts("memory.day", year=year, month=month, day=date)


def match_row(
    ui: Ui, title: str, below: str, buttons: Sequence[Button], inner: pygame.Rect, top: int
) -> Row:
    """Words at the left, buttons beside them, or below where there is no room."""
    p, type_ = ui.viewport.p, ui.type
    sizes = [button.measure(ui) for button in buttons]
    taken = sum(width for width, _ in sizes) + len(sizes) * p
    beside = inner.width - taken >= WORDS_P * p
    room = inner.width - taken if beside else inner.width
    names = type_.paragraph_height(title, room, "body", "bold")
    words = names + type_.paragraph_height(below, room, "small")
    y = top + 1.1 * p
    row_y = y if beside else y + words + 0.5 * p
    right = float(inner.right)
    for button, (width, height) in zip(reversed(buttons), reversed(sizes), strict=True):
        button.layout(ui, pygame.Rect(round(right - width), round(row_y), width, height))
        right -= width + p
    bottom = max(y + words, float(max((button.rect.bottom for button in buttons), default=0)))

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        if top > inner.top:
            ui.materials.hline(
                surface, place.left, place.right, place.top, theme.INK, ui.viewport.k, 51
            )
        at = place.left, place.top + 1.1 * p
        under = type_.paragraph(surface, title, at, room, "body", "bold")
        type_.paragraph(surface, below, (place.left, under), room, "small", "text", theme.INK_2)

    return Row(top, round(bottom + 1.1 * p), paint, tuple(buttons))


def button_row(ui: Ui, buttons: Sequence[Button], inner: pygame.Rect, top: int) -> Row:
    """Buttons alone."""
    p = ui.viewport.p
    x, y = inner.left, round(top + p)
    for button in buttons:
        width, height = button.measure(ui)
        button.layout(ui, pygame.Rect(x, y, width, height))
        x += width + round(p)
    return Row(top, buttons[0].rect.bottom + round(p), None, tuple(buttons))
