"""The texts of the three languages match one another and the source that uses them."""

import re
import string
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scopa_gui.ai.levels import LEVELS
from scopa_gui.ai.style import Slip
from scopa_gui.app import i18n, paths
from scopa_gui.app.learn.contents import BASICS, CARDS, OPTION_PAGES, TERMS
from scopa_gui.app.learn.examples import EXAMPLES
from scopa_gui.app.lessons.briscola_reasons import REASONS as BRISCOLA_REASONS
from scopa_gui.app.lessons.catalogue import GROUPS, LESSONS
from scopa_gui.app.lessons.reasons import REASONS
from scopa_gui.app.settings import DECKS
from scopa_gui.cli.doors import DOORS
from scopa_gui.rules.cards import Rank, Suit, parse_cards
from scopa_gui.rules.catalogue import KEYS, PRESETS, keys_of
from scopa_gui.rules.scopa.options import ScopaOptions, Switch, Void
from scopa_gui.rules.scopa.scoring import score
from scopa_gui.rules.seats import Sides
from tests.architecture.keys import KeyUse, key_uses, uses_in
from tests.architecture.source import Source

LANGUAGES = tuple(sorted(file.stem for file in (paths.assets() / "text").glob("*.toml")))
FORMS = ("one", "other")

languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def tree(language: str) -> dict[str, Any]:
    """The file of a language."""
    return i18n.tree(language)


Entry = dict[str, str]
"""The forms of a text by name; a text without forms has one, with an empty name."""


@cache
def entries(language: str) -> dict[str, Entry]:
    """Every text by its key; plural forms together."""
    return dict(_entries(tree(language), ""))


def _entries(table: dict[str, Any], prefix: str) -> Iterator[tuple[str, Entry]]:
    for name, value in table.items():
        key = f"{prefix}{name}"
        if not isinstance(value, dict):
            yield key, {"": value}
        elif set(value) <= set(FORMS) and all(isinstance(text, str) for text in value.values()):
            yield key, value
        else:
            yield from _entries(value, f"{key}.")


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text with its key and form."""
    for key, forms in entries(language).items():
        for form, text in forms.items():
            yield f"{key}.{form}".rstrip("."), text


def placeholders(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def needs(language: str, key: str) -> set[str]:
    """All that the forms of a text need together."""
    return set().union(*map(placeholders, entries(language)[key].values()))


# ---- the files by themselves


def test_three_languages_come_with_the_program() -> None:
    assert set(LANGUAGES) >= {"de", "en", "it"}


def test_every_language_has_every_file() -> None:
    folder = paths.assets() / "text"
    files = [f"{language}.toml" for language in LANGUAGES]
    for place in (folder, *filter(Path.is_dir, folder.iterdir())):
        assert sorted(file.name for file in place.glob("*.toml")) == files


@languages
def test_the_same_keys_in_every_language(language: str) -> None:
    assert set(entries(language)) ^ set(entries("en")) == set()


@languages
def test_the_same_placeholders_in_every_language(language: str) -> None:
    common = entries(language).keys() & entries("en").keys()
    assert [key for key in sorted(common) if needs(language, key) != needs("en", key)] == []


@languages
def test_placeholders_are_plain_names(language: str) -> None:
    parser = string.Formatter()
    found = []
    for key, text in texts(language):
        for _, name, form, conversion in parser.parse(text):
            if name is not None and (not re.fullmatch(r"[a-z_]+", name) or form or conversion):
                found.append(key)
    assert found == []


@languages
def test_plural_forms_are_complete(language: str) -> None:
    forms = entries(language)
    assert [key for key in forms if set(forms[key]) not in ({""}, set(FORMS))] == []


@languages
def test_texts_with_forms_have_them_in_every_language(language: str) -> None:
    common = entries(language).keys() & entries("en").keys()
    assert not [key for key in common if set(entries(language)[key]) != set(entries("en")[key])]


INDENTED = ("cli.check.deal", "cli.check.total")
"""Lines that stand below another on a terminal."""

TYPED = ("cli.help.",)
"""Texts that show what to type into a terminal, with the straight signs that it wants."""


@languages
def test_no_text_is_empty_or_has_blanks_around_it(language: str) -> None:
    assert not [
        key
        for key, text in texts(language)
        if not text.strip()
        or text.rstrip() != text
        or (text.lstrip() != text and key not in INDENTED)
    ]


@languages
@pytest.mark.parametrize("sign", ["'", '"', "...", " - ", "´", "`"])
def test_typographic_signs_instead_of(sign: str, language: str) -> None:
    assert not [
        key
        for key, text in texts(language)
        if sign in text and not (sign == '"' and key.startswith(TYPED))
    ]


@languages
def test_no_blank_is_doubled(language: str) -> None:
    assert not [key for key, text in texts(language) if "  " in text.strip()]


QUOTES = {"de": ("„", "“"), "en": ("“", "”"), "it": ("«", "»")}


@pytest.mark.parametrize("language", QUOTES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES[language]
    foreign = set("„“”«»‹›‚‘") - {opening, closing}
    assert not [
        key
        for key, text in texts(language)
        if foreign & set(text)
        or not re.fullmatch(
            f"([^{opening}{closing}]|{opening}[^{opening}{closing}]*{closing})*", text
        )
    ]


SPANISH = ("siete de oros",)
"""The same in every language."""


@pytest.mark.parametrize("language", ["de", "it"])
def test_no_sentence_is_left_in_english(language: str) -> None:
    english = dict(texts("en"))
    assert not [
        key
        for key, text in texts(language)
        if text == english.get(key)
        and text not in SPANISH
        and len(re.findall(r"(?<![{\w])[a-z]{2,}", text)) >= 3
    ]


# ---- the words of single games

PLAYED = ("card", "log", "table", "summary", "match_over", "rules.option", "illegal", "problem")
"""Tables with what is said while a game is played."""
ITALIAN_WORDS = re.compile(
    r"\b([Ss]cop[ae]|[Dd]enar[io]|[Ss]ettebello|[Pp]rimiera|Fante|Cavallo|[Rr]e)\b"
    r"|\b(Coppe|Spade|Bastoni)\b"
)


@languages
def test_words_of_a_game_stand_in_for_texts_of_the_same_shape(language: str) -> None:
    common = entries(language)
    found = []
    for key, forms in common.items():
        if key.startswith("words."):
            _, game, other = key.split(".", 2)
            assert game in (*PRESETS, *DECKS)
            shape = set(common.get(other, {})), other in common and needs(language, other)
            if shape != (set(forms), needs(language, key)):
                found.append(key)
    assert found == []


def in_words_of(name: str, common: dict[str, str]) -> dict[str, str]:
    """The texts of a game or a deck that stand in for others."""
    prefix = f"words.{name}."
    return {
        key.removeprefix(prefix): text for key, text in common.items() if key.startswith(prefix)
    }


@languages
def test_the_spanish_game_is_told_in_spanish_words(language: str) -> None:
    common = dict(texts(language))
    keys = keys_of(PRESETS["briscola"])
    other_family = {f"rules.option.{key.name}.{value}" for key in keys for value in key.values}
    told = {
        key: text
        for key, text in {**common, **in_words_of("escoba", common)}.items()
        if key.startswith(tuple(f"{table}." for table in PLAYED)) and key not in other_family
    }
    assert len(told) > 200
    assert [key for key, text in told.items() if ITALIAN_WORDS.search(text)] == []


NAPOLETANE_WORDS = re.compile(r"\b([Dd]enar[io]|[Cc]oppe|[Ss]pade|[Bb]astoni|Cavallo)\b")
ITALIAN_COURTS = re.compile(r"\b(Fante|Re)\b(?! bello)")
TOLD_TO_PLAYERS = (*PLAYED, "rules.preset")


@pytest.mark.parametrize("game", ["", "escoba"])
@languages
def test_cards_of_the_french_deck_are_called_what_they_look_like(language: str, game: str) -> None:
    common = dict(texts(language))
    told = common | in_words_of(game, common) | in_words_of("french", common)
    wrong = []
    for key, text in told.items():
        if key.startswith(tuple(f"{table}." for table in TOLD_TO_PLAYERS)):
            courts = language != "it" and ITALIAN_COURTS.search(text)
            if courts or NAPOLETANE_WORDS.search(text):
                wrong.append((key, text))
    assert wrong == []


# ---- the source and the files

STRICT = ("error.", "illegal.", "problem.", "warning.", "notice.")


def is_file_name(key: str) -> bool:
    """Whether what looks like a key is the name of a file."""
    return key.endswith((".json", ".jsonl", ".toml", ".svg", ".png", ".new", ".journal"))


def is_known(use: KeyUse) -> bool:
    """Whether a text, or a table of texts, is meant."""
    keys = entries("en")
    if use.literal is not None:
        return use.literal in keys or any(key.startswith(f"{use.literal}.") for key in keys)
    return any(re.match(rf"{use.pattern}(\.|$)", key) for key in keys)


def missing(uses: Iterator[KeyUse] | tuple[KeyUse, ...]) -> list[str]:
    """Uses of keys without a text."""
    tables = tuple(f"{name}." for name in tree("en"))
    found = []
    for use in uses:
        shown = use.literal or use.pattern
        looks = use.literal is not None and use.literal.startswith((*STRICT, *tables))
        if (use.told or looks) and not is_file_name(shown) and not is_known(use):
            found.append(f"{use.place} {shown}")
    return found


def test_every_key_in_the_source_has_a_text() -> None:
    assert sorted(set(missing(key_uses()))) == []


def wanting(uses: Iterator[KeyUse] | tuple[KeyUse, ...]) -> list[str]:
    """Uses that do not give a sentence what it needs."""
    keys = entries("en")
    found = []
    for use in uses:
        if use.literal not in keys or use.given is None:
            continue
        needed = needs("en", use.literal) | ({"n"} if len(keys[use.literal]) > 1 else set())
        if needed - use.given:
            found.append(f"{use.place} {use.literal} wants {sorted(needed - use.given)}")
    return found


def test_every_sentence_gets_what_it_needs() -> None:
    assert wanting(key_uses()) == []


@pytest.mark.parametrize(
    "code",
    [
        "texts('error.nothing_like_it')",
        "ui.texts('table.nothing_like_it', n=1)",
        "key = 'summary.nothing_like_it'",
        "texts('title.quit' if a else 'title.nothing_like_it')",
        "texts(f'settings.nothing_{name}')",
        "raise IllegalMove('nothing_like_it')",
        "parser.takes('--nothing')",
    ],
)
def test_a_missing_text_is_noticed(code: str) -> None:
    assert missing(uses_in(Source("ui/sample.py", code)))


@pytest.mark.parametrize(
    "code",
    [
        "texts('log.deal')",
        "texts('new_game.changed')",
        "IllegalMove('must_take')",
        "Problem('problem.target_range', {'least': 1, 'most': 2})",
    ],
)
def test_a_missing_value_is_noticed(code: str) -> None:
    assert wanting(uses_in(Source("ui/sample.py", code)))


def _categories() -> list[str]:
    """Every category of a score."""
    everything = replace(
        ScopaOptions(),
        napola=Switch.ON,
        napoleone=Switch.ON,
        four_sevens=Switch.ON,
        bonus=parse_cards("6d"),
        declarations=Switch.ON,
        piccola=Switch.ON,
        grande=Switch.ON,
    )
    return [line.category for line in score(everything, ((), ()), ()).lines]


def implied() -> Iterator[str]:
    """Keys put together from the rules' own names, every one of which needs its text."""
    for name in PRESETS:
        yield from (f"rules.preset.{name}.name", f"rules.preset.{name}.help")
    for option in KEYS.values():
        yield from (f"rules.option.{option.name}.{word}" for word in ("name", "help"))
        yield from (f"rules.option.{option.name}.{value}" for value in option.values)
        yield from (f"learn.option.{option.name}.{value}" for value in ("text", *option.values))
    yield from (f"learn.game.{name}" for name in PRESETS)
    for page in BASICS:
        yield from (f"learn.basics.{page}.{word}" for word in ("title", "text"))
    for page in OPTION_PAGES:
        yield from (f"learn.options.{page}.{word}" for word in ("title", "text"))
    for term in TERMS:
        yield from (f"learn.term.{term}.{word}" for word in ("name", "text"))
    yield from (f"learn.picture.{name}" for name in EXAMPLES)
    for page in CARDS:
        yield from (f"learn.cards.{page}.{word}" for word in ("title", "text"))
    for lesson in LESSONS.values():
        yield from (f"lesson.{lesson.name}.{word}" for word in ("title", "about"))
        for number in range(1, len(lesson.steps) + 1):
            yield from (f"lesson.{lesson.name}.{number}.{word}" for word in ("ask", "done"))
    yield from (f"lesson.group.{group}" for group in GROUPS)
    yield from (f"lesson.reason.{name}" for name in (*REASONS, *BRISCOLA_REASONS))
    yield from (f"level.{level}" for level in LEVELS)
    yield from (f"card.suit.{suit.value}" for suit in Suit)
    for table in ("rank", "object", "short", "with"):
        yield from (f"card.{table}.{rank.value}" for rank in Rank)
    for category in _categories():
        yield from (f"summary.{table}.{category}" for table in ("category", "why"))
    yield from (f"problem.sides_{sides.value}" for sides in Sides if sides is not Sides.AUTO)
    yield from (f"log.void_{void.value}" for void in Void if void is not Void.OFF)
    yield from (f"cli.about.{door}" for door in ("window", *DOORS))
    yield from (f"cli.style.{slip.value}" for slip in Slip)


@pytest.mark.parametrize("key", sorted(implied()))
def test_what_the_rules_name_has_a_text(key: str) -> None:
    assert key in entries("en")


BUILT_ELSEWHERE = (
    "language.name",  # read from every file for the choice of languages
    "words.",  # stand in for other texts
)
"""Keys whose use cannot be read from the source; a dot at the end means all that begin so."""


NOT_SHOWN = ("table.dealing", "handover.alone")
"""Texts that no screen shows: to be used or to be removed. Nothing is added here."""


def test_every_text_is_used() -> None:
    literal = {use.literal for use in key_uses()}
    patterns = [re.compile(use.pattern) for use in key_uses() if use.literal is None]
    known = {*literal, *implied()}
    unused = [
        key
        for key in entries("en")
        if key not in known
        and not key.startswith(BUILT_ELSEWHERE)
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert sorted(set(unused) - set(NOT_SHOWN)) == []
