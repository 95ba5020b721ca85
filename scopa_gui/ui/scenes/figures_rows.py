"""The statistics as rows of a scroll: whose matches, figures, and charts of them."""

import sqlite3
from collections.abc import Sequence
from typing import Protocol

import pygame

from scopa_gui.app import statistics
from scopa_gui.app.i18n import Texts, decimal
from scopa_gui.app.statistics import Figures, Group, Question, person_of
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.figures_charts import draw_bar, draw_luck, draw_shares
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.widgets.drop_down import DropDown
from scopa_gui.ui.widgets.scroll_panel import Row

FIGURE_P = 19.0
"""The least width of a figure with its words."""
CHART_P = 26.0
LABEL_P = 24.0
SCALE_P = 7.0
BESIDE_P = 90.0
"""From this width on a scale stands beside its words."""
WINDOWS = ((200, 2000), (100, 1000), (50, 500), (20, 40), (10, 20), (5, 10))
"""The curve shows the share of the last so many matches, where there are at least so many: the more
there are, the calmer it is."""


class Asker(Protocol):
    """Who holds the question that is answered."""

    question: Question | None

    def ask(self, question: Question) -> None:
        """Answer another one."""
        ...


def rows(
    ui: Ui, kept: Kept, base: sqlite3.Connection, asker: Asker, inner: pygame.Rect
) -> list[Row]:
    """Everything, from the choice of matches on."""
    texts = ui.texts
    people = statistics.people(base)
    if not people:
        return [sentence_row(ui, texts("memory.none_played"), inner, inner.top)]
    question = asker.question or Question(people[0])
    found = statistics.figures(base, question)
    everything = Question(question.person)
    whole = found if question == everything else statistics.figures(base, everything)
    made = [_choice_row(ui, kept, asker, question, people, whole, inner)]
    if not found.results:
        made.append(sentence_row(ui, texts("statistics.none"), inner, made[-1].bottom))
        return made
    made.append(_figures_row(ui, _figures(texts, found), inner, made[-1].bottom))
    made += _curve_rows(ui, found, inner, made[-1].bottom)
    for key, groups in (("games", found.games), ("levels", found.opponents)):
        named = [(_group_name(texts, key, group), group) for group in groups]
        made += _bar_rows(ui, texts(f"statistics.{key}"), named, inner, made[-1].bottom)
    return made + _luck_rows(ui, question.person, found, inner, made[-1].bottom)


def sentence_row(ui: Ui, words: str, inner: pygame.Rect, top: int) -> Row:
    """A sentence in the place of what is not there."""
    p = ui.viewport.p
    high = ui.type.paragraph_height(words, inner.width)

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        at = place.left, place.top + p
        ui.type.paragraph(surface, words, at, place.width, "body", "text", theme.INK_2)

    return Row(top, round(top + high + 2 * p), paint)


def _group_name(texts: Texts, key: str, group: Group) -> str:
    text = f"level.{group.name}" if key == "levels" else f"rules.preset.{group.name}.name"
    return texts(text) if text in texts else person_of(group.name) or group.name


# ---- whose matches


def _choice_row(
    ui: Ui,
    kept: Kept,
    asker: Asker,
    question: Question,
    people: Sequence[str],
    whole: Figures,
    inner: pygame.Rect,
) -> Row:
    texts, p = ui.texts, ui.viewport.p
    games = ["", *(group.name for group in whole.games)]
    levels = ["", *(group.name for group in whole.opponents)]
    words = [texts("statistics.every_game"), *(_group_name(texts, "", g) for g in whole.games)]
    names = [texts("statistics.everybody")]
    names += [_group_name(texts, "levels", group) for group in whole.opponents]
    person = people.index(question.person) if question.person in people else 0
    boxes = [
        _box(kept, "people", people, person, lambda i: asker.ask(Question(people[i]))),
        _box(
            kept,
            f"games {question}",
            words,
            games.index(question.game) if question.game in games else 0,
            lambda i: asker.ask(Question(question.person, games[i], question.opponent)),
        ),
        _box(
            kept,
            f"levels {question}",
            names,
            levels.index(question.opponent) if question.opponent in levels else 0,
            lambda i: asker.ask(Question(question.person, question.game, levels[i])),
        ),
    ]
    gap = round(1.4 * p)
    wide = (inner.width - 2 * gap) // 3
    beside = wide >= 26 * p
    y = inner.top
    for number, box in enumerate(boxes):
        high = box.measure(ui)[1]
        if beside:
            box.layout(ui, pygame.Rect(inner.left + number * (wide + gap), y, wide, high))
        else:
            box.layout(ui, pygame.Rect(inner.left, y, inner.width, high))
            y += high + round(0.5 * p)
    return Row(inner.top, boxes[-1].rect.bottom + gap, None, tuple(boxes))


def _box(kept: Kept, name: str, words: Sequence[str], chosen: int, on_change: "Change") -> DropDown:
    box = kept.get(DropDown, name, lambda: DropDown(list(words), chosen, on_change))
    box.chosen = chosen
    return box


class Change(Protocol):
    """Told the number of what was chosen."""

    def __call__(self, chosen: int, /) -> None:
        """The so-manyth."""
        ...


# ---- figures


def percent(texts: Texts, share: float, digits: int = 0) -> str:
    """A share as the language writes it: «41,2 %»."""
    value = f"{100 * share:.{digits}f}".replace(".", texts("statistics.point"))
    return texts("statistics.percent", value=value)


def _figures(texts: Texts, found: Figures) -> list[tuple[str, str]]:
    """Figures with their words."""
    played, deals = len(found.results), max(1, found.deals)
    streak = found.streak
    key = "statistics.streak_won" if streak >= 0 else "statistics.streak_lost"
    return [
        (str(played), texts("statistics.played", n=played)),
        (percent(texts, found.won / played), texts("statistics.won", n=found.won)),
        (str(abs(streak)), texts(key)),
        (str(found.longest), texts("statistics.longest")),
        (
            decimal(texts, found.own.scope / deals),
            texts("statistics.scope", others=decimal(texts, found.others.scope / deals)),
        ),
        (
            percent(texts, found.own.settebello / deals),
            texts("statistics.settebello"),
        ),
    ]


def _figures_row(ui: Ui, told: Sequence[tuple[str, str]], inner: pygame.Rect, top: int) -> Row:
    p, type_ = ui.viewport.p, ui.type
    columns = max(1, min(len(told), int(inner.width // (FIGURE_P * p))))
    if columns > 3:
        columns = 6 if columns >= 6 else 3
    wide = inner.width / columns
    room = wide - 1.5 * p
    lines = -(-len(told) // columns)
    words = max(type_.paragraph_height(text, room, "small") for _, text in told)
    high = type_.line_height("title") + words + 1.2 * p

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        for number, (value, text) in enumerate(told):
            x = place.left + (number % columns) * wide
            y = place.top + (number // columns) * high
            type_.draw(surface, value, (x, y), "title", "serif", theme.VERMILION)
            at = x, y + type_.line_height("title")
            type_.paragraph(surface, text, at, room, "small", "text", theme.INK_2)

    return Row(top, round(top + lines * high + p), paint)


def heading_row(ui: Ui, words: str, inner: pygame.Rect, top: int, note: str = "") -> Row:
    """A heading over a double rule, with a note below it."""
    p, type_ = ui.viewport.p, ui.type
    line = type_.line_height("lead")
    below = type_.paragraph_height(note, inner.width, "caption") if note else 0.0

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        y = place.top + 0.8 * p
        type_.paragraph(surface, words, (place.left, y), place.width, "lead", "serif")
        if note:
            at = place.left, y + line
            type_.paragraph(surface, note, at, place.width, "caption", "text", theme.INK_2)
        under = place.bottom - 1.4 * p
        ui.materials.double_rule(surface, place.left, place.right, under)

    return Row(top, round(top + line + below + 3.0 * p), paint)


# ---- charts


def _curve_rows(ui: Ui, found: Figures, inner: pygame.Rect, top: int) -> list[Row]:
    """The share won of the last matches, where there are enough for a curve."""
    window = next((last for last, least in WINDOWS if len(found.results) >= least), 0)
    if not window:
        return []
    head = heading_row(ui, ui.texts("statistics.curve", n=window), inner, top)
    shares = found.shares(window)
    high = round(CHART_P * ui.viewport.p)
    labels = [percent(ui.texts, share) for share in (0.0, 0.5, 1.0)]
    ends = str(window), str(len(found.results))

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        draw_shares(surface, ui, shares, labels, ends, place)

    return [head, Row(head.bottom, head.bottom + high, paint)]


def _bar_rows(
    ui: Ui, title: str, groups: Sequence[tuple[str, Group]], inner: pygame.Rect, top: int
) -> list[Row]:
    """A bar a group: as long as it was played, filled as far as it was won."""
    if not groups:
        return []
    made = [heading_row(ui, title, inner, top, ui.texts("statistics.bars_help"))]
    most = max(group.played for _, group in groups)
    high = round(ui.type.line_height("body") + 1.4 * ui.viewport.p)
    for name, group in groups:
        words = ui.texts("statistics.of", won=group.won, played=group.played)
        share = percent(ui.texts, group.won / group.played)
        paint = _painting_bar(ui, name, group, most, f"{words} · {share}")
        made.append(Row(made[-1].bottom, made[-1].bottom + high, paint))
    return made


def _painting_bar(ui: Ui, name: str, group: Group, most: int, words: str) -> "Painter":
    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        p, type_ = ui.viewport.p, ui.type
        label = min(LABEL_P * p, 0.34 * place.width)
        figures = type_.width(words, "small") + 1.5 * p
        said = type_.fit(name, label - p, "body")
        type_.draw(surface, said, (place.left, place.centery), anchor="middle")
        room = place.width - label - figures
        bar = pygame.Rect(round(place.left + label), 0, 0, round(2.6 * p))
        bar.width = max(3, round(room * group.played / most))
        bar.centery = place.centery
        draw_bar(surface, ui, bar, group.won / group.played)
        at = place.right, place.centery
        type_.draw(surface, words, at, "small", "text", theme.INK_2, "right", "middle")

    return paint


class Painter(Protocol):
    """Draws a row into a place."""

    def __call__(self, surface: pygame.Surface, place: pygame.Rect, /) -> None:
        """Draw it."""
        ...


def _luck_rows(ui: Ui, person: str, found: Figures, inner: pygame.Rect, top: int) -> list[Row]:
    """What the deals brought, beside what chance lets expect."""
    texts = ui.texts
    made = [heading_row(ui, texts("statistics.luck"), inner, top, texts("statistics.luck_help"))]
    others = texts("statistics.others")
    measures = [
        (texts("statistics.dealt", name=person), found.own.dealt, True),
        (texts("statistics.dealt", name=others), found.others.dealt, False),
        (texts("statistics.sevens", name=person), found.own.sevens, True),
        (texts("statistics.sevens", name=others), found.others.sevens, False),
        (texts("statistics.openings"), found.openings, True),
    ]
    for words, luck, own in measures:
        if not luck.chances or not luck.expected:
            continue
        share = luck.found / luck.chances
        usual = luck.expected / luck.chances
        sevens = luck in (found.own.sevens, found.others.sevens)
        tell = decimal if sevens else (lambda t, s: percent(t, s, 1))
        told = texts("statistics.found", found=tell(texts, share), usual=tell(texts, usual))
        values = luck.found, luck.expected, luck.spread
        made.append(_luck_row(ui, words, told, values, inner, made[-1].bottom, own=own))
    return made


def _luck_row(
    ui: Ui,
    words: str,
    told: str,
    values: tuple[float, float, float],
    inner: pygame.Rect,
    top: int,
    *,
    own: bool,
) -> Row:
    """Words and figures, the scale beside them or, where it is narrow, below."""
    p, type_ = ui.viewport.p, ui.type
    beside = inner.width >= BESIDE_P * p
    room = inner.width * 0.5 - p if beside else float(inner.width)
    named = type_.paragraph_height(words, room)
    both = named + type_.paragraph_height(told, room, "small")
    scale = round(SCALE_P * p)
    high = max(both, scale) if beside else both + scale

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        y = place.top + 0.8 * p
        under = type_.paragraph(surface, words, (place.left, y), room)
        at = place.left, under
        type_.paragraph(surface, told, at, room, "small", "text", theme.INK_2)
        area = pygame.Rect(place.left, round(y + both), place.width, scale)
        if beside:
            left = place.left + place.width // 2
            area = pygame.Rect(left, place.top, place.right - left - round(p), place.height)
        draw_luck(surface, ui, values, area, own=own)

    return Row(top, round(top + high + 1.8 * p), paint)
