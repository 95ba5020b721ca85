"""Why a move is worse than another, computed by the rules in force.

A reason compares what a move leads to with what the best one does, and gives what its sentence
needs, or nothing where it does not hold in this position. The sentences are ``lesson.reason.NAME``.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from scopa_gui.app.lessons.ending import best_points, is_ending, lead
from scopa_gui.app.lessons.outlook import Outlook
from scopa_gui.rules.cards import SETTEBELLO, Card, Rank, Suit, parse_cards
from scopa_gui.rules.scopa.declarations import declared_points
from scopa_gui.rules.scopa.moves import Declare, Play
from scopa_gui.rules.scopa.scoring import COINS

Words = Mapping[str, object]
Reason = Callable[[Outlook, Outlook], Words | None]
"""Of a move and of the best one."""

RUN = parse_cards("Ad 2d 3d")
"""Without these three there is no napola."""


def takes_nothing(move: Outlook, best: Outlook) -> Words | None:
    """It takes nothing, though something can be taken."""
    if move.gained or not best.gained:
        return None
    return {"n": len(best.gained)}


def takes_fewer(move: Outlook, best: Outlook) -> Words | None:
    """It takes fewer cards."""
    if not 0 < len(move.gained) < len(best.gained):
        return None
    return {"n": len(move.gained), "best": len(best.gained)}


def no_scopa(move: Outlook, best: Outlook) -> Words | None:
    """It is no scopa, though there is one."""
    return {} if best.scopa and not move.scopa else None


def leaves_scopa(move: Outlook, best: Outlook) -> Words | None:
    """The next player could make a scopa."""
    if not move.scope or best.scope:
        return None
    rank = max((card.rank for card in move.scope), key=move.still_out)
    return {"total": move.total, "by": rank.value, "n": move.still_out(rank)}


def riskier(move: Outlook, best: Outlook) -> Words | None:
    """More cards that may be anywhere would make a scopa."""
    if len(move.scope) <= len(best.scope):
        return None
    return {"n": len(move.scope), "best": len(best.scope)}


def offers_more(move: Outlook, best: Outlook) -> Words | None:
    """The next player could take more cards."""
    count, card = move.catch
    if card is None or count <= best.catch[0]:
        return None
    return {"n": count, "by": card.rank.value, "best": best.catch[0]}


def more_takers(move: Outlook, best: Outlook) -> Words | None:
    """It lays a card that more unseen cards can take."""
    laid, better = _laid(move), _laid(best)
    if laid is None or better is None:
        return None
    count, least = len(move.takers(laid)), len(best.takers(better))
    return {"taken": str(laid), "n": count, "best": least} if count > least else None


def _laid(outlook: Outlook) -> Card | None:
    """The card that it lays, if it takes nothing."""
    if isinstance(outlook.move, Play) and not outlook.gained:
        return outlook.move.card
    return None


def _exposes(wanted: Callable[[Card, Outlook], bool]) -> Reason:
    """A card of some kind would lie there for the next player; after the best move it does not."""

    def reason(move: Outlook, best: Outlook) -> Words | None:
        for card in move.table:
            if not wanted(card, move) or card in best.table:
                continue
            if takers := move.takers(card):
                return {"taken": str(card), "by": takers[0].rank.value}
        return None

    return reason


def _keeps_from(wanted: Callable[[Card, Outlook], bool]) -> Reason:
    """It does not bring a card of some kind that the best move brings."""

    def reason(move: Outlook, best: Outlook) -> Words | None:
        missed = [card for card in best.gained if wanted(card, best) and card not in move.gained]
        return {"taken": str(missed[0])} if missed else None

    return reason


def _is_settebello(card: Card, _: Outlook) -> bool:
    return card == SETTEBELLO


def _is_seven(card: Card, _: Outlook) -> bool:
    return card.rank is Rank.SETTE


def _is_coin(card: Card, _: Outlook) -> bool:
    return card.suit is Suit.DENARI


def _is_of_run(card: Card, _: Outlook) -> bool:
    return card in RUN


def fewer_coins(move: Outlook, best: Outlook) -> Words | None:
    """It brings fewer coins."""
    return {"n": move.coins, "best": best.coins} if move.coins < best.coins else None


def lower_primiera(move: Outlook, best: Outlook) -> Words | None:
    """One's primiera is then worth less."""
    if move.primiera >= best.primiera:
        return None
    return {"n": move.primiera, "best": best.primiera}


def shorter_run(move: Outlook, best: Outlook) -> Words | None:
    """Fewer coins of the napola lie in one's pile."""
    own, better = _run(move), _run(best)
    return {"n": own, "best": better} if own < better else None


def _run(outlook: Outlook) -> int:
    """How many coins from the ace on one has without a gap."""
    count = 0
    while count < len(COINS) and COINS[count] in outlook.pile:
        count += 1
    return count


def keeps_pairs(move: Outlook, best: Outlook) -> Words | None:
    """Fewer ranks are broken: good for the dealer alone."""
    return {"n": move.broken, "best": best.broken} if move.broken < best.broken else None


def breaks_pairs(move: Outlook, best: Outlook) -> Words | None:
    """More ranks are broken: bad for the dealer."""
    return {"n": move.broken, "best": best.broken} if move.broken > best.broken else None


def worse_end(move: Outlook, best: Outlook) -> Words | None:
    """Counted through to the last card it comes to less."""
    if not is_ending(move.game, move.before):
        return None
    side = move.game.seating.side_of(move.seat)
    own, better = (best_points(one.game, one.after, side) for one in (move, best))
    if lead(own, side) >= lead(better, side):
        return None
    return {
        "own": own[side],
        "others": own[1 - side],
        "best_own": better[side],
        "best_others": better[1 - side],
    }


def undeclared(move: Outlook, best: Outlook) -> Words | None:
    """The hand could be declared first."""
    if not isinstance(best.move, Declare) or isinstance(move.move, Declare):
        return None
    return {"n": declared_points(best.before.hands[best.seat])}


REASONS: Mapping[str, Reason] = MappingProxyType(
    {
        "takes_nothing": takes_nothing,
        "takes_fewer": takes_fewer,
        "no_scopa": no_scopa,
        "leaves_scopa": leaves_scopa,
        "riskier": riskier,
        "offers_more": offers_more,
        "more_takers": more_takers,
        "exposes_settebello": _exposes(_is_settebello),
        "exposes_seven": _exposes(_is_seven),
        "exposes_coin": _exposes(_is_coin),
        "exposes_run": _exposes(_is_of_run),
        "misses_settebello": _keeps_from(_is_settebello),
        "misses_seven": _keeps_from(_is_seven),
        "misses_run": _keeps_from(_is_of_run),
        "fewer_coins": fewer_coins,
        "lower_primiera": lower_primiera,
        "shorter_run": shorter_run,
        "keeps_pairs": keeps_pairs,
        "breaks_pairs": breaks_pairs,
        "worse_end": worse_end,
        "undeclared": undeclared,
    }
)
"""By name."""
