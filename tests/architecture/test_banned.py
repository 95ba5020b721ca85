"""Calls that have one place in the program, or none."""

import ast
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pytest

from tests.architecture.source import Source, Use, sources

Found = Callable[[Use], bool]


@dataclass(frozen=True)
class Ban:
    """Names that only some modules may use.

    Attributes:
        what: what the names do.
        found: whether a use is one of them.
        allowed: the modules that may, as paths or folders with a slash at the end.
        within: the modules that the ban is about, likewise.
    """

    what: str
    found: Found
    allowed: tuple[str, ...] = ()
    within: tuple[str, ...] = ("",)

    def offences(self, modules: Iterable[Source]) -> list[str]:
        """Where the ban is broken."""
        return [
            f"{module.path}:{use.line} {use.name}"
            for module in modules
            if module.path.startswith(self.within) and module.path not in self.allowed
            for use in module.uses
            if self.found(use)
        ]


def names(pattern: str) -> Found:
    """Uses of names that match."""
    return lambda use: re.fullmatch(pattern, use.name) is not None


def calls(pattern: str) -> Found:
    """Calls of names that match; a type in an annotation is none."""
    return lambda use: use.call is not None and names(pattern)(use)


WRITERS = r".*\.(write_text|write_bytes|mkdir|unlink|rename|rmdir|touch|symlink_to|hardlink_to)"
WRITING_MODULES = r"shutil\.(?!which$).*|tempfile\.(?!TemporaryDirectory$).*"
WRITING_OS = (
    r"os\.(open|mkdir|makedirs|remove|removedirs|unlink|rename|renames|replace|rmdir|truncate)"
)


def writes_file(use: Use) -> bool:
    """Whether a use creates, changes or removes a file, or opens one for that."""
    if names(f"{WRITING_MODULES}|{WRITING_OS}")(use):
        return True
    if use.call is None:
        return False
    if re.fullmatch(WRITERS, use.name):
        return True
    if use.name == ".replace":  # of a path: one argument; of a text: two
        return len(use.call.args) == 1 and not use.call.keywords
    if use.name in ("open", "io.open"):
        return _mode(use.call, 1) not in _READING
    if use.name == ".open" and use.call.args:
        return _mode(use.call, 0) not in _READING
    return False


_READING = ("r", "rt", "rb")


def _mode(call: ast.Call, position: int) -> str | None:
    """The mode of an opening call; None if it is not written there as plain text."""
    given = [keyword.value for keyword in call.keywords if keyword.arg == "mode"]
    given += call.args[position : position + 1]
    match given:
        case []:
            return "r"
        case [ast.Constant(str(mode))]:
            return mode
        case _:
            return None


BANS = (
    Ban("standing still", names(r"time\.sleep|pygame\.time\.(wait|delay)|.*\.tick_busy_loop")),
    Ban("waiting for an event", names(r"pygame\.event\.wait|pygame\.fastevent\..*")),
    Ban(
        "chance that everything shares",
        names(r"random\.(?!Random$).*|numpy\.random\..*"),
    ),
    Ban(
        "chance from outside",
        names(r"secrets(\..*)?|os\.(urandom|getrandom)|uuid\..*"),
        within=("rules/", "ai/"),
    ),
    Ban(
        "clocks",
        names(r"(time|datetime)(\..*)?|pygame\.time\..*"),
        within=("rules/", "ai/", "app/"),
    ),
    Ban(
        "the wall clock",
        names(r"time\.(time|time_ns|localtime|gmtime|ctime|strftime)|datetime\..*"),
        # the day that stands in records; it comes in from outside
        allowed=("cli/play.py",),
    ),
    Ban(
        "taking events",
        names(r"pygame\.event\.(get|poll|peek|clear|pump)"),
        allowed=("ui/loop.py",),
    ),
    Ban(
        "showing a picture in the window",
        names(r"pygame\.display\.(flip|update)"),
        allowed=("ui/window.py",),
    ),
    Ban(
        "opening pictures and fonts",
        calls(r"pygame\.(image\.(load|load_.*)|(font|freetype|ftfont)\.(Font|SysFont)|Font)"),
        allowed=("ui/assets.py",),
    ),
    Ban(
        "opening sounds",
        calls(r"pygame\.mixer\.(Sound|music\.load|init|pre_init)"),
        allowed=("ui/assets.py",),
    ),
    # the console opens the system's waste bin for output that nobody reads any more
    Ban("writing files", writes_file, allowed=("app/storage.py",)),
    # in memory; app.storage writes what comes out
    Ban("making picture files", names(r"pygame\.image\.save.*"), allowed=("ui/png.py",)),
    Ban(
        "folders to be thrown away",
        names(r"tempfile\.TemporaryDirectory"),
        allowed=("app/storage.py",),
    ),
    Ban(
        "printing",
        calls(r"print|sys\.(stdout|stderr)\.write"),
        within=("rules/", "ai/", "app/", "ui/"),
    ),
    Ban("loading code by its text", calls(r"eval|exec|pickle\..*|marshal\..*")),
)


@pytest.mark.parametrize("ban", BANS, ids=lambda ban: ban.what)
def test_only_where_it_belongs(ban: Ban) -> None:
    assert not ban.offences(sources())


@pytest.mark.parametrize("ban", BANS, ids=lambda ban: ban.what)
def test_the_modules_that_may_exist(ban: Ban) -> None:
    paths = {module.path for module in sources()}
    assert set(ban.allowed) <= paths


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("standing still", "import time\ntime.sleep(1)"),
        ("standing still", "from time import sleep as rest\n"),
        ("standing still", "def f():\n    import pygame as pg\n    pg.time.delay(3)"),
        ("standing still", "clock.tick_busy_loop(60)"),
        ("waiting for an event", "import pygame.event\npygame.event.wait()"),
        ("chance that everything shares", "import random\nrandom.choice([1])"),
        ("chance that everything shares", "from random import shuffle"),
        ("chance from outside", "import os\nkey = os.urandom(8)"),
        ("clocks", "from time import perf_counter"),
        ("clocks", "import datetime"),
        ("the wall clock", "import time\nnow = time.time()"),
        ("taking events", "from pygame import event\nevent.get()"),
        ("showing a picture in the window", "import pygame\nshow = pygame.display.flip"),
        ("opening pictures and fonts", "import pygame\npygame.image.load_sized_svg(f, (1, 1))"),
        ("opening pictures and fonts", "import pygame\npygame.font.Font(None, 12)"),
        ("opening sounds", "from pygame import mixer\nmixer.Sound('a')"),
        ("writing files", "open('a', 'w')"),
        ("writing files", "open('a', mode=chosen)"),
        ("writing files", "path.open('a')"),
        ("writing files", "path.write_text('a')"),
        ("writing files", "path.replace(other)"),
        ("writing files", "import os\nos.replace('a', 'b')"),
        ("writing files", "import shutil\nshutil.rmtree('a')"),
        ("writing files", "import tempfile\ntempfile.mkstemp()"),
        ("making picture files", "import pygame\npygame.image.save(s, 'a.png')"),
        ("folders to be thrown away", "from tempfile import TemporaryDirectory"),
        ("printing", "print('a')"),
        ("loading code by its text", "eval('a')"),
    ],
)
def test_it_would_be_noticed(what: str, code: str) -> None:
    (ban,) = (ban for ban in BANS if ban.what == what)
    assert ban.offences([Source(f"{ban.within[0] or 'ui/'}sample.py", code)])


@pytest.mark.parametrize(
    "code",
    [
        "open('a')",
        "path.open('rb')",
        "door.open()",
        "'a'.replace('a', 'b')",
        "import pygame\ndef f(font: pygame.font.Font) -> None: ...",
        "import random\nrandom.Random(3).choice([1])",
    ],
)
def test_harmless_calls_are_let_through(code: str) -> None:
    module = Source("ui/sample.py", code)
    assert not [offence for ban in BANS for offence in ban.offences([module])]


def test_pygame_belongs_to_the_screens() -> None:
    offences = [
        f"{module.path}:{imported.line}"
        for module in sources()
        for imported in module.imports()
        if imported.name.split(".")[0] == "pygame"
        and not module.path.startswith("ui/")
        and not (module.path.startswith("cli/") and imported.inside)
    ]
    assert not offences


def test_nothing_is_imported_by_a_relative_name() -> None:
    assert not [
        f"{module.path}:{node.lineno}"
        for module in sources()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ImportFrom) and node.level
    ]


def test_no_module_changes_its_own_globals() -> None:
    assert not [
        f"{module.path}:{node.lineno}"
        for module in sources()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Global)
    ]


@pytest.mark.parametrize("mark", ["# type: ignore", "# noqa", "TODO", "FIXME"])
def test_no_check_is_silenced_and_nothing_put_off(mark: str) -> None:
    assert not [module.path for module in sources() if mark in module.text]


LONGEST_MODULE = 500
"""Lines that can be read in one sitting."""


def test_every_module_can_be_read_in_one_sitting() -> None:
    lengths = {module.path: len(module.text.splitlines()) for module in sources()}
    assert not {path: n for path, n in lengths.items() if n > LONGEST_MODULE}


def test_every_module_says_what_it_is_for() -> None:
    assert not [module.path for module in sources() if not ast.get_docstring(module.tree)]
