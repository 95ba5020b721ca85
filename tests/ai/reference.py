"""Heuristic once more, straight from its definition: every hand counted one by one, in fractions.

Slow and without any of the player's own shortcuts; what it says is what the player must do.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import combinations

from scopa_gui.rules.cards import SETTEBELLO, Card, Suit
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import ScopaState

PRIMIERA = {"7": 32, "6": 16, "A": 10, "5": 5, "4": 4, "3": 3, "2": 2}

Cards = tuple[Card, ...]


def worth(card: Card, bonus: Sequence[Card]) -> Fraction:
    """What a card is worth."""
    total = Fraction(9 + PRIMIERA.get(str(card)[0], 0), 100)
    total += Fraction(18, 100) if card.suit is Suit.DENARI else 0
    return total + (card == SETTEBELLO) + (card in bonus)


def gain(game: ScopaGame, play: Play, table: Cards, last: bool) -> Fraction:
    """What a play gains."""
    bonus = game.options.bonus
    if not play.taken:
        return -worth(play.card, bonus) / 2
    scopa = set(play.taken) == set(table) and (not last or bool(game.options.last_card_scopa))
    return worth(play.card, bonus) + sum(worth(card, bonus) for card in play.taken) + scopa


def left(play: Play, table: Cards) -> Cards:
    """The table after a play."""
    if not play.taken:
        return (*table, play.card)
    return tuple(card for card in table if card not in play.taken)


def best(game: ScopaGame, hand: Iterable[Card], table: Cards, last: bool) -> tuple[Fraction, Play]:
    """The play of a hand that gains most, the smallest text among equals."""
    plays = [play for card in hand for play in game.plays(card, table)]
    play = min(plays, key=lambda one: (-gain(game, one, table, last), str(one)))
    return gain(game, play, table, last), play


def mean(values: Sequence[Fraction]) -> Fraction:
    """The mean."""
    return sum(values, Fraction(0)) / len(values)


def expected(cards: Cards, hand: int, value: Callable[[Cards], Fraction]) -> Fraction:
    """The mean of a value over all hands of a size."""
    return mean([value(held) for held in combinations(cards, hand)])


def values(game: ScopaGame, state: ScopaState) -> dict[str, Fraction]:
    """Every legal play with its value, for two seats or partners, nobody about to be dealt to."""
    seat = state.turn
    assert seat is not None
    unseen = tuple(
        card
        for card in game.deck
        if card not in state.hands[seat]
        and card not in state.table
        and not any(card in pile for pile in state.piles)
    )
    partners = game.seating.side_count < game.seating.seats
    following = game.seating.after(seat, state.dealer)
    partner = game.seating.after(following, state.dealer)
    found = {}
    for play in game.hand_moves(state.hands[seat], state.table):
        assert isinstance(play, Play)
        table = left(play, state.table)
        rest = tuple(card for card in state.hands[seat] if card != play.card)

        def reply(held: Cards, table: Cards = table) -> Fraction:
            return best(game, held, table, False)[0]

        def after(held: Cards, table: Cards = table) -> Fraction:
            """What the partner is expected to get once the opponent has played his best."""
            _, played = best(game, held, table, False)
            others = tuple(card for card in unseen if card != played.card)
            open_table = left(played, table)
            return expected(
                others,
                len(state.hands[partner]),
                lambda partners_hand: best(game, partners_hand, open_table, False)[0],
            )

        value = gain(game, play, state.table, False)
        value -= Fraction(85, 100) * expected(unseen, len(state.hands[following]), reply)
        if partners:
            value += Fraction(35, 100) * expected(unseen, len(state.hands[following]), after)
        elif rest:
            value += Fraction(35, 100) * best(game, rest, table, False)[0]
        found[str(play)] = value
    return found
