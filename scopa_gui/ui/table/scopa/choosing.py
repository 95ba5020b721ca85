"""What a person is choosing at a table of the Scopa family; it leads to an outcome to act on."""

from scopa_gui.rules.cards import Card
from scopa_gui.ui.table.interaction import Interaction
from scopa_gui.ui.table.marks import Mark
from scopa_gui.ui.table.scopa import selection
from scopa_gui.ui.table.scopa.selection import (
    Choice,
    Lifted,
    Nothing,
    Outcome,
    Picked,
    Position,
)


class ScopaInteraction(Interaction):
    """The state of one person's hands, and what they have chosen so far."""

    def __init__(self) -> None:
        super().__init__()
        self.choice: Choice = Nothing()

    def reset(self) -> None:
        """A new turn: nothing chosen. A press under way goes on, so that no click is lost."""
        super().reset()
        self.choice = Nothing()

    # ---- choosing

    def click_hand(self, card: Card, position: Position) -> Outcome:
        """A hand card is clicked."""
        return self._took(selection.click_hand(self.choice, card, position))

    def click_table(self, card: Card, position: Position) -> Outcome:
        """A table card is clicked."""
        return self._took(selection.click_table(self.choice, card, position))

    def confirm_walked(self, choice: Lifted) -> Outcome:
        """Enter while a card is lifted."""
        return self._took(selection.confirm(choice))

    def _took(self, outcome: Outcome) -> Outcome:
        self.choice = outcome.choice
        return outcome

    # ---- what is lit

    @property
    def raised(self) -> Card | None:
        """The card whose capture is being chosen."""
        return self.choice.card if isinstance(self.choice, Lifted) else self.asked

    def table_mark(self, card: Card, position: Position) -> Mark:
        """How a table card is marked while its owner may choose."""
        if self.asked is not None:
            return Mark.CHOSEN if card in position.reach(self.asked) else Mark.PLAIN
        if isinstance(self.choice, Lifted):
            return self.choice.mark(card)
        if isinstance(self.choice, Picked) and card in self.choice.cards:
            return Mark.CHOSEN
        lit = self.lit_hand_card(position.hand)
        if lit is not None and card in position.reach(lit):
            return Mark.COULD
        return Mark.PLAIN

    def hand_mark(self, card: Card) -> Mark:
        """How a hand card is marked."""
        match self.choice:
            case Lifted(lifted):
                return Mark.CHOSEN if lifted == card else Mark.OUT
            case Picked(_, takers):
                return Mark.COULD if card in takers else Mark.PLAIN
            case _:
                return super().hand_mark(card)
