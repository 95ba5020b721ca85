"""Who plays what: the choices made before a match, as values.

Names are settled here and never refused: trimmed, not too long, none empty, no two alike.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scopa_gui.rules.catalogue import Options, RulesCodeError, format_rules, parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord

MAX_NAME = 20
CAST = ("gennaro", "assunta", "ciro", "giulia", "pino", "rosa", "marco", "lena")
"""The people of the osteria, in the order in which they sit down; each has a portrait."""


@dataclass(frozen=True)
class Setup:
    """Rules and seats of a match that may begin."""

    options: Options
    seats: tuple[SeatRecord, ...]

    def with_seats(self, count: int, level: str) -> "Setup":
        """The same with so many seats; new ones are taken by computers of a level."""
        seats = list(self.seats[:count])
        while len(seats) < count:
            seats.append(SeatRecord(free_name([seat.name for seat in seats]), level))
        return Setup(self.options.with_seats(count), tuple(seats))

    def with_seat(self, number: int, seat: SeatRecord) -> "Setup":
        """The same with somebody else at one seat."""
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return replace(self, seats=seats)

    def settled(self) -> "Setup":
        """The same with names that can be told apart."""
        names = settled_names([seat.name for seat in self.seats])
        seats = (replace(seat, name=name) for seat, name in zip(self.seats, names, strict=True))
        return replace(self, seats=tuple(seats))

    def to_dict(self) -> dict[str, Any]:
        """Plain values for a file."""
        return {
            "rules": format_rules(self.options),
            "seats": [{"name": seat.name, "player": seat.player} for seat in self.seats],
        }

    @staticmethod
    def from_dict(fields: object, players: Sequence[str]) -> "Setup | None":
        """The setup that ``to_dict`` wrote, or None if it cannot be used (any more).

        Args:
            players: the levels there are.
        """
        if not isinstance(fields, Mapping):
            return None
        try:
            options = parse_rules(str(fields.get("rules")))
        except RulesCodeError:
            return None
        seats = fields.get("seats")
        if not isinstance(seats, list) or len(seats) != options.seats:
            return None
        found = []
        for seat in seats:
            match seat:
                case {"name": str(name), "player": str(player)} if player in (PERSON, *players):
                    found.append(SeatRecord(name, player))
                case _:
                    return None
        return Setup(options, tuple(found)).settled()


def first_setup(options: Options, name: str, level: str) -> Setup:
    """One person against computers."""
    return Setup(options, (SeatRecord(name, PERSON),)).with_seats(options.seats, level)


def clean(name: str) -> str:
    """A name without needless space and no longer than allowed."""
    return " ".join(name.split())[:MAX_NAME].rstrip()


def settled_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names in the same order: none empty, none twice; a second «Anna» becomes «Anna 2»."""
    settled: list[str] = []
    wanted = [clean(name) for name in names]
    for name in wanted:
        base = name or free_name([*settled, *wanted])
        unique, number = base, 1
        while unique.casefold() in {other.casefold() for other in settled}:
            number += 1
            ending = f" {number}"
            unique = base[: MAX_NAME - len(ending)].rstrip() + ending
        settled.append(unique)
    return tuple(settled)


def free_name(taken: Sequence[str]) -> str:
    """Somebody of the osteria who is not at the table yet."""
    names = {name.casefold() for name in taken}
    free = (person for person in CAST if person not in names)
    return next(free, CAST[0]).capitalize()


def portraits_of(names: Sequence[str]) -> tuple[str, ...]:
    """A portrait for every name: one's own where there is one, else one nobody else has."""
    own = [name.casefold() if name.casefold() in CAST else "" for name in names]
    left = [person for person in reversed(CAST) if person not in own]
    return tuple(portrait or (left.pop(0) if left else CAST[-1]) for portrait in own)
