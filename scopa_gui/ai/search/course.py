"""The rest of a deal at any table, in bit masks: what its player on turn knows, and playing it on.

Players are numbered from the one on turn, in playing order, so the next to play is always known by
counting; new hands are dealt when all are empty, and whoever comes next in order goes on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from scopa_gui.ai.knowledge import Knowledge
from scopa_gui.ai.masks import bits_of, mask_of
from scopa_gui.ai.search.plays import CompactPlay, Plays
from scopa_gui.ai.search.points import Points, Term
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.options import ScopaOptions
from scopa_gui.rules.scopa.state import ScopaView


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision at any table.

    Attributes:
        sides: the side of each player; the one on turn is player 0.
        hand, table: the cards of the player on turn, and those on the table.
        piles, scope: the pile and the scope of each side.
        last: the side that captured last; −1 if none has.
        unseen: the cards of which hidden hands and the stock are made.
        hidden: how many hidden cards each player holds.
        face_up: the cards of each player that lie open.
        hand_size: how many cards everybody gets when all hands are empty.
    """

    sides: tuple[int, ...]
    hand: int
    table: int
    piles: tuple[int, ...]
    scope: tuple[int, ...]
    last: int
    unseen: int
    hidden: tuple[int, ...]
    face_up: tuple[int, ...]
    hand_size: int

    @staticmethod
    def of(game: ScopaGame, view: ScopaView) -> "Situation":
        """The decision of the observer of a view.

        Raises:
            NotOnTurn: the observer is not on turn.
        """
        known = Knowledge.of(game, view)
        seating = game.seating
        order = seating.order(view.dealer)
        start = order.index(known.seat)
        players = (*order[start:], *order[:start])
        made = [seating.side_of(mark.seat) for mark in view.marks]
        capturer = view.last_capturer
        return Situation(
            sides=tuple(seating.side_of(seat) for seat in players),
            hand=mask_of(view.hand),
            table=mask_of(view.table),
            piles=tuple(
                sum(mask_of(view.piles[seat]) for seat in seating.members(side))
                for side in range(seating.side_count)
            ),
            scope=tuple(made.count(side) for side in range(seating.side_count)),
            last=-1 if capturer is None else seating.side_of(capturer),
            unseen=mask_of(known.unseen),
            hidden=tuple(
                view.hand_counts[seat] - len(view.face_up[seat]) if seat != known.seat else 0
                for seat in players
            ),
            face_up=tuple(mask_of(view.face_up[seat]) for seat in players),
            hand_size=known.hand_size,
        )


class Course:
    """A deal as it goes on from a situation in one world; it changes with every play."""

    __slots__ = ("hands", "last", "piles", "player", "scope", "situation", "stock", "table")

    def __init__(self, situation: Situation, rng: Random) -> None:
        """Begin in a world drawn from all that may be, each as likely."""
        cards = bits_of(situation.unseen)
        rng.shuffle(cards)
        hands = [situation.hand]
        for hidden, face_up in zip(situation.hidden[1:], situation.face_up[1:], strict=True):
            hands.append(sum(cards[:hidden]) | face_up)
            del cards[:hidden]
        self.situation = situation
        self.hands = hands
        self.stock = cards
        self.table = situation.table
        self.piles = list(situation.piles)
        self.scope = list(situation.scope)
        self.last = situation.last
        self.player = 0

    def make(self, play: CompactPlay) -> bool:
        """Make a play of the player on turn; False if that was the last of the deal."""
        card, won, left, swept = play
        hands = self.hands
        player = self.player
        side = self.situation.sides[player]
        hands[player] ^= card
        self.table = left
        if won:
            self.piles[side] |= won
            self.last = side
            self.scope[side] += swept
        self.player = (player + 1) % len(hands)
        if hands[self.player]:
            return True
        if not self.stock:
            return any(hands)
        count = len(hands)
        dealt = count * self.situation.hand_size
        for each in range(count):
            hands[(self.player + each) % count] = sum(self.stock[each:dealt:count])
        del self.stock[:dealt]
        return True


class Counting:
    """What a deal played to its end brings each side."""

    def __init__(self, options: ScopaOptions) -> None:
        self._points = Points(options)
        self._last_card = bool(options.last_card_scopa)

    def points(self, course: Course, play: CompactPlay) -> dict[Term, list[int]]:
        """The points of each side by what they come from; ``play`` was the last one made.

        Declared hands are left out: they bring what they bring, whatever is played.
        """
        piles, scope = course.piles, list(course.scope)
        sides = course.situation.sides
        by = sides[course.player - 1]
        if play[3] and not self._last_card:
            scope[by] -= 1
        piles = self._points.with_leftovers(piles, course.table, course.last, by)
        return {Term.SCOPE: scope, **self._points.of_sides(piles)}


def ahead(points: Sequence[float]) -> list[float]:
    """For each side its points less the mean of the others."""
    others = len(points) - 1
    total = sum(points)
    return [one - (total - one) / others for one in points]


def play_out(course: Course, plays: Plays, rng: Random, astray: float) -> CompactPlay:
    """Play a course that is not over to its end, by greed; the last play.

    Args:
        astray: how often a play is made at random instead.
    """
    of, chance, make, hands = plays.of, rng.random, course.make, course.hands
    going = True
    while going:
        found = of(hands[course.player], course.table)
        drawn = chance()
        play = found[int(drawn / astray * len(found)) if drawn < astray else 0]
        going = make(play)
    return play
