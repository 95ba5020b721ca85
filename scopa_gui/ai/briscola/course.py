"""The rest of a deal of Briscola in one world, in numbers: played out by rule, or followed exactly.

The play by rule is that of the rule player, with one thing made simple: a partner keeps the trick
if no opponent is to come or the card that takes it is a trump.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from scopa_gui.ai.briscola.rule_player import WORTH_IT
from scopa_gui.ai.masks import CARDS, NUMBERS
from scopa_gui.rules.briscola import tricks
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.scoring import payments
from scopa_gui.rules.briscola.state import BriscolaState
from scopa_gui.rules.cards import SUITS, Card

POINTS = tuple(map(tricks.points, CARDS))
_STRENGTH = tuple(tricks.strength(card.rank) for card in CARDS)
_SUIT = tuple(SUITS.index(card.suit) for card in CARDS)
_BY_TEXT = tuple(sorted(map(str, CARDS)).index(str(card)) for card in CARDS)

OF_A_POINT = 1 / 240
"""What a card point counts in chiamata, where only reaching the points of the bid is paid."""

_RANKS = 10


@dataclass(frozen=True, slots=True)
class Orders:
    """How cards compare under one trump, by their numbers.

    Attributes:
        trump: its suit.
        power: for each suit led, what a card takes the trick by; the highest does.
        lead, price, gift: a card is led, or played, the sooner the lower these are; a gift to the
            partner the sooner the higher.
    """

    trump: int
    power: tuple[tuple[int, ...], ...]
    lead: tuple[int, ...]
    price: tuple[int, ...]
    gift: tuple[int, ...]


@lru_cache(maxsize=len(SUITS))
def orders(trump: int) -> Orders:
    """How cards compare under a trump."""
    numbers = range(len(CARDS))
    high = [suit == trump for suit in _SUIT]
    # the place by text comes last, so that there are no ties
    fine = [len(CARDS) * _STRENGTH[number] + _BY_TEXT[number] for number in numbers]
    much = len(CARDS) * _RANKS
    return Orders(
        trump,
        tuple(
            tuple(
                _STRENGTH[number] + 2 * _RANKS * high[number] + _RANKS * (_SUIT[number] == led)
                if high[number] or _SUIT[number] == led
                else -1
                for number in numbers
            )
            for led in range(len(SUITS))
        ),
        tuple(much * (2 * POINTS[number] + high[number]) + fine[number] for number in numbers),
        tuple(much * (POINTS[number] + 100 * high[number]) + fine[number] for number in numbers),
        tuple(much * POINTS[number] - fine[number] for number in numbers),
    )


class Course:
    """A deal as it may go on; the course itself never changes.

    Args:
        state: a world, in which somebody is to play a card.
    """

    def __init__(self, game: BriscolaGame, state: BriscolaState) -> None:
        assert state.turn is not None, "somebody is on turn"
        assert state.leader is not None, "a trick has a leader"
        assert state.trump is not None, "cards are played under a trump"
        self._seats = game.seating.seats
        self._duty = bool(game.options.duty)
        self._orders = orders(SUITS.index(state.trump))
        self._hands = [[NUMBERS[card] for card in hand] for hand in state.hands]
        self._stock = [NUMBERS[card] for card in state.stock]
        self._trick = [NUMBERS[card] for card in state.table]
        self._turn = state.turn
        self._leader = state.leader
        self._points = [tricks.total(pile) for pile in state.piles]
        self._call = _Call.of(state)
        sides = [game.seating.side_of(seat) for seat in range(self._seats)]
        self._mine = [sides[seat] == sides[self._turn] for seat in range(self._seats)]
        self._friends = (
            self._call.friends(self._seats)
            if self._call is not None
            else [
                frozenset(other for other, of in enumerate(sides) if of == side and other != seat)
                for seat, side in enumerate(sides)
            ]
        )

    @property
    def exact(self) -> bool:
        """Whether two play and nothing is left to be drawn."""
        return self._seats == 2 and not self._stock

    def worth(self, card: Card) -> float:
        """What the side of the player on turn makes of the deal after a card."""
        number = NUMBERS[card]
        if self.exact:
            return self._followed(number)
        points = self._played_out(number)
        call = self._call
        if call is not None:
            return call.worth(points, self._turn)
        return sum(of for seat, of in enumerate(points) if self._mine[seat])

    def _played_out(self, card: int) -> list[int]:
        """The points of each seat when all play by rule after a card."""
        seats, stock, price = self._seats, self._stock, self._orders.price
        lead, power, trump = self._orders.lead, self._orders.power, self._orders.trump
        hands, points = [list(hand) for hand in self._hands], list(self._points)
        call, friends = self._call, self._friends
        seat, drawn, count, worth = self._turn, 0, 0, 0
        holder, best = self._leader, -1
        strongest: Sequence[int] = ()
        for lying in self._trick:
            if not count:
                strongest = power[_SUIT[lying]]
            if best < 0 or strongest[lying] > strongest[best]:
                holder, best = (self._leader + count) % seats, lying
            count += 1
            worth += POINTS[lying]
        while True:
            hands[seat].remove(card)
            if call is not None and card == call.card:
                friends = call.known(seats)
            if not count:
                strongest, best, holder = power[_SUIT[card]], card, seat
            elif strongest[card] > strongest[best]:
                best, holder = card, seat
            count += 1
            worth += POINTS[card]
            if count == seats:
                points[holder] += worth
                for step in range(min(seats, len(stock) - drawn)):
                    hands[(holder + step) % seats].append(stock[drawn + step])
                drawn += seats
                seat, count, worth = holder, 0, 0
                if not hands[seat]:
                    return points
                card = min(hands[seat], key=lead.__getitem__)
                continue
            seat = (seat + 1) % seats
            hand = hands[seat]
            if self._duty:
                led = power.index(strongest)
                hand = [own for own in hand if _SUIT[own] == led] or hand
            if holder in friends[seat] and (
                _SUIT[best] == trump or self._nobody_after(seat, count, friends[seat])
            ):
                plain = [own for own in hand if _SUIT[own] != trump]
                if plain:
                    card = max(plain, key=self._orders.gift.__getitem__)
                    continue
            top = strongest[best]
            taking = [
                own
                for own in hand
                if strongest[own] > top and (_SUIT[own] != trump or worth + POINTS[own] >= WORTH_IT)
            ]
            card = min(taking or hand, key=price.__getitem__)

    def _nobody_after(self, seat: int, count: int, friends: frozenset[int]) -> bool:
        """Whether no opponent plays after a seat in a trick of so many cards."""
        after = range(1, self._seats - count)
        return all((seat + step) % self._seats in friends for step in after)

    # ---- two seats, nothing to draw; there any card may be played to any other

    def _followed(self, card: int) -> int:
        """The points of the player on turn after a card when both play their best."""
        me = self._turn
        hands = (frozenset(self._hands[me]), frozenset(self._hands[1 - me]))
        led = self._trick[0] if self._trick else None
        mine, theirs = self._points[me], self._points[1 - me]
        still = tricks.ALL_POINTS - mine - theirs
        return mine + (still + self._ahead(hands[0], hands[1], led, card)) // 2

    def _ahead(self, own: frozenset[int], other: frozenset[int], led: int | None, card: int) -> int:
        """By how much the player of ``card`` is ahead in all that is still to be taken."""
        rest = own - {card}
        if led is None:
            return -self._best(other, rest, card)
        worth = POINTS[led] + POINTS[card]
        power = self._orders.power[_SUIT[led]]
        if power[card] > power[led]:
            return worth + self._best(rest, other, None)
        return -worth - self._best(other, rest, None)

    def _best(self, own: frozenset[int], other: frozenset[int], led: int | None) -> int:
        """The same for the best card of the player on turn."""
        return max((self._ahead(own, other, led, card) for card in own), default=0)


@dataclass(frozen=True, slots=True)
class _Call:
    """Who plays with whom in chiamata, in one world."""

    caller: int
    partner: int
    needed: int
    card: int
    revealed: bool

    @staticmethod
    def of(state: BriscolaState) -> "_Call | None":
        """The call of a deal; None where there is none."""
        if state.caller is None or state.partner is None or state.called is None:
            return None
        card = NUMBERS[state.called]
        return _Call(state.caller, state.partner, state.needed, card, state.revealed)

    def friends(self, seats: int) -> list[frozenset[int]]:
        """Whom each seat knows to be on its side as the deal stands."""
        if self.revealed:
            return self.known(seats)
        told: Mapping[int, frozenset[int]] = {
            self.partner: frozenset({self.caller} - {self.partner})
        }
        return [told.get(seat, frozenset()) for seat in range(seats)]

    def known(self, seats: int) -> list[frozenset[int]]:
        """Who is on the side of each seat."""
        calling = frozenset({self.caller, self.partner})
        others = frozenset(range(seats)) - calling
        return [(calling if seat in calling else others) - {seat} for seat in range(seats)]

    def worth(self, points: Sequence[int], seat: int) -> float:
        """What a seat is paid, and a little for the points of its side."""
        reached = sum(points[each] for each in {self.caller, self.partner})
        paid = payments(len(points), self.caller, self.partner, reached >= self.needed)[seat]
        own = reached if seat in (self.caller, self.partner) else tricks.ALL_POINTS - reached
        return paid + OF_A_POINT * own
