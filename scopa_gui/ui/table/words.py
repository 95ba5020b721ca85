"""What the table says: names, levels, the score, the log, the line above the hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.app.i18n import Texts
from scopa_gui.app.narration import Narrator, listed, sentence
from scopa_gui.app.setup import portraits_of
from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import Options
from scopa_gui.rules.events import DealStarted, DealVoided, DeckCut, Event
from scopa_gui.rules.record import SeatRecord
from scopa_gui.rules.scopa.declarations import MATTA, can_declare, declared_points
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    HandDeclared,
    LeftoversTaken,
    OpeningTaken,
    Phase,
)
from scopa_gui.rules.seats import Seating, Sides
from scopa_gui.ui.scenes.words import game_name
from scopa_gui.ui.table.model import TableModel, captured_by, scope_of
from scopa_gui.ui.table.scopa_match import scopa_options
from scopa_gui.ui.table.selection import Refusal

SPOKEN = (
    *(CardLaid, CardsCaptured, LeftoversTaken, OpeningTaken, HandDeclared),
    *(DeckCut, DealVoided),
)
"""Events told in the status line while they are shown."""


@dataclass(frozen=True)
class SeatWords:
    """One seat's plate: name, second line (the fullest wording first), portrait."""

    name: str
    below: tuple[str, ...]
    portrait: str
    turn: bool
    dealer: bool
    sign: str = ""
    """On a paper sign over the plate: the hand is declared."""


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score slip; ``short`` stands in for a name without room."""

    side: int
    name: str
    short: str
    points: int
    own: bool


class TableWords:
    """The words of one match in one language."""

    def __init__(self, texts: Texts, options: Options, seats: Sequence[SeatRecord]) -> None:
        self.texts = texts
        self.seating: Seating = options.seating
        self._options = scopa_options(options)
        self._seats = tuple(seats)
        self.names = tuple(seat.name for seat in seats)
        self.portraits = portraits_of(self.names)
        self.narrator = Narrator(texts, self.names)
        self.game = game_name(texts, options)
        self.targets = (
            texts("table.target", n=self._options.points_to_win),
            str(self._options.points_to_win),
        )

    # ---- plates and slips

    def seat(
        self, number: int, model: TableModel, bottom: int, turn: int | None, *, thinking: bool
    ) -> SeatWords:
        """The plate of a seat, seen from the one at the bottom."""
        dealer = model.view.dealer if model.view is not None else None
        on_turn = number == turn
        return SeatWords(
            self.names[number],
            self._below(number, model, bottom, on_turn, thinking),
            self.portraits[number],
            on_turn,
            number == dealer,
            self._sign(number, model),
        )

    def _sign(self, number: int, model: TableModel) -> str:
        """What a hand was declared for, until its last card is played."""
        view = model.view
        if view is None or not view.face_up[number]:
            return ""
        for hand in reversed(view.declared):
            if hand.seat == number:
                return self.texts("table.declared", n=hand.points)
        return ""

    def _below(
        self, number: int, model: TableModel, bottom: int, on_turn: bool, thinking: bool
    ) -> tuple[str, ...]:
        seat, texts = self._seats[number], self.texts
        if on_turn and seat.is_person and number == bottom:
            return (texts("table.your_turn"),)
        if on_turn:
            waiting = thinking and not seat.is_person
            return (texts("table.thinks" if waiting else "table.on_turn"),)
        view = model.view
        if self.seating.sides is Sides.DEALER_OUT and view is not None and number == view.dealer:
            return (texts("table.pauses"),)
        words = []
        if not seat.is_person:
            words.append(texts(f"level.{seat.player}"))
        if self.seating.side_count > 2:
            scope = len(scope_of(model, self.seating, number))
            if scope:
                words.append(texts("table.scope", n=scope))
        elif number != bottom and self.seating.side_of(number) == self.seating.side_of(bottom):
            words.append(texts("table.with_you"))
        if not words and number == bottom:
            return (texts("table.waits"),)
        if words[1:]:
            return texts("table.both", first=words[0], second=words[1]), words[1]
        return tuple(words)

    def score(self, model: TableModel, bottom: int) -> tuple[ScoreLine, ...]:
        """The lines of the score slip, by side."""
        own = self.seating.side_of(bottom)
        return tuple(
            ScoreLine(side, self.side(side), self._short(side, own), points, side == own)
            for side, points in enumerate(model.totals)
        )

    def _short(self, side: int, own: int) -> str:
        """A side in few words: «We», a first name nobody else has, or what there is."""
        members = self.seating.members(side)
        if len(members) == 1:
            first, others = self.names[members[0]].split(" ")[0], list(self.names)
            others.remove(self.names[members[0]])
            clear = all(first != other.split(" ")[0] for other in others)
            return first if clear else self.names[members[0]]
        if self.seating.side_count != 2:
            return self.side(side)
        return self.texts("table.ours" if side == own else "table.theirs")

    def side(self, side: int) -> str:
        """A side by the names of who plays there."""
        return listed(self.texts, [self.names[seat] for seat in self.seating.members(side)])

    def pile(self, model: TableModel, seat: int, bottom: int) -> tuple[str, str]:
        """The label of a pile: whose, and its scope in words."""
        scope = len(scope_of(model, self.seating, seat))
        count = self.texts("table.scope", n=scope) if scope else ""
        if not captured_by(model, self.seating, seat):
            return "", ""
        side = self.seating.side_of(seat)
        members = self.seating.members(side)
        if len(members) == 1:
            return self.names[members[0]], count
        return self._short(side, self.seating.side_of(bottom)), count

    @property
    def log_title(self) -> str:
        """Above the log."""
        return self.texts("table.log")

    def log(self, model: TableModel) -> tuple[str, ...]:
        """What happened, newest first; a scopa is told with its capture."""
        lines = []
        for event in model.log:
            line = self.narrator.event(event)
            if line is not None:
                lines.append(line)
        return tuple(lines)

    # ---- the line above the hand

    def happening(self, event: Event | None) -> str:
        """What is being shown."""
        if event is not None and isinstance(event, (*SPOKEN, DealStarted)):
            return self.narrator.event(event) or ""
        return ""

    def waiting(self, model: TableModel, bottom: int, *, short: bool) -> str:
        """What is waited for."""
        view, texts = model.view, self.texts
        if view is None or view.turn is None:
            return ""
        name = self.names[view.turn]
        own = view.turn == bottom and self._seats[bottom].is_person
        if view.phase is Phase.CUT:
            return texts("table.cut_now") if own else texts("table.cuts", name=name)
        if own:
            if short:
                return texts("table.your_turn_short")
            if can_declare(view.hand, view.face_up[bottom], self._options):
                return texts("table.may_declare", n=declared_points(view.hand))
            if not view.table:
                return texts("table.empty_own")
            return texts("table.play_now")
        if not view.table:
            return texts("table.empty", name=name)
        if self._seats[view.turn].is_person:
            return texts("table.turn_of", name=name)
        return texts("table.thinking", name=name)

    def questions(self, card: Card, *, equal: bool) -> tuple[str, ...]:
        """What is asked while a card is lifted, in full and in short; of the matta, what it is."""
        one = "which_one" if equal else "which"
        asked = self.texts(f"table.{one}"), self.texts(f"table.{one}_short")
        if card == MATTA and self._options.declarations:
            return tuple(self.texts("table.matta", question=words) for words in asked) + asked
        return asked

    @property
    def just_these(self) -> tuple[str, ...]:
        """Asked while the chosen cards are a capture and part of a larger one."""
        return self.texts("table.just_these"), self.texts("table.just_these_short")

    def of_totals(self, wanted: Sequence[int]) -> str:
        """The end of the sum slip: «of 10», «of 5 or 10»."""
        if len(wanted) == 1:
            return self.texts("table.of", n=wanted[0])
        return self.texts("table.of_either", least=wanted[0], most=wanted[-1])

    @property
    def declare(self) -> str:
        """On the button that declares a hand."""
        return self.texts("table.declare")

    def refusal(self, refusal: Refusal) -> str:
        """Why a click is refused."""
        return sentence(self.texts, refusal.key, refusal.data)

    def wait_for(self, seat: int) -> str:
        """Somebody else is on turn."""
        return self.texts("table.wait_for", name=self.names[seat])
