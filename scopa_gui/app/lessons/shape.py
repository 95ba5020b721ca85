"""What a lesson is made of. Adding one takes an entry of this shape and its texts.

The texts are ``lesson.NAME.title``, ``lesson.NAME.about`` and, for every step, counted from 1,
``lesson.NAME.N.ask`` and ``lesson.NAME.N.done``.
"""

from dataclasses import dataclass

from scopa_gui.rules.cards import Card, parse_cards
from scopa_gui.rules.catalogue import Options, game_for
from scopa_gui.rules.events import PacketDealt
from scopa_gui.rules.run import ListedStocks


@dataclass(frozen=True)
class Layout:
    """A deal laid out by hand; whoever learns sits at seat 0.

    Attributes:
        hands: a hand for each seat.
        table: the first cards on the table.
        later: further hands, round by round, again one for each seat.
        stock: what comes off the stock after all that; the rest follows in the deck's order.
        leads: the seat that plays first.
        before: the moves that have been made already.
    """

    hands: tuple[str, ...]
    table: str = ""
    later: tuple[tuple[str, ...], ...] = ()
    stock: str = ""
    leads: int = 0
    before: str = ""

    def stocks(self, options: Options) -> ListedStocks:
        """The stock that deals these cards under the rules."""
        game = game_for(options)
        seats = game.seating.seats
        dealer = next(seat for seat in range(seats) if game.seating.order(seat)[0] == self.leads)
        # the deck itself, dealt once, shows where the first, second, third card goes
        dealt = next(
            event for event in game.deal(game.deck, dealer).events if isinstance(event, PacketDealt)
        )
        waiting = {seat: list(parse_cards(hand)) for seat, hand in enumerate(self.hands)}
        table = list(parse_cards(self.table))
        first = [(table if one.seat is None else waiting[one.seat]).pop(0) for one in dealt.cards]
        begin = [*first, *self._later(game.seating.order(dealer)), *parse_cards(self.stock)]
        rest = [card for card in game.deck if card not in begin]
        return ListedStocks(((*begin, *rest),), dealer)

    def _later(self, order: tuple[int, ...]) -> list[Card]:
        cards: list[Card] = []
        for hands in self.later:
            fans = [parse_cards(hands[seat]) for seat in order]
            cards += [card for each in zip(*fans, strict=True) for card in each]
        return cards


@dataclass(frozen=True)
class Step:
    """Something to find.

    Attributes:
        right: the moves that are accepted, if they are legal; the first of those is the best one.
        because: reasons against other moves; of those that hold the first is told.
        claims: what the texts of this step say of its position, for the test that asks the rules.
        then: the moves of the others that follow; ``{card}`` is the card just played.
        layout: a new table to begin with; else it goes on where the step before ended.
    """

    right: str
    because: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()
    then: str = ""
    layout: Layout | None = None

    def replies(self, move: str) -> tuple[str, ...]:
        """The moves of the others after a move as text."""
        return tuple(self.then.format(card=move.split("x")[0]).split())


@dataclass(frozen=True)
class Lesson:
    """Something to learn in a few minutes.

    Attributes:
        name: in keys of texts and in the reader's folder.
        cards: shown beside its name.
        rules: rules code of the game that is played.
    """

    name: str
    cards: str
    steps: tuple[Step, ...]
    rules: str = "scopa"
