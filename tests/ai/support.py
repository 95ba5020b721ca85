"""Helpers: positions reached by chance, and the fixed worths of Greedy's cards."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random

from scopa_gui.ai.agent import Budget
from scopa_gui.ai.decide import decide
from scopa_gui.rules.catalogue import (
    SCOPA_KEYS,
    Options,
    RulesCodeError,
    parse_rules,
)
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.state import Phase, ScopaState
from scopa_gui.rules.shuffle import secret_from_seed, shuffled
from tests.positions import game

EVERY_TABLE = (
    "scopa",
    "scopa(seats=3)",
    "scopa(seats=4)",
    "scopa(seats=4,sides=alone)",
    "scopa(seats=4,sides=dealer_out)",
    "scopa(seats=6)",
    "scopone",
    "scientifico(seats=2)",
    "quindici",
    "escoba(seats=3)",
    "assi",
    "cirulla",
    "cirulla(seats=4)",
)


def first_deal(playing: ScopaGame, seed: int) -> ScopaState:
    """A deal that is not void, some seat dealing."""
    dealer = seed % playing.seating.seats
    attempt = 0
    while True:
        secret = secret_from_seed(1000 * seed + attempt)
        state = playing.deal(shuffled(playing.deck, secret), dealer).state
        if state.phase is not Phase.VOID:
            return state
        attempt += 1


def states(code: str, most: int, seed: int = 1) -> Iterator[ScopaState]:
    """So many states with a card to play, met in deals played at random."""
    yield from islice(states_of(game(code), seed), most)


def states_of(playing: ScopaGame, seed: int, often: float = 0.25) -> Iterator[ScopaState]:
    """States with a card to play, met in deals played at random, without end."""
    rng = Random(seed)
    for deal in count(seed):
        state = first_deal(playing, deal)
        while playing.to_move(state) is not None:
            if state.phase is Phase.PLAY and rng.random() < often:
                yield state
            state = playing.apply(state, rng.choice(playing.legal_moves(state))).state


SHORT = Budget(plays=300)
"""Enough for a search to look at some worlds."""


def choice(code: str, state: ScopaState, level: str, seed: int = 0) -> str:
    """The move of the seat on turn as text, found on a short budget."""
    playing = game(code)
    view = playing.view(state, playing.to_move(state))
    return playing.format_move(decide(playing, view, level, Random(seed), SHORT))


def random_options(count: int, seed: int) -> list[Options]:
    """Options drawn at random among those that go together."""
    rng = Random(seed)
    found: list[Options] = []
    bonuses = ("none", "6d", "Ad+Rd", "7d+Rb")
    while len(found) < count:
        drawn = [
            f"{key.name}={rng.choice(bonuses if key.name == 'bonus' else key.values)}"
            for key in SCOPA_KEYS
        ]
        try:
            found.append(parse_rules(f"scopa({','.join(drawn)})"))
        except RulesCodeError:
            continue
    return found
