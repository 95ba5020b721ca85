"""The auction, the called card, payments, and that nobody is told the partner."""

from dataclasses import fields
from random import Random

import pytest

from scopa_gui.app import i18n
from scopa_gui.app.narration import Narrator
from scopa_gui.rules.briscola.moves import Bid, Call, Pass
from scopa_gui.rules.briscola.scoring import payments, score_call
from scopa_gui.rules.briscola.state import (
    AuctionWon,
    BriscolaState,
    PartnerRevealed,
    Phase,
    SuitNamed,
)
from scopa_gui.rules.briscola.tricks import total
from scopa_gui.rules.cards import DECK, Card, Rank, Suit, parse_card
from scopa_gui.rules.events import DealVoided, Event
from scopa_gui.rules.game import IllegalMove, ScoreError
from scopa_gui.rules.run import SecretStocks, start_run
from scopa_gui.rules.shuffle import secret_from_seed
from tests.rules.briscola.positions import cards, dealt, game, play, shuffled_deal

C = "chiamata"
HANDS = (
    "Ad 3d Rd Cd Ac 3c 2s 4b",
    "Fd 7d 6d 5d Rc Cc 3s 5b",
    "4d 2d As Rs Cs Fc 6b 7b",
    "7c 6c 5c 4c 2c Fs 7s Fb",
    "6s 5s 4s Ab 3b Rb Cb 2b",
)
"""Seat 0 leads; seat 1 holds the Fante of coins, seat 2 the two."""


def auction(moves: str) -> BriscolaState:
    return play(C, dealt(C, *HANDS), moves).state


def refusal(state: BriscolaState, text: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        game(C).apply(state, game(C).parse_move(text))
    return refused.value.key


def test_everybody_gets_eight_cards_and_no_stock_is_left() -> None:
    state = dealt(C, *HANDS)
    assert [len(hand) for hand in state.hands] == [8] * 5
    assert (state.stock, state.turned, state.trump) == ((), None, None)


def test_the_dealers_right_begins_the_auction() -> None:
    state = dealt(C, *HANDS)
    assert (state.turn, state.phase) == (0, Phase.AUCTION)


def test_a_lower_rank_must_be_named() -> None:
    state = auction("bid7")
    assert refusal(state, "bid7") == "illegal.bid_too_low"
    assert refusal(state, "bidF") == "illegal.bid_too_low"
    assert Bid(Rank.SEI) in game(C).legal_moves(state)
    assert Bid(Rank.DUE) in game(C).legal_moves(state)


def test_the_order_of_the_ranks() -> None:
    state = auction("bidA bid3 bidR bidC bidF bid7 bid6 bid5 bid4 bid2")
    assert state.said[-1].bid == Bid(Rank.DUE)


def test_points_are_bid_only_after_the_two() -> None:
    assert refusal(auction(""), "bid62") == "illegal.points_before_two"
    assert refusal(auction("bid4"), "bid62") == "illegal.points_before_two"
    state = auction("bid2 bid62 bid70")
    assert refusal(state, "bid70") == "illegal.bid_too_low"
    assert state.said[-1].bid == Bid(Rank.DUE, 70)


def test_at_120_all_that_is_left_is_passing() -> None:
    assert game(C).legal_moves(auction("bid2 bid120")) == (Pass(),)


def test_whoever_has_passed_is_asked_no_more() -> None:
    state = auction("bidA pass bid3 pass pass")
    assert state.turn == 0
    assert play(C, state, "bidR").state.turn == 2


def test_the_last_in_the_auction_names_the_suit() -> None:
    step = play(C, dealt(C, *HANDS), "bidF pass pass pass pass")
    assert AuctionWon(0, Bid(Rank.FANTE)) in step.events
    assert (step.state.turn, step.state.phase, step.state.caller) == (0, Phase.NAMING, 0)
    assert game(C).legal_moves(step.state) == tuple(sorted(map(Call, Suit), key=str))


def test_the_last_may_still_bid_where_all_others_have_passed() -> None:
    state = auction("pass pass pass pass")
    assert state.turn == 4
    assert play(C, state, "bid7").state.caller == 4


def test_all_pass_and_the_deal_is_void() -> None:
    step = play(C, dealt(C, *HANDS), "pass pass pass pass pass")
    assert step.events[-1] == DealVoided("all_passed")
    assert step.state.phase is Phase.VOID


def test_the_same_dealer_deals_again_when_all_have_passed() -> None:
    run, _, _ = start_run(game(C).options, SecretStocks(secret_from_seed(1)))
    dealer = run.match.dealer
    for _ in range(5):
        run, _ = run.apply(Pass())
    assert (run.match.dealer, run.match.attempt, run.state.dealer) == (dealer, 1, dealer)


def test_the_suit_named_is_trump_and_the_dealers_right_leads() -> None:
    step = play(C, dealt(C, *HANDS), "pass pass pass bid7 pass calld")
    assert SuitNamed(3, parse_card("7d")) in step.events
    state = step.state
    assert (state.trump, state.called, state.leader, state.turn) == (
        Suit.DENARI,
        parse_card("7d"),
        0,
        0,
    )


def test_points_bid_are_needed_and_call_the_two() -> None:
    state = auction("bid2 bid70 pass pass pass pass calld")
    assert (state.needed, str(state.called), state.caller, state.partner) == (70, "2d", 1, 2)


# ---- playing


CALLED = "bidF pass pass pass pass calld"
"""Seat 0 calls the Fante of coins, which seat 1 holds."""


def test_no_duty_to_follow() -> None:
    state = auction(f"{CALLED} 2s")
    assert len(game(C).legal_moves(state)) == 8


def test_the_duty_to_follow_where_that_is_agreed() -> None:
    code = "chiamata(follow_suit=on)"
    state = play(code, dealt(code, *HANDS), f"{CALLED} 2s").state
    assert [str(move) for move in game(code).legal_moves(state)] == ["3s"]
    with pytest.raises(IllegalMove) as refused:
        play(code, state, "5b")
    assert refused.value.key == "illegal.must_follow"


def test_whoever_lacks_the_suit_plays_anything_and_has_shown_it() -> None:
    code = "chiamata(follow_suit=on)"
    state = play(code, dealt(code, *HANDS), f"{CALLED} Ac Rc Fc 2c 6s").state
    assert state.lacking[4] == (Suit.COPPE,)
    view = game(code).view(state, 0)
    for seed in range(20):
        guess = game(code).determinize(view, Random(seed))
        assert not any(card.suit is Suit.COPPE for card in guess.hands[4])


def test_piles_stay_with_their_seats() -> None:
    state = auction(f"{CALLED} 2s 3s As Fs 6s")
    assert state.piles[2] == cards("2s 3s As Fs 6s")
    assert [len(pile) for pile in state.piles] == [0, 0, 5, 0, 0]


# ---- payments


@pytest.mark.parametrize(
    ("caller", "partner", "won", "paid"),
    [
        (0, 1, True, (2, 1, -1, -1, -1)),
        (0, 1, False, (-2, -1, 1, 1, 1)),
        (3, 3, True, (-1, -1, -1, 4, -1)),
        (3, 3, False, (1, 1, 1, -4, 1)),
    ],
)
def test_payments(caller: int, partner: int, won: bool, paid: tuple[int, ...]) -> None:
    assert payments(5, caller, partner, won) == paid


MADE = {
    60: "Ad Ac As Ab 3d Rd Fd",
    61: "Ad Ac As Ab 3d Rd Cd",
    69: "Ad Ac As Ab 3d 3c Cd Fd",
    70: "Ad Ac As Ab 3d 3c Rd Fd",
}
"""Cards worth so many points."""


def _piles(reached: int) -> tuple[tuple[Card, ...], ...]:
    """Five piles of which the first two together have so many points."""
    made = cards(MADE[reached])
    assert total(made) == reached
    rest = tuple(card for card in DECK if card not in made)
    return made[:2], made[2:], rest, (), ()


@pytest.mark.parametrize(
    ("reached", "needed", "gain"), [(61, 61, 2), (60, 61, -2), (69, 70, -2), (70, 70, 2)]
)
def test_61_or_the_bid_is_needed(reached: int, needed: int, gain: int) -> None:
    result = score_call(_piles(reached), caller=0, partner=1, needed=needed)
    assert result.points[0] == gain


def test_piles_by_hand_need_to_be_told_who_called() -> None:
    piles = (cards("Ad"), cards("3d"), (), (), ())
    with pytest.raises(ScoreError) as refused:
        game(C).score_piles(piles, {})
    assert refused.value.key == "error.callers_count"
    assert game(C).score_piles(piles, {"callers": (4, 4)}).points == (1, 1, 1, 1, -4)


# ---- the secret


def test_the_partner_alone_knows_who_it_is() -> None:
    state = auction(CALLED)
    told = [game(C).view(state, seat).partner for seat in range(5)]
    assert told == [None, 1, None, None, None]
    assert game(C).view(state, None).partner is None


def test_whoever_calls_an_own_card_knows_it_and_nobody_else() -> None:
    state = auction("bidR pass pass pass pass calld")
    assert state.partner == 0
    assert [game(C).view(state, seat).partner for seat in range(5)] == [0, None, None, None, None]


def test_the_partner_is_revealed_when_the_called_card_falls() -> None:
    step = play(C, dealt(C, *HANDS), f"{CALLED} Ad Fd")
    assert step.events[-2] == PartnerRevealed(1, 0)
    assert all(game(C).view(step.state, seat).partner == 1 for seat in (None, *range(5)))


def _played(seed: int) -> tuple[list[Event], list[BriscolaState]]:
    """A deal by chance until the called card has fallen; events and states before that."""
    playing, rng = game(C), Random(seed)
    state = shuffled_deal(C, seed)
    events: list[Event] = []
    states = []
    while not state.revealed and state.turn is not None:
        moves = playing.legal_moves(state)
        step = playing.apply(
            state, Pass() if Pass() in moves and rng.random() < 0.7 else rng.choice(moves)
        )
        state = step.state
        if not state.revealed:
            events += step.events
            states.append(state)
    return events, states


@pytest.mark.parametrize("seed", range(25))
def test_guesses_put_the_partner_anywhere(seed: int) -> None:
    """Nothing that an observer sees narrows down who holds the called card."""
    playing, rng = game(C), Random(seed)
    _, states = _played(seed)
    for state in states[-1:]:
        if state.called is None:
            continue
        for observer in range(5):
            if observer == state.partner:
                continue
            view = playing.view(state, observer)
            found = {playing.determinize(view, rng).partner for _ in range(60)}
            holding = {seat for seat, count in enumerate(view.hand_counts) if count}
            assert len(found - {observer}) > 1 or len(holding - {observer}) == 1


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_the_log_is_the_same_whoever_is_the_partner(language: str) -> None:
    """The seats of two players who may hold the called card are told with the same words."""
    narrator = Narrator(i18n.load(language), ["Anna", "Bruno", "Carla", "Dino", "Elsa"])
    for seed in range(10):
        events, _ = _played(seed)
        for event in events:
            line = narrator.event(event) or ""
            assert "partner" not in {field.name for field in fields(event)}
            assert not isinstance(event, PartnerRevealed)
            for word in ("compagno", "Partner", "partner"):
                assert word not in line


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_the_log_names_the_partner_when_the_card_has_fallen(language: str) -> None:
    narrator = Narrator(i18n.load(language), ["Anna", "Bruno", "Carla", "Dino", "Elsa"])
    line = narrator.event(PartnerRevealed(1, 0))
    assert line is not None
    assert "Anna" in line
    assert "Bruno" in line
