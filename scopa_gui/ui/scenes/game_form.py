"""What has been chosen for a new game so far, and what follows from a choice. No picture here."""

from dataclasses import replace

from scopa_gui.app.setup import Setup
from scopa_gui.rules.catalogue import PRESETS, SCOPA_KEYS, Options, nearest_preset
from scopa_gui.rules.record import SeatRecord
from scopa_gui.rules.scopa.options import MAX_TARGET, MIN_TARGET
from scopa_gui.rules.seats import FITTING_SIDES, Sides

SEATS = tuple(FITTING_SIDES)
TARGETS = (11, 16, 21)
CHOSEN_ELSEWHERE = ("seats", "sides", "target")
"""Keys of the rules code that the table itself asks for."""
NOT_SHOWN_YET = (
    *("deal", "capture", "ace", "ace_on_ace", "ace_on_empty", "ace_sweep_scores"),
    *("opening", "opening_nine", "declarations", "piccola", "grande"),
)
"""Keys of games that the table cannot show in full yet."""
HOUSE_KEYS = tuple(
    key for key in SCOPA_KEYS if key.name not in (*CHOSEN_ELSEWHERE, *NOT_SHOWN_YET)
)
OFFERED = tuple(
    name
    for name, options in PRESETS.items()
    if all(getattr(options, key) == getattr(Options(), key) for key in NOT_SHOWN_YET)
)
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
        self.other = setup.options.points_to_win not in TARGETS
        self.target_bad = False

    @property
    def options(self) -> Options:
        """The rules chosen."""
        return self.setup.options

    @property
    def changed(self) -> list[str]:
        """The house rules that differ from the chosen game."""
        return changed_keys(self.options, PRESETS[self.preset])

    @property
    def usual_target(self) -> int:
        """The target that so many sides usually play to."""
        return replace(self.options, target=None).points_to_win

    @property
    def forms(self) -> tuple[Sides, ...]:
        """How so many seats can form sides."""
        return FITTING_SIDES[self.options.seats]

    def set_options(self, options: Options) -> None:
        """Other house rules."""
        self.setup = replace(self.setup, options=options)

    def choose_preset(self, name: str) -> None:
        """Another game, without the house rules of the one before; the table stays."""
        own = self.options
        self.preset = name
        self.other = self.target_bad = False
        self.set_options(replace(PRESETS[name], seats=own.seats, sides=own.sides))

    def choose_seats(self, count: int) -> None:
        """More or fewer seats."""
        self.setup = self.setup.with_seats(count, self.level)

    def choose_sides(self, form: Sides) -> None:
        """Who plays with whom; the usual form follows the seats from then on."""
        sides = Sides.AUTO if form is self.forms[0] else form
        self.set_options(replace(self.options, sides=sides))

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
        target = None if points == self.usual_target else points
        self.set_options(replace(self.options, target=target))

    def seat(self, number: int, seat: SeatRecord) -> None:
        """Somebody else on a chair."""
        self.setup = self.setup.with_seat(number, seat)

    def settle(self) -> None:
        """Give everybody a name that can be told from the others."""
        self.setup = self.setup.settled()
