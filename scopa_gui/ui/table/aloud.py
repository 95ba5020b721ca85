"""What is read aloud of a table: the lines of the log, as they are added to it.

The log tells only what everybody at the table may know.
"""

from collections.abc import Callable

from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.words import TableWords


class Aloud:
    """Has new lines of the log said; what had happened before somebody sat down is not."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._shown: TableModel | None = None

    def show(self, model: TableModel, words: TableWords) -> None:
        """Tell what is new on this table since the last."""
        before, self._shown = self._shown, model
        if before is None or before.log is model.log:
            return
        added = len(model.log) - len(before.log)
        if added <= 0 or model.log[added:] != before.log:
            return
        for event in reversed(model.log[:added]):
            line = words.told(event)
            if line is not None:
                self._say(line)
