"""Choosing a move, against brute force."""

from itertools import combinations
from random import Random
from time import perf_counter

import pytest

from scopa_gui.rules.cards import DECK, SUITS, Card, Rank, parse_card, parse_cards
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.scopa.captures import CardSet
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.ui.table.marks import Mark
from scopa_gui.ui.table.scopa.selection import (
    Lifted,
    Nothing,
    Outcome,
    Picked,
    Position,
    click_hand,
    click_table,
    confirm,
)


def at(hand: str, table: str, code: str = "scopa") -> Position:
    game = ScopaGame(parse_rules(code))
    return Position(parse_cards(hand), parse_cards(table), game.plays)


def clicked(position: Position, *words: str) -> Outcome:
    """Click cards one after another; hand cards are those of the hand."""
    outcome = Outcome(Nothing())
    for word in words:
        card = parse_card(word)
        click = click_hand if card in position.hand else click_table
        outcome = click(outcome.choice, card, position)
    return outcome


def lifted(position: Position, word: str) -> Lifted:
    choice = clicked(position, word).choice
    assert isinstance(choice, Lifted)
    return choice


def test_a_card_that_takes_nothing_is_laid_at_once() -> None:
    assert clicked(at("2s 7d", "Rd 6c"), "2s") == Outcome(Nothing(), Play(parse_card("2s")))


def test_the_only_capture_is_played_at_once() -> None:
    outcome = clicked(at("7d Rd", "4c 3d Cs"), "7d")
    assert outcome.play == Play(parse_card("7d"), parse_cards("3d 4c"))


def test_several_captures_lift_the_card_and_show_none_as_the_capture() -> None:
    choice = lifted(at("Rd", "6c 4c 7d 3s"), "Rd")
    assert len(choice.left) == 2
    assert [choice.mark(card) for card in parse_cards("6c 4c 7d 3s")] == [Mark.COULD] * 4


def test_one_click_narrows_and_the_last_capture_plays() -> None:
    outcome = clicked(at("Rd", "6c 4c 7d 3s"), "Rd", "7d")
    assert outcome.play == Play(parse_card("Rd"), parse_cards("3s 7d"))


def test_cards_that_can_no_longer_belong_are_out() -> None:
    position = at("Rd", "Ad 3d 4c 2s 5b 6c")
    choice = clicked(position, "Rd", "3d", "2s").choice
    assert isinstance(choice, Lifted)
    marks = {str(card): choice.mark(card) for card in position.table}
    assert marks == {
        "Ad": Mark.COULD,
        "3d": Mark.CHOSEN,
        "4c": Mark.COULD,
        "2s": Mark.CHOSEN,
        "5b": Mark.COULD,
        "6c": Mark.OUT,
    }
    assert choice.total == 5


def test_a_chosen_card_can_be_given_back() -> None:
    choice = clicked(at("Rd", "Ad 3d 4c 2s 5b 6c"), "Rd", "3d", "3d").choice
    assert isinstance(choice, Lifted)
    assert choice.chosen == ()


def test_clicking_the_lifted_card_puts_it_back() -> None:
    position = at("Rd", "6c 4c 7d 3s")
    assert clicked(position, "Rd", "Rd") == Outcome(Nothing())


def test_another_hand_card_is_lifted_instead() -> None:
    position = at("Rd 7c", "6c Ac 4c 3s 5d 2d")
    choice = clicked(position, "Rd", "7c").choice
    assert isinstance(choice, Lifted)
    assert choice.card == parse_card("7c")


def test_of_equal_cards_one_is_clicked() -> None:
    position = at("5d", "5c 5s 2d 3d")
    assert len(lifted(position, "5d").left) == 2
    assert clicked(position, "5d", "5s").play == Play(parse_card("5d"), parse_cards("5s"))


@pytest.mark.parametrize(
    ("hand", "table", "clicks", "key", "data"),
    [
        ("Rd", "6c 4c 7d 3s", "Rd 6c", None, {}),
        ("Rd", "Ad 3d 4c 2s 5b 6c", "Rd 6c 5b", "illegal.wrong_sum", {"total": 11, "wanted": 10}),
        ("5d", "5c 5s 2d 3d", "5d 3d", "illegal.equal_first", {"card": "5c 5s"}),
        ("Rd", "Fd 6c 4c 7s 3s", "Rd Fd", "table.not_together", {"card": "Fd"}),
        ("2d", "Rc", "Rc", "table.nothing_takes", {"card": "Rc"}),
    ],
)
def test_a_refused_click_says_why(
    hand: str, table: str, clicks: str, key: str | None, data: dict[str, object]
) -> None:
    refused = clicked(at(hand, table), *clicks.split()).refused
    assert (refused.key if refused else None) == key
    assert (refused.data if refused else {}) == data


def test_fewest_cards_first_is_named_as_the_reason() -> None:
    position = at("Rd", "6c 4c 7d 3s 2s Ad", "scopa(priority=fewest)")
    refused = clicked(position, "Rd", "2s").refused
    assert refused is not None
    assert refused.key == "table.not_together"


def test_a_table_card_first_lights_the_cards_that_could_take_it() -> None:
    choice = clicked(at("7d 4s 2c", "4c 3d Cs"), "3d").choice
    assert choice == Picked(parse_cards("3d"), parse_cards("7d"))


def test_then_the_hand_card_plays_if_one_capture_is_left() -> None:
    outcome = clicked(at("Rd", "6c 4c 7d 3s"), "6c", "Rd")
    assert outcome.play == Play(parse_card("Rd"), parse_cards("4c 6c"))


def test_then_the_hand_card_is_lifted_with_what_was_picked() -> None:
    choice = clicked(at("Rd", "Ad 3d 4c 2s 5b 6c"), "3d", "Rd").choice
    assert isinstance(choice, Lifted)
    assert choice.chosen == parse_cards("3d")


def test_a_hand_card_that_cannot_take_what_was_picked_is_refused() -> None:
    outcome = clicked(at("Rd 2c", "6c 4c"), "6c", "2c")
    assert outcome.play is None
    assert outcome.refused is not None
    assert outcome.choice == Nothing()


def test_a_second_table_card_that_no_card_takes_too_is_picked_alone() -> None:
    choice = clicked(at("7d Cd", "3d 4c Cs"), "3d", "Cs").choice
    assert choice == Picked(parse_cards("Cs"), parse_cards("Cd"))


def _brute(card: Card, table: CardSet) -> set[frozenset[Card]]:
    sets = {
        frozenset(chosen)
        for size in range(1, len(table) + 1)
        for chosen in combinations(table, size)
        if sum(other.value for other in chosen) == card.value
    }
    equal = {chosen for chosen in sets if len(chosen) == 1}
    return equal or sets


@pytest.mark.parametrize("seed", range(40))
def test_clicks_in_any_order_reach_every_capture_and_nothing_else(seed: int) -> None:
    rng = Random(seed)
    cards = rng.sample(DECK, 9)
    card, table = cards[0], tuple(cards[1:])
    position = Position((card,), table, ScopaGame(parse_rules("scopa")).plays)
    wanted = _brute(card, table)
    reached = set()
    for _ in range(60):
        outcome = click_hand(Nothing(), card, position)
        while outcome.play is None:
            choice = outcome.choice
            assert isinstance(choice, Lifted)
            open_cards = [other for other in table if choice.mark(other) is Mark.COULD]
            chosen = set(choice.chosen)
            able = {o for taken in wanted if chosen <= taken for o in taken} - chosen
            assert set(open_cards) == able
            outcome = click_table(choice, rng.choice(open_cards), position)
        reached.add(frozenset(outcome.play.taken))
    assert reached <= (wanted or {frozenset()})
    if len(wanted) <= 3:
        assert reached == (wanted or {frozenset()})


def test_the_keyboard_walks_through_all_twentyfive_captures() -> None:
    position = at("Rd", "3d 3c 3s 3b 7d 4d Fd 5d Ad 2d")
    choice = lifted(position, "Rd")
    assert len(choice.left) == 25
    seen = []
    for _ in range(25):
        choice = choice.walk(1)
        assert choice.total == 10
        seen.append(choice.lit)
        assert all(choice.mark(card) is Mark.CHOSEN for card in choice.lit)
    assert len(set(seen)) == 25
    assert choice.walk(1).lit == seen[0]
    assert choice.walk(-1).lit == seen[-2]
    assert confirm(choice).play == Play(parse_card("Rd"), seen[-1])


def test_enter_before_walking_lights_the_first_capture() -> None:
    outcome = confirm(lifted(at("Rd", "6c 4c 7d 3s"), "Rd"))
    assert outcome.play is None
    assert isinstance(outcome.choice, Lifted)
    assert outcome.choice.walked == 0


def test_the_walk_stays_within_what_was_chosen() -> None:
    choice = clicked(at("Rd", "3d 3c 3s 3b 7d 4d Fd 5d Ad 2d"), "Rd", "5d").choice
    assert isinstance(choice, Lifted)
    for _ in range(len(choice.left)):
        choice = choice.walk(1)
        assert parse_card("5d") in choice.lit


def test_more_captures_than_any_game_meets_are_narrowed_at_once() -> None:
    ranks = (Rank.DUE, Rank.QUATTRO, Rank.SEI, Rank.FANTE, Rank.RE)
    table = tuple(Card(rank, suit) for suit in SUITS for rank in ranks)
    sets = tuple(
        chosen
        for size in range(1, 8)
        for chosen in combinations(table, size)
        if sum(card.value for card in chosen) == 14
    )
    assert (len(table), len(sets)) == (20, 324)
    choice = Lifted(parse_card("Ad"), sets)
    begun = perf_counter()
    for card in table:
        choice.mark(card)
    assert perf_counter() - begun < 0.2
