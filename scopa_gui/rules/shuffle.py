"""Stocks from a secret: pinned, so that a record means the same deal for ever.

A match has one secret. Each deal's key is a one-way function of it, and the stock one of the key;
knowing a deal's key tells nothing about other deals. The shuffle is a Fisher-Yates of our own over
``random()`` alone, the only part of the standard generator that never changes.
"""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random

from scopa_gui.rules.cards import Card, in_order

SECRET_BYTES = 16


def secret_from_seed(seed: int) -> bytes:
    """A match secret made from a number, for tests and demonstrations."""
    return blake2b(b"seed %d" % seed, digest_size=SECRET_BYTES).digest()


def deal_key(secret: bytes, deal: int, attempt: int) -> bytes:
    """The key of a deal; ``attempt`` counts the void deals before it."""
    return blake2b(b"deal %d %d" % (deal, attempt), key=secret, digest_size=SECRET_BYTES).digest()


def draw_key(secret: bytes) -> bytes:
    """The key of the draw for the first dealer."""
    return blake2b(b"draw", key=secret, digest_size=SECRET_BYTES).digest()


def shuffled(deck: Sequence[Card], key: bytes) -> tuple[Card, ...]:
    """The deck's cards in the order that ``key`` gives, whatever order they came in."""
    rng = Random(int.from_bytes(key, "big"))
    cards = list(in_order(deck))
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def fingerprint(key: bytes, rules_code: str) -> str:
    """What is shown before the first card: a hash of deal key and rules code, sixteen hex digits.

    Whoever gets the key after the deal can check that nothing was changed in between.
    """
    return blake2b(key + rules_code.encode(), digest_size=8).hexdigest()
