"""What is shipped: the checkout, the wheel and the executable hold the same pictures and texts."""

import ast
import tomllib
from pathlib import Path

import pytest

from scopa_gui import __version__
from scopa_gui.app.settings import BACKS, DECKS
from scopa_gui.ui.rasteriser import BACK, Look
from scopa_gui.ui.sprites import CARDS

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
NOT_SHIPPED = ("pictures",)
"""Of the README."""


def spec(name: str) -> object:
    """A constant of the recipe for the executable."""
    for node in ast.parse((ROOT / "build.spec").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return ast.literal_eval(node.value)
    raise LookupError(name)


def named(files: set[Path]) -> set[str]:
    return {file.relative_to(ASSETS).as_posix() for file in files}


def in_executable() -> set[str]:
    lying, packed, left_out = spec("SHIPPED_ASSETS"), spec("PACKED_ASSETS"), spec("NOT_SHIPPED")
    assert isinstance(lying, tuple)
    assert isinstance(packed, tuple)
    assert isinstance(left_out, tuple)
    endings = spec("SHIPPED_ENDINGS")
    assert isinstance(endings, set)
    folders = lying + packed
    held = named(
        {f for folder in folders for f in (ASSETS / folder).iterdir() if f.suffix in endings}
    )
    assert held.issuperset(left_out)
    return held - set(left_out)


def of_shipped_kind(folder: Path) -> set[Path]:
    endings = spec("SHIPPED_ENDINGS")
    assert isinstance(endings, set)
    return {file for file in folder.rglob("*") if file.suffix in endings}


def in_wheel() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    targets = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    for source, target in targets.items():
        assert target == f"scopa_gui/{source}"
    return named({f for source in targets for f in of_shipped_kind(ROOT / source)})


def in_checkout() -> set[str]:
    files = named(of_shipped_kind(ASSETS))
    return {name for name in files if not name.startswith(NOT_SHIPPED)}


def test_the_executable_holds_what_the_checkout_holds() -> None:
    assert in_executable() ^ in_checkout() == {"icons/app/512.png", "icons/app/1024.png"}


def test_the_package_and_the_program_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == __version__


def test_the_wheel_holds_what_the_checkout_holds() -> None:
    assert in_wheel() ^ in_checkout() == set()


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("deck", DECKS)
def test_every_drawing_of_every_look_is_shipped(deck: str, small: bool) -> None:
    shipped = in_executable() & in_wheel()
    for back in BACKS:
        look = Look(deck, back, numerals=True)
        for card in (BACK, *CARDS):
            assert {f"{name}.svg" for name in look.picture(card, small=small)} <= shipped


def test_nothing_the_program_imports_is_left_out_of_the_executable() -> None:
    left_out = spec("UNUSED")
    assert isinstance(left_out, list)
    imported = set()
    for file in (ROOT / "scopa_gui").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                imported.add(node.module)
    assert not {name for name in imported for out in left_out if f"{name}.".startswith(f"{out}.")}
