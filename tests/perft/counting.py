"""Counting move sequences: a number that any change of the rules' moves would change.

A count file is text: rules code, seed of the stock, dealer, depth, the whole count and the counts
after each first move.
"""

from dataclasses import dataclass
from pathlib import Path

from scopa_gui.rules.cards import DECK
from scopa_gui.rules.catalogue import AnyGame, State, game_for, parse_rules
from scopa_gui.rules.shuffle import deal_key, secret_from_seed, shuffled

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    """A position to count from: the deal of a seed, and how deep to look."""

    rules: str
    seed: int
    dealer: int
    depth: int

    @property
    def game(self) -> AnyGame:
        """The game of the rules."""
        return game_for(parse_rules(self.rules))

    @property
    def state(self) -> State:
        """The state after the deal."""
        return self.game.deal(
            shuffled(DECK, deal_key(secret_from_seed(self.seed), 0, 0)), self.dealer
        ).state

    def counts(self) -> dict[str, int]:
        """How many sequences begin with each first move."""
        game, state = self.game, self.state
        return {
            game.format_move(move): count(game, game.apply(state, move).state, self.depth - 1)
            for move in game.legal_moves(state)
        }


def count(game: AnyGame, state: State, depth: int) -> int:
    """How many sequences of ``depth`` moves lead on from ``state``; shorter ones end the deal."""
    if depth == 0:
        return 1
    moves = game.legal_moves(state)
    if not moves:
        return 1
    if depth == 1:
        return len(moves)
    return sum(count(game, game.apply(state, move).state, depth - 1) for move in moves)


def to_text(case: Case, counts: dict[str, int]) -> str:
    """A count file."""
    lines = [
        f"rules: {case.rules}",
        f"seed: {case.seed}",
        f"dealer: {case.dealer}",
        f"depth: {case.depth}",
        f"count: {sum(counts.values())}",
        *(f"  {move}: {number}" for move, number in counts.items()),
    ]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> tuple[Case, int, dict[str, int]]:
    """The case of a count file, its count and the counts of its first moves."""
    head: dict[str, str] = {}
    counts: dict[str, int] = {}
    for line in text.splitlines():
        name, _, value = line.partition(": ")
        if line.startswith("  "):
            counts[name.strip()] = int(value)
        else:
            head[name] = value
    case = Case(head["rules"], int(head["seed"]), int(head["dealer"]), int(head["depth"]))
    return case, int(head["count"]), counts


def files() -> list[Path]:
    """All count files."""
    return sorted(FOLDER.glob("*.txt"))
