"""Dealing, tricks, drawing, looking, scoring."""

import pytest

from scopa_gui.rules.briscola.moves import Play
from scopa_gui.rules.briscola.state import PartnersLooked, Phase, TrickTaken, TrumpTurned
from scopa_gui.rules.briscola.tricks import best_of, points, total
from scopa_gui.rules.cards import DECK, Card, Suit, parse_card
from scopa_gui.rules.catalogue import RulesCodeError, format_rules, parse_rules
from scopa_gui.rules.events import PacketDealt
from scopa_gui.rules.match import DealsWon, OverDeals
from tests.rules.briscola.positions import (
    CODES,
    cards,
    dealt,
    game,
    play,
    shuffled_deal,
    states_by_chance,
)


def test_all_cards_together_are_worth_120() -> None:
    assert total(DECK) == 120


@pytest.mark.parametrize(
    ("card", "worth"),
    [("Ad", 11), ("3d", 10), ("Rd", 4), ("Cd", 3), ("Fd", 2), ("7d", 0), ("2d", 0)],
)
def test_points_of_a_card(card: str, worth: int) -> None:
    assert points(parse_card(card)) == worth


@pytest.mark.parametrize(
    ("trick", "best"),
    [
        ("7d Ad", "Ad"),
        ("Ad 3d Rd Cd", "Ad"),
        ("Rd 3d", "3d"),
        ("Cd Rd", "Rd"),
        ("4d 2d", "4d"),
        ("2d Ac", "2d"),
        ("Ad 2s", "2s"),
        ("Ad 2s 4s", "4s"),
        ("2s Ad", "2s"),
    ],
)
def test_the_highest_trump_takes_the_trick_or_else_the_highest_of_the_suit_led(
    trick: str, best: str
) -> None:
    played = cards(trick)
    assert str(played[best_of(played, Suit.SPADE)]) == best


@pytest.mark.parametrize(
    ("code", "deck", "tricks"),
    [
        ("briscola", 40, 20),
        ("briscola(seats=3)", 36, 12),
        ("briscola(seats=3,twos=one_out)", 39, 13),
        ("briscola(seats=4)", 40, 10),
        ("chiamata", 40, 8),
        ("briscola(seats=6)", 36, 6),
    ],
)
def test_cards_tricks_and_points_of_a_deal(code: str, deck: int, tricks: int) -> None:
    playing = game(code)
    assert (len(playing.deck), total(playing.deck)) == (deck, 120)
    state = shuffled_deal(code, 1)
    taken = 0
    while state.turn is not None:
        moves = playing.legal_moves(state)
        step = playing.apply(state, moves[0])
        taken += sum(isinstance(event, TrickTaken) for event in step.events)
        state = step.state
    assert taken == tricks
    result = playing.result(state)
    assert result is not None
    assert sum(result.line("card_points").values) == 120


def test_which_twos_are_out() -> None:
    out = {str(card) for card in set(DECK) - set(game("briscola(seats=3)").deck)}
    assert out == {"2d", "2c", "2s", "2b"}
    one = {str(card) for card in set(DECK) - set(game("briscola(seats=3,twos=one_out)").deck)}
    assert one == {"2c"}


def test_the_next_card_is_turned_and_lies_under_the_stock() -> None:
    step = game("briscola").deal(
        (*cards("Ad 2c 3d 4c 5d 6c 7s"), *_rest("Ad 2c 3d 4c 5d 6c 7s")), 1
    )
    state = step.state
    assert state.hands == (cards("Ad 3d 5d"), cards("2c 4c 6c"))
    assert (state.turned, state.trump, state.stock[-1]) == (
        parse_card("7s"),
        Suit.SPADE,
        state.turned,
    )
    assert TrumpTurned(parse_card("7s")) in step.events
    assert len(state.stock) == 34


def _rest(told: str) -> tuple[Card, ...]:
    return tuple(card for card in DECK if card not in cards(told))


def test_the_dealers_right_leads() -> None:
    hands = ("Ad 2d 3d", "Ac 2c 3c", "As 2s 3s", "Ab 2b 3b")
    assert dealt("briscola(seats=4)", *hands).turn == 0


def test_the_winner_draws_first_and_leads() -> None:
    state = dealt("briscola", "4d 5d 6d", "Ad 2c 3c", then="7s Rb Cb")
    step = play("briscola", state, "4d Ad")
    assert step.state.turn == 1
    assert step.state.hands == (cards("5d 6d Cb"), cards("2c 3c Rb"))
    packet = next(event for event in step.events if isinstance(event, PacketDealt))
    assert [(card.seat, card.seen_by) for card in packet.cards] == [(1, (1,)), (0, (0,))]


def test_any_card_may_be_played() -> None:
    state = dealt("briscola", "4d 5d 6d", "Ad 2c 3c", then="7s")
    after = play("briscola", state, "4d").state
    assert game("briscola").legal_moves(after) == tuple(map(Play, cards("2c 3c Ad")))


def test_the_turned_card_is_drawn_last_and_seen_by_all() -> None:
    for state in states_by_chance("briscola", 3):
        if not state.stock and state.turned is None:
            assert sum(map(len, state.public)) == 1
            view = game("briscola").view(state, None)
            assert view.known == state.public
            return
    raise AssertionError("the stock never ran out")


@pytest.mark.parametrize(("code", "seen"), [("briscola(seats=4)", 1), ("briscola(seats=6)", 2)])
def test_partners_look_when_the_stock_has_run_out(code: str, seen: int) -> None:
    playing = game(code)
    looked = next(state for state in states_by_chance(code, 1) if state.looked)
    assert not looked.stock
    for seat in range(playing.seating.seats):
        view = playing.view(looked, seat)
        partners = [other for other in playing.seating.members(seat % 2) if other != seat]
        assert [view.known[other] for other in partners] == [
            looked.hands[other] for other in partners
        ]
        assert len(partners) == seen
        others = set(range(playing.seating.seats)) - set(partners)
        assert all(view.known[other] in ((), looked.public[other]) for other in others)


def test_partners_do_not_look_where_that_is_agreed() -> None:
    code = "briscola(seats=4,partners_look=off)"
    assert not any(state.looked for state in states_by_chance(code, 1))


def test_a_hand_looked_at_is_seen_by_partners_alone() -> None:
    code = "briscola(seats=4)"
    playing = game(code)
    state = shuffled_deal(code, 2)
    while True:
        step = playing.apply(state, playing.legal_moves(state)[0])
        state = step.state
        found = [event for event in step.events if isinstance(event, PartnersLooked)]
        if found:
            break
    seen = found[0].seen_from(1)
    assert [shown.cards is not None for shown in seen.hands] == [False, True, False, True]
    assert all(shown.cards is None for shown in found[0].seen_from(None).hands)


def test_card_points_are_pooled_by_side() -> None:
    result = game("briscola(seats=4)").score_piles((cards("Ad 3d"), cards("Rc Fc 7c")), {})
    assert result.points == (21, 6)


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("briscola", OverDeals(2)),
        ("briscola(seats=3)", OverDeals(3)),
        ("briscola(seats=4)", OverDeals(2)),
        ("chiamata", OverDeals(5)),
        ("briscola(seats=6)", OverDeals(2)),
        ("briscola(match=first_to_2)", DealsWon(2)),
        ("briscola(match=first_to_3)", DealsWon(3)),
        ("briscola(match=first_to_5)", DealsWon(5)),
    ],
)
def test_what_decides_a_match(code: str, rule: object) -> None:
    assert game(code).options.match_rule == rule


def test_the_deal_may_pass_to_the_left() -> None:
    assert game("briscola(seats=3,deal_passes=left)").seating.next_dealer(0) == 2
    assert game("briscola(seats=3)").seating.next_dealer(0) == 1


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("briscola(twos=one_out)", "problem.twos_seats"),
        ("chiamata(match=first_to_2)", "problem.payments_decide"),
        ("briscola(partners_look=off)", "problem.no_partners"),
        ("briscola(follow_suit=on)", "problem.duty_seats"),
        ("briscola(napola=on)", "error.foreign_option"),
        ("scopa(twos=one_out)", "error.foreign_option"),
    ],
)
def test_a_contradiction_is_refused(code: str, key: str) -> None:
    with pytest.raises(RulesCodeError) as refused:
        parse_rules(code)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("code", "canonical"),
    [
        ("briscola(seats=5)", "chiamata"),
        ("chiamata(seats=4)", "briscola(seats=4)"),
        ("briscola(seats=3,twos=out)", "briscola(seats=3)"),
        ("briscola(follow_suit=on,seats=5)", "chiamata(follow_suit=on)"),
    ],
)
def test_the_canonical_code(code: str, canonical: str) -> None:
    assert format_rules(parse_rules(code)) == canonical


@pytest.mark.parametrize("code", CODES)
def test_codes_are_lossless(code: str) -> None:
    assert parse_rules(format_rules(parse_rules(code))) == parse_rules(code)


@pytest.mark.parametrize("count", range(2, 7))
def test_other_seats_keep_what_makes_sense(count: int) -> None:
    options = game("briscola(seats=3,twos=one_out,deal_passes=left)").options.with_seats(count)
    assert not options.problems()
    assert options.seats == count


def test_a_deal_over_is_scored() -> None:
    last = list(states_by_chance("briscola", 5))[-1]
    assert last.phase is Phase.OVER
    assert game("briscola").result(last) is not None
