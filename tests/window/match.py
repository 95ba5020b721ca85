"""A whole match in a real window, from the title back to the title, by mouse or by keyboard.

``python -m tests.window.match --keep FOLDER`` plays one and keeps pictures of what was seen.
"""

import os
import sys
import tempfile
from abc import ABC, abstractmethod
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pygame

from scopa_gui.rules.record import MatchRecord
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.ui.inputs import Command, Pos
from scopa_gui.ui.scenes.match_over import MatchOverScene
from scopa_gui.ui.scenes.seats import SeatPlate
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.scripted import KeyPlayer, MousePlayer, Player
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.text_field import TextField
from tests.whole.support import archived
from tests.window.pair import OF_SOURCE, Pair
from tests.window.screen import Screen

SEED = 5
MOST_ACTS = 2_000
MOST_NOTCHES = 40
TARGET_LIMIT = 4


class Hands(ABC):
    """How a person uses what is on the screens around the table.

    Attributes:
        choices: how often one capture among several has been chosen.
    """

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        self.choices = 0

    def press(self, key: str) -> None:
        """Use the button or row with these words."""
        self.use(self.pair.labelled(self.words(key)))

    def words(self, key: str) -> str:
        """A text of the program."""
        return self.pair.twin.stage.director.ui.texts(key)

    def choose(self, label: str) -> None:
        """Choose a tab."""
        self.pick(*self.pair.choice(label))

    def target(self, points: int) -> None:
        """Play to so many points."""
        self.choose(self.words("new_game.other"))
        self.use(self.pair.of_kind(TextField))
        self.pair.say(Command.END, *[Command.BACKSPACE] * TARGET_LIMIT)
        self.pair.write(str(points))

    @abstractmethod
    def use(self, widget: Widget) -> None:
        """Press a control, or enter a field."""

    @abstractmethod
    def pick(self, choice: Choice, index: int) -> None:
        """Choose one of several tabs."""

    @abstractmethod
    def menu(self) -> None:
        """Open the pause at the table."""

    @abstractmethod
    def player(self, seed: int) -> Player:
        """Whoever plays the match."""


class MouseHands(Hands):
    """Uses the left button alone, but for typing."""

    def use(self, widget: Widget) -> None:
        self._bring_into_sight(widget)
        self.pair.click(widget.rect.center)

    def _bring_into_sight(self, widget: Widget) -> None:
        """Turn the wheel until a control that has scrolled away is there.

        Raises:
            LookupError: it never is.
        """
        panel = widget.clip
        for _ in range(MOST_NOTCHES):
            if panel is None or panel.collidepoint(widget.rect.center):
                return
            self.pair.scroll(panel.center, down=widget.rect.centery > panel.centery)
        raise LookupError("never reached by the wheel")

    def pick(self, choice: Choice, index: int) -> None:
        self._bring_into_sight(choice)
        self.pair.click(choice._segments[index].move(choice.rect.topleft).center)

    def menu(self) -> None:
        self.use(self.pair.twin.top.group.widgets[-1])

    def player(self, seed: int) -> Player:
        return MouseInPair(self, seed)


class KeyHands(Hands):
    """Uses the keyboard alone."""

    def use(self, widget: Widget) -> None:
        self._walk_to(widget)
        if not widget.takes_text:
            self.pair.say(Command.CONFIRM)

    def pick(self, choice: Choice, index: int) -> None:
        self._walk_to(choice)
        by = index - choice._cursor
        self.pair.say(*[Command.RIGHT if by > 0 else Command.LEFT] * abs(by), Command.CONFIRM)

    def _walk_to(self, widget: Widget) -> None:
        """With Tab, as a person would who counts."""
        group = self.pair.twin.top.group
        stops = group._stops()
        start = stops.index(group.focused) if group.focused in stops else -1
        count = (stops.index(widget) - start) % len(stops)
        if count:
            self.pair.say(*[Command.NEXT] * count)
        if group.focused is not widget:
            raise LookupError("not reached by Tab")

    def menu(self) -> None:
        self.pair.say(Command.MENU)

    def player(self, seed: int) -> Player:
        return KeysInPair(self, seed)


class MouseInPair(MousePlayer):
    """Clicks in both."""

    def __init__(self, hands: Hands, seed: int) -> None:
        super().__init__(hands.pair.twin.stage, hands.pair.twin.session, seed)
        self._hands = hands

    def _wanted(self) -> Play:
        return among_captures(self, super()._wanted(), self._hands)

    def click(self, pos: Pos) -> None:
        self._hands.pair.click(pos)


class KeysInPair(KeyPlayer):
    """Presses keys in both."""

    def __init__(self, hands: Hands, seed: int) -> None:
        super().__init__(hands.pair.twin.stage, hands.pair.twin.session, seed)
        self._hands = hands

    def _wanted(self) -> Play:
        return among_captures(self, super()._wanted(), self._hands)

    def say(self, *commands: Command) -> None:
        self._hands.pair.say(*commands)


def among_captures(player: Player, otherwise: Play, hands: Hands) -> Play:
    """A capture with another one beside it, where there is one."""
    run = player.session.run
    plays = [move for move in run.game.legal_moves(run.state) if isinstance(move, Play)]
    several = [move for move in plays if sum(move.card == other.card for other in plays) > 1]
    hands.choices += bool(several)
    return several[-1] if several else otherwise


Look = Callable[[str], None]


def play_match(
    hands: Hands,
    look: Look,
    points: int | None = None,
    people: int = 1,
    pause_after: int | None = None,
) -> MatchRecord:
    """A match of two seats, between so many people, and a computer of the lowest level.

    Args:
        look: told the name of every screen reached, once it is to be seen.
        points: the target, typed; the usual one if None.
        pause_after: after so many moves the program is closed and begun again.
    """
    pair = hands.pair
    look("offer of the first lesson")
    hands.press("lesson.offer_no")
    look("title")
    hands.press("title.new_game")
    look("new game")
    hands.use(pair.of_kind(SeatPlate, 1))
    hands.choose(hands.words("new_game.person" if people > 1 else "level.greedy"))
    look("seat")
    hands.press("new_game.done")
    if points is not None:
        hands.target(points)
    look("new game set up")
    hands.press("new_game.deal")
    look("first deal")
    play(hands, look, pause_after)
    if pause_after is not None:
        pair.reopen()
        look("title with a match")
        hands.press("title.resume")
        look("gone on")
        play(hands, look)
    look("match over")
    hands.press("match_over.to_title")
    look("title again")
    (played,) = archived(pair.folder)
    (wanted,) = archived(pair.twin.folder)
    assert played.run == wanted.run
    assert played.run.winner is not None
    return played


def play(hands: Hands, look: Look, moves: int | None = None) -> None:
    """Play on to the end of the match, or until so many moves have been made."""
    pair = hands.pair
    player = hands.player(SEED)
    session = player.session
    seen, quick = "", not session.fresh
    for _ in range(MOST_ACTS):
        top = pair.twin.top
        covered = isinstance(top, TableScene) and top.handover is not None
        name = "Handover" if covered else type(top).__name__
        if name != seen:
            look(f"{name} {len(session.run.moves)}")
            seen = name
        if isinstance(top, MatchOverScene):
            return
        if moves is not None and len(session.run.moves) >= moves and not covered:
            return
        if not quick and not covered and isinstance(top, TableScene):
            quicken(hands, look)
            quick = True
        if not player.act():
            raise AssertionError("the window waits for nobody")
    raise AssertionError(f"no end after {session.run.moves}")


def quicken(hands: Hands, look: Look) -> None:
    """Have things move at once from now on."""
    hands.menu()
    hands.press("settings.pace")
    hands.choose(hands.words("settings.speed_value.instant"))
    look("settings")
    hands.press("pause.continue")


def main() -> int:
    """Play one match and say how long it took."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--keys", action="store_true", help="by keyboard instead of by mouse")
    parser.add_argument("--people", type=int, default=1, choices=(1, 2))
    parser.add_argument("--target", type=int, help="typed; the usual one without")
    parser.add_argument("--pause-after", type=int, help="moves; then close and begin again")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="for pictures")
    parser.add_argument("--program", type=Path, metavar="FILE", help="the executable to play in")
    given = parser.parse_args()
    program = OF_SOURCE if given.program is None else (str(given.program.absolute()),)
    # the twin has no window
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    begun = perf_counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        screen = Screen(folder / "screen")
        try:
            with Pair(screen, folder, given.seed, program) as pair:

                def look(what: str) -> None:
                    if given.keep is not None:
                        given.keep.mkdir(parents=True, exist_ok=True)
                        file = given.keep / f"{pair.steps:04} {what}.png"
                        pygame.image.save(pair.picture(), str(file))

                hands = KeyHands(pair) if given.keys else MouseHands(pair)
                record = play_match(hands, look, given.target, given.people, given.pause_after)
                status, told = pair.close(), pair.told
        finally:
            screen.close()
    facts = f"{len(record.run.match.results)} deals, {len(record.run.moves)} moves"
    facts += f", {hands.choices} choices, {pair.steps} steps, {perf_counter() - begun:.0f} s"
    sys.stdout.write(f"{facts}; status {status} {told!r}\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
