"""How fast the rules, the search and the players are, without any picture."""

from collections.abc import Iterator
from random import Random
from time import perf_counter

from scopa_gui.ai.decide import decide
from scopa_gui.ai.levels import OFFERED
from scopa_gui.ai.masks import mask_of
from scopa_gui.ai.search.plays import Plays
from scopa_gui.rules.catalogue import game_for, parse_rules
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.options import ScopaOptions
from scopa_gui.rules.shuffle import deal_key, secret_from_seed, shuffled
from scopa_gui.ui.bench.rows import Row

RULES = "scopa"
SEED = 20
ROUNDS = 5
DEALS_A_ROUND = 20
HAND = 3
TABLE = 4
MS = 1000.0


def deals_rows() -> Iterator[Row]:
    """Deals a second played by chance: by the rules with their events, and by the search on bit
    masks without them."""
    options = parse_rules(RULES)
    assert isinstance(options, ScopaOptions)
    game = ScopaGame(options)
    plays = Plays(options)
    by_rules, by_search = [], []
    for number in range(ROUNDS):
        rng = Random(SEED + number)
        begun = perf_counter()
        for deal in range(DEALS_A_ROUND):
            _deal_by_rules(game, number * DEALS_A_ROUND + deal, rng)
        by_rules.append(DEALS_A_ROUND / (perf_counter() - begun))
        begun = perf_counter()
        for deal in range(DEALS_A_ROUND):
            _deal_by_search(plays, game, number * DEALS_A_ROUND + deal, rng)
        by_search.append(DEALS_A_ROUND / (perf_counter() - begun))
    yield Row("random-deals-rules", "deals/s", tuple(by_rules))
    yield Row("random-deals-search", "deals/s", tuple(by_search))


def _deal_by_rules(game: ScopaGame, number: int, rng: Random) -> None:
    stock = shuffled(game.deck, deal_key(secret_from_seed(SEED), number, 0))
    state = game.deal(stock, 0).state
    while game.to_move(state) is not None:
        state = game.apply(state, rng.choice(game.legal_moves(state))).state


def _deal_by_search(plays: Plays, game: ScopaGame, number: int, rng: Random) -> None:
    stock = shuffled(game.deck, deal_key(secret_from_seed(SEED), number, 0))
    table, left = mask_of(stock[:TABLE]), stock[TABLE:]
    while left:
        hands = [mask_of(left[:HAND]), mask_of(left[HAND : 2 * HAND])]
        left = left[2 * HAND :]
        while hands[1]:
            for seat in (0, 1):
                card, _, table, _ = rng.choice(plays.of(hands[seat], table))
                hands[seat] ^= card


def move_rows(deals: int) -> Iterator[Row]:
    """Milliseconds a move takes each level to find, in matches between two of its kind."""
    game = game_for(parse_rules(RULES))
    for level in OFFERED:
        took: list[float] = []
        for number in range(deals):
            stock = shuffled(game.deck, deal_key(secret_from_seed(SEED), number, 0))
            state = game.deal(stock, number % 2).state
            while (seat := game.to_move(state)) is not None:
                rng = Random(f"{number} {len(took)}")
                begun = perf_counter()
                move = decide(game, game.view(state, seat), level, rng)
                took.append((perf_counter() - begun) * MS)
                state = game.apply(state, move).state
        yield Row(f"move-{level}", "ms", tuple(took))
