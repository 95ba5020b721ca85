"""Plays that people shake their heads at, counted in deals that a level plays against itself.

Each is told from what its player can see. Those at which the strongest search would have erred in
the same way are counted apart: there the search has found the play to be the better one.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random

from scopa_gui.ai.agent import legal_moves
from scopa_gui.ai.arena import states_of_deal
from scopa_gui.ai.briscola.rule_player import partners
from scopa_gui.ai.decide import Chooser, decide
from scopa_gui.ai.heuristics.gains import Gains
from scopa_gui.ai.knowledge import Knowledge
from scopa_gui.ai.levels import STRONGEST
from scopa_gui.ai.masks import NUMBERS
from scopa_gui.rules.briscola import moves as briscola
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.state import BriscolaView
from scopa_gui.rules.briscola.tricks import best_of
from scopa_gui.rules.cards import SETTEBELLO
from scopa_gui.rules.catalogue import AnyGame, Move, View
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import ScopaView


class Slip(Enum):
    """A play that looks wrong."""

    SCOPA = "scopa"
    """A scopa could be made, and was not."""
    FED = "fed"
    """The next player may make a scopa; a play that gains as much would have left none."""
    SETTEBELLO = "settebello"
    """The settebello lay on the table, could be taken, and was not."""
    WORSE = "worse"
    """The same card could have taken more."""
    PARTNER = "partner"
    """A trump was spent, last of all, on a trick that the partner had won."""


def slips(game: AnyGame, view: View, move: Move) -> frozenset[Slip]:
    """What is wrong with a move of the observer of ``view``, at first sight."""
    match game, view, move:
        case ScopaGame(), ScopaView(), Play():
            return frozenset(_in_scopa(game, view, move))
        case BriscolaGame(), BriscolaView(), briscola.Play():
            return frozenset(_in_briscola(game, view, move))
        case _:
            return frozenset()


def _in_scopa(game: ScopaGame, view: ScopaView, played: Play) -> Iterator[Slip]:
    plays = [move for move in legal_moves(game, view) if isinstance(move, Play)]
    known, gains, table = Knowledge.of(game, view), Gains(game.options), view.table
    last, turn = known.now_last, known.ahead(1)
    gain = gains.of_play(played, table, last)
    scope = [play for play in plays if gains.is_scopa(play, table, last)]
    if scope and played not in scope:
        yield Slip.SCOPA
    if any(SETTEBELLO in play.taken for play in plays) and SETTEBELLO not in played.taken:
        yield Slip.SETTEBELLO
    same = [play for play in plays if play.card == played.card]
    if played.taken and any(gains.of_play(play, table, last) > gain for play in same):
        yield Slip.WORSE
    if turn is None:
        return
    cards = [NUMBERS[card] for card in turn.face_up or known.unseen]
    as_good = [play for play in plays if gains.of_play(play, table, last) >= gain]
    fed = {play: gains.may_be_swept(cards, gains.after(play, table), turn.last) for play in as_good}
    if fed[played] and not all(fed.values()):
        yield Slip.FED


def _in_briscola(game: BriscolaGame, view: BriscolaView, played: briscola.Play) -> Iterator[Slip]:
    seats = game.seating.seats
    if len(view.table) != seats - 1 or view.leader is None or view.trump is None:
        return
    trump = view.trump
    holder = (view.leader + best_of(view.table, trump)) % seats
    plain = [
        move
        for move in legal_moves(game, view)
        if isinstance(move, briscola.Play) and move.card.suit is not trump
    ]
    if holder in partners(game, view) and played.card.suit is trump and plain:
        yield Slip.PARTNER


@dataclass(frozen=True, slots=True)
class Style:
    """What was counted in some deals.

    Attributes:
        deals: how many.
        counts: the slips.
        proven: those of them that the strongest search would have made too.
    """

    deals: int
    counts: Counter[Slip]
    proven: Counter[Slip]

    def per_thousand(self, slip: Slip) -> float:
        """So many in a thousand deals."""
        return 1000 * self.counts[slip] / self.deals

    def unproven(self, slip: Slip) -> float:
        """The same without those that the search would have made too."""
        return 1000 * (self.counts[slip] - self.proven[slip]) / self.deals


class Watching:
    """A chooser that counts the slips of whoever decides."""

    def __init__(self, chooser: Chooser = decide) -> None:
        self._chooser = chooser
        self.counts: Counter[Slip] = Counter()
        self.proven: Counter[Slip] = Counter()

    def __call__(self, game: AnyGame, view: View, level: str, rng: Random) -> Move:
        """The move of the observer of ``view``."""
        move = self._chooser(game, view, level, rng)
        found = slips(game, view, move)
        self.counts.update(found)
        if found:
            # another source than the decision's, so that the strongest is asked anew as well
            again = self._chooser(game, view, STRONGEST, Random(f"style {rng.random()}"))
            self.proven.update(found & slips(game, view, again))
        return move


def watched(
    game: AnyGame, level: str, secret: bytes, deals: int, chooser: Chooser = decide
) -> Iterator[Style]:
    """Count in so many deals; yields what there is after each."""
    watching = Watching(chooser)
    for number in range(deals):
        dealer = number % game.seating.seats
        levels = [level] * game.seating.seats
        for _ in states_of_deal(game, secret, number, levels, dealer, watching):
            pass
        yield Style(number + 1, watching.counts, watching.proven)
