"""What others wrote is refused with a sentence or read; ``tests.faults.fuzz`` tries much more."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.app import i18n, paths
from scopa_gui.app.exchange import records
from scopa_gui.rules.record import MAX_LINE, MAX_MOVES, RecordError, read_journal, read_record
from tests.faults.damage import WAYS
from tests.faults.fuzz import NAMES, seeds
from tests.faults.parsers import PARSERS

EXAMPLES = 60
DAMAGED = 40


@pytest.mark.parametrize("name", PARSERS)
def test_any_bytes_are_answered(name: str) -> None:
    @settings(max_examples=EXAMPLES)
    @given(st.binary(max_size=300) | st.text(max_size=200).map(lambda text: text.encode()))
    def answered(data: bytes) -> None:
        PARSERS[name](data)

    answered()


def test_every_parser_is_fuzzed() -> None:
    assert tuple(PARSERS) == NAMES


@pytest.mark.parametrize("name", PARSERS)
def test_what_is_nearly_right_is_answered(name: str, tmp_path: Path) -> None:
    rng = Random(name)
    right = seeds(tmp_path)[name]
    for data in right:
        PARSERS[name](data)
    for _ in range(DAMAGED):
        PARSERS[name](rng.choice(WAYS)(rng.choice(right), rng))


def test_a_line_that_is_too_long_is_refused_at_once() -> None:
    with pytest.raises(RecordError) as refused:
        read_record('{"a":"' + "x" * MAX_LINE + '"}')
    assert refused.value.key == "error.record_too_long"


def test_a_journal_of_too_many_lines_is_refused_at_once() -> None:
    with pytest.raises(RecordError) as refused:
        read_journal("{}\n" * (MAX_MOVES + 1))
    assert refused.value.key == "error.record_too_long"


def test_a_file_without_line_ends_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "given.jsonl"
    path.write_bytes(b"x" * 5_000_000)
    with pytest.raises(RecordError) as refused:
        list(records(path))
    assert refused.value.key == "error.record_too_long"


# ---- languages

FRENCH_NAME = "Français"


@pytest.fixture
def text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all texts, with those of a further language that is the English one."""
    for file in sorted((paths.assets() / "text").rglob("*.toml")):
        other = tmp_path / "text" / file.relative_to(paths.assets() / "text")
        other.parent.mkdir(parents=True, exist_ok=True)
        other.write_bytes(file.read_bytes())
        if file.stem == "en":
            other.with_stem("fr").write_bytes(file.read_bytes())
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    _forget()
    yield tmp_path / "text"
    _forget()


def _forget() -> None:
    for kept in (i18n.languages, i18n.is_usable, i18n.load):
        kept.cache_clear()


def test_a_further_language_is_offered(text: Path) -> None:
    assert i18n.languages() == ("de", "en", "fr", "it")
    assert i18n.refused() == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('title = "Please note"', ""),
        ('title = "Please note"', 'title = ""'),
        ('title = "Please note"', 'title = "\\u0000"'),
        ('title = "Please note"', 'title = "' + "x" * 9000 + '"'),
        ('title = "Please note"', 'title = "{title}"'),
        ("The file {file} was", "The file {file.__class__} was"),
        ("The file {file} was", "The file {file[0]} was"),
        ("The file {file} was", "The file {file!r} was"),
        ("The file {file} was", "The file {file:999999999} was"),
        ("The file {file} was", "The file {file was"),
        ("[notice]", "[notice"),
        ("[notice]", "a = " + "[" * 5000 + "\n[notice]"),
        ("[notice]", "#" + "x" * 600_000 + "\n[notice]"),
    ],
)
def test_a_language_file_that_asks_for_more_is_refused(text: Path, old: str, new: str) -> None:
    file = text / "fr.toml"
    whole = file.read_text(encoding="utf-8")
    assert old in whole
    file.write_text(whole.replace(old, new, 1), encoding="utf-8")
    assert i18n.languages() == ("de", "en", "it")
    assert i18n.refused() == ("fr.toml",)


def test_no_text_of_ours_would_be_refused() -> None:
    assert all(map(i18n.is_usable, i18n.OWN))
