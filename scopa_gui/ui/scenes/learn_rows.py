"""The pages of the rules as rows of a scroll: text, pictures, house rules, terms, words found."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import assert_never

import pygame

from scopa_gui.app import i18n
from scopa_gui.app.i18n import Texts
from scopa_gui.app.learn import contents
from scopa_gui.app.learn.contents import Place, Section
from scopa_gui.app.learn.markup import Heading, Paragraph, Pictures, Run, blocks
from scopa_gui.app.learn.search import LEAST_LETTERS, find
from scopa_gui.app.lessons.catalogue import GROUPS
from scopa_gui.app.lessons.progress import Progress
from scopa_gui.app.narration import in_words_of
from scopa_gui.rules.catalogue import (
    KEYS,
    PRESETS,
    Options,
    differences,
    keys_of,
    nearest_preset,
    plain_preset,
)
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.learn_pictures import picture_rows
from scopa_gui.ui.scenes.learn_prose import prose_rows
from scopa_gui.ui.scenes.lesson_row import LessonRow
from scopa_gui.ui.scenes.words import goal_words, value_words
from scopa_gui.ui.text import Role
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.list_row import ListRow
from scopa_gui.ui.widgets.scroll_panel import Row
from scopa_gui.ui.widgets.text_field import TextField

Go = Callable[[Place], None]

MOST_FOUND = 40


class PageRows:
    """Collects the rows of one page from the top of ``inner`` downwards.

    Attributes:
        anchors: where each option begins.
    """

    def __init__(self, ui: Ui, inner: pygame.Rect, go: Go) -> None:
        self._ui = ui
        self._inner = inner
        self._go = go
        self._y = inner.top
        self.rows: list[Row] = []
        self.anchors: dict[str, int] = {}

    # ---- whole pages

    def page(self, place: Place, options: Options | None) -> None:
        """A page of the rules; of the game that is being played, first what is agreed on."""
        texts = self._ui.texts
        self._heading(contents.title(texts, place.section, place.page), "head")
        match place.section:
            case Section.GAMES:
                if options is not None and nearest_preset(options) == place.page:
                    self._in_force(options)
                self._long(
                    contents.text(texts, place.section, place.page), texts.of_game(place.page)
                )
                self._special(place.page)
            case Section.OPTIONS:
                self._long(contents.text(texts, place.section, place.page))
                for option in contents.OPTION_PAGES[place.page]:
                    self._option(option)
            case Section.GLOSSARY:
                self._names(place.page)
                self._long(contents.text(texts, place.section, place.page))
            case Section.BASICS | Section.CARDS:
                self._long(contents.text(texts, place.section, place.page))
            case Section.LESSONS | Section.SEARCH:
                pass
            case _:
                assert_never(place.section)

    def search(self, field: TextField, wanted: str) -> None:
        """The field, and all in which the word stands."""
        ui, texts, p = self._ui, self._ui.texts, self._ui.viewport.p
        self._prose(texts("learn.search.ask"))
        high = field.measure(ui)[1]
        width = min(self._inner.width, round(60 * p))
        field.layout(ui, pygame.Rect(self._inner.left, self._y + round(0.6 * p), width, high))
        self._add(high + 2.0 * p, widgets=(field,))
        found = find(texts, wanted)
        if len(wanted.strip()) >= LEAST_LETTERS:
            self._prose(texts("learn.search.found", n=len(found)), "small", second=True)
        for hit in found[:MOST_FOUND]:
            self._hit(hit.place, hit.title, hit.excerpt)

    def lessons(self, group: str, progress: Progress, take: Callable[[str], None]) -> None:
        """The lessons of a page, each with its picture and how far it has been taken."""
        texts = self._ui.texts
        self._heading(contents.title(texts, Section.LESSONS, group), "head")
        self._prose(contents.text(texts, Section.LESSONS, group), second=True)
        for lesson in GROUPS[group]:
            self.anchors[lesson.name] = self._y
            row = LessonRow(lesson, progress, self._taking(take, lesson.name))
            high = row.height_for(self._ui, self._inner.width)
            row.layout(self._ui, pygame.Rect(self._inner.left, self._y, self._inner.width, high))
            self._add(high + 0.8 * self._ui.viewport.p, widgets=(row,))

    def _taking(self, take: Callable[[str], None], name: str) -> Callable[[], None]:
        return lambda: take(name)

    # ---- parts of pages

    def _long(self, text: str, texts: Texts | None = None) -> None:
        """A long text; its pictures are told of in the words of ``texts``."""
        ui = replace(self._ui, texts=texts or self._ui.texts)
        for block in blocks(text):
            match block:
                case Paragraph(runs):
                    self._runs(runs)
                case Heading(words):
                    self._heading(words, "lead")
                case Pictures(names):
                    rows = picture_rows(ui, names, self._inner, self._y)
                    self.rows += rows
                    self._y = rows[-1].bottom
                case _:
                    assert_never(block)

    def _in_force(self, options: Options) -> None:
        """What is being played, and the house rules that differ from the game's own."""
        texts = self._ui.texts
        preset = nearest_preset(options)
        changed = [
            name
            for name, _ in differences(options, PRESETS[preset])
            if name not in ("seats", "sides", "target")
        ]
        self._prose(
            texts(
                "learn.in_force.game",
                game=texts(f"rules.preset.{preset}.name"),
                goal=goal_words(texts, options.match_rule),
                seats=options.seats,
            )
        )
        key = "learn.in_force.changed" if changed else "learn.in_force.none"
        self._prose(texts(key), second=True)
        self._option_values(options, changed)
        self._line()

    def _special(self, preset: str) -> None:
        """The options in which a game differs from the plain one of its family, each a link to its
        description."""
        special, texts = contents.special_rules(preset), self._ui.texts
        if special:
            game = texts(f"rules.preset.{plain_preset(preset)}.name")
            self._heading(texts("learn.special", game=game), "lead")
            self._option_values(PRESETS[preset], special)

    def _option_values(self, options: Options, names: Sequence[str]) -> None:
        texts = in_words_of(self._ui.texts, options)
        keys = {key.name: key for key in keys_of(options)}
        for name in names:
            words = value_words(texts, options, keys[name])
            title = texts(f"rules.option.{name}.name")
            self._runs((Run(title, name), Run(f": {words}")), follow=self._to_option, tight=True)
        self._add(0.6 * self._ui.viewport.p)

    def _option(self, name: str) -> None:
        """An option: what it is about, and what each value does; the usual one first."""
        texts = self._ui.texts
        self.anchors[name] = self._y
        self._heading(texts(f"rules.option.{name}.name"), "lead")
        self._long(contents.option_text(texts, name))
        for number, value in enumerate(KEYS[name].values):
            words = texts(f"rules.option.{name}.{value}")
            title = texts("learn.usual", value=words) if number == 0 else words
            self._value(title, contents.effect(texts, name, value))
        self._add(1.0 * self._ui.viewport.p)

    def _value(self, title: str, effect: str) -> None:
        """A value's name in bold, and what it does, a little to the right."""
        shift = round(2.4 * self._ui.viewport.p)
        self._words(title, "body", "bold", shift)
        before = self._inner
        self._inner = pygame.Rect(
            before.left + shift, before.top, before.width - shift, before.height
        )
        self._long(effect)
        self._inner = before

    def _names(self, term: str) -> None:
        """A term as it is called in every language."""
        ui = self._ui
        for code in i18n.languages():
            texts = i18n.load(code)
            name = texts(f"learn.term.{term}.name")
            self._words(f"{texts('language.name')}: {name}", "small", "text", second=True)
        self._add(0.8 * ui.viewport.p)

    def _hit(self, place: Place, title: str, excerpt: str) -> None:
        ui = self._ui
        room = self._inner.width - 1.6 * ui.viewport.text
        line = ui.type.wrap(excerpt, room, "caption")[0]
        row = ListRow(title, lambda: self._go(place), note=line)
        high = row.measure(ui)[1]
        row.layout(ui, pygame.Rect(self._inner.left, self._y, self._inner.width, high))
        self._add(high, widgets=(row,))

    # ---- rows

    def _to_term(self, term: str) -> None:
        self._go(Place(Section.GLOSSARY, term))

    def _to_option(self, option: str) -> None:
        self._go(contents.page_of_option(option))

    def _runs(
        self,
        runs: Sequence[Run],
        follow: Callable[[str], None] | None = None,
        *,
        tight: bool = False,
    ) -> None:
        place = pygame.Rect(self._inner.left, self._y, self._inner.width, 0)
        rows = prose_rows(self._ui, runs, place, follow or self._to_term)
        self.rows += rows
        self._y = rows[-1].bottom
        self._add((0.2 if tight else 1.2) * self._ui.viewport.p)

    def _prose(self, words: str, role: Role = "body", *, second: bool = False) -> None:
        self._words(words, role, "text", second=second)
        self._add(0.8 * self._ui.viewport.p)

    def _words(
        self, words: str, role: Role, face: str, shift: int = 0, *, second: bool = False
    ) -> None:
        """Lines of plain words, a row each."""
        ui = self._ui
        colour = theme.INK_2 if second else theme.INK
        for line in ui.type.wrap(words, self._inner.width - shift, role, face):
            self._line_of_words(line, role, face, shift, colour)

    def _line_of_words(
        self, line: str, role: Role, face: str, shift: int, colour: theme.RGB
    ) -> None:
        type_ = self._ui.type

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            type_.draw(surface, line, (place.left + shift, place.top), role, face, colour)

        self._add(type_.line_height(role), paint)

    def _heading(self, words: str, role: Role) -> None:
        p = self._ui.viewport.p
        if self.rows:
            self._add(0.8 * p)
        self._words(words, role, "serif")
        self._add(0.5 * p)

    def _line(self) -> None:
        ui = self._ui

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            ui.materials.hline(
                surface, place.left, place.right, place.top, theme.INK, ui.viewport.k, 89
            )

        self._add(1.8 * ui.viewport.p, paint)

    def _add(
        self,
        high: float,
        paint: Callable[[pygame.Surface, pygame.Rect], None] | None = None,
        widgets: tuple[Widget, ...] = (),
    ) -> None:
        bottom = self._y + round(high)
        self.rows.append(Row(self._y, bottom, paint, widgets))
        self._y = bottom
