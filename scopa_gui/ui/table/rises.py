"""How far each hand card has risen: a little under the pointer, far when lifted."""

from scopa_gui.rules.cards import Card
from scopa_gui.ui.motion.durations import Motion, Pace
from scopa_gui.ui.motion.tween import Tween, number


class Rises:
    """One short movement for each card that is not where it should be."""

    def __init__(self) -> None:
        self._moves: dict[Card, tuple[Tween[float], float]] = {}

    def aim(self, card: Card, target: float, pace: Pace, motion: Motion) -> None:
        """Have a card rise or sink to ``target``."""
        now = self.of(card)
        known = self._moves.get(card)
        if known is not None and known[0].end == target:
            return
        if known is None and target == now:
            return
        self._moves[card] = number(now, target, pace.seconds(motion)), 0.0

    def of(self, card: Card) -> float:
        """How far a card has risen."""
        known = self._moves.get(card)
        return known[0].at(known[1]) if known is not None else 0.0

    @property
    def moving(self) -> bool:
        """Whether any card is on its way."""
        return any(elapsed < tween.duration_s for tween, elapsed in self._moves.values())

    def update(self, dt_s: float) -> None:
        """Let time pass."""
        self._moves = {
            card: (tween, elapsed + dt_s)
            for card, (tween, elapsed) in self._moves.items()
            if tween.end != 0.0 or elapsed < tween.duration_s
        }

    def clear(self) -> None:
        """Everything lies where it should."""
        self._moves = {}
