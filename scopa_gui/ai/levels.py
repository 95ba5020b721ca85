"""The levels by name, weakest first: the only place that says which way of playing a level is."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from scopa_gui.ai.agent import Agent
from scopa_gui.ai.briscola.beginner import BriscolaBeginner
from scopa_gui.ai.briscola.greedy import GreedyBriscola
from scopa_gui.ai.briscola.rule_player import RulePlayer
from scopa_gui.ai.briscola.search import CardsAgent, LastTricksAgent
from scopa_gui.ai.heuristics.beginner import BeginnerAgent
from scopa_gui.ai.heuristics.chance import RandomAgent
from scopa_gui.ai.heuristics.greedy import GreedyAgent
from scopa_gui.ai.heuristics.heuristic import HeuristicAgent
from scopa_gui.ai.search.agents import LastHandsAgent, WorldsAgent
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.catalogue import AnyGame, nearest

LEVELS: Mapping[str, Callable[[Any], Agent[Any]]] = MappingProxyType(
    {
        "random": RandomAgent,
        "principiante": BeginnerAgent,
        "greedy": GreedyAgent,
        "heuristic": HeuristicAgent,
        "campione": LastHandsAgent,
        "maestro": WorldsAgent,
    }
)
"""Every level as it plays Scopa and its relatives.

A level's name on the screen is the text ``level.`` and its name here.
"""

BRISCOLA: Mapping[str, Callable[[Any], Agent[Any]]] = MappingProxyType(
    {
        "random": RandomAgent,
        "principiante": BriscolaBeginner,
        "greedy": GreedyBriscola,
        "heuristic": RulePlayer,
        "campione": LastTricksAgent,
        "maestro": CardsAgent,
    }
)
"""Every level as it plays Briscola."""

OFFERED = ("principiante", "greedy", "heuristic", "campione", "maestro")
"""What people choose from; the others are for tests and measurements."""

USUAL = "heuristic"
"""What a computer player is until somebody chooses."""

ALSO_CALLED: Mapping[str, str] = MappingProxyType({"dilettante": "greedy", "esperto": "heuristic"})
"""Names that people see, where the level has another one."""

STRONGEST = OFFERED[-1]
"""Who advises."""

LONG_THINKERS = ("campione", "maestro")
"""Levels that may take more than a frame for a move."""


class UnknownLevel(ValueError):
    """A name that no level has.

    Attributes:
        key: message key of the sentence.
        data: ``name`` as given, and ``nearest``, the level whose name is closest.
    """

    def __init__(self, name: str) -> None:
        self.key = "error.unknown_level"
        self.data = {"name": name[:40], "nearest": nearest(name, tuple(LEVELS))}
        super().__init__(f"{self.key} {self.data}")


def require(level: str) -> None:
    """Check that a level exists.

    Raises:
        UnknownLevel: it does not.
    """
    if level not in LEVELS:
        raise UnknownLevel(level)


def named(name: str) -> str:
    """The level of this name.

    Raises:
        UnknownLevel: there is none.
    """
    level = ALSO_CALLED.get(name, name)
    require(level)
    return level


def in_a_moment(level: str) -> str:
    """The level itself, or the usual one in the place of a long thinker."""
    return USUAL if level in LONG_THINKERS else level


def agent(level: str, game: AnyGame) -> Agent[Any]:
    """Who plays ``game`` at ``level``.

    Raises:
        UnknownLevel: there is no such level.
    """
    require(level)
    ways = BRISCOLA if isinstance(game, BriscolaGame) else LEVELS
    return ways[level](game)
