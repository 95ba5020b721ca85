"""The log and the memory aid at the side of the table, and on the sheet of the pause."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.settings import DECKS
from scopa_gui.rules.cards import DECK, RANKS, SUITS
from scopa_gui.ui.inputs import Command, PointerMoved, Scrolled
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.memory_slip import MemorySlip, rank_sign, suit_icon
from scopa_gui.ui.table.whereabouts import Whereabouts, whereabouts
from tests.scenes.support import Notes, faults, noted
from tests.table.support import NAMES, SilentBrain, Table, session_of

GAMES = ("scopa", "scopa(seats=4)", "scopa(seats=6)", "scientifico", "briscola", "chiamata")
LONG = 30
"""Moves after which the log scrolls."""


@pytest.fixture(autouse=True)
def notes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Notes]:
    """Cards and cloth are drawn blank, quickly."""
    with noted(monkeypatch) as found:
        yield found


def at(
    code: str = "scopa", moves: int = 8, people: tuple[int, ...] = (0,), **more: object
) -> Table:
    """A table after some moves, all of it shown."""
    session = session_of(code, people=people, seed=5, brain=SilentBrain())
    for _ in range(moves):
        if session.run.deal_over:
            session.next_deal()
        session.play(session.run.game.legal_moves(session.run.state)[-1])
    made = Table(session, **more)
    made.scene.course.resync()
    made.run(0.1)
    return made


def change(made: Table, **fields: object) -> None:
    director = made.stage.director
    director.apply_settings(replace(director.settings, **fields))
    made.run(0.1)


def told(made: Table) -> tuple[str, ...]:
    return made.scene._words.log(made.scene.course.show.model)


# ---- the log


def test_everything_that_happened_is_told_with_names() -> None:
    made = at(moves=8)
    lines = told(made)
    assert lines[-1] == "Lena deals." or lines[-1] == "Gennaro deals."
    assert "On the table: " in lines[-2]
    assert sum(line.startswith(("Lena", "Gennaro")) and "deals" not in line for line in lines) == 8
    assert "3 cards for everybody." in lines


def test_a_counted_deal_is_told_with_its_points() -> None:
    made = at(moves=38)
    assert any(line.startswith("The deal is counted: Lena ") for line in told(made))


def test_the_log_is_whole_in_a_long_match() -> None:
    made = at(moves=60)
    assert len(told(made)) > 60


@pytest.mark.parametrize("code", GAMES)
def test_no_move_is_missing_in_the_log(code: str) -> None:
    made = at(code, moves=12)
    moves = [e for e in made.session.events(0, 0) if isinstance(e, made.scene.course.MOVES)]
    assert moves
    lines = told(made)
    for event in moves:
        assert made.scene._words.told(event) in lines


def test_the_log_scrolls_by_the_wheel_and_stays_there_when_something_happens() -> None:
    made = at(moves=LONG, size=(1280, 720))
    panel = made.scene._side._log.panel
    assert panel.overflows
    pos = panel.rect.center
    made.stage.feed(PointerMoved(pos), Scrolled(pos, -3.0))
    made.run(0.5)
    scrolled = panel.scroll
    assert scrolled > 0
    rows = len(panel._rows)
    seen = panel._rows[rows - 1].bottom - panel.scroll
    session = made.session
    session.play(session.run.game.legal_moves(session.run.state)[0])
    made.scene.course.resync()
    made.run(0.1)
    assert len(panel._rows) > rows
    assert abs(panel._rows[-1].bottom - panel.scroll - seen) < 60


def test_pages_and_arrows_scroll_it_by_keys() -> None:
    made = at(moves=LONG)
    panel = made.scene._side._log.panel
    made.stage.feed(Command.PAGE_DOWN)
    made.run(0.5)
    assert panel.scroll > 0
    made.stage.feed(Command.HOME)
    made.run(0.5)
    assert panel.scroll == 0
    made.scene.group.focus(panel, by_keys=True)
    made.stage.feed(Command.DOWN)
    made.run(0.5)
    assert panel.scroll > 0
    assert made.scene.group.focused is panel


def test_the_newest_line_is_in_sight_where_nobody_has_scrolled() -> None:
    made = at(moves=LONG)
    panel = made.scene._side._log.panel
    session = made.session
    session.play(session.run.game.legal_moves(session.run.state)[0])
    made.scene.course.resync()
    made.run(0.1)
    assert panel.scroll == 0


def test_l_hides_the_log_and_brings_it_back() -> None:
    made = at()
    assert made.scene._side._log is not None
    made.stage.feed(Command.LOG)
    made.run(0.1)
    assert made.scene._side._log is None
    assert not made.stage.director.settings.log
    assert made.scene._toast._text == made.stage.director.ui.texts("table.log_hidden")
    made.stage.feed(Command.LOG)
    made.run(0.1)
    assert made.scene._side._log is not None


def test_a_click_on_its_heading_hides_it() -> None:
    made = at()
    made.click(made.scene._side._log.head.rect.center)
    made.run(0.1)
    assert made.scene._side._log is None


def test_with_large_text_the_log_opens_on_the_sheet_and_the_setting_stays() -> None:
    made = at(text=200)
    assert made.scene._side._log is None
    made.stage.feed(Command.LOG)
    assert (made.program.paused, made.program.opened) == (1, "table.log")
    assert made.stage.director.settings.log


def test_with_large_text_the_cards_of_the_table_stay_as_they_are() -> None:
    small, large = at(text=100), at(text=200)
    assert small.scene._geometry.card == large.scene._geometry.card
    assert small.scene._geometry.hand(3)[1].width == large.scene._geometry.hand(3)[1].width


# ---- the memory aid


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("moves", [0, 7, 14])
def test_cards_have_gone_that_lie_in_piles_and_only_those(code: str, moves: int) -> None:
    made = at(code, moves=moves)
    found = whereabouts(made.scene.course.show.model)
    view = made.session.view(0)
    assert list(found) == list(DECK)
    gone = {card for card, where in found.items() if where is Whereabouts.GONE}
    assert gone == {card for pile in view.piles for card in pile}
    own = {card for card, where in found.items() if where is Whereabouts.OWN}
    assert own == set(view.hand)


@pytest.mark.parametrize("code", GAMES)
def test_it_knows_nothing_of_hidden_cards(code: str) -> None:
    """Whatever lies hidden, the aid of a seat that has seen the same shows the same."""
    made = at(code, moves=6)
    found = whereabouts(made.scene.course.show.model)
    state = made.session.run.state
    hidden = {card for seat, hand in enumerate(state.hands) if seat != 0 for card in hand}
    hidden |= set(state.stock)
    turned = getattr(state, "turned", None)
    shown = set(made.scene.course.show.model.open_cards) | {turned}
    assert {found[card] for card in hidden - shown} <= {Whereabouts.UNSEEN}


def test_the_turned_trump_lies_open() -> None:
    made = at("briscola", moves=0)
    turned = made.session.view(0).turned
    assert whereabouts(made.scene.course.show.model)[turned] is Whereabouts.OPEN


def test_g_shows_it_and_hides_it() -> None:
    made = at()
    assert made.scene._side._memory is None
    made.stage.feed(Command.MEMORY_AID)
    made.run(0.1)
    assert made.scene._side._memory is not None
    assert made.stage.director.settings.memory_aid
    made.stage.feed(Command.MEMORY_AID)
    made.run(0.1)
    assert made.scene._side._memory is None


def test_where_it_has_no_room_it_opens_on_the_sheet() -> None:
    made = at("chiamata", moves=0, text=200)
    made.stage.feed(Command.MEMORY_AID)
    assert made.program.opened == "memory_aid.section"
    assert not made.stage.director.settings.memory_aid


def test_it_is_not_on_the_sheet_while_the_table_is_covered() -> None:
    made = at(people=(0, 1), moves=0)
    made.run(0.2)
    assert made.scene.handover is not None
    names = [section.name for section in made.scene._sections]
    assert names == ["table.log"]


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("game", ["scopa", "escoba"])
def test_ranks_and_suits_have_signs_of_their_own(language: str, deck: str, game: str) -> None:
    texts = i18n.load(language, deck).of_game(game)
    assert len({rank_sign(texts, rank) for rank in RANKS}) == len(RANKS)
    assert len({suit_icon(deck, suit) for suit in SUITS}) == len(SUITS)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("code", GAMES)
def test_slips_lie_over_nothing_else(size: tuple[int, int], percent: int, code: str) -> None:
    made = at(code, 0, size=size, text=percent)
    change(made, memory_aid=True)
    side, geometry = made.scene._side, made.scene._geometry
    boxes = [geometry.score, *geometry.buttons, *(place.plate for place in geometry.places)]
    others = [pygame.Rect(box.ltwh) for box in boxes]
    slips = []
    if side._memory is not None:
        slips.append(side._memory._box)
    if side._log is not None:
        slips.append(side._log._box)
    for number, slip in enumerate(slips):
        assert slip.collidelist(others) < 0
        assert all(not slip.colliderect(other) for other in slips[number + 1 :])


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("code", GAMES)
def test_the_words_of_the_memory_aid_fit(
    language: str, size: tuple[int, int], code: str, notes: Notes
) -> None:
    made = at(code, size=size, lang=language)
    change(made, memory_aid=True, log=False)
    if made.scene._side._memory is None:
        room = TableLayout.of(made.stage.director.ui.viewport, made.session.options).log
        assert room.h < MemorySlip.height(made.stage.director.ui, room.w)
        return
    notes.lines.clear()
    surface = pygame.Surface(size)
    made.scene.draw(surface)
    found = faults(notes, surface.get_rect(), NAMES)
    assert not found, "\n".join(found)


def test_the_log_survives_another_language(tmp_path: Path) -> None:
    made = at()
    change(made, language="it")
    assert any("dà le carte" in line for line in made.scene._side._told)
