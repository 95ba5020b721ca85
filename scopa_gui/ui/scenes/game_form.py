"""What has been chosen for a new game so far, and what follows from a choice. No picture here."""

from dataclasses import replace
from typing import Any

from scopa_gui.app.i18n import Texts
from scopa_gui.app.narration import sentence
from scopa_gui.app.setup import Setup
from scopa_gui.rules.catalogue import (
    PRESETS,
    OptionKey,
    Options,
    family_of,
    keys_of,
    nearest_preset,
)
from scopa_gui.rules.match import goal_of
from scopa_gui.rules.record import SeatRecord
from scopa_gui.rules.scopa.options import MAX_TARGET, MIN_TARGET
from scopa_gui.rules.seats import FITTING_SIDES, Sides

TARGETS = (11, 16, 21)
MORE_TARGETS = {"escoba": (15,), "cirulla": (31, 51)}
"""Targets offered besides, by game."""
CHOSEN_ELSEWHERE = ("seats", "sides", "target")
"""Keys of the rules code that the table itself asks for."""
OFFERED = tuple(PRESETS)
"""The games that can be chosen."""


def house_keys(options: Options) -> tuple[OptionKey, ...]:
    """The house rules that options have."""
    return tuple(key for key in keys_of(options) if key.name not in CHOSEN_ELSEWHERE)


def changed_keys(options: Options, preset: Options) -> list[str]:
    """The house rules that differ from the chosen game."""
    return [
        key.name
        for key in house_keys(options)
        if getattr(options, key.name) != getattr(preset, key.name)
    ]


class GameForm:
    """The form as it stands.

    Attributes:
        setup: rules and seats; names are settled only by ``settle``.
        preset: the game chosen.
        other: whether a target of one's own is asked for.
        target_bad: whether what was typed for it is no target.
    """

    def __init__(self, setup: Setup, level: str) -> None:
        self.level = level
        self.setup = setup
        self.preset = nearest_preset(setup.options)
        self.other = self._unusual
        self.target_bad = False
        self._table = self._asked
        """The seats last asked for; a game that needs others does not forget them."""

    @property
    def options(self) -> Options:
        """The rules chosen."""
        return self.setup.options

    def _has(self, key: str) -> bool:
        """Whether these rules have such a key."""
        return any(known.name == key for known in keys_of(self.options))

    @property
    def aims(self) -> bool:
        """Whether these rules ask to how many points is played."""
        return self._has("target")

    @property
    def goal(self) -> int:
        """To how many is played."""
        return goal_of(self.options.match_rule)

    @property
    def _unusual(self) -> bool:
        """Whether the target is none of those offered."""
        return self.aims and self.goal not in self.targets

    @property
    def _asked(self) -> tuple[int, Sides]:
        sides = self.options.sides if self._has("sides") else Sides.AUTO
        return self.options.seats, sides

    @property
    def counts(self) -> tuple[int, ...]:
        """How many may sit at a table of this family of games."""
        return family_of(self.options).seats

    @property
    def changed(self) -> list[str]:
        """The house rules that differ from the chosen game."""
        return changed_keys(self.options, PRESETS[self.preset])

    def seats_refused(self, texts: Texts, count: int) -> str:
        """Why so many cannot play by these rules; empty if they can."""
        options = self.setup.with_seats(count, self.level).options
        problems = options.problems() if count != self.options.seats else ()
        return sentence(texts, problems[0].key, problems[0].data) if problems else ""

    @property
    def targets(self) -> tuple[int, ...]:
        """The targets offered for the game chosen."""
        return tuple(sorted({*TARGETS, *MORE_TARGETS.get(self.preset, ())}))

    @property
    def usual_target(self) -> int:
        """The target of the game chosen, else the one that so many sides usually play to."""
        usual = getattr(PRESETS[self.preset], "target", None)
        return goal_of(self._with(target=usual).match_rule)

    @property
    def forms(self) -> tuple[Sides, ...]:
        """How so many seats can form sides."""
        if not self._has("sides"):
            return (self.options.sides,)
        return FITTING_SIDES[self.options.seats]

    def _with(self, **values: Any) -> Options:
        return replace(self.options, **values)

    def set_options(self, options: Options) -> None:
        """Other house rules."""
        self.setup = replace(self.setup, options=options)

    def choose_preset(self, name: str) -> None:
        """Another game, without the house rules of the one before.

        The table stays as it was asked for, unless the game is one for other seats.
        """
        preset = PRESETS[name]
        self.use(self._at_table(preset), name)

    def _at_table(self, preset: Options) -> Options:
        """A game for the seats last asked for, as far as it can be played there."""
        family, (seats, sides) = family_of(preset), self._table
        if preset.seats != family.options().seats or seats not in family.seats:
            return preset
        chosen = preset.with_seats(seats)
        if any(key.name == "sides" for key in family.keys):
            values: dict[str, Any] = {"seats": seats, "sides": sides}
            chosen = replace(preset, **values)
        return preset if chosen.problems() else chosen

    def use(self, options: Options, preset: str = "") -> None:
        """Other rules altogether, seats and target included; those who sit there stay."""
        self.setup = replace(self.setup, options=options).with_seats(options.seats, self.level)
        self.preset = preset or nearest_preset(options)
        self.set_options(options)
        self.other = self._unusual
        self.target_bad = False

    def choose_seats(self, count: int) -> None:
        """More or fewer seats."""
        self.setup = self.setup.with_seats(count, self.level)
        self._table = self._asked
        if not self._has("sides"):
            self.preset = nearest_preset(self.options)

    def choose_sides(self, form: Sides) -> None:
        """Who plays with whom; the usual form follows the seats from then on."""
        sides = Sides.AUTO if form is self.forms[0] else form
        self.set_options(self._with(sides=sides))
        self._table = self.options.seats, sides

    def choose_target(self, points: int) -> None:
        """One of the offered targets."""
        self.other = self.target_bad = False
        self._aim(points)

    def ask_target(self) -> None:
        """Any other target."""
        self.other, self.target_bad = True, False

    def type_target(self, text: str) -> None:
        """A target as typed; a bad one leaves the last good one standing."""
        good = text.isdecimal() and len(text) < 4 and MIN_TARGET <= int(text) <= MAX_TARGET
        self.target_bad = not good
        if good:
            self._aim(int(text))

    def _aim(self, points: int) -> None:
        """Play to ``points``; the usual number follows the seats from then on."""
        usual = getattr(PRESETS[self.preset], "target", None)
        target = usual if points == self.usual_target else points
        self.set_options(self._with(target=target))

    def seat(self, number: int, seat: SeatRecord) -> None:
        """Somebody else on a chair."""
        self.setup = self.setup.with_seat(number, seat)

    def settle(self) -> None:
        """Give everybody a name that can be told from the others."""
        self.setup = self.setup.settled()
