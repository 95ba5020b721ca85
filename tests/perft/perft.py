"""Counting move sequences: how many ways a deal can go from a stock of a fixed seed.

``counts.txt`` holds a block for each position: rules code, seed of the stock, moves played before
(the first legal one each time), depth and count on one line, then the count below each first move.
Seat 0 deals.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from scopa_gui.rules.catalogue import AnyGame, State, game_for, parse_rules
from scopa_gui.rules.shuffle import deal_key, secret_from_seed, shuffled

FILE = Path(__file__).parent / "counts.txt"


@dataclass(frozen=True)
class Perft:
    """A position, the depth and what was counted there.

    Attributes:
        counts: first moves and the sequences that begin with them.
    """

    code: str
    seed: int
    played: int
    depth: int
    counts: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        return f"{self.code} seed={self.seed} played={self.played} depth={self.depth}"

    @property
    def total(self) -> int:
        """All sequences."""
        return sum(count for _, count in self.counts)

    @property
    def game(self) -> AnyGame:
        """The game under the rules."""
        return game_for(parse_rules(self.code))

    def start(self) -> State:
        """The position counted from."""
        game = self.game
        stock = shuffled(game.deck, deal_key(secret_from_seed(self.seed), 0, 0))
        state = game.deal(stock, 0).state
        for _ in range(self.played):
            state = game.apply(state, game.legal_moves(state)[0]).state
        return state

    def counted(self) -> "Perft":
        """The same with counts made anew."""
        game, start = self.game, self.start()
        counts = tuple(
            (game.format_move(move), count(game, game.apply(start, move).state, self.depth - 1))
            for move in game.legal_moves(start)
        )
        return replace(self, counts=counts)

    def block(self) -> str:
        """The text of ``counts.txt`` for it."""
        moves = (f"    {move} {count}" for move, count in self.counts)
        return "\n".join((f"{self} count={self.total}", *moves)) + "\n"


def count(game: AnyGame, state: State, depth: int) -> int:
    """How many sequences of exactly ``depth`` moves a deal allows from here."""
    if depth == 0:
        return 1
    moves = game.legal_moves(state)
    return sum(count(game, game.apply(state, move).state, depth - 1) for move in moves)


def read(text: str) -> Iterator[Perft]:
    """The blocks of ``counts.txt``.

    Raises:
        ValueError: a total that is not the sum of its moves.
    """
    for block in text.strip().split("\n\n"):
        head, *moves = block.splitlines()
        code, *numbers = head.split()
        values = {name: int(value) for name, _, value in (word.partition("=") for word in numbers)}
        counts = tuple((move, int(number)) for move, number in map(str.split, moves))
        perft = Perft(code, values["seed"], values["played"], values["depth"], counts)
        if values.get("count", perft.total) != perft.total:
            raise ValueError(f"the counts of {perft} do not add up")
        yield perft
