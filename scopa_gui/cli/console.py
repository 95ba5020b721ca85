"""What every door has in common: refusals in one sentence, JSON, streams that fail quietly.

Results go to standard output, everything else to standard error.
"""

import io
import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import TracebackType
from typing import Any

from scopa_gui.app.i18n import Texts
from scopa_gui.app.narration import sentence
from scopa_gui.app.storage import open_nowhere

OK = 0
DAMAGED = 1
"""What was checked is not in order."""
REFUSED = 2
"""What was asked for cannot be done."""
INTERRUPTED = 130
CUT_SHORT = 141
"""Whoever was reading has gone; the status a shell gives a program that ends by that signal."""

LONGEST_VALUE = 80


class Refusal(Exception):
    """What was asked for cannot be done.

    No ``ValueError``, so that it passes through the parser of the command line unchanged.

    Attributes:
        key: message key of the sentence.
        data: what the sentence needs; a ``reason`` may be another ``(key, data)``.
    """

    def __init__(self, key: str, **data: object) -> None:
        super().__init__(f"{key} {data}")
        self.key = key
        self.data = data


def one_line(texts: Texts, key: str, data: Mapping[str, object]) -> str:
    """The sentence of a message on one line, whatever was typed into it."""
    return " ".join(sentence(texts, key, _clipped(data)).split())


def complain(texts: Texts, key: str, data: Mapping[str, object]) -> None:
    """Say one sentence on standard error."""
    print(one_line(texts, key, data), file=sys.stderr)


def _clipped(data: Mapping[str, object]) -> dict[str, object]:
    clipped: dict[str, object] = {}
    for name, value in data.items():
        match value:
            case str() if len(value) > LONGEST_VALUE:
                clipped[name] = value[:LONGEST_VALUE] + " …"
            case (str(key), Mapping() as inner):
                clipped[name] = (key, _clipped(inner))
            case _:
                clipped[name] = value
    return clipped


def print_json(fields: Mapping[str, Any]) -> None:
    """Print a JSON object: one line a key, and one line each for the objects in a list."""
    print(
        "{" + ",\n ".join(f"{json.dumps(key)}: {_json(value)}" for key, value in fields.items()),
        end="}\n",
    )


def _json(value: Any) -> str:
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return "[\n  " + ",\n  ".join(map(json.dumps, value)) + "\n ]"
    return json.dumps(value)


@contextmanager
def writing(file: str) -> Iterator[None]:
    """What is done while a file is written.

    Raises:
        Refusal: the file cannot be written.
    """
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise Refusal("cli.cannot_write", file=file, why=why) from error


class Watched:
    """How far something long has come, on one line, if somebody watches."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._watched = sys.stderr.isatty()

    def __enter__(self) -> "Watched":
        return self

    def show(self, done: int) -> None:
        """So much of all is done."""
        if self._watched:
            print(f"\r{done}/{self._count}", end="", file=sys.stderr, flush=True)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._watched:
            print(file=sys.stderr)


def forgive_encodings() -> None:
    """Write signs that a terminal does not know as escapes instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def silence_output() -> None:
    """Let what is still to be written go nowhere, so that ending the program cannot fail."""
    os.dup2(open_nowhere(), sys.stdout.fileno())
