"""Helpers: a brain that answers at once, and matches played by it."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from scopa_gui.ai.advice import advise
from scopa_gui.ai.agent import Budget
from scopa_gui.ai.brain import AdviceWanted, Answer
from scopa_gui.app.session import Session, new_session
from scopa_gui.app.storage import Store
from scopa_gui.rules.catalogue import View, game_for, parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord


@dataclass
class QuickBrain:
    """Answers every question at the next poll with a seeded legal move."""

    waiting: dict[int, Answer] = field(default_factory=dict)
    asked: list[View] = field(default_factory=list)
    seeds: list[int] = field(default_factory=list)

    def start(self) -> None:
        pass

    def ask(self, rules_code: str, view: View, level: str, seed: int) -> int:
        self.asked.append(view)
        self.seeds.append(seed)
        game = game_for(parse_rules(rules_code))
        rng = Random(seed)
        move = rng.choice(game.legal_moves(game.determinize(view, rng)))
        ticket = len(self.asked)
        self.waiting[ticket] = Answer(ticket, game.format_move(move))
        return ticket

    def ask_advice(self, rules_code: str, view: View, seed: int, wanted: AdviceWanted) -> int:
        self.asked.append(view)
        self.seeds.append(seed)
        game = game_for(parse_rules(rules_code))
        found = advise(game, view, Random(seed), against=wanted.against, budget=Budget(300))
        ticket = len(self.asked)
        self.waiting[ticket] = Answer(ticket, found.move, found)
        return ticket

    def poll(self, elapsed_s: float) -> list[Answer]:
        answers = list(self.waiting.values())
        self.waiting.clear()
        return answers

    def cancel(self, ticket: int) -> None:
        self.waiting.pop(ticket, None)

    def close(self) -> None:
        pass


def seats(*players: str) -> list[SeatRecord]:
    """Seats named after the letters, with these players."""
    return [SeatRecord("ABCDEF"[number], player) for number, player in enumerate(players)]


def begin(folder: Path, code: str = "scopa", *players: str, seed: int = 1) -> Session:
    """A new session in a folder of its own."""
    options = parse_rules(code)
    players = players or (PERSON,) + ("random",) * (options.seats - 1)
    return new_session(options, seats(*players), Store(folder), QuickBrain(), seed)


def move_once(session: Session, rng: Random) -> None:
    """Let one move happen, whoever is on turn; begins the next deal where one is due."""
    if session.run.deal_over:
        session.next_deal()
    elif session.waits_for_person():
        session.play(rng.choice(session.run.game.legal_moves(session.run.state)))
    else:
        session.update(0.0)


def play_out(session: Session, seed: int = 5) -> None:
    """Play the match to its end."""
    rng = Random(seed)
    while not session.run.over:
        move_once(session, rng)
