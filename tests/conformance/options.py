"""Which games the suite plays: every preset in every seat form, and random accepted options."""

from random import Random

from hypothesis import strategies as st

from scopa_gui.rules.cards import DECK, in_order
from scopa_gui.rules.catalogue import (
    BRISCOLA_KEYS,
    PRESETS,
    SCOPA_KEYS,
    Options,
    format_rules,
    parse_options,
)
from scopa_gui.rules.scopa.options import ScopaOptions

ALL_SEATS = (
    "seats=2",
    "seats=3",
    "seats=4",
    "seats=4,sides=alone",
    "seats=4,sides=dealer_out",
    "seats=6",
)

LONG_HANDS = ("seats=2", "seats=4", "seats=4,sides=alone")
"""Where nine or ten cards each come out even."""

SEAT_FORMS = {
    "scopa": ALL_SEATS,
    "napola": ALL_SEATS,
    "rebello": ALL_SEATS,
    "re_bello": ALL_SEATS,
    "scopone": LONG_HANDS,
    "scientifico": LONG_HANDS,
    "quindici": ALL_SEATS,
    "escoba": ALL_SEATS,
    "assi": ALL_SEATS,
    "cirulla": ALL_SEATS,
    "briscola": ("seats=2", "seats=3", "seats=3,twos=one_out", "seats=4", "seats=6"),
    "chiamata": ("seats=5", "seats=5,follow_suit=on"),
}
"""The seat forms that every preset is played in; a test fails for a preset that is missing."""

CODES = tuple(
    format_rules(parse_options(f"{preset}({form})"))
    for preset, forms in SEAT_FORMS.items()
    for form in forms
)
"""Every preset and seat form as a rules code."""

TARGETS = ("auto", "1", "11", "16", "21", "51", "151")


def missing_presets() -> set[str]:
    """Presets of the catalogue that the suite does not play."""
    return set(PRESETS) - set(SEAT_FORMS)


def random_options(rng: Random) -> Options:
    """Options of Scopa that go together, every key at random."""
    while True:
        items = []
        for key in SCOPA_KEYS:
            match key.name:
                case "target":
                    value = rng.choice(TARGETS)
                case "bonus":
                    cards = in_order(rng.sample(DECK, rng.choice((0, 0, 1, 2, 5))))
                    value = "+".join(map(str, cards)) or "none"
                case _:
                    value = rng.choice(key.values)
            items.append(f"{key.name}={value}")
        options = parse_options(f"scopa({','.join(items)})")
        if not options.problems():
            return options


def random_briscola_options(rng: Random) -> Options:
    """Options of Briscola that go together, every key at random."""
    while True:
        items = [f"{key.name}={rng.choice(key.values)}" for key in BRISCOLA_KEYS]
        options = parse_options(f"briscola({','.join(items)})")
        if not options.problems():
            return options


RANDOM = {"scopa": random_options, "briscola": random_briscola_options}
"""Options at random for every family; a test fails for a family that is missing."""


def accepted_options() -> st.SearchStrategy[ScopaOptions]:
    """Options that go together, for Hypothesis."""
    return st.integers(0, 2**32).map(lambda seed: random_options(Random(seed)))


def accepted_briscola_options() -> st.SearchStrategy[Options]:
    """Options of Briscola that go together, for Hypothesis."""
    return st.integers(0, 2**32).map(lambda seed: random_briscola_options(Random(seed)))
