"""``rules``: the catalogue of games, or one rules code in words."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass, replace

from scopa_gui.ai.levels import LEVELS
from scopa_gui.app.i18n import Texts
from scopa_gui.app.narration import card_name, in_words_of, listed
from scopa_gui.cli.console import OK
from scopa_gui.cli.parser import Parser, rules
from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.catalogue import (
    FAMILIES,
    PRESETS,
    SEATS,
    OptionKey,
    Options,
    format_rules,
    keys_of,
    nearest_preset,
)
from scopa_gui.rules.match import goal_of
from scopa_gui.rules.scopa.options import MAX_TARGET, MIN_TARGET


@dataclass(frozen=True, slots=True)
class Entry:
    """A name as it is typed, and what it means in one line or more."""

    name: str
    words: tuple[str, ...]


def arguments(parser: Parser) -> None:
    """The code, if one is asked about."""
    parser.takes("code", metavar="CODE", nargs="?", type=rules)


def run(given: Namespace, texts: Texts) -> int:
    """Print everything that can be played, or what the code means."""
    if given.code is None:
        _show_catalogue(texts)
    else:
        _explain(given.code, texts)
    return OK


def _show(entries: Sequence[Entry]) -> None:
    width = max(len(entry.name) for entry in entries)
    for entry in entries:
        names = [entry.name] + [""] * (len(entry.words) - 1)
        for name, words in zip(names, entry.words, strict=True):
            print(f"  {name:<{width}}  {words}")


def _meaning(texts: Texts, key: str) -> str:
    return texts("cli.rules.meaning", name=texts(f"{key}.name"), help=texts(f"{key}.help"))


# ---- everything there is


def _show_catalogue(texts: Texts) -> None:
    print(texts("cli.rules.presets"))
    _show([_preset(name, texts) for name in PRESETS])
    for family in FAMILIES:
        print("\n" + texts(f"cli.rules.options_{family.name}"))
        _show(
            [
                Entry(key.name, (_values(key, texts), _meaning(texts, f"rules.option.{key.name}")))
                for key in family.keys
            ]
        )
    print("\n" + texts("cli.rules.levels"))
    _show([Entry(level, (texts(f"level.{level}"),)) for level in LEVELS])


def _preset(name: str, texts: Texts) -> Entry:
    seats = [number for number in SEATS if _can_sit(name, number)]
    return Entry(
        name,
        (
            _meaning(texts, f"rules.preset.{name}"),
            texts("cli.rules.seats", seats=", ".join(seats)),
        ),
    )


def _can_sit(preset: str, number: str) -> bool:
    """Whether so many can play that game and it is not another for them."""
    options = replace(PRESETS[preset], seats=int(number))
    return not options.problems() and nearest_preset(options) == preset


def _values(key: OptionKey, texts: Texts) -> str:
    default, *others = key.values
    parts = [texts("cli.rules.default", value=default), *others]
    if f"cli.rules.more.{key.name}" in texts:
        parts.append(texts(f"cli.rules.more.{key.name}", least=MIN_TARGET, most=MAX_TARGET))
    return ", ".join(parts)


# ---- one code


def _explain(options: Options, texts: Texts) -> None:
    texts = in_words_of(texts, options)
    print(format_rules(options))
    print(_meaning(texts, f"rules.preset.{nearest_preset(options)}"))
    _show([_option(options, key, texts) for key in keys_of(options)])


def _option(options: Options, key: OptionKey, texts: Texts) -> Entry:
    value = key.show(getattr(options, key.name))
    words = texts(
        "cli.rules.line",
        name=texts(f"rules.option.{key.name}.name"),
        value=_value_words(options, key, value, texts),
    )
    return Entry(f"{key.name}={value}", (words, texts(f"rules.option.{key.name}.help")))


def _value_words(options: Options, key: OptionKey, value: str, texts: Texts) -> str:
    if key.name == "bonus" and value not in key.values:
        return listed(texts, [card_name(texts, parse_card(card)) for card in value.split("+")])
    words = f"rules.option.{key.name}.{value}"
    shown = texts(words) if words in texts else value
    match key.name, value:
        case "sides", "auto":
            meant = texts(f"rules.option.sides.{options.seating.sides.value}")
        case "target", "auto":
            meant = str(goal_of(options.match_rule))
        case _:
            return shown
    return texts("cli.rules.resolved", value=shown, meant=meant)
