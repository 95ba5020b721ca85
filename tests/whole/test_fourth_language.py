"""Another language is a set of files and nothing else: put there, it is offered and complete."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_gui.app import i18n, paths
from scopa_gui.app.settings import Settings
from scopa_gui.ui.scenes.settings import SettingsScene
from scopa_gui.ui.widgets.choice import Choice
from tests.scenes.support import controls, make_program, staged

CODE, NAME = "fur", "Furlan"
PAGE = "README.md"
CACHES = (i18n.languages, i18n.load, i18n.is_usable)


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of texts in a copy of the assets, with a fourth language made of the English."""
    original, copy = paths.assets(), tmp_path / "assets"
    copy.mkdir()
    for entry in original.iterdir():
        if entry.name != "text":
            (copy / entry.name).symlink_to(entry)
    folder = copy / "text"
    shutil.copytree(original / "text", folder)
    for file in sorted(folder.rglob("en.toml")):
        words = re.sub(r'"([A-Z])', r'"Fur \1', file.read_text(encoding="utf-8"))
        file.with_name(f"{CODE}.toml").write_text(words, encoding="utf-8")
    own = folder / f"{CODE}.toml"
    named = own.read_text(encoding="utf-8").replace('"Fur English"', f'"{NAME}"')
    own.write_text(named, encoding="utf-8")
    monkeypatch.setattr(paths, "assets", lambda: copy)
    _forget()
    yield folder
    _forget()


def _forget() -> None:
    for cache in CACHES:
        cache.cache_clear()


def test_it_is_offered_and_has_every_text(texts: Path) -> None:
    assert CODE in i18n.languages()
    assert i18n.refused() == ()
    assert i18n.load(CODE).keys() == i18n.load("en").keys()
    assert i18n.load(CODE)("learn.term.scopa.text").startswith("Fur ")


def test_a_system_that_speaks_it_begins_in_it(texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{CODE}_IT.UTF-8")
    assert Settings().language == CODE
    assert Settings.from_dict({"language": CODE}).language == CODE


def test_the_settings_show_it_under_its_own_name(texts: Path, tmp_path: Path) -> None:
    program = make_program(tmp_path)
    stage = staged(lambda: SettingsScene(program), language=CODE)
    choices = [widget for widget in controls(stage) if isinstance(widget, Choice)]
    assert NAME in [option.label for option in choices[0].options]
    stage.close()


@pytest.mark.parametrize(
    ("old", "new"),
    [('name = "', "name = "), (f'name = "{NAME}"', ""), ("{name}", "{nobody}")],
    ids=["no table", "a text missing", "a placeholder unknown"],
)
def test_one_that_cannot_be_used_is_named(texts: Path, old: str, new: str) -> None:
    own = texts / f"{CODE}.toml"
    own.write_text(own.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    _forget()
    assert CODE not in i18n.languages()
    assert i18n.refused() == (f"{CODE}.toml",)


def test_the_page_for_translators_names_every_file(texts: Path) -> None:
    page = (texts / PAGE).read_text(encoding="utf-8")
    for file in texts.rglob("en.toml"):
        assert f"`{file.relative_to(texts).as_posix()}`" in page
