"""Where the program's own files are found."""

from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from scopa_gui.app import paths


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The assets of an executable: texts and icons lie open, cards are packed."""
    folder = tmp_path / "assets"
    for name in ("text", "icons"):
        (folder / name).mkdir(parents=True)
    (folder / "icons" / "menu.svg").write_bytes(b"menu")
    with ZipFile(folder / "packed.zip", "w") as archive:
        archive.writestr("cards/napoletane/7d.svg", b"settebello")
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    forget()
    yield folder
    forget()


def forget() -> None:
    paths.assets.cache_clear()
    paths._packed.cache_clear()


def test_packed_assets_are_found_beside_those_that_lie_open(frozen: Path) -> None:
    assert paths.assets() == frozen
    assert paths.asset("cards/napoletane/7d.svg").read_bytes() == b"settebello"
    assert paths.asset("icons/menu.svg").read_bytes() == b"menu"
    assert not paths.asset("cards/napoletane/8d.svg").is_file()


def test_nothing_is_packed_in_a_checkout() -> None:
    assert paths.asset("cards/napoletane/7d.svg").is_file()
    assert not paths.asset("cards/napoletane/8d.svg").is_file()
