"""Where a deal between two stands, as its player on turn knows it, in bit masks."""

from dataclasses import dataclass

from scopa_gui.ai.knowledge import Knowledge
from scopa_gui.ai.masks import mask_of
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.state import ScopaView


@dataclass(frozen=True, slots=True)
class Spot:
    """A decision of one of two players.

    Attributes:
        hand, table: the cards of the player on turn, and those on the table.
        mine, theirs: the piles.
        ahead: scope made, less those of the other.
        last: 1 if I captured last, −1 if the other did, 0 if nobody.
        deals_left: how often three more cards each (or whatever a hand has) are still dealt.
        unseen: the cards of which the other's hidden ones and the stock are made.
        hidden: how many hidden cards the other holds.
        face_up: the cards of the other that lie open, all of them or none.
    """

    hand: int
    table: int
    mine: int
    theirs: int
    ahead: int
    last: int
    deals_left: int
    unseen: int
    hidden: int
    face_up: int

    @staticmethod
    def of(game: ScopaGame, view: ScopaView) -> "Spot":
        """The decision of the observer of a view.

        Raises:
            NotOnTurn: the observer is not on turn.
        """
        known = Knowledge.of(game, view)
        me, other = known.seat, 1 - known.seat
        made = [mark.seat for mark in view.marks]
        capturer = view.last_capturer
        open_cards = view.face_up[other]
        return Spot(
            hand=mask_of(view.hand),
            table=mask_of(view.table),
            mine=mask_of(view.piles[me]),
            theirs=mask_of(view.piles[other]),
            ahead=made.count(me) - made.count(other),
            last=0 if capturer is None else 1 if capturer == me else -1,
            deals_left=known.stock_count // (2 * known.hand_size),
            unseen=mask_of(known.unseen),
            hidden=view.hand_counts[other] - len(open_cards),
            face_up=mask_of(open_cards),
        )
