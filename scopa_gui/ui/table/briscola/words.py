"""What a table of Briscola says."""

from collections.abc import Sequence
from typing import ClassVar

from scopa_gui.app.i18n import Texts
from scopa_gui.app.narration import card_name
from scopa_gui.rules.briscola.moves import Bid, BriscolaMove, Call, Pass, Play
from scopa_gui.rules.briscola.options import Match
from scopa_gui.rules.briscola.state import (
    AuctionWon,
    BidMade,
    BidPassed,
    BriscolaView,
    CardPlayed,
    PartnerRevealed,
    PartnersLooked,
    Phase,
    SuitNamed,
    TrickTaken,
    TrumpTurned,
)
from scopa_gui.rules.briscola.tricks import total
from scopa_gui.rules.catalogue import Options
from scopa_gui.rules.events import Event
from scopa_gui.rules.match import goal_of
from scopa_gui.rules.record import SeatRecord
from scopa_gui.ui.table.briscola.match import briscola_options
from scopa_gui.ui.table.briscola.model import briscola_table
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.words import TableWords


class BriscolaWords(TableWords):
    """The words of one match in one language."""

    SPOKEN: ClassVar[tuple[type[Event], ...]] = (
        *(CardPlayed, TrickTaken, TrumpTurned, PartnersLooked, PartnerRevealed),
        *(BidMade, BidPassed, AuctionWon, SuitNamed),
    )

    def __init__(self, texts: Texts, options: Options, seats: Sequence[SeatRecord]) -> None:
        self._options = briscola_options(options)
        super().__init__(texts, options, seats)

    def _targets(self, options: Options) -> tuple[str, str]:
        goal = goal_of(options.match_rule)
        points = self._options.match is Match.POINTS
        words = self.texts("table.over_deals" if points else "table.deals_won", n=goal)
        return words, str(goal)

    def stock_note(self, model: TableModel) -> str:
        """The trump suit, and in chiamata the card that was called."""
        view = briscola_table(model).view
        if view is None or view.trump is None:
            return ""
        suit = self.texts(f"card.suit.{view.trump.value}")
        if view.called is None:
            return self.texts("table.trump", suit=suit)
        rank = self.texts(f"card.rank.{view.called.rank.value}")
        return self.texts("table.trump_called", suit=suit, rank=rank, n=view.needed)

    def _sign(self, number: int, model: TableModel) -> str:
        """In chiamata: what a seat has said, who calls, and the partner once everybody knows."""
        view = briscola_table(model).view
        if view is None or not self._options.calls:
            return ""
        if view.revealed and number == view.partner != view.caller:
            return self.texts("table.partner")
        if number == view.caller:
            return self.texts("table.caller")
        return self._said(number, view) if view.phase is Phase.AUCTION else ""

    def _said(self, number: int, view: BriscolaView) -> str:
        """What a seat has said last in the auction."""
        said = next((one for one in reversed(view.said) if one.seat == number), None)
        if said is None:
            return ""
        if said.bid is None:
            return self.texts("table.passed")
        return self.bid(said.bid)

    def bid(self, bid: Bid) -> str:
        """A bid by itself: the rank, or the points."""
        word = f"card.rank.{bid.word}"
        return self.texts(word) if word in self.texts else bid.word

    def said(self, move: BriscolaMove) -> str:
        """What is said in the auction, and the suit that is named, as on a button."""
        match move:
            case Bid():
                return self.bid(move)
            case Call(suit):
                words = self.texts(f"card.suit.{suit.value}")
                return words[0].upper() + words[1:]
            case Pass():
                return self.texts("table.pass")
            case Play(card):
                return card_name(self.texts, card)

    def _pile_note(self, number: int, model: TableModel) -> str:
        """The card points of a pile, which nobody is told before the deal is over."""
        view = briscola_table(model).view
        if view is None or view.result is None:
            return ""
        members = self.seating.members(self.seating.side_of(number))
        return self.texts("table.card_points", n=sum(total(view.piles[one]) for one in members))

    def waiting(self, model: TableModel, bottom: int, *, short: bool) -> str:
        """What is waited for."""
        view, texts = briscola_table(model).view, self.texts
        if view is None or view.turn is None:
            return ""
        name = self.names[view.turn]
        if view.turn == bottom and self._seats[bottom].is_person:
            if view.phase is Phase.AUCTION:
                return texts("table.bid_now")
            if view.phase is Phase.NAMING:
                return texts("table.name_now")
            if short:
                return texts("table.your_turn_short")
            return texts("table.play_now" if view.table else "table.lead_now")
        if self._seats[view.turn].is_person:
            return texts("table.turn_of", name=name)
        return texts("table.thinking", name=name)

    @property
    def not_last(self) -> str:
        """Said where a pile is clicked in which the last trick does not lie."""
        return self.texts("table.not_last_trick")

    @property
    def taken_last(self) -> str:
        """Said while the last trick is looked at."""
        return self.texts("table.last_trick")
