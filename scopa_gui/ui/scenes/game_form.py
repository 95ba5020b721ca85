"""What has been chosen for a new game so far, and what follows from a choice. No picture here."""

from dataclasses import replace

from scopa_gui.app.i18n import Texts
from scopa_gui.app.narration import sentence
from scopa_gui.app.setup import Setup
from scopa_gui.rules.catalogue import SCOPA_KEYS, Options, nearest_preset
from scopa_gui.rules.record import SeatRecord
from scopa_gui.rules.scopa.options import MAX_TARGET, MIN_TARGET, ScopaOptions
from scopa_gui.rules.scopa.presets import PRESETS
from scopa_gui.rules.seats import FITTING_SIDES, Sides
from scopa_gui.ui.table.scopa.match import scopa_options

SEATS = tuple(FITTING_SIDES)
TARGETS = (11, 16, 21)
MORE_TARGETS = {"escoba": (15,), "cirulla": (31, 51)}
"""Targets offered besides, by game."""
CHOSEN_ELSEWHERE = ("seats", "sides", "target")
"""Keys of the rules code that the table itself asks for."""
HOUSE_KEYS = tuple(key for key in SCOPA_KEYS if key.name not in CHOSEN_ELSEWHERE)
OFFERED = tuple(PRESETS)
"""The games that can be chosen."""


def changed_keys(options: Options, preset: Options) -> list[str]:
    """The house rules that differ from the chosen game."""
    return [
        key.name for key in HOUSE_KEYS if getattr(options, key.name) != getattr(preset, key.name)
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
        self.other = self.options.points_to_win not in self.targets
        self.target_bad = False
        self._table = self.options.seats, self.options.sides
        """The seats last asked for; a game that needs others does not forget them."""

    @property
    def options(self) -> ScopaOptions:
        """The rules chosen."""
        return scopa_options(self.setup.options)

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
        return replace(self.options, target=PRESETS[self.preset].target).points_to_win

    @property
    def forms(self) -> tuple[Sides, ...]:
        """How so many seats can form sides."""
        return FITTING_SIDES[self.options.seats]

    def set_options(self, options: Options) -> None:
        """Other house rules."""
        self.setup = replace(self.setup, options=options)

    def choose_preset(self, name: str) -> None:
        """Another game, without the house rules of the one before.

        The table stays as it was asked for, unless the game is one for other seats.
        """
        preset = PRESETS[name]
        seats, sides = self._table
        if preset.seats != ScopaOptions().seats:
            seats, sides = preset.seats, preset.sides
        options = replace(preset, seats=seats, sides=sides)
        if options.problems():
            options = preset
        self.use(options, name)

    def use(self, options: Options, preset: str = "") -> None:
        """Other rules altogether, seats and target included; those who sit there stay."""
        self.setup = self.setup.with_seats(options.seats, self.level)
        self.preset = preset or nearest_preset(options)
        self.set_options(options)
        self.other = self.options.points_to_win not in self.targets
        self.target_bad = False

    def choose_seats(self, count: int) -> None:
        """More or fewer seats."""
        self.setup = self.setup.with_seats(count, self.level)
        self._table = self.options.seats, self.options.sides

    def choose_sides(self, form: Sides) -> None:
        """Who plays with whom; the usual form follows the seats from then on."""
        sides = Sides.AUTO if form is self.forms[0] else form
        self.set_options(replace(self.options, sides=sides))
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
        preset = PRESETS[self.preset].target
        target = preset if points == self.usual_target else points
        self.set_options(replace(self.options, target=target))

    def seat(self, number: int, seat: SeatRecord) -> None:
        """Somebody else on a chair."""
        self.setup = self.setup.with_seat(number, seat)

    def settle(self) -> None:
        """Give everybody a name that can be told from the others."""
        self.setup = self.setup.settled()
