"""On every screen, in every language, in small and large windows, at normal and double text size:
no line of text is outside the window, cut, over another, shortened or broken.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.learn.contents import Place, Section
from scopa_gui.app.lessons.catalogue import LESSONS
from scopa_gui.app.narration import in_words_of
from scopa_gui.app.recording import recorded
from scopa_gui.app.setup import Setup
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord
from scopa_gui.ui import rescue
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.program import Program
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.learn import LearnScene
from scopa_gui.ui.scenes.lesson import LessonScene
from scopa_gui.ui.scenes.match_over import MatchOverScene
from scopa_gui.ui.scenes.memory import MemoryScene
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.pause import PauseScene
from scopa_gui.ui.scenes.review import ReviewScene
from scopa_gui.ui.scenes.seat_dialog import SeatScene
from scopa_gui.ui.scenes.sections import Section as Part
from scopa_gui.ui.scenes.settings import SettingsScene
from scopa_gui.ui.scenes.side_sections import log_rows, memory_rows
from scopa_gui.ui.scenes.summary import SummaryScene
from scopa_gui.ui.scenes.watch import WatchScene
from scopa_gui.ui.table.families import parts_for
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import after_all
from scopa_gui.ui.table.whereabouts import whereabouts
from scopa_gui.ui.viewport import Viewport
from scopa_gui.ui.widgets.scroll_panel import Row, ScrollPanel
from tests.app.support import QuickBrain
from tests.scenes.support import (
    Bare,
    faults,
    make_program,
    match,
    noted,
    seats_of,
    staged,
    top,
)

SIZES = ((960, 540), (1280, 720))
PERCENTS = (100, 200)
EVERYTHING = "napola(napoleone=on,four_sevens=on,bonus=6d+Rd)"
EVERYTHING_PAIRS = "napola(seats=4,napoleone=on,four_sevens=on,bonus=6d+Rd)"


def _title(program: Program) -> Scene:
    program.remember(Setup(parse_rules("re_bello"), tuple(seats_of(2))))
    match(program, deals=2).close()
    return program.first_scene()


def _title_long(program: Program) -> Scene:
    match(program, "scopa(seats=4)", 2, _long(4)).close()
    return program.first_scene()


def _new_game_long(code: str) -> Callable[[Program], Scene]:
    def make(program: Program) -> Scene:
        class Filled(NewGameScene):
            def enter(self) -> None:
                super().enter()
                options = parse_rules(code)
                people = [SeatRecord(name, PERSON) for name in LONG_NAMES[: options.seats]]
                self.form.use(options)
                self.form.setup = Setup(options, tuple(people))

        return Filled(program)

    return make


def _new_game(seats: int, bad_target: bool = False) -> Callable[[Program], Scene]:
    def make(program: Program) -> Scene:
        class Filled(NewGameScene):
            def enter(self) -> None:
                super().enter()
                self.form.choose_seats(seats)
                self._unfolded = True
                if bad_target:
                    self.form.ask_target()
                    self.form.type_target("999")

        program.remember(Setup(parse_rules("scopa"), tuple(seats_of(2))))
        return Filled(program)

    return make


LONG_NAMES = (
    "Massimiliano Ferrara",
    "Annunziata Di Napoli",
    "Wilhelmine Schneider",
    "Bartolomeo Esposito",
    "Maddalena De Martino",
    "Giovanni Longobardi",
)


def _long(count: int) -> list[SeatRecord]:
    """Names as long as they may be."""
    return [
        SeatRecord(name, seat.player)
        for name, seat in zip(LONG_NAMES, seats_of(count), strict=False)
    ]


def _summary(
    code: str, deals: int = 2, seats: list[SeatRecord] | None = None
) -> Callable[[Program], Scene]:
    def make(program: Program) -> Scene:
        session = match(program, code, deals, seats)
        result = session.run.match.results[-1]
        return SummaryScene(program, session, result, lambda: None)

    return make


def _over(code: str, seats: list[SeatRecord] | None = None) -> Callable[[Program], Scene]:
    return lambda program: MatchOverScene(program, match(program, code, 99, seats))


def _memory(section: str) -> Callable[[Program], Scene]:
    def make(program: Program) -> Scene:
        for luck in range(12):
            match(program, "scopa(seats=4,target=3)", 99, _long(4), luck)
        match(program, "scopa(seats=4)", 2, _long(4)).close()
        match(program, "cirulla", 1).close()
        return MemoryScene(program, section)

    return make


def _given_up(program: Program) -> Scene:
    session = match(program, "scopa(seats=4)", deals=1)
    session.give_up(0)
    return MatchOverScene(program, session)


def _review(code: str, moves: int, seats: list[SeatRecord] | None = None) -> "Making":
    """The review of a match, so many of its moves gone through."""

    def make(program: Program) -> Scene:
        program.brain = QuickBrain()
        session = match(program, code, 99, seats)
        review = program.review_of(recorded(session.header, session.run))
        review.start()
        while review.running and review.done < moves:
            review.update(0.1)
        review.stop()
        return ReviewScene(program, review, lambda judged: None)

    return make


def _rules(section: Section, page: str, code: str = "") -> Callable[[Program], Scene]:
    def make(program: Program) -> Scene:
        class Opened(LearnScene):
            def enter(self) -> None:
                super().enter()
                self._visit.place = Place(section, page)

        return Opened(program, parse_rules(code) if code else None)

    return make


def _pause(section: int) -> Callable[[Program], Scene]:
    def make(program: Program) -> Scene:
        class Opened(PauseScene):
            def layout(self, ui: Ui) -> None:
                self._section = section
                program.settings = self.director.settings
                super().layout(ui)

        return Opened(program, match(program, EVERYTHING))

    return make


def _slip(section: str, code: str) -> Callable[[Program], Scene]:
    """The log, or the memory aid, on the sheet of the pause."""

    def make(program: Program) -> Scene:
        options = parse_rules(code)
        session = match(program, code, 3, _long(options.seats))
        parts = parts_for(options)
        game = session.run.game
        layout = TableLayout.of(Viewport(960, 540), options)
        empty = parts.empty_table(0, game.seating.side_count)
        model = after_all(empty, session.events(0, 0), game, layout)

        def rows(ui: Ui, inner: pygame.Rect) -> list[Row]:
            texts = in_words_of(ui.texts, options)
            if section == "table.log":
                return log_rows(ui, parts.words(texts, options, session.seats).log(model), inner)
            return memory_rows(ui, texts, whereabouts(model), inner)

        class Opened(PauseScene):
            def layout(self, ui: Ui) -> None:
                program.settings = self.director.settings
                super().layout(ui)

        return Opened(program, session, [Part(section, "cards", rows)], section)

    return make


def _watch(*, by_itself: bool) -> Callable[[Program], Scene]:
    def make(program: Program) -> Scene:
        program.remember(Setup(parse_rules("scopa(seats=4)"), tuple(_long(4))))
        return WatchScene(program, program.watched_match(), by_itself=by_itself)

    return make


def _settings(section: int) -> Callable[[Program], Scene]:
    def make(program: Program) -> Scene:
        class Opened(SettingsScene):
            def layout(self, ui: Ui) -> None:
                self._section = section
                super().layout(ui)

        return Opened(program)

    return make


def _apology(program: Program) -> Scene:
    file = Path.home() / ".local" / "share" / "Scopa" / "reports" / "001.txt"
    return rescue.apology(i18n.load(program.settings.language), file, lambda: None)


def _seat(program: Program) -> Scene:
    setup = Setup(parse_rules("scopa"), tuple(seats_of(2)))

    def keep(seat: SeatRecord) -> None:
        return

    return SeatScene(program, setup, 1, keep)


def _lesson(name: str, number: int, said: str = "") -> Callable[[Program], Scene]:
    """A step of a lesson: asked, refused, found, or the end."""

    def make(program: Program) -> Scene:
        class Opened(LessonScene):
            def layout(self, ui: Ui) -> None:
                super().layout(ui)
                if said == "refused" and self.said is None:
                    self._refuse(ui.texts("lesson.reason.leaves_scopa", total=10, by="", n=3))
                elif said and not self.session.found:
                    self.session.play(self.session.right()[0])
                    self._answered()
                    if said == "finished":
                        self.go_on()

            def hear(self, sound: Sound) -> None:
                pass

        return Opened(program, LESSONS[name], "Lena", number)

    return make


Making = Callable[[Program], Scene]


SCENES: dict[str, Callable[[Program], Scene]] = {
    "title": _title,
    "new game, 2": _new_game(2),
    "new game, 3": _new_game(3),
    "new game, 4": _new_game(4),
    "new game, 6": _new_game(6),
    "new game, bad target": _new_game(4, bad_target=True),
    "title, long": _title_long,
    "new game, 2 long": _new_game_long("scopa"),
    "new game, 3 long": _new_game_long("scopa(seats=3)"),
    "new game, 4 long": _new_game_long("scopa(seats=4)"),
    "new game, 6 long": _new_game_long("scopa(seats=6)"),
    "new game, cirulla": _new_game_long("cirulla"),
    "new game, escoba": _new_game_long("escoba(seats=3)"),
    "new game, briscola": _new_game_long("briscola(seats=4)"),
    "new game, chiamata": _new_game_long("chiamata"),
    "seat": _seat,
    "apology": _apology,
    "summary, 2": _summary("scopa"),
    "summary, 2, everything": _summary(EVERYTHING),
    "summary, 3": _summary("scopa(seats=3)"),
    "summary, 4 alone": _summary("scopa(seats=4,sides=alone)"),
    "summary, pairs": _summary("scopa(seats=4)"),
    "summary, 2 long": _summary("scopa", 2, _long(2)),
    "summary, long pairs": _summary(EVERYTHING_PAIRS, 1, _long(4)),
    "summary, escoba": _summary("escoba(seats=3)"),
    "summary, cirulla": _summary("cirulla(napola=on,four_sevens=on,bonus=6d+Rd)", 1),
    "summary, cirulla, long pairs": _summary("cirulla(seats=4)", 1, _long(4)),
    "summary, 4 long": _summary("scopa(seats=4,sides=alone)", 3, _long(4)),
    "summary, briscola": _summary("briscola", 1),
    "summary, briscola, long teams": _summary("briscola(seats=6)", 1, _long(6)),
    "summary, chiamata": _summary("chiamata", 1),
    "summary, chiamata, long": _summary("chiamata", 2, _long(5)),
    "over, briscola": _over("briscola"),
    "over, chiamata, long": _over("chiamata", _long(5)),
    "over, chiamata": _over("chiamata"),
    "over, 2": _over("scopa"),
    "over, pairs": _over("scopa(seats=4)"),
    "over, 4 alone": _over("scopa(seats=4,sides=alone)"),
    "over, escoba": _over("escoba"),
    "over, cirulla": _over("cirulla"),
    "over, long pairs": _over("scopa(seats=4)", _long(4)),
    "over, 4 long": _over("scopa(seats=4,sides=alone)", _long(4)),
    "given up": _given_up,
    "memory, figures": _memory("statistics"),
    "memory, played": _memory("played"),
    "memory, open": _memory("open"),
    "review": _review("scopa(target=1)", 999),
    "review, long pairs": _review("scopa(seats=4,target=1)", 3, _long(4)),
    "review, briscola": _review("briscola", 4),
    "rules, taking": _rules(Section.BASICS, "taking"),
    "rules, cirulla": _rules(Section.GAMES, "cirulla", "cirulla(napola=on,bonus=6d+Rd)"),
    "rules, briscola": _rules(Section.GAMES, "briscola", "briscola(match=first_to_3)"),
    "rules, chiamata": _rules(Section.GAMES, "chiamata"),
    "rules, options of briscola": _rules(Section.OPTIONS, "briscola"),
    "rules, capturing": _rules(Section.OPTIONS, "capturing"),
    "rules, scoring": _rules(Section.OPTIONS, "scoring"),
    "rules, glossary": _rules(Section.GLOSSARY, "primiera"),
    "lessons": _rules(Section.LESSONS, "taking"),
    "lesson, asked": _lesson("primiera", 3),
    "lesson, refused": _lesson("partners", 1, "refused"),
    "lesson, found": _lesson("cirulla", 2, "found"),
    "lesson, finished": _lesson("coins", 3, "finished"),
    "cards, north": _rules(Section.CARDS, "north_south"),
    "settings": _settings(0),
    "settings, table": _settings(1),
    "settings, pace": _settings(2),
    "pause, rules": _pause(0),
    "pause, look": _pause(1),
    "pause, table": _pause(2),
    "pause, log": _slip("table.log", "cirulla(seats=4)"),
    "pause, memory": _slip("memory_aid.section", "scopa"),
    "pause, memory, escoba": _slip("memory_aid.section", "escoba"),
    "watch": _watch(by_itself=False),
    "watch, by itself": _watch(by_itself=True),
    "pause, keys": _pause(4),
}


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_text_fits(
    name: str,
    size: tuple[int, int],
    percent: int,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Page by page to the end of whatever scrolls."""
    program = make_program(tmp_path)
    program.settings = replace(program.settings, language=language)
    scene = SCENES[name](program)
    with noted(monkeypatch) as notes:
        stage = staged(lambda: Bare() if scene.overlay else scene, size, language, percent)
        if scene.overlay:
            stage.director.push(scene)
        stage.frame()
        assert top(stage) is scene
        surface = pygame.Surface(size)
        window = surface.get_rect()
        panels = [w for w in scene.group.widgets if isinstance(w, ScrollPanel)]
        found: list[str] = []
        for _ in range(40):
            notes.lines.clear()
            scene.draw(surface)
            found += faults(notes, window, panels=[panel.rect for panel in panels])
            before = [panel.scroll for panel in panels]
            for panel in panels:
                panel.command(Command.PAGE_DOWN)
            stage.advance(1.0, 0.5)
            if before == [panel.scroll for panel in panels]:
                break
        stage.close()
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("language", i18n.languages())
def test_every_lesson_has_room_for_its_words(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is least room: no title is cut, and no word is too long for the page."""
    program = make_program(tmp_path)
    found: list[str] = []
    with noted(monkeypatch) as notes:
        stage = staged(Bare, SIZES[0], language, PERCENTS[-1])
        surface = pygame.Surface(SIZES[0])
        for name, lesson in LESSONS.items():
            for number in range(len(lesson.steps)):
                scene = _lesson(name, number, "found")(program)
                stage.director.reset(scene)
                stage.frame()
                notes.lines.clear()
                scene.draw(surface)
                panels = [w.rect for w in scene.group.widgets if isinstance(w, ScrollPanel)]
                found += faults(notes, surface.get_rect(), panels=panels)
        stage.close()
    assert not found, "\n".join(dict.fromkeys(found))
