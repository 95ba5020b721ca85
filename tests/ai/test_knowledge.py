"""What a view tells: unseen cards, hidden hands, who plays when."""

import pytest

from scopa_gui.ai.agent import NotOnTurn
from scopa_gui.ai.knowledge import Knowledge, Turn
from scopa_gui.rules.scopa.state import ScopaState
from tests.ai.support import EVERY_TABLE, states
from tests.positions import cards, game, position


def knowledge(code: str, state: ScopaState) -> Knowledge:
    playing = game(code)
    return Knowledge.of(playing, playing.view(state, playing.to_move(state)))


@pytest.mark.parametrize("code", EVERY_TABLE)
def test_unseen_cards_are_those_of_the_other_hands_and_the_stock(code: str) -> None:
    for state in states(code, 30):
        others = [hand for seat, hand in enumerate(state.hands) if seat != state.turn]
        hidden = {*state.stock, *(card for hand in others for card in hand)}
        open_cards = {card for cards in state.face_up for card in cards}
        assert set(knowledge(code, state).unseen) == hidden - open_cards


def test_hidden_hands_stand_in_playing_order() -> None:
    state = position("scopa(seats=3)", hands=("2c", "3c 4c", "5c"), turn=1)
    assert knowledge("scopa(seats=3)", state).hidden_hands == ((2, 1), (0, 1))


def test_cards_face_up_are_not_unseen() -> None:
    state = position("cirulla", hands=("2c", "3c 4c"), face_up=("", "3c 4c"), stock="5c")
    known = knowledge("cirulla", state)
    assert known.hidden_hands == ()
    assert not set(known.unseen) & set(cards("3c 4c"))
    assert known.ahead(1) == Turn(1, 2, last=False, face_up=cards("3c 4c"))


def test_a_hand_still_to_be_dealt_is_not_known() -> None:
    state = position(
        "cirulla", hands=("", "4c"), face_up=("", "4c"), turn=1, dealer=1, stock="6c 7c Fc Cc Rc Ac"
    )
    assert knowledge("cirulla", state).ahead(2) == Turn(1, 3, last=False)


@pytest.mark.parametrize(("code", "cards_each"), [("scopone(seats=2)", 9), ("scientifico", 10)])
def test_long_hands_are_foreseen(code: str, cards_each: int) -> None:
    playing = game(code)
    state = playing.deal(playing.deck, 0).state
    known = knowledge(code, state)
    for plays in range(1, 12):
        state = playing.apply(state, playing.legal_moves(state)[0]).state
        assert state.turn is not None
        held = len(state.hands[state.turn])
        assert known.ahead(plays) == Turn(state.turn, held, last=False)
        assert held <= cards_each


def test_the_next_play_is_the_next_seats() -> None:
    state = position(hands=("2c 3c", "4c 5c"), stock="6c 7c Fc Cc Rc Ac")
    assert knowledge("scopa", state).ahead(1) == Turn(1, 2, last=False)


def test_my_own_next_play_has_a_card_less() -> None:
    state = position(hands=("2c 3c", "4c 5c"), stock="6c 7c Fc Cc Rc Ac")
    assert knowledge("scopa", state).ahead(2) == Turn(0, 1, last=False)


def test_empty_hands_are_filled_before_the_next_play() -> None:
    state = position(hands=("", "4c"), turn=1, dealer=1, stock="6c 7c Fc Cc Rc Ac")
    assert knowledge("scopa", state).ahead(1) == Turn(0, 3, last=False)


def test_nothing_comes_after_the_last_play() -> None:
    state = position(hands=("", "4c"), turn=1, dealer=1)
    assert knowledge("scopa", state).ahead(1) is None


def test_the_very_last_play_is_known() -> None:
    state = position(hands=("4c", "5c"))
    assert knowledge("scopa", state).ahead(1) == Turn(1, 1, last=True)


def test_a_dealer_who_pauses_is_passed_over() -> None:
    code = "scopa(seats=4,sides=dealer_out)"
    state = position(code, hands=("", "2c", "3c", "4c"), turn=3, dealer=0, stock="")
    assert knowledge(code, state).ahead(1) == Turn(1, 1, last=False)


@pytest.mark.parametrize("code", EVERY_TABLE)
def test_what_is_foreseen_happens(code: str) -> None:
    playing = game(code)
    for state in states(code, 30, seed=4):
        known = knowledge(code, state)
        later = state
        for plays in range(1, 8):
            later = playing.apply(later, playing.legal_moves(later)[0]).state
            turn = known.ahead(plays)
            if later.turn is None:
                assert turn is None
                break
            held = len(later.hands[later.turn])
            last = not later.stock and sum(map(len, later.hands)) == 1
            assert turn == Turn(later.turn, held, last)


def test_who_is_not_on_turn_has_nothing_to_decide() -> None:
    playing = game()
    with pytest.raises(NotOnTurn):
        Knowledge.of(playing, playing.view(position(hands=("2c", "3c")), 1))


def test_an_onlooker_has_nothing_to_decide() -> None:
    playing = game()
    with pytest.raises(NotOnTurn):
        Knowledge.of(playing, playing.view(position(hands=("2c", "3c")), None))


def test_unseen_cards_stand_in_order_of_value() -> None:
    unseen = knowledge("scopa", position(hands=("2c", "3c"))).unseen
    assert unseen[:5] == cards("Ad Ac As Ab 2d")
