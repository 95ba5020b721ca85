"""The seed that makes a decision repeatable; asked for where nobody thinks."""

from hashlib import blake2b

SEED_BYTES = 8


def decision_seed(player_seed: bytes, deal: int, ply: int, seat: int, level: str) -> int:
    """The seed of one decision; decisions of a match do not depend on one another.

    Args:
        player_seed: the player's own, at most 64 bytes; it tells nothing about any stock.
        deal: number of the deal in the match.
        ply: number of the move in the deal.
    """
    text = f"decision {deal} {ply} {seat} {level}".encode()
    return int.from_bytes(blake2b(text, key=player_seed, digest_size=SEED_BYTES).digest(), "big")
