"""Which door a command line opens, and what becomes of everything that goes wrong behind it."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from scopa_gui import __version__
from scopa_gui.ai.levels import UnknownLevel
from scopa_gui.app import i18n
from scopa_gui.app.i18n import Texts
from scopa_gui.cli import play
from scopa_gui.cli.console import (
    CUT_SHORT,
    INTERRUPTED,
    REFUSED,
    Refusal,
    complain,
    forgive_encodings,
    silence_output,
)
from scopa_gui.cli.parser import Parser
from scopa_gui.rules.cards import CardError
from scopa_gui.rules.catalogue import RulesCodeError, nearest
from scopa_gui.rules.game import IllegalMove, ScoreError, StockError

REFUSALS = (
    *(Refusal, CardError, RulesCodeError, StockError, ScoreError, IllegalMove, UnknownLevel),
)
"""What one sentence answers: each has a message key and what its sentence needs."""


DOORS = (
    *("rules", "moves", "score", "deal", "simulate", "arena", "train", "style", "check"),
    *("tour", "bench"),
)
"""Words after the program's name, each with a module of its name in this package: what it takes,
``arguments``, and what it does, ``run``. Only the one asked for is imported."""


def run(words: Sequence[str]) -> int:
    """Open the door that the words name, the window without one; the status to exit with."""
    # pygame greets on the output, where results go
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    forgive_encodings()
    texts = i18n.load(_language(words))
    try:
        try:
            status = _open(words, texts)
        except SystemExit as done:  # argparse has shown its help
            status = int(done.code or 0)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except REFUSALS as error:
        complain(texts, error.key, error.data)
        return REFUSED
    except BrokenPipeError:
        silence_output()
        return CUT_SHORT
    except OSError as error:
        silence_output()
        complain(texts, "cli.output_failed", {"why": error.strerror or str(error)})
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _language(words: Sequence[str]) -> str:
    """The language that ``--lang`` asks for; it is needed before anything is parsed."""
    for word, after in pairwise([*words, ""]):
        code = after if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and code in i18n.languages():
            return code
    return i18n.DEFAULT_LANGUAGE


def _open(words: Sequence[str], texts: Texts) -> int:
    name = words[0] if words and words[0] in DOORS else None
    if name is None:
        return _open_window(words, texts)
    parser = Parser(texts, f"{_program()} {name}", name)
    door = import_module(f"{__package__}.{name}")
    door.arguments(parser)
    parser.takes_common()
    status: int = door.run(parser.parse_args(words[1:]), texts)
    return status


def _open_window(words: Sequence[str], texts: Texts) -> int:
    parser = Parser(texts, _program(), "window")
    parser.epilog = "\n".join(
        [
            texts("cli.doors_title"),
            *(f"  {name:<10} {texts(f'cli.about.{name}')}" for name in DOORS),
        ]
    )
    parser.takes("door", nargs="?", metavar="COMMAND")
    play.arguments(parser)
    parser.takes("--version", action="version", version=f"Scopa {__version__}")
    parser.takes_common()
    given = parser.parse_args(words)
    if given.door is not None:
        key = "cli.door_first" if given.door in DOORS else "cli.unknown_door"
        raise Refusal(key, name=given.door, nearest=nearest(given.door, DOORS))
    return play.run(given, texts)


def _program() -> str:
    """How this program was called."""
    name = Path(sys.argv[0]).stem
    return "python -m scopa_gui" if name in ("", "-c", "-m", "__main__") else name
