"""Texts of every language: one TOML file each, named by its code.

Long texts stand in folders beside them, again one file a language: ``learn/it.toml`` is the table
``learn`` of Italian. What single games call things stands in the table ``words``, a table a game,
under the keys of the texts that it stands in for. A text is a string, or a table of plural forms
(``one``, ``other``) chosen by the argument ``n``.
Placeholders are ``{name}``. A missing text is an error, never an English word on an Italian screen.
"""

import locale
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from string import Formatter
from types import MappingProxyType
from typing import Any

from scopa_gui.app import paths

DEFAULT_LANGUAGE = "en"
OWN = ("de", "en", "it")
"""Languages that come with the program; others are looked at before they are used."""
MAX_FILE = 500_000
"""Bytes of one file; the longest is a tenth of it."""
SHOWN = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Signs that no text consists of, but that texts may have."""
LONGER, MUCH_LONGER = 4, 200
"""A text may be so many times as long as the English one, and so many signs more."""

EUPHONIC: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"it": MappingProxyType({"a": "ad", "e": "ed"})}
)
"""By language, words that change before a value that begins with the same vowel: «ad Anna»."""

TextTree = dict[str, Any]


class MissingText(KeyError):
    """A key without a text in the chosen language."""


@cache
def languages() -> tuple[str, ...]:
    """Codes of the languages that have a file that can be used, sorted."""
    return tuple(code for code in _written() if code in OWN or is_usable(code))


@cache
def name_of(code: str) -> str:
    """What a language calls itself; the first picture does not wait for the rest of its texts."""
    text = (paths.assets() / "text" / f"{code}.toml").read_text(encoding="utf-8")
    table = re.search(r"^\[language\]$[^\[]*", text, re.MULTILINE)
    if table is None:
        return load(code)("language.name")
    return str(tomllib.loads(table[0])["language"]["name"])


def refused() -> tuple[str, ...]:
    """The names of files that were put there but cannot be used."""
    return tuple(f"{code}.toml" for code in _written() if code not in languages())


def _written() -> list[str]:
    return sorted(file.stem for file in (paths.assets() / "text").glob("*.toml"))


@cache
def is_usable(code: str) -> bool:
    """Whether the texts of a language stand in for the English ones, each with its placeholders.

    A file may come from anybody: what it says is shown, never followed.
    """
    try:
        found = dict(_flatten(tree(code)))
    except (OSError, ValueError, RecursionError):
        return False
    known = dict(_flatten(tree(DEFAULT_LANGUAGE)))
    return found.keys() == known.keys() and all(
        stands_in(found[key], text) for key, text in known.items()
    )


def stands_in(text: str, known: str) -> bool:
    """Whether a text can be shown in the place of another and asks for no more than it does."""
    if not text or len(text) > LONGER * len(known) + MUCH_LONGER:
        return False
    if not all(letter.isprintable() or letter in SHOWN for letter in text):
        return False
    try:
        fields = list(Formatter().parse(text))
    except ValueError:
        return False
    # with an attribute, an index, a conversion or a width a placeholder does more than be filled
    plain = all(not spec and not conversion for _, _, spec, conversion in fields)
    allowed = {name for _, name, _, _ in Formatter().parse(known)}
    return plain and {name for _, name, _, _ in fields} <= allowed | {None}


@cache
def load(code: str, deck: str = "") -> "Texts":
    """The texts of one language, in the words of a deck that has its own.

    Raises:
        FileNotFoundError: there is no such language.
    """
    return Texts(code, tree(code), deck)


def tree(code: str) -> TextTree:
    """The texts of one language as they are written, the files of its folders as tables.

    Raises:
        FileNotFoundError: there is no such language.
        ValueError: a file that is no table of texts, or too large.
    """
    folder = paths.assets() / "text"
    texts = read(folder / f"{code}.toml")
    for file in sorted(folder.glob(f"*/{code}.toml")):
        texts[file.parent.name] = read(file)
    return texts


def read(file: Path) -> TextTree:
    """The table of texts in a file.

    Raises:
        ValueError: it is none, or too large.
    """
    if file.stat().st_size > MAX_FILE:
        raise ValueError(f"{file.name} is too large")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def system_language() -> str:
    """The system's language if we speak it, otherwise English."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    with suppress(ValueError):
        names.append(locale.getlocale()[0] or "")
    for name in names:
        # some systems name a language in English: the library knows their codes
        said = re.split(r"[^a-z]", name.lower())[0]
        code = locale.normalize(said).split("_")[0]
        if code in languages():
            return code
    return DEFAULT_LANGUAGE


def figure(number: int) -> str:
    """A whole number in figures, with a real minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def decimal(texts: "Texts", value: float) -> str:
    """A number with one digit behind the point."""
    written = f"{value:.1f}".replace(".", texts("statistics.point"))
    return written.replace("-", "\N{MINUS SIGN}")


class Texts:
    """The texts of one language, looked up by dotted keys."""

    def __init__(self, code: str, tree: TextTree, deck: str = "") -> None:
        self.code = code
        self._deck = deck
        self._flat = dict(_flatten(tree))
        self._flat |= self._own(deck)

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of ``key`` with its placeholders filled; ``n`` chooses the plural form.

        Raises:
            MissingText: the key or the plural form has no text.
        """
        entry = self._flat.get(key)
        if entry is None:
            form = "one" if values.get("n") == 1 else "other"
            entry = self._flat.get(f"{key}.{form}")
        if entry is None:
            raise MissingText(f"{self.code}: {key}")
        if not values:
            return entry
        said = {
            name: figure(value) if isinstance(value, int) else value
            for name, value in values.items()
        }
        return self._euphonic(entry, said).format(**said)

    def _euphonic(self, entry: str, values: Mapping[str, object]) -> str:
        """The text with the words before placeholders as the values want them."""
        changing = EUPHONIC.get(self.code, {})

        def fit(found: re.Match[str]) -> str:
            word, name = found.groups()
            same = str(values.get(name, ""))[:1].casefold() == word
            return f"{changing.get(word, word) if same else word} {{{name}}}"

        return re.sub(r"\b([a-z]) \{(\w+)\}", fit, entry) if changing else entry

    def of_game(self, game: str) -> "Texts":
        """The same texts, in the words of a game that has its own; cards are called what the deck
        calls them."""
        own = self._own(game)
        return Texts(self.code, {**self._flat, **own}, self._deck) if own else self

    def _own(self, name: str) -> dict[str, str]:
        """The texts of a game or a deck that stand in for others."""
        prefix = f"words.{name}."
        return {
            key.removeprefix(prefix): text
            for key, text in self._flat.items()
            if key.startswith(prefix)
        }

    def __contains__(self, key: str) -> bool:
        return key in self._flat or f"{key}.other" in self._flat

    def keys(self) -> set[str]:
        """Every key, plural forms as keys of their own."""
        return set(self._flat)


def _flatten(tree: TextTree, prefix: str = "") -> Iterator[tuple[str, str]]:
    for name, value in tree.items():
        if isinstance(value, dict):
            yield from _flatten(value, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", str(value)
