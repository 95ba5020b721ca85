"""Where the inputs begin: every game that there is, and every screen that matters beside the table.

A place is opened over the title as the program itself opens it; going through all of them in turn
makes sure that chance leaves none out.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from scopa_gui.app.lessons.catalogue import LESSONS
from scopa_gui.app.recording import recorded
from scopa_gui.rules.catalogue import PRESETS, format_rules, parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord
from scopa_gui.ui.program import Program
from tests.whole.support import archived

Place = Callable[[Program, Random, Path], None]

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fabio")
QUICK = ("random", "greedy", "heuristic")
"""Players whose thinking takes no time worth speaking of."""


def _match(name: str) -> Place:
    """A short match of a game, with one person or more."""

    def opened(program: Program, rng: Random, folder: Path) -> None:
        options = PRESETS[name]
        if hasattr(options, "target"):
            options = parse_rules(f"{name}(target={rng.choice((1, 2, 5))})")
        people = rng.choice((1, 1, 1, 2, options.seats))
        players = [PERSON] * people + [rng.choice(QUICK) for _ in range(options.seats - people)]
        rng.shuffle(players)
        if PERSON not in players:
            raise AssertionError(format_rules(options))
        seats = [SeatRecord(*seat) for seat in zip(NAMES, players, strict=False)]
        program.start_match(options, seats)

    return opened


def _lesson(name: str) -> Place:
    def opened(program: Program, rng: Random, folder: Path) -> None:
        program.open_lesson(name)

    return opened


def _replay(reviewed: bool) -> Place:
    """A match of the archive gone through; before there is one, the matches that are kept."""

    def opened(program: Program, rng: Random, folder: Path) -> None:
        finished = archived(folder)
        if not finished:
            program.open_memory("played")
            return
        record = rng.choice(finished)
        program.open_replay(recorded(record.header, record.run), reviewed=reviewed)

    return opened


def _memory(section: str) -> Place:
    return lambda program, rng, folder: program.open_memory(section)


def _changed(program: Program, rng: Random, folder: Path) -> None:
    """The settings, the table being seen by somebody else from now on."""
    now = program.settings
    flips = ("reduced_motion", "contrast", "numerals", "confirms", "memory_aid", "log", "declares")
    program.change_settings(
        replace(now, **{name: rng.random() < 0.5 for name in flips})  # every one of them a switch
    )
    program.open_settings()


PLACES: dict[str, Place] = {
    "title": lambda program, rng, folder: None,
    **{f"match, {name}": _match(name) for name in PRESETS},
    "new game": lambda program, rng, folder: program.open_new_game(),
    "settings": _changed,
    "statistics": _memory("statistics"),
    "played": _memory("played"),
    "open": _memory("open"),
    "replay": _replay(reviewed=False),
    "review": _replay(reviewed=True),
    "learn": lambda program, rng, folder: program.open_learn(),
    "watch": lambda program, rng, folder: program.open_watch(),
    **{f"lesson, {name}": _lesson(name) for name in LESSONS},
}
"""By name, everywhere that inputs begin."""
