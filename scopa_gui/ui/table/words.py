"""What the table says: names, levels, the score, the log, the line above the hand."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from scopa_gui.ai.levels import LEVELS
from scopa_gui.app.i18n import Texts, figure
from scopa_gui.app.narration import Narrator, listed, sentence
from scopa_gui.app.setup import portraits_of
from scopa_gui.rules.catalogue import Options
from scopa_gui.rules.events import DealStarted, DealVoided, Event
from scopa_gui.rules.game import DealScored
from scopa_gui.rules.record import SeatRecord
from scopa_gui.rules.seats import Seating, Sides
from scopa_gui.ui.scenes.words import game_name
from scopa_gui.ui.table.marks import Refusal
from scopa_gui.ui.table.model import TableModel, captured_by


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


class TableWords(ABC):
    """The words of one match in one language; every family tells its own events."""

    SPOKEN: ClassVar[tuple[type[Event], ...]]
    """Events told in the status line while they are shown."""

    def __init__(self, texts: Texts, options: Options, seats: Sequence[SeatRecord]) -> None:
        self.texts = texts
        self.seating: Seating = options.seating
        self._seats = tuple(seats)
        self.names = tuple(seat.name for seat in seats)
        self.portraits = portraits_of(self.names)
        self.narrator = Narrator(texts, self.names)
        self.game = game_name(texts, options)
        self.targets = self._targets(options)

    # ---- what a family says its own way

    @abstractmethod
    def _targets(self, options: Options) -> tuple[str, str]:
        """What decides the match, in words and, where there is no room for them, shorter."""

    @abstractmethod
    def waiting(self, model: TableModel, bottom: int, *, short: bool) -> str:
        """What is waited for."""

    @property
    @abstractmethod
    def not_last(self) -> str:
        """Said where a pile is clicked in which the cards taken last do not lie."""

    @property
    @abstractmethod
    def taken_last(self) -> str:
        """Said while the cards taken last are looked at."""

    def stock_note(self, model: TableModel) -> str:
        """Said in the place of the stock once it has run out."""
        return ""

    def _sign(self, number: int, model: TableModel) -> str:
        """On a sign over a plate."""
        return ""

    def _gained(self, number: int, model: TableModel) -> str:
        """What a seat has gained in the deal, where piles do not show it."""
        return ""

    def _pile_note(self, number: int, model: TableModel) -> str:
        """What is said of a pile besides whose it is."""
        return ""

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

    def _below(
        self, number: int, model: TableModel, bottom: int, on_turn: bool, thinking: bool
    ) -> tuple[str, ...]:
        seat, texts = self._seats[number], self.texts
        if on_turn and seat.is_person and number == bottom:
            return (texts("table.your_turn"),)
        if on_turn:
            waiting = thinking and seat.player in LEVELS
            return (texts("table.thinks" if waiting else "table.on_turn"),)
        view = model.view
        if self.seating.sides is Sides.DEALER_OUT and view is not None and number == view.dealer:
            return (texts("table.pauses"),)
        words = []
        if not seat.is_person:
            words.append(texts(f"level.{seat.player}"))
        if self.seating.side_count > 2:
            gained = self._gained(number, model)
            if gained:
                words.append(gained)
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
        """The label of a pile: whose, and what else is to be said of it."""
        if not captured_by(model, self.seating, seat):
            return "", ""
        note, side = self._pile_note(seat, model), self.seating.side_of(seat)
        members = self.seating.members(side)
        if len(members) == 1:
            return self.names[members[0]], note
        return self._short(side, self.seating.side_of(bottom)), note

    @property
    def log_title(self) -> str:
        """Above the log."""
        return self.texts("table.log")

    def log(self, model: TableModel) -> tuple[str, ...]:
        """What happened, newest first."""
        told = map(self.told, model.log)
        return tuple(line for line in told if line is not None)

    def told(self, event: Event) -> str | None:
        """A line of the log, or None where there is nothing to say."""
        if not isinstance(event, DealScored):
            return self.narrator.event(event)
        sides = (
            self.texts("log.side", name=self.side(side), points=figure(points))
            for side, points in enumerate(event.result.points)
        )
        return self.texts("log.scored", points="; ".join(sides))

    # ---- the line above the hand

    @property
    def confirm(self) -> tuple[str, ...]:
        """Asked beside a card that is played once it is clicked again."""
        return self.texts("table.confirm"), self.texts("table.confirm_short")

    def happening(self, event: Event | None) -> str:
        """What is being shown."""
        if event is not None and isinstance(event, (*self.SPOKEN, DealStarted, DealVoided)):
            return self.narrator.event(event) or ""
        return ""

    def refusal(self, refusal: Refusal) -> str:
        """Why a click is refused."""
        return sentence(self.texts, refusal.key, refusal.data)

    def wait_for(self, seat: int) -> str:
        """Somebody else is on turn."""
        return self.texts("table.wait_for", name=self.names[seat])
