"""The numbers of move sequences stay as they were counted."""

import pytest

from scopa_gui.rules.briscola.options import FORMS, BriscolaOptions
from scopa_gui.rules.catalogue import PRESETS, parse_rules
from scopa_gui.rules.scopa.options import Capture, DealOrder, Priority, ScopaOptions, Switch
from scopa_gui.rules.seats import FITTING_SIDES, Sides
from tests.perft.perft import FILE, Perft, read

PERFTS = tuple(read(FILE.read_text(encoding="utf-8")))


@pytest.mark.parametrize("written", PERFTS, ids=str)
def test_as_many_sequences_as_written(written: Perft) -> None:
    counted = written.counted()
    if counted.counts != written.counts:
        pytest.fail(_difference(written, counted), pytrace=False)


def _difference(written: Perft, counted: Perft) -> str:
    """The position and both counts of every first move, those that differ marked."""
    before, now = dict(written.counts), dict(counted.counts)
    lines = [
        f"{'  ' if before.get(move) == now.get(move) else '* '}{move}: "
        f"written {before.get(move, '-')}, counted {now.get(move, '-')}"
        for move in sorted({*before, *now})
    ]
    return "\n".join(
        (
            f"{written}: written {written.total}, counted {counted.total}",
            written.game.describe(written.start()),
            *lines,
            "if the change is meant: python -m tests.perft.regenerate",
        )
    )


CODES = [parse_rules(perft.code) for perft in PERFTS]
OPTIONS = [options for options in CODES if isinstance(options, ScopaOptions)]
BRISCOLA = [options for options in CODES if isinstance(options, BriscolaOptions)]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_counted(preset: str) -> None:
    assert preset in {perft.code for perft in PERFTS}


@pytest.mark.parametrize("capture", Capture)
def test_every_way_of_capturing_is_counted(capture: Capture) -> None:
    assert any(options.capture is capture for options in OPTIONS)


@pytest.mark.parametrize("seats", FITTING_SIDES)
def test_every_number_of_seats_is_counted(seats: int) -> None:
    assert any(options.seats == seats for options in OPTIONS)


@pytest.mark.parametrize("seats", FORMS)
def test_every_number_of_seats_of_briscola_is_counted(seats: int) -> None:
    assert any(options.seats == seats for options in BRISCOLA)


@pytest.mark.parametrize("priority", Priority)
def test_every_priority_is_counted(priority: Priority) -> None:
    assert any(options.priority is priority for options in OPTIONS)


@pytest.mark.parametrize("order", DealOrder)
def test_every_deal_order_is_counted(order: DealOrder) -> None:
    assert any(options.deal_order is order for options in OPTIONS)


def test_a_cut_deck_and_a_pausing_dealer_are_counted() -> None:
    assert any(options.cut is Switch.ON for options in OPTIONS)
    assert any(options.sides is Sides.DEALER_OUT for options in OPTIONS)
