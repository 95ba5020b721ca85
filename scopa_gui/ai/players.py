"""Who plays at a level: the only place that says which way of playing a level is."""

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
from scopa_gui.ai.levels import require
from scopa_gui.ai.search.agents import LastHandsAgent, WorldsAgent
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.catalogue import AnyGame

SCOPA: Mapping[str, Callable[[Any], Agent[Any]]] = MappingProxyType(
    {
        "random": RandomAgent,
        "principiante": BeginnerAgent,
        "greedy": GreedyAgent,
        "heuristic": HeuristicAgent,
        "campione": LastHandsAgent,
        "maestro": WorldsAgent,
    }
)
"""Every level as it plays Scopa and its relatives."""

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


def agent(level: str, game: AnyGame) -> Agent[Any]:
    """Who plays ``game`` at ``level``.

    Raises:
        UnknownLevel: there is no such level.
    """
    require(level)
    ways = BRISCOLA if isinstance(game, BriscolaGame) else SCOPA
    return ways[level](game)
