"""What the texts of a lesson say of its positions, asked of the rules."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from scopa_gui.app.lessons.judging import WrongMove
from scopa_gui.rules.briscola.state import BriscolaState, TrickTaken
from scopa_gui.rules.cards import DECK, RANKS, Card, Rank, Suit, parse_card
from scopa_gui.rules.scopa.declarations import declared_points
from scopa_gui.rules.scopa.scoring import best_of_suits, primiera_sum
from scopa_gui.rules.scopa.state import LeftoversTaken, ScopaMade
from tests.app.lessons.support import STEPS, At, sitting

CLAIMED = [(at, claim) for at in STEPS for claim in at.lesson.steps[at.number].claims]


class Position:
    """A step before and after its best move."""

    def __init__(self, at: At) -> None:
        taking = sitting(at)
        self.game: Any = taking.run.game
        self.before: Any = taking.run.state
        self.move: Any = taking.right()[0]
        step = self.game.apply(self.before, self.move)
        self.after: Any = step.state
        self.events = step.events

    @property
    def gained(self) -> list[Card]:
        return [card for card in self.after.piles[0] if card not in self.before.piles[0]]

    @property
    def gone(self) -> list[Card]:
        return [card for pile in self.before.piles for card in pile]

    @property
    def unseen(self) -> list[Card]:
        known = {*self.gone, *self.before.table, *self.before.hands[0]}
        return [card for card in DECK if card not in known]

    def replies(self, card: Card) -> list[Any]:
        """All that the next player could come to with a card."""
        state = self.after
        hands = list(state.hands)
        hands[state.turn] = (card, *hands[state.turn][1:])
        held = replace(state, hands=tuple(hands))
        moves = [
            move for move in self.game.legal_moves(held) if getattr(move, "card", None) == card
        ]
        return [self.game.apply(held, move) for move in moves]

    def could_take(self, card: Card) -> int:
        """How many cards of the table a card takes at most."""
        return max(
            len(self.after.table) - len(set(step.state.table) - {card})
            for step in self.replies(card)
        )

    def sweepers(self) -> list[Card]:
        """The unseen cards that would make a scopa."""
        return [
            card
            for card in self.unseen
            if any(isinstance(e, ScopaMade) for step in self.replies(card) for e in step.events)
        ]


def value(cards: Any) -> int:
    return sum(card.value for card in cards)


def count(cards: Any, rank: str) -> int:
    return sum(card.rank is Rank(rank) for card in cards)


def coins(cards: Any) -> int:
    return sum(card.suit is Suit.DENARI for card in cards)


def is_scopa(position: Position) -> bool:
    return any(isinstance(event, ScopaMade) and event.seat == 0 for event in position.events)


def run(position: Position) -> int:
    pile = set(position.after.piles[0])
    length = 0
    while length < len(RANKS) and Card(RANKS[length], Suit.DENARI) in pile:
        length += 1
    return length


def broken(position: Position) -> int:
    gone = [card for pile in position.after.piles for card in pile]
    return sum(sum(card.rank is rank for card in gone) % 2 for rank in RANKS)


def forces(position: Position) -> bool:
    """Whatever the next player does, a scopa follows, though none was made now."""
    if is_scopa(position):
        return False
    for move in position.game.legal_moves(position.after):
        state = position.game.apply(position.after, move).state
        steps = [position.game.apply(state, own) for own in position.game.legal_moves(state)]
        if not any(isinstance(event, ScopaMade) for step in steps for event in step.events):
            return False
    return True


def leftovers(position: Position) -> int:
    """How many cards come to seat 0 at the end, however the rest is played."""
    counts = set()

    def play_on(state: Any) -> None:
        for move in position.game.legal_moves(state):
            step = position.game.apply(state, move)
            for event in step.events:
                if isinstance(event, LeftoversTaken):
                    counts.add((event.seat, len(event.cards)))
            play_on(step.state)

    play_on(position.after)
    ((seat, number),) = counts
    assert seat == 0
    return number


def trick(position: Position) -> int:
    """What the trick is worth that ends with the move."""
    (taken,) = [event for event in position.events if isinstance(event, TrickTaken)]
    return taken.points


def follower(position: Position) -> str:
    """What the next player holds: nothing else is unseen."""
    assert not position.before.stock
    assert set(position.after.hands[1]) == set(position.unseen)
    return " ".join(map(str, position.after.hands[1]))


HOLDS: dict[str, Callable[[Position, list[str]], bool]] = {
    "takes": lambda p, w: len(p.gained) == int(w[0]),
    "ways": lambda p, w: (
        sum(m.card.rank is Rank(w[0]) for m in p.game.legal_moves(p.before)) == int(w[1])
    ),
    "coins": lambda p, w: coins(p.gained) == int(w[0]),
    "had": lambda p, w: coins(p.before.piles[0]) == int(w[1]),
    "has": lambda p, w: coins(p.after.piles[0]) == int(w[1]),
    "scopa": lambda p, w: is_scopa(p),
    "no": lambda p, w: not p.after.table and not is_scopa(p),
    "table": lambda p, w: value(p.before.table) == int(w[0]),
    "total": lambda p, w: value(p.after.table) == int(w[0]),
    "safe": lambda p, w: not p.sweepers(),
    "gone": lambda p, w: count(p.gone, w[0]) == int(w[1]),
    "out": lambda p, w: count(p.unseen, w[0]) == int(w[1]),
    "primiera": lambda p, w: primiera_sum(best_of_suits(p.after.piles[0])) == int(w[0]),
    "takers": lambda p, w: (
        sum(
            any(p.move.card not in step.state.table for step in p.replies(card))
            for card in p.unseen
        )
        == int(w[0])
    ),
    "broken": lambda p, w: broken(p) == int(w[0]),
    "catch": lambda p, w: max(map(p.could_take, p.unseen)) == int(w[0]),
    "declares": lambda p, w: declared_points(p.before.hands[0]) == int(w[0]),
    "trick": lambda p, w: trick(p) == int(w[0]),
    "run": lambda p, w: run(p) == int(w[0]),
    "ending": lambda p, w: not p.before.stock,
    "follower": lambda p, w: set(follower(p).split()) == set(w),
    "forces": lambda p, w: forces(p),
    "leftovers": lambda p, w: leftovers(p) == int(w[0]),
}
"""By the first word of a claim; told the others."""


@pytest.mark.parametrize(("at", "claim"), CLAIMED, ids=lambda value: str(value))
def test_a_claim_holds(at: At, claim: str) -> None:
    word, *others = claim.split()
    assert HOLDS[word](Position(at), others)


def test_a_claim_that_does_not_hold_is_noticed() -> None:
    position = Position(STEPS[0])
    assert not HOLDS["takes"](position, ["3"])
    assert not HOLDS["scopa"](position, [])
    assert not HOLDS["gone"](position, ["C", "3"])


# ---- reasons, told again by other means


def reasons_of(at: At) -> list[tuple[Any, str, dict[str, Any]]]:
    """Every wrong move of a step with the reason against it."""
    taking = sitting(at)
    found = []
    for move in taking.run.game.legal_moves(taking.run.state):
        if move not in taking.right():
            with pytest.raises(WrongMove) as refused:
                taking.play(move)
            found.append((move, refused.value.key.split(".")[-1], refused.value.data))
    return found


def after(at: At, move: Any) -> Position:
    """The position after another move than the best one."""
    position = Position(at)
    position.move = move
    step = position.game.apply(position.before, move)
    position.after, position.events = step.state, step.events
    return position


def exposed(wrong: Position, best: Position, data: dict[str, Any]) -> bool:
    card, by = parse_card(data["taken"]), Rank(data["by"])
    takers = [one for one in wrong.unseen if one.rank is by]
    taken = any(card not in step.state.table for one in takers for step in wrong.replies(one))
    return card in wrong.after.table and card not in best.after.table and taken


def swept(wrong: Position, best: Position, data: dict[str, Any]) -> bool:
    by = [card for card in wrong.sweepers() if card.rank is Rank(data["by"])]
    return (
        data["total"] == value(wrong.after.table)
        and 0 < len(by) <= data["n"] == count(wrong.unseen, data["by"])
        and not best.sweepers()
    )


def ended(wrong: Position, best: Position, data: dict[str, Any]) -> bool:
    """The end by plain search, both sides wanting to be ahead."""

    def points(position: Position, state: Any) -> tuple[int, ...]:
        result = position.game.result(state)
        if result is not None:
            return tuple(result.points)
        ends = [
            points(position, position.game.apply(state, move).state)
            for move in position.game.legal_moves(state)
        ]
        ends.sort(key=lambda end: end[0] - end[1])
        return ends[-1 if state.turn == 0 else 0]

    own, better = points(wrong, wrong.after), points(best, best.after)
    leads = own[0] - own[1], better[0] - better[1]
    told = data["own"] - data["others"], data["best_own"] - data["best_others"]
    return leads == told and leads[0] < leads[1]


def both(position: Position) -> tuple[int, int]:
    return len(position.gained), coins(position.gained)


TRUE: dict[str, Callable[[Position, Position, dict[str, Any]], bool]] = {
    "takes_nothing": lambda w, b, d: not w.gained and len(b.gained) == d["n"] > 0,
    "takes_fewer": lambda w, b, d: len(w.gained) == d["n"] < d["best"] == len(b.gained),
    "no_scopa": lambda w, b, d: is_scopa(b) and not is_scopa(w),
    "leaves_scopa": swept,
    "riskier": lambda w, b, d: len(w.sweepers()) == d["n"] > d["best"] == len(b.sweepers()),
    "offers_more": lambda w, b, d: (
        max(map(w.could_take, w.unseen)) == d["n"] > d["best"] == max(map(b.could_take, b.unseen))
    ),
    "more_takers": lambda w, b, d: (
        HOLDS["takers"](w, [str(d["n"])])
        and HOLDS["takers"](b, [str(d["best"])])
        and d["n"] > d["best"]
    ),
    **{f"exposes_{kind}": exposed for kind in ("settebello", "seven", "coin", "run", "single")},
    **{
        f"misses_{kind}": lambda w, b, d: (
            parse_card(d["taken"]) in b.gained and parse_card(d["taken"]) not in w.gained
        )
        for kind in ("settebello", "seven", "run")
    },
    "fewer_coins": lambda w, b, d: both(w)[1] == d["n"] < d["best"] == both(b)[1],
    "lower_primiera": lambda w, b, d: (
        HOLDS["primiera"](w, [str(d["n"])])
        and HOLDS["primiera"](b, [str(d["best"])])
        and d["n"] < d["best"]
    ),
    "shorter_run": lambda w, b, d: run(w) == d["n"] < d["best"] == run(b),
    "keeps_pairs": lambda w, b, d: (
        broken(w) == d["n"] < d["best"] == broken(b) and w.before.dealer != 0
    ),
    "breaks_pairs": lambda w, b, d: (
        broken(w) == d["n"] > d["best"] == broken(b) and w.before.dealer == 0
    ),
    "worse_end": ended,
    "undeclared": lambda w, b, d: declared_points(w.before.hands[0]) == d["n"],
}
"""Checks of reasons of the Scopa family, by name."""


def scopa_steps() -> list[At]:
    return [at for at in STEPS if not isinstance(sitting(at).run.state, BriscolaState)]


@pytest.mark.parametrize("at", scopa_steps(), ids=str)
def test_the_reason_against_a_move_is_true(at: At) -> None:
    for move, name, data in reasons_of(at):
        assert TRUE[name](after(at, move), Position(at), data), (move, name, data)


def taken_by(position: Position) -> int:
    (trick_taken,) = [event for event in position.events if isinstance(event, TrickTaken)]
    return trick_taken.seat


@pytest.mark.parametrize("at", [at for at in STEPS if at.lesson.name == "briscola"], ids=str)
def test_the_reason_against_a_card_of_briscola_is_true(at: At) -> None:
    for move, name, data in reasons_of(at):
        wrong, best = after(at, move), Position(at)
        match name:
            case "wins_less":
                assert trick(wrong) == data["n"] < data["best"] == trick(best)
                assert taken_by(wrong) == taken_by(best) == 0
            case "lets_go":
                assert (taken_by(wrong), taken_by(best)) == (1, 0)
                assert trick(wrong) == data["n"]
            case "leads_load":
                assert data["points"] >= 10
                beating = [card for card in wrong.unseen if takes_from(wrong, card)]
                assert len(beating) == data["n"] > 0
            case "leads_trump":
                assert move.card.suit is wrong.before.trump is not best.move.card.suit
            case "spends_trump":
                assert move.card.suit is wrong.before.trump
                assert taken_by(wrong) == 0
                assert trick(best) == data["n"] < 10
            case "gives_points":
                assert taken_by(wrong) == taken_by(best) == 1
                assert trick(wrong) - trick(best) == data["n"] - data["best"] > 0
            case "dear_trump":
                assert taken_by(wrong) == taken_by(best) == 0
                assert move.card.suit is best.move.card.suit is wrong.before.trump
            case _:
                raise AssertionError(name)


def takes_from(position: Position, card: Card) -> bool:
    """Whether the next player would take the card led with this one."""
    state = position.after
    hands = (state.hands[0], (card, *state.hands[1][1:]))
    step = position.game.apply(replace(state, hands=hands), position.game.parse_move(str(card)))
    return any(isinstance(event, TrickTaken) and event.seat == 1 for event in step.events)
