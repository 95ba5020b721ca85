"""What every game must keep after every step of a deal.

Nothing here knows a rule of a single game: cards are conserved, secrets kept, what an observer is
told adds up to what the observer sees, texts are lossless, illegal moves change nothing. What a
family promises besides stands in a module of its own.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from random import Random

from scopa_gui.rules.cards import DECK, Card, format_cards
from scopa_gui.rules.catalogue import Options, State, View, family_of, format_rules, game_for
from scopa_gui.rules.events import Event
from scopa_gui.rules.game import DealResult, DealScored, IllegalMove
from scopa_gui.rules.record import Header, SeatRecord, read_record, record_line
from scopa_gui.rules.run import ListedStocks, SecretStocks, replay, start_run
from scopa_gui.rules.shuffle import secret_from_seed
from tests.conformance.briscola import BriscolaPromises
from tests.conformance.promises import Broken, Promises, demand
from tests.conformance.scopa import ScopaPromises

BY_TEXT = {str(card): card for card in DECK}

PROMISES: dict[str, Promises] = {"scopa": ScopaPromises(), "briscola": BriscolaPromises()}
"""What each family promises besides."""

Views = dict[int | None, View]


def reachable_cards(value: object) -> Iterator[Card]:
    """Every card that can be reached from a value, through fields and collections."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from reachable_cards(getattr(value, field.name))
    elif isinstance(value, dict):
        yield from reachable_cards(list(value.items()))
    elif isinstance(value, (tuple, list, set, frozenset)):
        for part in value:
            yield from reachable_cards(part)
    elif isinstance(value, str):
        yield from (card for text, card in BY_TEXT.items() if text in value)


def all_cards(state: State) -> list[Card]:
    """The cards of a state, wherever they are."""
    groups = (state.stock, state.table, *state.hands, *state.piles)
    return [card for group in groups for card in group]


def hidden_cards(state: State, observer: int | None) -> set[Card]:
    """The cards in the stock and in the hands of others."""
    others = (hand for seat, hand in enumerate(state.hands) if seat != observer)
    return set(state.stock).union(*others)


@dataclass
class Deal:
    """One deal under observation.

    Attributes:
        views: for each observer, the view folded from that observer's events alone.
        moves: the moves so far.
    """

    options: Options
    stock: tuple[Card, ...]
    dealer: int
    rng: Random

    def __post_init__(self) -> None:
        self.game = game_for(self.options)
        self.promises = PROMISES[family_of(self.options).name]
        self.moves: list[str] = []
        self.views: Views = {}
        self.observers = (None, *range(self.game.seating.seats))

    def check(self) -> State:
        """Play the deal to its end by random moves, checking every step.

        Raises:
            Broken: with the position in its text.
        """
        self.state: State | None = None
        try:
            return self._play()
        except Exception as error:
            raise Broken(f"{type(error).__name__}: {error}\n{self.position()}") from error

    def position(self) -> str:
        """Everything needed to see the failure again."""
        lines = [
            f"rules:  {format_rules(self.options)}",
            f"stock:  {format_cards(self.stock)}",
            f"dealer: {self.dealer}",
            f"moves:  {' '.join(self.moves)}",
        ]
        if self.state is not None:
            legal = map(self.game.format_move, self.game.legal_moves(self.state))
            lines += [f"state:  {self.game.describe(self.state)}", f"legal:  {' '.join(legal)}"]
        return "\n".join(lines)

    def _play(self) -> State:
        step = self.game.deal(self.stock, self.dealer)
        self.state = step.state
        self._after(step.state, step.events)
        while self.game.to_move(self.state) is not None:
            legal = self.game.legal_moves(self.state)
            move = self.promises.choose(self.state, legal, self.rng)
            self._refuses_other_moves(self.state)
            step = self.game.apply(self.state, move)
            self.moves.append(self.game.format_move(move))
            self.state = step.state
            self._after(step.state, step.events)
        self._at_the_end(self.state, step.events)
        return self.state

    # ---- after every step

    def _after(self, state: State, events: tuple[Event, ...]) -> None:
        demand(self._is_whole_deck(all_cards(state)), "all cards are there, once")
        self._moves_and_texts(state)
        self.promises.position(self.game, state)
        for observer in self.observers:
            self._observer(state, events, observer)

    def _is_whole_deck(self, cards: list[Card]) -> bool:
        """Whether these are the cards of the game, each once, in whatever order."""
        return len(cards) == len(self.game.deck) and set(cards) == set(self.game.deck)

    def _moves_and_texts(self, state: State) -> None:
        legal = self.game.legal_moves(state)
        turn = self.game.to_move(state)
        demand((turn is None) == (not legal), "somebody can move until the deal is over")
        texts = [self.game.format_move(move) for move in legal]
        demand(texts == sorted(set(texts)), "moves are different and sorted by text")
        demand(not any(" " in text for text in texts), "a move's text has no spaces")
        for move, text in zip(legal, texts, strict=True):
            demand(self.game.parse_move(text) == move, f"the text of {text} names it")

    def _observer(self, state: State, events: tuple[Event, ...], observer: int | None) -> None:
        view = self.game.view(state, observer)
        seen = tuple(event.seen_from(observer) for event in events)
        hidden = hidden_cards(state, observer) - self.promises.known(self.game, state, observer)
        for source in (view, seen):
            if told := hidden.intersection(reachable_cards(source)):
                raise Broken(f"{observer} is told {format_cards(told)} by {source}")
        folded = self.views.get(observer)
        for event in seen:
            folded = self.game.fold(folded, event, observer)
        if folded != view:
            raise Broken(f"the events of {observer} fold into another view: {folded} {view}")
        self.views[observer] = view
        self._determinize(view, observer)
        self.promises.secrets(state, view, seen)

    def _determinize(self, view: View, observer: int | None) -> None:
        imagined = self.game.determinize(view, self.rng)
        demand(self.game.view(imagined, observer) == view, f"{observer} cannot tell a guess apart")
        demand(self._is_whole_deck(all_cards(imagined)), "a guess has all cards")
        self.promises.guess(self.game, imagined)

    # ---- illegal moves

    def _refuses_other_moves(self, state: State) -> None:
        legal = self.game.legal_moves(state)
        before = self.game.describe(state)
        for move in self.promises.other_moves(state, legal, self.rng):
            if move in legal:
                continue
            try:
                self.game.apply(state, move)
            except IllegalMove as error:
                demand(error.key.startswith("illegal."), "a refusal has a key")
            else:
                raise Broken(f"{move} is not legal and was played")
        demand(self.game.describe(state) == before, "a refused move changes nothing")

    # ---- at the end

    def _at_the_end(self, state: State, events: tuple[Event, ...]) -> None:
        result = self.game.result(state)
        void = self.game.void_reason(state)
        demand((result is None) == (void is not None), "a deal ends scored or void")
        if result is not None:
            demand(events[-1] == DealScored(result), "the last event is the score")
            self.promises.score(self.game, state, result)
            self._adds_up(result)
        stocks = ListedStocks((self.stock,), self.dealer)
        if void is None:
            again = replay(self.options, stocks, self.moves)
            demand(again.state == state, "replaying the moves leads to the same state")
            demand(again.moves == tuple(self.moves), "replaying keeps the moves")

    def _adds_up(self, result: DealResult) -> None:
        counted = [line for line in result.lines if line.category != "napoleone"]
        for side in range(self.game.seating.side_count):
            by_line = sum(line.points[side] for line in counted)
            by_award = sum(award.points for award in result.awards if award.side == side)
            demand(by_line == by_award == result.points[side], f"the points of {side} add up")


def check_deal(options: Options, rng: Random, prefix: Iterable[Card] = ()) -> State:
    """Check one deal from a random stock, which may be told to begin with some cards.

    Raises:
        Broken: a promise was not kept.
    """
    begin = tuple(prefix)
    rest = [card for card in game_for(options).deck if card not in begin]
    rng.shuffle(rest)
    seats = game_for(options).seating.seats
    return Deal(options, (*begin, *rest), rng.randrange(seats), rng).check()


def check_match(options: Options, seed: int, most_deals: int | None = 2) -> int:
    """Check the deals of a match and read its record back; how many deals there were.

    Args:
        most_deals: after so many the match is given up; None plays it to its end.

    Raises:
        Broken: a promise was not kept, or the record does not lead to the same match.
    """
    rng = Random(seed)
    seats = (SeatRecord("Anna", "person"),) * options.seats
    stocks = SecretStocks(secret_from_seed(seed))
    header = Header(options, stocks, seats)
    run, _, _ = start_run(options, stocks)
    deals = 0
    while not run.over:
        if run.deal_over:
            if run.match.deal == most_deals:
                run = run.give_up(rng.randrange(run.game.seating.side_count))
                break
            run, _ = run.next_deal()
        match = run.match
        stock = stocks.stock(run.game.deck, match.deal, match.attempt, match.stocks_used)
        deal = Deal(options, stock, match.dealer, rng)
        deal.check()
        deals += 1
        for text in deal.moves:
            run, _ = run.apply(run.game.parse_move(text))
    line = record_line(header, run)
    record = read_record(line)
    if record.run != run or record.header != header:
        raise Broken(f"a record is read as another match\n{line}")
    return deals
