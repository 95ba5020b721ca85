"""Heuristic once more, straight from its definition: every hand counted one by one, in fractions.

Slow and without any of the player's own shortcuts; what it says is what the player must do.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import combinations

from scopa_gui.rules.cards import SETTEBELLO, Card, Suit
from scopa_gui.rules.scopa.captures import sweeps, takes_itself
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import ScopaOptions
from scopa_gui.rules.scopa.state import ScopaState

PRIMIERA = {"7": 32, "6": 16, "A": 10, "5": 5, "4": 4, "3": 3, "2": 2}

Cards = tuple[Card, ...]


RUN = {"Ad": 90, "2d": 90, "3d": 90, "4d": 13, "5d": 6, "6d": 3, "7d": 2}
GRANDE = {"Fd": 125, "Cd": 125, "Rd": 125}


def worth(card: Card, options: ScopaOptions) -> Fraction:
    """What a card is worth."""
    total = Fraction(9 + PRIMIERA.get(str(card)[0], 0), 100)
    total += Fraction(18, 100) if card.suit is Suit.DENARI else 0
    total += (card == SETTEBELLO) + (card in options.bonus)
    for rule, more in ((options.napola, RUN), (options.piccola, RUN), (options.grande, GRANDE)):
        total += Fraction(more.get(str(card), 0), 100) * bool(rule)
    return total + Fraction(4, 100) * (card.suit is Suit.DENARI and bool(options.napoleone))


def gain(game: ScopaGame, play: Play, table: Cards, last: bool) -> Fraction:
    """What a play gains."""
    options = game.options
    if not play.taken and not takes_itself(play.card, table, options):
        return -worth(play.card, options) / 2
    scopa = sweeps(play.card, table, play.taken, options)
    scopa &= not last or bool(options.last_card_scopa)
    return worth(play.card, options) + sum(worth(card, options) for card in play.taken) + scopa


def left(game: ScopaGame, play: Play, table: Cards) -> Cards:
    """The table after a play."""
    if not play.taken and not takes_itself(play.card, table, game.options):
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


def expected(cards: Cards, hand: int, known: Cards, value: Callable[[Cards], Fraction]) -> Fraction:
    """The mean of a value over all hands of a size; the value itself where the hand is known."""
    if known:
        return value(known)
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
        and not any(card in pile for pile in (*state.piles, *state.face_up))
    )
    partners = game.seating.side_count < game.seating.seats
    following = game.seating.after(seat, state.dealer)
    partner = game.seating.after(following, state.dealer)
    held, known = len(state.hands[following]), state.face_up[following]
    found = {}
    plays = game.hand_moves(state.hands[seat], state.table, state.hands[seat])
    for play in plays:
        assert isinstance(play, Play)
        table = left(game, play, state.table)
        rest = tuple(card for card in state.hands[seat] if card != play.card)

        def reply(held: Cards, table: Cards = table) -> Fraction:
            return best(game, held, table, False)[0]

        def after(held: Cards, table: Cards = table) -> Fraction:
            """What the partner is expected to get once the opponent has played his best."""
            _, played = best(game, held, table, False)
            others = tuple(card for card in unseen if card != played.card)
            open_table = left(game, played, table)
            return expected(
                others,
                len(state.hands[partner]),
                state.face_up[partner],
                lambda partners_hand: best(game, partners_hand, open_table, False)[0],
            )

        value = gain(game, play, state.table, False)
        value -= Fraction(85, 100) * expected(unseen, held, known, reply)
        if partners:
            value += Fraction(35, 100) * expected(unseen, held, known, after)
        elif rest:
            value += Fraction(35, 100) * best(game, rest, table, False)[0]
        found[str(play)] = value
    return found
