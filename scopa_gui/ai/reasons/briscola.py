"""Why a move of Briscola is good: what it does to the trick, what it keeps, what it gives away.

Statements about cards to come hold for every card that somebody after may play; what a trick comes
to is told as it lies, and as won only by whoever plays last or cannot be beaten.
"""

from collections.abc import Iterator, Sequence

from scopa_gui.ai.briscola.best_card import trump_of, won_with
from scopa_gui.ai.briscola.bidding import best_suit, expected, margin
from scopa_gui.ai.briscola.rule_player import partners
from scopa_gui.ai.reasons.reason import Reason
from scopa_gui.rules.briscola.auction import possible
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import Bid, BriscolaMove, Call, Pass, Play
from scopa_gui.rules.briscola.sight import seen_cards
from scopa_gui.rules.briscola.state import BriscolaView
from scopa_gui.rules.briscola.tricks import beats, best_of, points, strength, total
from scopa_gui.rules.cards import Card, Rank, Suit, format_cards

MOST = 2
"""Statements in a sentence."""


def why(game: BriscolaGame, view: BriscolaView, move: BriscolaMove) -> tuple[Reason, ...]:
    """What speaks for a move, the most important first."""
    match move:
        case Play(card):
            found = _led(game, view, card) if not view.table else _followed(game, view, card)
            return tuple(found)[:MOST]
        case Call(suit):
            return (_expects("expects", view, suit, won_with(view)), _held(view, suit))
        case Bid():
            suit = best_suit(view.hand, move.rank)
            return (_expects("expects", view, suit, move), _held(view, suit))
        case Pass():
            margins = {step: margin(view.hand, step) for step in possible(view.said)}
            able = {step: points for step, points in margins.items() if points is not None}
            if not able:
                return (Reason("nothing_to_call"),)
            best = max(able, key=able.__getitem__)
            suit = best_suit(view.hand, best.rank)
            return (_expects("expects_too_few", view, suit, best),)


def _expects(key: str, view: BriscolaView, suit: Suit, bid: Bid) -> Reason:
    """The points that the hand expects of its side with a suit as trump, and those needed."""
    points = expected(view.hand, suit, bid.rank)
    return Reason(key, {"n": points, "suit": suit.value, "needed": bid.needed})


def _held(view: BriscolaView, suit: Suit) -> Reason:
    """What the hand has of a suit."""
    own = [card for card in view.hand if card.suit is suit]
    data: dict[str, object] = {"n": len(own), "suit": suit.value}
    high = [card for card in own if card.rank in (Rank.ASSO, Rank.TRE)]
    if high:
        return Reason("holds_suit_with", {**data, "cards": format_cards(high)})
    return Reason("holds_suit", data)


# ---- cards


def _led(game: BriscolaGame, view: BriscolaView, card: Card) -> Iterator[Reason]:
    if _others_after(game, view) and not _could_beat(game, view, card):
        yield Reason("unbeatable")
    if not points(card):
        yield Reason("worth_nothing")
    elif points(card) == min(map(points, view.hand)):
        yield Reason("worth_least", {"n": points(card)})
    yield from _kept(view, card)


def _followed(game: BriscolaGame, view: BriscolaView, card: Card) -> Iterator[Reason]:
    trump, trick = trump_of(view), (*view.table, card)
    holder = best_of(trick, trump)
    worth = total(trick)
    last = len(trick) == game.seating.seats
    if holder == len(view.table):
        sure = last or not _could_beat(game, view, card)
        yield Reason("wins_trick" if sure else "leads_trick", {"n": worth})
        if card == _cheapest_taker(view) and len(_takers(view)) > 1:
            yield Reason("cheapest_taker")
        yield from _kept(view, card)
        return
    seat = _seat_of(game, view, holder)
    if seat in partners(game, view):
        sure = last or not _could_beat(game, view, trick[holder])
        if points(card):
            key = "gives_partner" if sure else "gives_partner_so_far"
            yield Reason(key, {"n": points(card), "seat": seat})
        else:
            yield Reason("partner_holds", {"seat": seat})
        yield from _kept(view, card)
        return
    if not points(card):
        yield Reason("gives_nothing")
    elif points(card) == min(map(points, view.hand)):
        yield Reason("gives_least", {"n": points(card)})
    else:
        yield Reason("gives_away", {"n": points(card)})
    yield from _kept(view, card)
    if _takers(view):
        yield Reason("trick_so_far", {"n": total(view.table)})


def _kept(view: BriscolaView, card: Card) -> Iterator[Reason]:
    """The trumps that stay in the hand while another suit is played."""
    trump = trump_of(view)
    kept = sum(other.suit is trump for other in view.hand)
    if kept and card.suit is not trump:
        yield Reason("keeps_trump", {"n": kept})


def _takers(view: BriscolaView) -> list[Card]:
    """The cards of the hand that would hold the trick as it lies."""
    trump = trump_of(view)
    return [card for card in view.hand if best_of((*view.table, card), trump) == len(view.table)]


def _cheapest_taker(view: BriscolaView) -> Card:
    trump = trump_of(view)
    return min(
        _takers(view),
        key=lambda card: (card.suit is trump, points(card), strength(card.rank)),
    )


# ---- who could do what


def _seat_of(game: BriscolaGame, view: BriscolaView, place: int) -> int:
    """Who played, or plays, at a place of the trick."""
    leader = view.leader
    assert leader is not None, "a trick has a leader"
    return (leader + place) % game.seating.seats


def _others_after(game: BriscolaGame, view: BriscolaView) -> Sequence[int]:
    """The seats that play after the observer in this trick and are not known as partners."""
    after = range(len(view.table) + 1, game.seating.seats)
    friends = partners(game, view)
    return [seat for place in after if (seat := _seat_of(game, view, place)) not in friends]


def _could_beat(game: BriscolaGame, view: BriscolaView, best: Card) -> bool:
    """Whether any card that an opponent after may hold takes the trick from ``best``."""
    trump, seen = trump_of(view), seen_cards(view)
    for seat in _others_after(game, view):
        known = view.known[seat]
        hidden = view.hand_counts[seat] > len(known)
        unseen = [card for card in game.deck if card not in seen] if hidden else []
        held = [card for card in (*known, *unseen) if card.suit not in view.lacking[seat]]
        if any(beats(card, best, trump) for card in held):
            return True
    return False
