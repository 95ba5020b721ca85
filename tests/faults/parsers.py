"""Everything that reads what others wrote, each as a function of bytes that may not raise.

What is wrong with the bytes is answered by the error of that parser, which has a sentence; any
other exception is a fault.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType

from scopa_gui.ai.brain import Inline
from scopa_gui.app import i18n
from scopa_gui.app.exchange import records
from scopa_gui.app.i18n import load
from scopa_gui.app.narration import sentence
from scopa_gui.app.storage import Store
from scopa_gui.rules.cards import CardError, parse_cards
from scopa_gui.rules.catalogue import RulesCodeError, format_rules, parse_rules
from scopa_gui.rules.record import RecordError, read_journal, read_record
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.table import TableScene

Parser = Callable[[bytes], None]


def told(error: RecordError | RulesCodeError | CardError) -> None:
    """The sentence of an error, in every language; it stays short whatever was read."""
    for code in i18n.OWN:
        said = sentence(load(code), error.key, error.data)
        assert said
        assert len(said) < 700, said


def record(data: bytes) -> None:
    """A line of an archive."""
    try:
        read_record(data.decode(errors="replace"))
    except RecordError as error:
        told(error)


def journal(data: bytes) -> None:
    """The journal of a match."""
    try:
        read_journal(data.decode(errors="replace"))
    except RecordError as error:
        told(error)


def rules(data: bytes) -> None:
    """A rules code; what is understood is written so that it means the same."""
    try:
        options = parse_rules(data.decode(errors="replace"))
    except RulesCodeError as error:
        told(error)
    else:
        assert parse_rules(format_rules(options)) == options


def cards(data: bytes) -> None:
    """Cards as text."""
    try:
        parse_cards(data.decode(errors="replace"))
    except CardError as error:
        told(error)


def exchanged(data: bytes) -> None:
    """A file with matches."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "given.jsonl"
        path.write_bytes(data)
        try:
            for _ in records(path):
                pass
        except RecordError as error:
            told(error)


def settings(data: bytes) -> None:
    """The file of settings, and everything that is kept in it."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "settings.json").write_bytes(data)
        store = Store(Path(folder))
        program = Program(store, Inline(), TableScene)
        for _ in (program.last_setup, program.window_place, program.rule_sets, program.lessons):
            pass
        program.keep_window((1, 2, 960, 540))
        with suppress(UnicodeEncodeError):
            json.dumps(store.load_settings()).encode()
        assert len(store.notices) <= 1


def language(data: bytes) -> None:
    """A file of texts: usable or not, it does nothing."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "xx.toml"
        file.write_bytes(data)
        with suppress(ValueError, RecursionError):
            i18n.read(file)
    text = data.decode(errors="replace")
    if i18n.stands_in(text, "The {file} and {other}."):
        said = text.format(file="a", other="b")
        assert len(said) < 1000


PARSERS: Mapping[str, Parser] = MappingProxyType(
    {
        parser.__name__: parser
        for parser in (record, journal, rules, cards, exchanged, settings, language)
    }
)
