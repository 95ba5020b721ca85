"""What a computer player decides with: a seed that tells nothing about any stock."""

from hashlib import blake2b

from scopa_gui.ai.seeds import decision_seed
from scopa_gui.rules.run import MatchRun, SecretStocks, Stocks

SEED_BYTES = 16
UNSECRET = b"listed stocks"
"""Stands for the secret where stocks were laid out by hand."""


def seed_for_turn(run: MatchRun, seat: int, level: str) -> int:
    """The seed of the decision that ``seat`` has to make now, playing at ``level``."""
    own = player_seed(run.stocks, seat)
    return decision_seed(own, run.match.deal, len(run.moves), seat, level)


def player_seed(stocks: Stocks, seat: int) -> bytes:
    """A player's own seed: one-way from the secret, in a domain of its own."""
    secret = stocks.secret if isinstance(stocks, SecretStocks) else UNSECRET
    return blake2b(b"player %d" % seat, key=secret, digest_size=SEED_BYTES).digest()
