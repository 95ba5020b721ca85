"""The shuffle is pinned: a secret means the same stocks for ever."""

import pytest

from scopa_gui.rules.cards import DECK, format_cards
from scopa_gui.rules.shuffle import (
    SECRET_BYTES,
    deal_key,
    draw_key,
    fingerprint,
    secret_from_seed,
    shuffled,
)

SECRET = bytes(range(SECRET_BYTES))


PINNED = [
    (
        0,
        0,
        "Cc 6b Cb 6c 5s Ab Cs Cd 2s Fd 2d 3d 6s 5d Rd 7s 5c 7b Fs 3b "
        "Rc 7d Ad 5b 4b 2b Rb Fb 4s Rs 4c 2c As 6d 3c Ac 3s Fc 7c 4d",
    ),
    (
        0,
        1,
        "4b 7b 7c 6b Rd 2c 3s As 5s 5b 2d 5d Rc Cs 2b 7s Ac 4s Fb 3c "
        "Ad 6s Ab Fc Fd 7d 3d Rs 4c Cb Cc Fs 3b 6c Cd Rb 4d 6d 2s 5c",
    ),
    (
        1,
        0,
        "7d 2c 6b 7b Ab Rd Rs 5b Rc Ac 6s 2s 3b 5c Rb 7s Fs 4c 3d 4s "
        "5s Cd Fb Fd 3s 4b As 4d 6d 5d 3c Cc Cs 2d Fc 2b Ad 7c 6c Cb",
    ),
    (
        7,
        2,
        "As Cd Fs 4b 5b 3d 2s Rc 7s Fd 3s 2c 7b Cb Fc 6d 5s Ac Ad Rs "
        "3b Ab 2d 4c 5c 2b Rd 7d 6c Fb 6s 4s 6b Cs 4d Rb 7c Cc 5d 3c",
    ),
]


@pytest.mark.parametrize(("deal", "attempt", "order"), PINNED)
def test_pinned_orders(deal: int, attempt: int, order: str) -> None:
    assert format_cards(shuffled(DECK, deal_key(SECRET, deal, attempt))) == order


def test_pinned_draw() -> None:
    assert format_cards(shuffled(DECK, draw_key(SECRET))[:6]) == "6d Fs 5c 5b 6s Cc"


def test_pinned_secret_of_a_seed() -> None:
    assert secret_from_seed(1).hex() == "3b1e6109ffb82b6b2ef8391f296da0d6"


def test_pinned_fingerprint() -> None:
    assert fingerprint(deal_key(SECRET, 0, 0), "scopa") == "a8f025a0ec872b1d"


def test_the_fingerprint_covers_the_rules() -> None:
    key = deal_key(SECRET, 0, 0)
    assert fingerprint(key, "scopa") != fingerprint(key, "napola")


def test_the_order_of_the_deck_before_does_not_matter() -> None:
    key = deal_key(SECRET, 0, 0)
    assert shuffled(tuple(reversed(DECK)), key) == shuffled(DECK, key)


def test_a_shuffle_keeps_every_card() -> None:
    assert set(shuffled(DECK, draw_key(SECRET))) == set(DECK)


def test_deals_attempts_and_draw_have_keys_of_their_own() -> None:
    keys = {deal_key(SECRET, deal, attempt) for deal in range(20) for attempt in range(5)}
    assert len(keys | {draw_key(SECRET)}) == 101


def test_secrets_have_keys_of_their_own() -> None:
    assert deal_key(secret_from_seed(1), 0, 0) != deal_key(secret_from_seed(2), 0, 0)


def test_every_card_comes_first_about_as_often() -> None:
    firsts = [shuffled(DECK, deal_key(SECRET, deal, 0))[0] for deal in range(2000)]
    counts = [firsts.count(card) for card in DECK]
    assert min(counts) > 20
    assert max(counts) < 85
