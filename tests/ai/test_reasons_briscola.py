"""Reasons for moves of Briscola: each is true in every deal that the player could be in."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from scopa_gui.ai.advice import advise
from scopa_gui.ai.agent import Budget
from scopa_gui.ai.briscola.search import FEWEST
from scopa_gui.ai.decide import decide
from scopa_gui.ai.reasons.briscola import why
from scopa_gui.ai.reasons.reason import Reason
from scopa_gui.rules.briscola.auction import possible
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import BriscolaMove, Call, Play
from scopa_gui.rules.briscola.options import BriscolaOptions
from scopa_gui.rules.briscola.state import BriscolaState, BriscolaView, Phase, TrickTaken
from scopa_gui.rules.briscola.tricks import best_of, points, strength, total
from scopa_gui.rules.cards import Card, Suit, parse_card, parse_cards
from scopa_gui.rules.catalogue import game_for, parse_rules
from scopa_gui.rules.shuffle import secret_from_seed, shuffled

EVERY_TABLE = (
    "briscola",
    "briscola(seats=3)",
    "briscola(seats=4)",
    "briscola(seats=6)",
    "chiamata",
    "chiamata(follow_suit=on)",
)


def game(code: str) -> BriscolaGame:
    found = game_for(parse_rules(code))
    assert isinstance(found, BriscolaGame)
    return found


def deals(playing: BriscolaGame, seed: int, count: int) -> Iterator[BriscolaState]:
    """States with somebody on turn, met in deals played by rule and now and then at random."""
    rng = Random(seed)
    for number in range(count):
        secret = secret_from_seed(100 * seed + number)
        state = playing.deal(shuffled(playing.deck, secret), number % playing.seating.seats).state
        while (seat := playing.to_move(state)) is not None:
            yield state
            move = decide(playing, playing.view(state, seat), "heuristic", rng)
            if rng.random() < 0.3 and state.phase is Phase.PLAY:
                move = rng.choice(playing.legal_moves(state))
            state = playing.apply(state, move).state


def ended(playing: BriscolaGame, state: BriscolaState, rng: Random) -> TrickTaken:
    """How the trick on the table ends when everybody plays at random."""
    while True:
        step = playing.apply(state, rng.choice(playing.legal_moves(state)))
        for event in step.events:
            if isinstance(event, TrickTaken):
                return event
        state = step.state


def tricks(
    playing: BriscolaGame, view: BriscolaView, move: Play, most: int = 20
) -> Iterator[TrickTaken]:
    """How the trick could end after a card."""
    for seed in range(most):
        rng = Random(seed)
        step = playing.apply(playing.determinize(view, rng), move)
        taken = [event for event in step.events if isinstance(event, TrickTaken)]
        yield taken[0] if taken else ended(playing, step.state, rng)


def ours(playing: BriscolaGame, view: BriscolaView) -> set[int | None]:
    """The observer and whoever is known to play on the same side."""
    if view.caller is None:
        own = playing.seating.side_of(view.observer)
        return set(playing.seating.members(own))
    calling = {view.caller, view.partner}
    if view.partner is None:
        return {view.observer}
    return calling if view.observer in calling else set(range(playing.seating.seats)) - calling


def cards_hold(playing: BriscolaGame, view: BriscolaView, move: Play, reason: Reason) -> bool:
    """Whether what is said of a card is so."""
    card, trump, me = move.card, view.trump, view.observer
    assert trump is not None
    assert me is not None
    trick, data = (*view.table, card), reason.data
    holder = best_of(trick, trump)
    takers = [one for one in view.hand if best_of((*view.table, one), trump) == len(view.table)]
    seats = playing.seating.seats
    match reason.key:
        case "wins_trick" | "unbeatable":
            assert data.get("n", total(trick)) == total(trick)
            return all(taken.seat in ours(playing, view) for taken in tricks(playing, view, move))
        case "leads_trick":
            return holder == len(view.table) and data["n"] == total(trick)
        case "cheapest_taker":
            price = [(one.suit is trump, points(one), strength(one.rank)) for one in takers]
            return card in takers and len(takers) > 1 and price[takers.index(card)] == min(price)
        case "keeps_trump":
            kept = [one for one in view.hand if one.suit is trump]
            return bool(kept) and card not in kept and data["n"] == len(kept)
        case "worth_nothing" | "gives_nothing":
            return points(card) == 0
        case "worth_least":
            return data["n"] == points(card) == min(map(points, view.hand))
        case "gives_away":
            return data["n"] == points(card) > 0 and holder != len(view.table)
        case "gives_least":
            return data["n"] == points(card) == min(map(points, view.hand))
        case "trick_so_far":
            return data["n"] == total(view.table) and bool(takers) and card not in takers
        case "gives_partner" | "gives_partner_so_far" | "partner_holds":
            assert view.leader is not None
            seat = (view.leader + holder) % seats
            assert data.get("n", points(card)) == points(card)
            sure = reason.key != "gives_partner" or all(
                taken.seat in ours(playing, view) for taken in tricks(playing, view, move)
            )
            return data["seat"] == seat != me and seat in ours(playing, view) and sure
        case _:
            raise AssertionError(f"nothing proves {reason.key}")


def words_hold(view: BriscolaView, move: BriscolaMove, reason: Reason) -> bool:
    """Whether what is said in the auction is so."""
    data = reason.data
    match reason.key:
        case "holds_suit":
            suit = Suit(data["suit"])
            named = not isinstance(move, Call) or move.suit is suit
            return data["n"] == sum(one.suit is suit for one in view.hand) and named
        case "expects":
            return int(str(data["n"])) >= int(str(data["needed"]))
        case "expects_too_few":
            return int(str(data["n"])) < int(str(data["needed"]))
        case "nothing_to_call":
            left = {bid.rank for bid in possible(view.said)}
            return all(Card(rank, suit) in view.hand for rank in left for suit in Suit)
        case "holds_suit_with":
            high = parse_cards(str(data["cards"]))
            return words_hold(view, move, Reason("holds_suit", data)) and all(
                one in view.hand and one.rank.value in "A3" and one.suit.value == data["suit"]
                for one in high
            )
        case _:
            raise AssertionError(f"nothing proves {reason.key}")


@pytest.mark.parametrize("code", EVERY_TABLE)
def test_everything_that_is_said_is_true(code: str) -> None:
    playing = game(code)
    for state in deals(playing, 3, 2):
        view = playing.view(state, state.turn)
        moves = playing.moves_seen(view) if view.phase is Phase.PLAY else ()
        advised = decide(playing, view, "maestro", Random(0))
        for move in (*moves, advised):
            for reason in why(playing, view, move):
                if isinstance(move, Play):
                    assert cards_hold(playing, view, move, reason), (str(move), reason)
                else:
                    assert words_hold(view, move, reason), (str(move), reason)


def test_every_statement_is_met() -> None:
    met = set()
    for code in EVERY_TABLE:
        playing = game(code)
        for state in deals(playing, 5, 3):
            view = playing.view(state, state.turn)
            for move in playing.moves_seen(view):
                met |= {reason.key for reason in why(playing, view, move)}
    assert met >= {
        *("wins_trick", "leads_trick", "cheapest_taker", "unbeatable", "keeps_trump"),
        *(
            "worth_nothing",
            "worth_least",
            "gives_nothing",
            "gives_away",
            "gives_least",
            "trick_so_far",
        ),
        *("gives_partner", "gives_partner_so_far", "partner_holds"),
        *("holds_suit", "holds_suit_with", "expects", "expects_too_few"),
    }


# ---- single positions


def dealt(first: str, *played: str, code: str = "briscola") -> tuple[BriscolaGame, BriscolaState]:
    """A deal from a stock that begins with these cards, after these moves; seat 0 leads."""
    playing = game(code)
    options = playing.options
    assert isinstance(options, BriscolaOptions)
    begin = parse_cards(first)
    stock = begin + tuple(one for one in playing.deck if one not in begin)
    state = playing.deal(stock, playing.seating.seats - 1).state
    for text in played:
        state = playing.apply(state, playing.parse_move(text)).state
    return playing, state


def reasons(first: str, *played: str, of: str, code: str = "briscola") -> dict[str, object]:
    """What is said of a card of the seat on turn: the data by the key."""
    playing, state = dealt(first, *played, code=code)
    found = why(playing, playing.view(state, state.turn), Play(parse_card(of)))
    return {reason.key: dict(reason.data) for reason in found}


FIRST = "Ac Fs 4s 2d 5b 6b 7d"
"""Seat 0 holds Ac, 4s, 5b; seat 1 Fs, 2d, 6b; coins are trump."""


def test_a_trick_won_is_told_with_its_worth() -> None:
    assert reasons(FIRST, "Ac", of="2d")["wins_trick"] == {"n": 11}


def test_points_given_away_are_told() -> None:
    assert reasons(FIRST, "Ac", of="Fs")["gives_away"] == {"n": 2}


def test_a_trump_kept_is_told() -> None:
    assert reasons(FIRST, "4s", of="6b")["keeps_trump"] == {"n": 1}


def test_points_for_a_partner_are_told() -> None:
    first = "As Fs 4s 2c 5b 6b Rc 7b 2b 3b 4b 6c 7d"
    found = reasons(first, "As", "Fs", of="4s", code="briscola(seats=4)")
    assert found["partner_holds"] == {"seat": 0}
    found = reasons(first, "As", "Fs", of="Rc", code="briscola(seats=4)")
    assert found["gives_partner_so_far"] == {"n": 4, "seat": 0}


# ---- the advice as a whole


def test_the_strongest_player_advises() -> None:
    playing = game("briscola")
    for state in islice(deals(playing, 7, 1), 0, 40, 4):
        view = playing.view(state, state.turn)
        short = Budget(plays=100)
        found = advise(playing, view, Random(1), budget=short)
        wanted = decide(playing, view, "maestro", Random(1), short)
        assert found.move == playing.format_move(wanted)


def test_cards_are_worth_what_play_by_rule_then_brings() -> None:
    playing, state = dealt(FIRST, "Ac")
    view = playing.view(state, 1)
    found = advise(playing, view, Random(1), budget=Budget(plays=100))
    assert set(found.values) == {"2d", "Fs", "6b"}
    assert found.values["2d"] > found.values["Fs"] + 10
    assert FEWEST >= 10


def test_worths_do_not_depend_on_hidden_cards() -> None:
    playing, state = dealt(FIRST, "Ac")
    view = playing.view(state, 1)
    other = playing.view(playing.determinize(view, Random(5)), 1)
    budget = Budget(plays=100)
    assert advise(playing, view, Random(1), budget=budget) == advise(
        playing, other, Random(1), budget=budget
    )


def test_only_one_move_needs_no_reason() -> None:
    playing, state = dealt(FIRST)
    while len(state.hands[state.turn or 0]) > 1:
        state = playing.apply(state, playing.legal_moves(state)[0]).state
    found = advise(playing, playing.view(state, state.turn), Random(1))
    assert [reason.key for reason in found.reasons] == ["only_move"]


def test_cards_of_a_suit_are_counted_before_it_is_named() -> None:
    def count(hand: tuple[Card, ...], suit: Suit) -> int:
        return sum(one.suit is suit for one in hand)

    playing = game("chiamata")
    for state in deals(playing, 3, 2):
        if state.phase is Phase.NAMING:
            view = playing.view(state, state.turn)
            found = advise(playing, view, Random(1))
            reason = next(one for one in found.reasons if one.key.startswith("holds"))
            assert reason.data["n"] == count(view.hand, Suit(reason.data["suit"]))
