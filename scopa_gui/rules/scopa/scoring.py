"""The points of a deal: each category a pure function of the piles, with the cards that decide.

Piles are pooled by side before they come here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from scopa_gui.rules.cards import DECK, SETTEBELLO, SUITS, Card, Rank, Suit, in_order
from scopa_gui.rules.game import Award, CategoryLine, DealResult, ScoreError
from scopa_gui.rules.scopa.declarations import Declaration
from scopa_gui.rules.scopa.options import Primiera, ScopaOptions

Pile = tuple[Card, ...]

PRIMIERA_VALUES = {
    Rank.SETTE: 21,
    Rank.SEI: 18,
    Rank.ASSO: 16,
    Rank.CINQUE: 15,
    Rank.QUATTRO: 14,
    Rank.TRE: 13,
    Rank.DUE: 12,
    Rank.FANTE: 10,
    Rank.CAVALLO: 10,
    Rank.RE: 10,
}
"""What a card is worth in the primiera, best first."""

_SEVENS_ORDER = (
    (Rank.SETTE,),
    (Rank.SEI,),
    (Rank.ASSO,),
    (Rank.CINQUE,),
    (Rank.QUATTRO,),
    (Rank.TRE,),
    (Rank.DUE,),
    (Rank.FANTE, Rank.CAVALLO, Rank.RE),
)

COINS = tuple(card for card in DECK if card.suit is Suit.DENARI)
"""The ten coins from the ace to the king."""

FIGURES_OF_COINS = COINS[-3:]
"""Fante, cavallo and re of coins."""

OPENING = "opening"
"""Awards for the opening table: scope like the others, but the first points to arise."""

PICCOLA_MOST = 7
GRANDE_POINTS = 5

SEVENS = tuple(card for card in DECK if card.rank is Rank.SETTE)


@dataclass(frozen=True, slots=True)
class ScopaMark:
    """A scopa made: by whom and with which card."""

    seat: int
    card: Card


def _single_best(values: Sequence[int]) -> tuple[int, ...]:
    """One point for the strictly highest value, none when the highest is shared."""
    best = max(values)
    return tuple(int(value == best and values.count(best) == 1) for value in values)


def carte(piles: Sequence[Pile], options: ScopaOptions) -> CategoryLine:
    """Strictly most cards."""
    counts = tuple(map(len, piles))
    return CategoryLine("carte", _single_best(counts), counts, tuple(map(in_order, piles)))


def denari(piles: Sequence[Pile], options: ScopaOptions) -> CategoryLine:
    """Strictly most coins."""
    coins = tuple(_of(COINS, pile) for pile in piles)
    counts = tuple(map(len, coins))
    return CategoryLine("denari", _single_best(counts), counts, coins)


def settebello(piles: Sequence[Pile], options: ScopaOptions) -> CategoryLine:
    """Whoever took the seven of coins."""
    return _collected("settebello", (SETTEBELLO,), piles)


def best_of_suits(pile: Pile) -> Pile:
    """The best primiera card of each suit in the pile, suits in their order."""
    best = []
    for suit in SUITS:
        cards = [card for card in pile if card.suit is suit]
        if cards:
            best.append(max(cards, key=lambda card: (PRIMIERA_VALUES[card.rank], -card.order[0])))
    return tuple(best)


def primiera_sum(cards: Pile) -> int:
    """The primiera points of cards that are already the best of their suits."""
    return sum(PRIMIERA_VALUES[card.rank] for card in cards)


def primiera(piles: Sequence[Pile], options: ScopaOptions) -> CategoryLine:
    """The highest sum of the best card of each suit, or most sevens; see the option."""
    if options.primiera is Primiera.SEVENS:
        return _primiera_by_sevens(piles)
    best = tuple(map(best_of_suits, piles))
    values = tuple(map(primiera_sum, best))
    complete = [len(cards) == len(SUITS) for cards in best]
    if any(complete):
        compared = tuple(value if full else 0 for value, full in zip(values, complete, strict=True))
        points = _single_best(compared)
    elif options.primiera is Primiera.FALLBACK and any(values):
        points = _single_best(values)
    else:
        points = (0,) * len(piles)
    return CategoryLine("primiera", points, values, best)


def _primiera_by_sevens(piles: Sequence[Pile]) -> CategoryLine:
    """Most sevens decide, then most sixes and so on; the value shown is the deciding count."""
    standing = list(range(len(piles)))
    counts = tuple(0 for _ in piles)
    shown: tuple[Pile, ...] = tuple(() for _ in piles)
    for ranks in _SEVENS_ORDER:
        shown = tuple(in_order(card for card in pile if card.rank in ranks) for pile in piles)
        counts = tuple(map(len, shown))
        most = max(counts[side] for side in standing)
        standing = [side for side in standing if counts[side] == most]
        if len(standing) == 1:
            break
    points = tuple(int(standing == [side]) for side in range(len(piles)))
    return CategoryLine("primiera", points, counts, shown)


def scope(marks: Sequence[Pile]) -> CategoryLine:
    """A point for each scopa; ``marks`` are the cards that made them, a side."""
    counts = tuple(map(len, marks))
    return CategoryLine("scope", counts, counts, tuple(marks))


def declarations(declared: Sequence[Sequence[Declaration]]) -> CategoryLine:
    """The points of declared hands; ``declared`` are the declarations of each side."""
    points = tuple(sum(hand.points for hand in hands) for hands in declared)
    cards = tuple(tuple(card for hand in hands for card in hand.cards) for hands in declared)
    return CategoryLine("declarations", points, points, cards)


def napola(piles: Sequence[Pile], options: ScopaOptions) -> CategoryLine:
    """Ace, two, three of coins: the length of the run from the ace on, if at least three."""
    return _run("napola", piles, len(COINS))


def piccola(piles: Sequence[Pile], options: ScopaOptions) -> CategoryLine:
    """As the napola, but the run counts up to the seven only."""
    return _run("piccola", piles, PICCOLA_MOST)


def _run(category: str, piles: Sequence[Pile], most: int) -> CategoryLine:
    runs = []
    for pile in piles:
        run = 0
        while run < most and COINS[run] in pile:
            run += 1
        runs.append(run if run >= 3 else 0)
    points = tuple(runs)
    return CategoryLine(category, points, points, tuple(COINS[:run] for run in runs))


def grande(piles: Sequence[Pile], options: ScopaOptions) -> CategoryLine:
    """Fante, cavallo and re of coins on one side."""
    figures = tuple(_of(FIGURES_OF_COINS, pile) for pile in piles)
    points = tuple(GRANDE_POINTS * (len(cards) == len(FIGURES_OF_COINS)) for cards in figures)
    return CategoryLine("grande", points, tuple(map(len, figures)), figures)


def four_sevens(piles: Sequence[Pile], options: ScopaOptions) -> CategoryLine:
    """A point for all four sevens on one side."""
    sevens = tuple(_of(SEVENS, pile) for pile in piles)
    points = tuple(int(len(cards) == len(SEVENS)) for cards in sevens)
    return CategoryLine("four_sevens", points, tuple(map(len, sevens)), sevens)


def bonus(piles: Sequence[Pile], options: ScopaOptions) -> CategoryLine:
    """A point for each of the agreed single cards."""
    return _collected("bonus", options.bonus, piles)


def napoleone(piles: Sequence[Pile], options: ScopaOptions) -> CategoryLine:
    """All ten coins on one side: 1 marks it, though it is no point but the match."""
    coins = tuple(_of(COINS, pile) for pile in piles)
    points = tuple(int(len(cards) == len(COINS)) for cards in coins)
    return CategoryLine("napoleone", points, tuple(map(len, coins)), coins)


def _of(wanted: Sequence[Card], pile: Pile) -> Pile:
    return tuple(card for card in wanted if card in pile)


def _collected(category: str, wanted: Sequence[Card], piles: Sequence[Pile]) -> CategoryLine:
    cards = tuple(_of(wanted, pile) for pile in piles)
    points = tuple(map(len, cards))
    return CategoryLine(category, points, points, cards)


Scorer = Callable[[Sequence[Pile], ScopaOptions], CategoryLine]


def _before_scope() -> tuple[Scorer, ...]:
    return carte, denari, settebello, primiera


def _after_scope(options: ScopaOptions) -> tuple[Scorer, ...]:
    return tuple(
        scorer
        for scorer, in_force in (
            (napola, bool(options.napola)),
            (bonus, bool(options.bonus)),
            (four_sevens, bool(options.four_sevens)),
            (piccola, bool(options.piccola)),
            (grande, bool(options.grande)),
        )
        if in_force
    )


def score(
    options: ScopaOptions,
    piles: Sequence[Pile],
    marks: Sequence[ScopaMark],
    declared: Sequence[Declaration] = (),
    opening_scope: int = 0,
) -> DealResult:
    """Score pooled piles, one a side; ``marks`` and ``declared`` in the order in which they fell.

    Args:
        opening_scope: so many of the marks, the first, are for the opening table.

    The awards stand in the order in which points arise: scope of the opening table and
    declarations, carte, denari, settebello, primiera, the other scope one by one, then napola,
    single cards and the rest.
    """
    side_of = options.seating.side_of
    awards = [Award(OPENING, side_of(mark.seat), 1) for mark in marks[:opening_scope]]
    lines = []
    if options.declarations:
        lines.append(declarations(_by_side(options, len(piles), declared)))
        awards += [Award("declarations", side_of(hand.seat), hand.points) for hand in declared]
    for scorer in _before_scope():
        line = scorer(piles, options)
        lines.append(line)
        awards += _awards(line)
    swept = _by_side(options, len(piles), marks)
    lines.append(scope([tuple(mark.card for mark in side) for side in swept]))
    awards += [Award("scope", side_of(mark.seat), 1) for mark in marks[opening_scope:]]
    for scorer in _after_scope(options):
        line = scorer(piles, options)
        lines.append(line)
        awards += _awards(line)
    points = tuple(sum(line.points[side] for line in lines) for side in range(len(piles)))
    match_won_by = None
    if options.napoleone:
        line = napoleone(piles, options)
        lines.append(line)
        match_won_by = line.points.index(1) if 1 in line.points else None
    return DealResult(points, tuple(lines), tuple(awards), match_won_by)


Fallen = TypeVar("Fallen", ScopaMark, Declaration)


def _by_side(options: ScopaOptions, sides: int, fallen: Sequence[Fallen]) -> list[list[Fallen]]:
    """What fell to seats, gathered a side in the same order."""
    gathered: list[list[Fallen]] = [[] for _ in range(sides)]
    for one in fallen:
        gathered[options.seating.side_of(one.seat)].append(one)
    return gathered


def _awards(line: CategoryLine) -> list[Award]:
    """The gains of one line; single cards one by one in their order of value."""
    if line.category != "bonus":
        return [
            Award(line.category, side, points) for side, points in enumerate(line.points) if points
        ]
    owners = {card: side for side, cards in enumerate(line.cards) for card in cards}
    return [Award("bonus", owners[card], 1) for card in in_order(owners)]


# ---- piles laid out by hand

TOLD = {"scope": "scope", "declared": "declarations"}
"""What piles do not show, and the category that it is counted in."""


def score_piles(
    options: ScopaOptions, piles: Sequence[Pile], told: Mapping[str, tuple[int, ...]]
) -> DealResult:
    """Score piles laid out by hand, one a side, with the numbers that were told.

    Raises:
        ScoreError: not a pile, or a number, for each side.
    """
    sides = options.seating.side_count
    if len(piles) != sides:
        raise ScoreError("error.pile_count", n=len(piles), wanted=sides)
    for name, numbers in told.items():
        if name not in TOLD:
            raise ScoreError("error.not_counted", name=name)
        if len(numbers) != sides:
            raise ScoreError(f"error.{name}_count", n=len(numbers), wanted=sides)
    counted = {TOLD[name]: numbers for name, numbers in told.items()}
    by_number = {category: counted.get(category, (0,) * sides) for category in TOLD.values()}
    result = score(options, piles, ())
    lines = tuple(
        replace(line, points=by_number[line.category], values=by_number[line.category], cards=())
        if line.category in by_number
        else line
        for line in result.lines
    )
    in_force = [by_number[line.category] for line in lines if line.category in by_number]
    points = tuple(map(sum, zip(result.points, *in_force, strict=True)))
    return replace(result, points=points, lines=lines)
