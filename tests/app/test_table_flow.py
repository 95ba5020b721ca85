"""The table's state machine."""

import pytest

from scopa_gui.app.table_flow import (
    TRANSITIONS,
    TableState,
    Trigger,
    UndefinedTrigger,
    step,
)


def _reachable(start: TableState) -> set[TableState]:
    found = {start}
    while True:
        more = {target for (state, _), target in TRANSITIONS.items() if state in found} - found
        if not more:
            return found
        found |= more


@pytest.mark.parametrize("start", [TableState.DRAW, TableState.WAIT])
def test_every_other_state_can_be_reached_from_where_a_table_opens(start: TableState) -> None:
    assert _reachable(start) | {TableState.DRAW} == set(TableState)


def test_every_trigger_is_used() -> None:
    assert {trigger for _, trigger in TRANSITIONS} == set(Trigger)


def test_nothing_leads_out_of_a_finished_match() -> None:
    assert not [state for state, _ in TRANSITIONS if state is TableState.MATCH_OVER]


def test_the_end_can_be_reached_from_everywhere() -> None:
    for state in TableState:
        assert TableState.MATCH_OVER in _reachable(state)


@pytest.mark.parametrize("state", TableState)
@pytest.mark.parametrize("trigger", Trigger)
def test_a_trigger_leads_where_the_table_says_or_is_an_error(
    state: TableState, trigger: Trigger
) -> None:
    if (state, trigger) in TRANSITIONS:
        assert step(state, trigger) is TRANSITIONS[state, trigger]
    else:
        with pytest.raises(UndefinedTrigger) as error:
            step(state, trigger)
        assert (error.value.state, error.value.trigger) == (state, trigger)


def test_a_card_cannot_be_played_while_somebody_else_is_waited_for() -> None:
    with pytest.raises(UndefinedTrigger):
        step(TableState.WAIT, Trigger.LIFTED)


def test_a_covered_table_shows_nothing_before_somebody_is_there() -> None:
    for trigger in (Trigger.DEALING, Trigger.MOVING, Trigger.LOOK_AGAIN):
        with pytest.raises(UndefinedTrigger):
            step(TableState.HANDOVER, trigger)
