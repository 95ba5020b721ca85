"""Every game by name, and the rules code: one line of text for a preset and its differences.

``scopa(seats=4,target=16)`` names a preset, then only what differs, in the order of the keys.
Printing and parsing are lossless; the canonical form uses the preset with the fewest differences,
earlier presets first among equals. This is the one place that knows the families of games.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import Enum
from typing import Any

from scopa_gui.rules.briscola import options as briscola
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import BriscolaMove
from scopa_gui.rules.briscola.options import BriscolaOptions
from scopa_gui.rules.briscola.presets import PRESETS as BRISCOLA_PRESETS
from scopa_gui.rules.briscola.state import BriscolaState, BriscolaView
from scopa_gui.rules.cards import CardError, in_order, parse_card, require_distinct
from scopa_gui.rules.game import Game, Problem
from scopa_gui.rules.scopa import options as scopa
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import ScopaMove
from scopa_gui.rules.scopa.options import ScopaOptions
from scopa_gui.rules.scopa.presets import PRESETS as SCOPA_PRESETS
from scopa_gui.rules.scopa.state import ScopaState, ScopaView
from scopa_gui.rules.seats import FITTING_SIDES, DealPasses, Direction, Sides

Options = ScopaOptions | BriscolaOptions
"""Options of any family."""
AnyGame = Game[Any, Any, Any]
"""A game of any family; its states, moves and views are known to the family alone."""
State = ScopaState | BriscolaState
"""A state of any family."""
Move = ScopaMove | BriscolaMove
"""A move of any family."""
View = ScopaView | BriscolaView
"""A view of any family."""


class RulesCodeError(ValueError):
    """A rules code that names no game.

    Attributes:
        key: message key of the sentence.
        data: what the sentence needs; ``nearest`` is the closest valid name or empty.
    """

    def __init__(self, key: str, **data: object) -> None:
        super().__init__(f"{key} {data}")
        self.key = key
        self.data = data


@dataclass(frozen=True)
class OptionKey:
    """A key of the rules code.

    Attributes:
        name: as written; also the name of the options' field.
        values: the values as written, default of the frame first; for ``target`` and ``bonus``,
            which take more, the words they start with.
        parse: the value of a text; raises ``ValueError`` or ``CardError``.
        show: the text of a value.
    """

    name: str
    values: tuple[str, ...]
    parse: Callable[[str], object]
    show: Callable[[Any], str]


def _enum_key(name: str, kind: type[Enum]) -> OptionKey:
    values = tuple(member.value for member in kind)
    return OptionKey(name, values, kind, lambda value: str(value.value))


def _number(text: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,5}", text):
        raise ValueError(text)
    return int(text)


def _parse_target(text: str) -> int | None:
    return None if text == "auto" else _number(text)


def _parse_seats(text: str) -> int:
    if text not in SEATS:
        raise ValueError(text)
    return int(text)


def _parse_bonus(text: str) -> tuple[object, ...]:
    if text == "none":
        return ()
    cards = tuple(map(parse_card, text.split("+")))
    require_distinct(cards)
    return in_order(cards)


SEATS = ("2", "3", "4", "5", "6")

SCOPA_KEYS = (
    OptionKey("seats", SEATS, _parse_seats, str),
    _enum_key("sides", Sides),
    OptionKey("target", ("auto",), _parse_target, lambda v: "auto" if v is None else str(v)),
    _enum_key("deal", scopa.Deal),
    _enum_key("deal_order", scopa.DealOrder),
    _enum_key("cut", scopa.Switch),
    _enum_key("capture", scopa.Capture),
    _enum_key("priority", scopa.Priority),
    _enum_key("ace", scopa.Ace),
    _enum_key("ace_on_ace", scopa.AceOnAce),
    _enum_key("ace_on_empty", scopa.AceOnEmpty),
    _enum_key("ace_sweep_scores", scopa.Switch),
    _enum_key("last_card_scopa", scopa.Switch),
    _enum_key("leftovers", scopa.Leftovers),
    _enum_key("void", scopa.Void),
    _enum_key("opening", scopa.Opening),
    _enum_key("opening_nine", scopa.Switch),
    _enum_key("declarations", scopa.Switch),
    _enum_key("primiera", scopa.Primiera),
    _enum_key("napola", scopa.Switch),
    _enum_key("napoleone", scopa.Switch),
    _enum_key("four_sevens", scopa.Switch),
    _enum_key("piccola", scopa.Switch),
    _enum_key("grande", scopa.Switch),
    OptionKey("bonus", ("none",), _parse_bonus, lambda v: "+".join(map(str, v)) or "none"),
    _enum_key("tie", scopa.Tie),
    _enum_key("direction", Direction),
)
"""The keys of the Scopa family, in the order in which a code is written."""

BRISCOLA_KEYS = (
    OptionKey("seats", SEATS, _parse_seats, str),
    _enum_key("twos", briscola.Twos),
    _enum_key("match", briscola.Match),
    _enum_key("partners_look", briscola.PartnersLook),
    _enum_key("deal_passes", DealPasses),
    _enum_key("follow_suit", briscola.FollowSuit),
)
"""The keys of Briscola, in the order in which a code is written."""


@dataclass(frozen=True)
class Family:
    """Games that share states, moves and options.

    Attributes:
        name: as in ``rules``.
        options: what is agreed on before a match.
        keys: the options as written, in the order of a code.
        seats: how many can play at all.
        presets: the named games, in the order of the catalogue.
        game: the game under options.
        counted: what summaries count besides points, as events call it.
    """

    name: str
    options: type[Options]
    keys: tuple[OptionKey, ...]
    seats: tuple[int, ...]
    presets: Mapping[str, Options]
    game: Callable[[Any], AnyGame]
    counted: tuple[str, ...]


FAMILIES = (
    Family(
        name="scopa",
        options=ScopaOptions,
        keys=SCOPA_KEYS,
        seats=tuple(FITTING_SIDES),
        presets=SCOPA_PRESETS,
        game=ScopaGame,
        counted=("scope",),
    ),
    Family(
        name="briscola",
        options=BriscolaOptions,
        keys=BRISCOLA_KEYS,
        seats=tuple(briscola.FORMS),
        presets=BRISCOLA_PRESETS,
        game=BriscolaGame,
        counted=(),
    ),
)
"""Every family there is."""

PRESETS: dict[str, Options] = {
    name: preset for family in FAMILIES for name, preset in family.presets.items()
}
"""Every preset of every family, in the order of the catalogue."""

KEYS: dict[str, OptionKey] = {key.name: key for family in FAMILIES for key in family.keys}
"""Every key by its name; families that share a name share its values."""


def family_of(options: Options) -> Family:
    """The family that options belong to."""
    return next(family for family in FAMILIES if isinstance(options, family.options))


def keys_of(options: Options) -> tuple[OptionKey, ...]:
    """The keys of the rules code that options have."""
    return family_of(options).keys


def plain_preset(preset: str) -> str:
    """The first game of a preset's family, which the others are variants of."""
    return next(iter(family_of(PRESETS[preset]).presets))


MAX_CODE_LENGTH = 1000

_CODE = re.compile(r"\s*([A-Za-z_]+)\s*(?:\((.*)\))?\s*", re.DOTALL)


def parse_options(code: str) -> Options:
    """The options that a rules code names, contradictions allowed.

    Raises:
        RulesCodeError: unreadable, or an unknown name or value.
    """
    match = _CODE.fullmatch(code) if len(code) <= MAX_CODE_LENGTH else None
    if not match:
        raise RulesCodeError("error.rules_unreadable", code=code[:80])
    name, inside = match[1].lower(), match[2]
    if name not in PRESETS:
        raise RulesCodeError("error.unknown_preset", name=name, nearest=nearest(name, PRESETS))
    options = PRESETS[name]
    given: set[str] = set()
    for item in inside.split(",") if inside and inside.strip() else ():
        option, equals, text = (part.strip() for part in item.partition("="))
        if not equals:
            raise RulesCodeError("error.rules_unreadable", code=code[:80])
        if option in given:
            raise RulesCodeError("error.option_twice", option=option)
        given.add(option)
        options = replace(options, **{option: _value(name, option, text)})
    return options


def _value(preset: str, option: str, text: str) -> Any:
    by_name = {key.name: key for key in keys_of(PRESETS[preset])}
    if option not in by_name:
        closest = nearest(option, by_name)
        if option in KEYS:
            raise RulesCodeError(
                "error.foreign_option", option=option, preset=preset, nearest=closest
            )
        raise RulesCodeError("error.unknown_option", option=option[:40], nearest=closest)
    key = by_name[option]
    try:
        return key.parse(text)
    except CardError as error:
        raise RulesCodeError(error.key, **error.data) from error
    except ValueError:
        raise RulesCodeError(
            "error.unknown_value",
            option=option,
            value=text[:40],
            nearest=nearest(text, key.values),
        ) from None


def nearest(name: str, known: "dict[str, Any] | tuple[str, ...]") -> str:
    """The known name closest to ``name``; the first where nothing is close."""
    names = list(known)
    close = get_close_matches(name, names, n=1, cutoff=0.5)
    return close[0] if close else names[0]


def parse_rules(code: str) -> Options:
    """The options that a rules code names, if they go together.

    Raises:
        RulesCodeError: unreadable, unknown or contradictory.
    """
    options = parse_options(code)
    refuse(options.problems())
    return options


def refuse(problems: tuple[Problem, ...]) -> None:
    """Raise for the first problem.

    Raises:
        RulesCodeError: there is one.
    """
    if problems:
        raise RulesCodeError(problems[0].key, **problems[0].data)


def differences(options: Options, preset: Options) -> tuple[tuple[str, str], ...]:
    """Keys and values, as written, in which ``options`` differ from ``preset``."""
    return tuple(
        (key.name, key.show(getattr(options, key.name)))
        for key in keys_of(options)
        if getattr(options, key.name) != getattr(preset, key.name)
    )


def nearest_preset(options: Options) -> str:
    """The name of the preset with the fewest differences."""
    family = family_of(options)
    relatives = [name for name, preset in PRESETS.items() if family_of(preset) is family]
    return min(relatives, key=lambda name: len(differences(options, PRESETS[name])))


def format_rules(options: Options) -> str:
    """The canonical rules code."""
    preset = nearest_preset(options)
    inside = ",".join(f"{name}={value}" for name, value in differences(options, PRESETS[preset]))
    return f"{preset}({inside})" if inside else preset


def game_for(options: Options) -> AnyGame:
    """The game that plays under ``options``."""
    return family_of(options).game(options)
