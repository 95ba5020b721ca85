"""The last sheet: the sentence, the evening, the chart, and what may follow."""

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.session import Session, new_session
from scopa_gui.app.settings import Speed
from scopa_gui.app.trust import in_fours
from scopa_gui.rules.briscola.scoring import score_call
from scopa_gui.rules.cards import DECK
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord
from scopa_gui.ui import theme
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.chart import STYLES, Chart, ChartData, dashes, styles_for
from scopa_gui.ui.scenes.match_facts import decisive, match_facts
from scopa_gui.ui.scenes.match_over import MatchOverScene
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.dialog import Dialog
from tests.scenes.support import (
    Bare,
    Notes,
    StandIn,
    click,
    controls,
    match,
    press,
    staged,
    top,
)

ITALIAN, GERMAN = i18n.load("it"), i18n.load("de")


def ended(program: Program, code: str = "scopa", *players: str) -> Session:
    """A finished match; the players default to a person and computers."""
    seats = None
    if players:
        names = ("Giulia", "Ciro", "Pino", "Assunta")
        seats = [SeatRecord(n, p) for n, p in zip(names, players, strict=False)]
    return match(program, code, deals=99, seats=seats)


def headline(session: Session, texts: i18n.Texts = ITALIAN) -> str:
    return match_facts(texts, session).headline


def test_a_person_who_won_is_addressed(program: Program) -> None:
    session = ended(program, "scopa", PERSON, PERSON)
    winner = session.seats[session.run.winner or 0].name
    assert headline(session) == f"Hai vinto, {winner}."


def test_a_computer_is_spoken_of(program: Program) -> None:
    session = ended(program, "scopa", "heuristic", "heuristic")
    winner = session.seats[session.run.winner or 0].name
    assert headline(session) == f"Vince {winner}."


def test_a_pair_wins_in_the_plural(program: Program) -> None:
    session = ended(program, "scopa(seats=4)", *["heuristic"] * 4)
    pair = "Giulia e Pino" if session.run.winner == 0 else "Ciro e Assunta"
    assert headline(session) == f"Vincono {pair}."


def test_a_pair_of_people_is_addressed_in_the_plural(program: Program) -> None:
    session = ended(program, "scopa(seats=4)", *[PERSON] * 4)
    assert headline(session).startswith("Avete vinto, ")
    assert headline(session, GERMAN).startswith("Ihr habt gewonnen, ")


def test_giving_up_names_who_did_and_who_wins(program: Program) -> None:
    session = match(program)
    session.give_up(0)
    facts = match_facts(ITALIAN, session)
    assert (facts.headline, facts.line) == ("Vince Gennaro.", "Lena ha abbandonato.")
    assert not facts.won_by_points


def test_of_several_level_sides_nobody_wins_by_another_giving_up(program: Program) -> None:
    session = match(program, "scopa(seats=3,target=151)", deals=1)
    session.run = session.run.give_up(0)
    if session.run.winner is None:
        assert match_facts(ITALIAN, session).headline == "Nessuno vince."


def test_the_evening_adds_up_to_the_totals(program: Program) -> None:
    session = ended(program, "napola(bonus=Rd,four_sevens=on)")
    facts = match_facts(ITALIAN, session)
    for side, total in enumerate(facts.totals):
        assert sum(points[side] for _, points in facts.categories) == total


def test_the_number_of_deals_is_in_the_plural(program: Program) -> None:
    session = ended(program, "scopa(target=1)")
    assert len(session.run.match.results) == 1
    assert match_facts(ITALIAN, session).line.endswith("una mano")


@pytest.mark.parametrize("code", ["briscola", "briscola(seats=3)", "briscola(match=first_to_2)"])
def test_card_points_of_the_deal_that_decided_are_told(program: Program, code: str) -> None:
    session = match(program, code, 99)
    winner = session.run.winner
    assert winner is not None
    told = match_facts(ITALIAN, session).decisive
    number = int(told.split("mano ")[1].split(":")[0])
    points = session.run.match.results[number - 1].points
    others = " e ".join(str(points[side]) for side in range(len(points)) if side != winner)
    assert told.endswith(f": {points[winner]} punti contro {others}.")


@pytest.mark.parametrize(
    ("partner", "sentence"),
    [
        (1, "Decisiva la mano 2: chiamata vinta con Pino."),
        (0, "Decisiva la mano 2: chiamata vinta contro tutti e quattro."),
    ],
)
def test_the_call_that_decided_is_told(partner: int, sentence: str) -> None:
    everything = (tuple(DECK), (), (), (), ())
    deals = [score_call(((), *everything[:4]), 2, 3), score_call(everything, 0, partner)]
    names = ("Giulia", "Pino", "Rosa", "Ciro", "Lena")
    assert decisive(ITALIAN, deals, names, 0) == sentence


def test_the_readers_line_is_the_vermilion_one() -> None:
    assert styles_for(1, 2) == (STYLES[1], STYLES[0])
    assert STYLES[0].colour == theme.VERMILION
    assert len({style.mark for style in STYLES}) == len(STYLES)


def test_dashes_are_short_paths_that_cover_their_share() -> None:
    found = list(dashes([(0, 0), (30, 0), (30, 30)], [4, 2]))
    assert len(found) >= 10
    assert all(path.count("M") == 1 and path.count("L") == 1 for path in found)


# ---- on the screen


@pytest.mark.usefixtures("notes")
def test_rematch_plays_the_same_again(program: Program) -> None:
    session = ended(program, "rebello")
    stage = staged(lambda: MatchOverScene(program, session))
    press(stage, "Rematch")
    table = top(stage)
    assert isinstance(table, StandIn)
    assert (table.session.options, table.session.seats) == (session.options, session.seats)


@pytest.mark.usefixtures("notes")
def test_enter_is_the_rematch(program: Program) -> None:
    session = ended(program)
    stage = staged(lambda: MatchOverScene(program, session))
    stage.feed(Command.CONFIRM)
    assert isinstance(top(stage), StandIn)


@pytest.mark.usefixtures("notes")
def test_new_game_has_the_title_below_it(program: Program) -> None:
    session = ended(program)
    stage = staged(lambda: MatchOverScene(program, session))
    press(stage, "New game")
    assert isinstance(top(stage), NewGameScene)
    stage.feed(Command.CANCEL)
    assert isinstance(top(stage), TitleScene)


@pytest.mark.usefixtures("notes")
def test_to_the_title(program: Program) -> None:
    session = ended(program)
    stage = staged(lambda: MatchOverScene(program, session))
    press(stage, "Main menu")
    assert isinstance(top(stage), TitleScene)


@pytest.mark.usefixtures("notes")
def test_the_chart_grows_and_comes_to_rest(program: Program) -> None:
    session = ended(program)
    scene = MatchOverScene(program, session)
    stage = staged(lambda: scene, speed=Speed.NORMAL)
    stage.advance(0.2)
    assert 0 < scene._share < 1
    stage.feed(Command.CONFIRM)
    assert scene._share == 1.0
    assert top(stage) is scene
    stage.advance(1.0)
    assert not stage.director.needs_frame()


def test_lines_over_one_another_keep_their_figures_apart(notes: Notes) -> None:
    stage = staged(Bare)
    names, totals = ("A", "B", "C"), ((0, 9), (0, 9), (0, 9))
    data = ChartData(names, totals, 11, STYLES[:3], ("1",))
    chart = Chart(stage.director.ui, data, pygame.Rect(100, 100, 500, 300))
    notes.lines.clear()
    chart.draw(stage.frame(), 1.0)
    ends = [line.ink for line in notes.lines if line.text == "9"]
    assert len(ends) == 3
    assert not any(a.colliderect(b) for a in ends for b in ends if a is not b)


def test_the_last_figures_of_a_low_chart_keep_off_the_legend(notes: Notes) -> None:
    stage = staged(Bare, (960, 540), "de", 200)
    names, totals = ("A", "B", "C", "D", "E"), ((0, 3), (0, 3), (0, 3), (0, 3), (0, 3))
    data = ChartData(names, totals, None, STYLES, ("1",))
    chart = Chart(stage.director.ui, data, pygame.Rect(50, 200, 830, 200))
    notes.lines.clear()
    chart.draw(stage.frame(), 1.0)
    legend = max(line.ink.bottom for line in notes.lines if line.text in names)
    ends = [line.ink.top for line in notes.lines if line.text == "3"]
    assert len(ends) >= 5
    assert min(ends) >= legend


@pytest.mark.parametrize("percent", [100, 200])
def test_a_match_given_up_before_anything_was_counted_has_its_sheet(
    program: Program, percent: int
) -> None:
    seats = [SeatRecord("Lena", PERSON), SeatRecord("Pino", "greedy")]
    session = new_session(parse_rules("scopa"), seats, program.store, program.brain, 1)
    session.give_up(0)
    assert not match_facts(ITALIAN, session).categories
    stage = staged(lambda: MatchOverScene(program, session), (960, 540), "de", percent)
    assert isinstance(top(stage), MatchOverScene)
    assert stage.frames_drawn


def test_the_sheet_is_saved_as_a_picture(program: Program) -> None:
    session = match(program, "scopa(target=6)", deals=99)
    stage = staged(lambda: MatchOverScene(program, session))
    (save,) = [w for w in controls(stage) if isinstance(w, Button) and w.icon == "save"]
    click(stage, save)
    click(stage, save)
    files = sorted(program.store.exchange.iterdir())
    assert [file.name for file in files] == ["scopa-001.png", "scopa-002.png"]
    assert files[0].read_bytes().startswith(b"\x89PNG")
    scene = top(stage)
    assert isinstance(scene, MatchOverScene)
    assert scene.picture().get_size() == scene._sheet.box.size


def test_deal_and_secret_can_be_checked(program: Program, notes: Notes) -> None:
    session = match(program, "scopa(target=6)", deals=99)
    stage = staged(lambda: MatchOverScene(program, session))
    (prove,) = [w for w in controls(stage) if isinstance(w, Button) and w.icon == "check"]
    click(stage, prove)
    stage.frame()
    assert isinstance(top(stage), Dialog)
    words = " ".join(line.text for line in notes.lines)
    assert in_fours(session.fingerprint) in words
