"""Help at the table: advice with its reason, and moves taken back."""

from dataclasses import dataclass, field, replace
from pathlib import Path

import pygame
import pytest

from scopa_gui.ai.brain import Answer
from scopa_gui.app import i18n
from scopa_gui.app.session import resume_session
from scopa_gui.app.settings import Speed
from scopa_gui.app.storage import Store
from scopa_gui.app.table_flow import TableState
from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.record import read_journal
from scopa_gui.ui.inputs import Command, PointerMoved, PointerPressed, PointerReleased
from scopa_gui.ui.table.families import parts_for
from scopa_gui.ui.table.help import Help
from scopa_gui.ui.table.icon_button import IconButton
from scopa_gui.ui.table.rest import hand_poses
from scopa_gui.ui.table.sight import Looking
from scopa_gui.ui.text import TextPainter
from tests.app.support import QuickBrain
from tests.table.support import SilentBrain, Table, session_of

ADVISED = "7c Fs Cd 2b Ac 5s 7d Rc 4d Fb"
"""Seat 0 leads from 7c, Cd, Ac: the seven takes the settebello and leaves 22."""
LEAD = "7d 2s 2d Rb Cc 2c Fd Fs Fc Fb"
"""Seat 0 leads from 7d, 2d, Cc; seat 1 holds 2s, Rb, 2c; four fanti lie on the table."""


class Answering(QuickBrain):
    """Advises at once; its computer players never move."""

    def poll(self, elapsed_s: float) -> list[Answer]:
        advised = [answer for answer in self.waiting.values() if answer.advice is not None]
        for answer in advised:
            del self.waiting[answer.ticket]
        return advised


@dataclass
class Late(SilentBrain):
    """Answers only once it is told to, cancelled or not."""

    late: list[Answer] = field(default_factory=list)

    def poll(self, elapsed_s: float) -> list[Answer]:
        return self.late


def table(
    first: str,
    *moves: str,
    brain: QuickBrain | None = None,
    code: str = "scopa",
    people: tuple[int, ...] = (0,),
    folder: Path | None = None,
    **more: object,
) -> Table:
    session = session_of(
        code, people, stocks=[first], moves=moves, brain=brain or Answering(), folder=folder
    )
    made = Table(session, **more)
    made.scene.course.show.finish_all()
    made.run(0.1)
    return made


def helping(made: Table) -> Help:
    return made.scene.help


def note(made: Table) -> str:
    return helping(made).note._text if helping(made).told else ""


def refused(made: Table) -> str:
    return made.scene._toast._text


def lit(made: Table) -> set[str]:
    return set(map(str, helping(made).lit))


def journal(made: Table) -> str:
    return made.session._journal.path.read_text(encoding="utf-8")


def click_card(made: Table, card: str) -> None:
    pose = hand_poses(made.scene.course.show.model, made.scene._geometry)[parse_card(card)]
    made.click((round(pose.x), round(pose.y)))


def button(made: Table, icon: str) -> IconButton:
    found = [one for one in made.scene.group.widgets if getattr(one, "icon", "") == icon]
    (one,) = found
    assert isinstance(one, IconButton)
    return one


# ---- advice


def test_h_advises_a_move_with_its_reason() -> None:
    made = table(ADVISED)
    made.stage.feed(Command.HINT)
    made.run(0.1)
    assert note(made).startswith("Seven of Coppe takes the Seven of Denari – gains the settebello")
    assert note(made).endswith("leaves 22: no scopa possible.")
    assert lit(made) == {"7c", "7d"}


def test_the_button_does_the_same() -> None:
    made = table(ADVISED)
    made.click(button(made, "hint").rect.center)
    made.run(0.1)
    assert "settebello" in note(made)


@pytest.mark.parametrize("language", i18n.languages())
def test_it_is_told_in_every_language(language: str) -> None:
    made = table(ADVISED, lang=language)
    made.stage.feed(Command.HINT)
    made.run(0.1)
    assert "ettebello" in note(made)
    assert "22" in note(made)


def test_the_cards_are_lit_in_the_picture() -> None:
    made = table(ADVISED)
    made.stage.feed(Command.HINT)
    made.run(0.1)
    scene = made.scene
    looking = Looking(
        scene.course,
        scene.gestures,
        scene._geometry,
        scene._words,
        toast=False,
        short=False,
        advised=helping(made).lit,
    )
    sight = parts_for(made.session.options).see(looking)
    rings = {str(shown.card): shown.ring for shown in (*sight.still, *sight.hand)}
    assert {card for card, ring in rings.items() if ring == "advised"} == {"7c", "7d"}


def test_no_frame_waits_for_the_advice() -> None:
    made = table(ADVISED, brain=SilentBrain())
    made.stage.feed(Command.HINT)
    made.run(0.5)
    assert note(made) == "Looking for the best move …"
    assert lit(made) == set()


def test_advice_stays_until_a_card_is_played() -> None:
    made = table(ADVISED)
    made.stage.feed(Command.HINT)
    made.run(30)
    assert "settebello" in note(made)
    click_card(made, "Cd")
    made.run(0.1)
    assert note(made) == ""
    assert lit(made) == set()
    assert made.session.advice is None


def test_a_late_answer_is_dropped() -> None:
    brain = Late()
    made = table(ADVISED, brain=brain)
    made.stage.feed(Command.HINT)
    made.run(0.1)
    (late,) = [answer for answer in brain.waiting.values() if answer.advice is not None]
    click_card(made, "Cd")
    brain.late = [late]
    made.run(0.1)
    assert made.session.advice is None
    assert note(made) == ""
    assert made.session.run.moves == ("Cd",)


@pytest.mark.parametrize("again", [Command.HINT, Command.CANCEL])
def test_it_is_put_away(again: Command) -> None:
    made = table(ADVISED)
    made.stage.feed(Command.HINT)
    made.run(0.1)
    made.stage.feed(again)
    made.run(0.1)
    assert note(made) == ""
    assert made.program.paused == 0


def test_it_is_written_into_the_record() -> None:
    made = table(ADVISED)
    assert not read_journal(journal(made)).assisted
    made.stage.feed(Command.HINT)
    assert read_journal(journal(made)).assisted
    assert made.session.assisted


def test_a_refused_hint_leaves_no_mark() -> None:
    made = table(LEAD, "Cc", brain=SilentBrain())
    made.stage.feed(Command.HINT)
    assert refused(made) == "Wait for Gennaro."
    assert not made.session.assisted
    assert not read_journal(journal(made)).assisted


def test_nobody_is_advised_on_the_cut() -> None:
    made = Table(session_of("scopa(cut=on)", (0, 1), seed=3, brain=Answering()))
    for _ in range(30):
        made.run(0.2)
        if made.scene.handover is not None:
            made.stage.feed(Command.CONFIRM)
    assert made.scene.course.state is TableState.CUT
    made.stage.feed(Command.HINT)
    assert "luck" in refused(made)


def test_onlookers_are_not_advised() -> None:
    made = table(LEAD, people=(), brain=SilentBrain())
    made.stage.feed(Command.HINT)
    assert refused(made) == "Only those who play get a hint."


def test_a_press_while_cards_fly_waits_for_nothing() -> None:
    session = session_of(stocks=[ADVISED], brain=Answering())
    made = Table(session, speed=Speed.SLOW)
    made.run(0.1)
    made.stage.feed(Command.HINT)
    made.run(0.1)
    assert "settebello" in note(made)


def test_choosing_a_capture_is_not_disturbed() -> None:
    made = table("Rd 2s Ad 3s 5c Fb 7d 3d 4c 6c")
    made.stage.feed(Command.HINT)
    made.run(0.1)
    assert note(made)
    click_card(made, "Rd")
    assert made.scene.course.state is TableState.CHOOSE
    assert note(made) == ""
    assert lit(made) == set()
    made.stage.feed(Command.CANCEL)
    assert note(made)


GAMES = (
    *("scopa(seats=3)", "scopa(seats=4)", "scopone", "quindici", "cirulla", "escoba", "assi"),
    *("briscola", "briscola(seats=4)", "briscola(seats=6)", "chiamata"),
)


@pytest.mark.parametrize("code", GAMES)
def test_every_game_has_advice(code: str) -> None:
    made = Table(session_of(code, (0,), seed=4, brain=QuickBrain()))
    for _ in range(200):
        made.run(0.2)
        if made.scene.course.state is TableState.PLAY:
            break
    assert made.scene.course.state is TableState.PLAY
    made.stage.feed(Command.HINT)
    made.run(0.1)
    assert note(made).endswith(".")
    assert made.session.advice is not None
    game = made.session.run.game
    legal = map(game.format_move, game.legal_moves(made.session.run.state))
    assert made.session.advice.move in legal


# ---- with several people


def test_advice_never_shows_to_another_person() -> None:
    made = table(ADVISED, people=(0, 1), brain=Answering())
    if made.scene.handover is not None:
        made.stage.feed(Command.CONFIRM)
        made.run(2)
    made.stage.feed(Command.HINT)
    made.run(0.1)
    assert "settebello" in note(made)
    click_card(made, "7c")
    for _ in range(20):
        made.run(0.2)
        assert note(made) == ""
        assert lit(made) == set()
    assert made.scene.handover is not None


def test_the_adviser_sees_only_what_the_person_sees() -> None:
    made = table(ADVISED, people=(0, 1), brain=Answering())
    if made.scene.handover is not None:
        made.stage.feed(Command.CONFIRM)
        made.run(2)
    made.stage.feed(Command.HINT)
    brain = made.session._brain
    assert isinstance(brain, QuickBrain)
    view = brain.asked[-1]
    assert view.observer == 0
    assert view == made.session.view(0)


# ---- taking back


def after_reply(**more: object) -> Table:
    """The computer has replied, and the person is on turn again."""
    made = table(LEAD, "Cc", "Rb", brain=SilentBrain(), **more)
    assert made.scene.course.state is TableState.PLAY
    return made


def shows(made: Table) -> bool:
    """Whether the table is as the match stands."""
    view, state = made.scene.course.show.model.view, made.session.run.state
    assert view is not None
    return (set(view.table), set(view.hand)) == (set(state.table), set(state.hands[0]))


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_earlier_table_is_shown_at_once(by: str) -> None:
    made = after_reply()
    if by == "key":
        made.stage.feed(Command.TAKE_BACK)
    else:
        made.click(button(made, "take-back").rect.center)
    made.run(0.05)
    assert made.session.run.moves == ()
    assert shows(made)
    assert made.scene.course.state is TableState.PLAY
    click_card(made, "2d")
    assert made.session.run.moves == ("2d",)


def test_while_the_reply_is_shown() -> None:
    made = table(LEAD, "Cc", brain=QuickBrain(), speed=Speed.SLOW)
    for _ in range(40):
        made.run(0.05)
        if made.scene.course.state is TableState.SWEEP and len(made.session.run.moves) > 1:
            break
    assert made.scene.course.state is TableState.SWEEP
    made.stage.feed(Command.TAKE_BACK)
    made.run(0.1)
    assert made.session.run.moves == ()
    assert shows(made)
    assert made.scene.course.state is TableState.PLAY


def test_while_the_computer_thinks_its_late_answer_is_dropped() -> None:
    brain = Late()
    made = table(LEAD, "Cc", brain=brain)
    made.run(0.1)
    assert made.session.thinking
    (late,) = brain.waiting.values()
    made.stage.feed(Command.TAKE_BACK)
    brain.late = [late]
    made.run(0.2)
    assert made.session.run.moves == ()
    assert shows(made)


def test_while_a_card_is_lifted() -> None:
    made = table("2s Ad Rd Fb 7d 2c 3d 4c 6c 5b", "2s", "Ad", brain=SilentBrain())
    click_card(made, "Rd")
    assert made.scene.course.state is TableState.CHOOSE
    made.stage.feed(Command.TAKE_BACK)
    made.run(0.1)
    assert made.scene.course.state is TableState.PLAY
    assert made.scene.gestures.hands.raised is None
    assert shows(made)


def test_while_the_last_move_is_laid_out_again() -> None:
    made = after_reply(speed=Speed.SLOW)
    made.stage.feed(Command.LAST_MOVE)
    assert made.scene.course.state is TableState.LOOK
    made.stage.feed(Command.TAKE_BACK)
    made.run(0.1)
    assert made.scene.course.state is TableState.PLAY
    assert shows(made)


def test_a_press_under_way_plays_nothing_on_the_earlier_table() -> None:
    made = after_reply()
    pose = hand_poses(made.scene.course.show.model, made.scene._geometry)[parse_card("7d")]
    pos = round(pose.x), round(pose.y)
    made.stage.feed(PointerMoved(pos), PointerPressed(pos), Command.TAKE_BACK)
    made.stage.feed(PointerReleased(pos))
    made.run(0.1)
    assert made.session.run.moves == ()


@pytest.mark.parametrize(
    ("first", "moves", "code", "words"),
    [
        (LEAD, (), "scopa", "You have not made a move"),
        (LEAD, ("Cc", "Rb", "2d", "2sx2d", "7d", "2c"), "scopa", "New cards"),
        ("7c Rd 2d Fs 3s 5c Rc Cs 4d 6b", ("bussa",), "cirulla", "has been declared"),
    ],
)
def test_a_refusal_is_one_clear_sentence(
    first: str, moves: tuple[str, ...], code: str, words: str
) -> None:
    made = table(first, *moves, code=code, brain=SilentBrain())
    before = made.session.run
    made.stage.feed(Command.TAKE_BACK)
    assert words in refused(made)
    assert made.session.run == before
    assert not made.session.assisted


def test_not_with_two_people() -> None:
    made = table(LEAD, people=(0, 1), brain=SilentBrain())
    if made.scene.handover is not None:
        made.stage.feed(Command.CONFIRM)
        made.run(2)
    made.stage.feed(Command.TAKE_BACK)
    assert "more than one person" in refused(made)


def test_advice_is_forgotten_with_the_move() -> None:
    made = table(LEAD, "Cc", "Rb")
    made.stage.feed(Command.HINT)
    made.run(0.1)
    assert note(made)
    made.stage.feed(Command.TAKE_BACK)
    made.run(0.1)
    assert note(made) == ""
    assert made.session.advice is None


def test_a_killed_program_goes_on_from_the_earlier_table(tmp_path: Path) -> None:
    made = after_reply(folder=tmp_path)
    made.stage.feed(Command.TAKE_BACK)
    made.run(0.1)
    (saved,) = Store(tmp_path).unfinished()
    again = resume_session(saved, Store(tmp_path), SilentBrain())
    assert again.run == made.session.run
    assert again.assisted
    resumed = Table(again)
    resumed.run(0.1)
    assert shows(resumed)


# ---- the window


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_advice_lies_in_the_window_and_leaves_the_hand_free(
    size: tuple[int, int], percent: int
) -> None:
    made = Table(
        session_of("scopa(seats=4)", (0,), stocks=[ADVISED], dealer=3, brain=Answering()),
        size,
        lang="de",
        text=percent,
    )
    made.scene.course.show.finish_all()
    made.run(0.1)
    made.stage.feed(Command.HINT)
    made.run(0.1)
    made.stage.frame()
    box = helping(made).note.box
    assert box.width
    window = (0, 0, *size)
    assert box.clamp(window) == box
    assert box.bottom <= made.scene._geometry.hand_top + 1


@pytest.mark.parametrize("language", ["de", "en", "it"])
def test_the_advice_covers_nothing_beside_the_cloth(language: str) -> None:
    session = session_of("briscola(seats=4)", (0,), seed=3, brain=Answering())
    while session.run.state.stock or session.to_move != 0:
        session.play(session.run.game.legal_moves(session.run.state)[0])
    made = Table(session, (960, 540), lang=language, text=200)
    made.scene.course.show.finish_all()
    made.run(0.1)
    words: list[pygame.Rect] = []
    draw = TextPainter.draw_on_cloth

    def noting(
        painter: TextPainter,
        surface: pygame.Surface,
        text: str,
        at: tuple[float, float],
        *how: object,
        **more: object,
    ) -> float:
        width = draw(painter, surface, text, at, *how, **more)
        if more.get("align") == "right" and more.get("anchor") == "middle":
            words.append(pygame.Rect(at[0] - width, at[1] - 1, width, 2))
        return width

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TextPainter, "draw_on_cloth", noting)
        made.stage.director.invalidate()
        made.scene.layout(made.scene.ui)
        made.stage.frame()
    made.stage.feed(Command.HINT)
    made.run(0.1)
    made.stage.frame()
    assert words
    box = helping(made).note.box
    assert box.width
    columns = [pygame.Rect(place.ltwh) for place in made.scene._geometry.beside_cloth]
    assert [place for place in (*words, *columns) if place.colliderect(box)] == []


def test_advice_goes_on_in_another_language() -> None:
    made = table(ADVISED)
    made.stage.feed(Command.HINT)
    made.run(0.1)
    settings = made.stage.director.settings
    made.stage.director.apply_settings(replace(settings, language="it"))
    made.run(0.1)
    assert "guadagna il settebello" in note(made)
