"""The directions between the layers, as written in ``pyproject.toml``, are kept."""

import subprocess
import sys
import tomllib
from typing import Any

import pytest

from tests.architecture.source import PACKAGE, ROOT

LINT = "import sys; from importlinter.cli import lint_imports_command; lint_imports_command()"


def _contracts() -> list[dict[str, Any]]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts: list[dict[str, Any]] = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    return contracts


def test_every_contract_is_kept() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(_contracts())} kept, 0 broken" in done.stdout


def test_every_part_of_the_package_is_a_layer() -> None:
    layers = {
        name
        for contract in _contracts()
        if contract["type"] == "layers"
        for name in contract["layers"]
    }
    parts = {
        f"scopa_gui.{path.stem}"
        for path in PACKAGE.iterdir()
        if path.name != "__init__.py" and (path.suffix == ".py" or (path / "__init__.py").exists())
    }
    assert layers == parts


@pytest.mark.parametrize(
    "part",
    [
        "rules",
        "ai",
        "app",
        "ui.motion",
        "ui.table.model",
        "ui.table.layout",
        "ui.table.scopa.choreography",
        "ui.table.scopa.selection",
    ],
)
def test_pygame_is_forbidden_to(part: str) -> None:
    (contract,) = (c for c in _contracts() if c.get("forbidden_modules") == ["pygame"])
    assert f"scopa_gui.{part}" in contract["source_modules"]
    assert (PACKAGE / part.replace(".", "/")).exists() or (
        PACKAGE / f"{part.replace('.', '/')}.py"
    ).exists()
