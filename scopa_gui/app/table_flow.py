"""What the table is waiting for: named states, the things that can happen, one table of both.

A value, no window and no clock. Whoever shows the table reports what has happened; a report that
does not fit the state is an error, never ignored. Whether cards are still moving is not a state of
its own: it follows from what is left to show.
"""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType


class TableState(Enum):
    """What is going on at the table."""

    DRAW = auto()
    """The draw for the first dealer is shown."""
    DEAL = auto()
    """Cards are being dealt."""
    CUT = auto()
    """The person at the bottom is to cut the deck."""
    HANDOVER = auto()
    """The table is covered until the next person says so."""
    PLAY = auto()
    """The person at the bottom is to play a card."""
    CHOOSE = auto()
    """A card is lifted, and which cards it takes is being chosen."""
    SWEEP = auto()
    """A card was played; it and what it takes are on their way."""
    WAIT = auto()
    """Somebody else is on turn and has not moved yet."""
    LOOK = auto()
    """The last move is laid out once more."""
    SCORING = auto()
    """The deal is over and its score is shown."""
    MATCH_OVER = auto()
    """Somebody has won, or given up."""


class Trigger(Enum):
    """What can happen."""

    DRAW_SHOWN = auto()
    DEALING = auto()
    """Cards of the stock begin to be shown."""
    MOVING = auto()
    """A played card begins to be shown."""
    TO_CUT = auto()
    """All has been shown, and the person at the bottom is to cut."""
    TO_PLAY = auto()
    """All has been shown, and the person at the bottom is on turn."""
    TO_WAIT = auto()
    """All has been shown, and somebody else is to move."""
    PASS_ON = auto()
    """Another person is on turn: the table is covered."""
    READY = auto()
    """The next person has said so."""
    LIFTED = auto()
    """A card with several captures was lifted."""
    PUT_BACK = auto()
    LOOK_AGAIN = auto()
    LOOKED = auto()
    """The last move has been seen once more."""
    DEAL_OVER = auto()
    NEXT_DEAL = auto()
    """The score was seen and the next deal begins."""
    TAKEN_BACK = auto()
    """The match stands again where it stood before."""
    MATCH_OVER = auto()


class UndefinedTrigger(ValueError):
    """Something happened that cannot happen in this state."""

    def __init__(self, state: TableState, trigger: Trigger) -> None:
        super().__init__(f"{trigger.name} in state {state.name}")
        self.state = state
        self.trigger = trigger


_SHOWN: Mapping[Trigger, TableState] = {
    Trigger.DEALING: TableState.DEAL,
    Trigger.MOVING: TableState.SWEEP,
    Trigger.TO_CUT: TableState.CUT,
    Trigger.TO_PLAY: TableState.PLAY,
    Trigger.TO_WAIT: TableState.WAIT,
    Trigger.PASS_ON: TableState.HANDOVER,
    Trigger.DEAL_OVER: TableState.SCORING,
    Trigger.MATCH_OVER: TableState.MATCH_OVER,
}
"""Where the table can go whenever something has been shown to its end."""

TRANSITIONS: Mapping[tuple[TableState, Trigger], TableState] = MappingProxyType(
    {
        (TableState.DRAW, Trigger.DRAW_SHOWN): TableState.WAIT,
        **{
            (state, trigger): target
            for state in (TableState.DEAL, TableState.SWEEP, TableState.WAIT)
            for trigger, target in _SHOWN.items()
        },
        (TableState.CUT, Trigger.DEALING): TableState.DEAL,
        (TableState.PLAY, Trigger.MOVING): TableState.SWEEP,
        (TableState.CHOOSE, Trigger.MOVING): TableState.SWEEP,
        (TableState.PLAY, Trigger.LIFTED): TableState.CHOOSE,
        (TableState.CHOOSE, Trigger.LIFTED): TableState.CHOOSE,
        (TableState.CHOOSE, Trigger.PUT_BACK): TableState.PLAY,
        (TableState.HANDOVER, Trigger.READY): TableState.WAIT,
        (TableState.PLAY, Trigger.LOOK_AGAIN): TableState.LOOK,
        (TableState.CHOOSE, Trigger.LOOK_AGAIN): TableState.LOOK,
        (TableState.CUT, Trigger.LOOK_AGAIN): TableState.LOOK,
        (TableState.WAIT, Trigger.LOOK_AGAIN): TableState.LOOK,
        (TableState.LOOK, Trigger.LOOKED): TableState.WAIT,
        **{
            (state, Trigger.TAKEN_BACK): TableState.WAIT
            for state in (
                TableState.PLAY,
                TableState.CHOOSE,
                TableState.SWEEP,
                TableState.WAIT,
                TableState.LOOK,
            )
        },
        (TableState.SCORING, Trigger.NEXT_DEAL): TableState.WAIT,
        (TableState.SCORING, Trigger.MATCH_OVER): TableState.MATCH_OVER,
        **{
            (state, Trigger.MATCH_OVER): TableState.MATCH_OVER
            for state in (
                TableState.CUT,
                TableState.PLAY,
                TableState.CHOOSE,
                TableState.HANDOVER,
                TableState.LOOK,
                TableState.DRAW,
            )
        },
    }
)
"""Every state in which something can happen, and where it leads. A match can be given up almost
anywhere."""


def step(state: TableState, trigger: Trigger) -> TableState:
    """The state after ``trigger``.

    Raises:
        UndefinedTrigger: this cannot happen in ``state``.
    """
    try:
        return TRANSITIONS[state, trigger]
    except KeyError:
        raise UndefinedTrigger(state, trigger) from None
