"""A finished match in words and figures: who won, the evening by category, the deciding deal."""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.app.followed import Followed
from scopa_gui.app.i18n import Texts
from scopa_gui.app.narration import in_words_of, listed
from scopa_gui.rules.briscola import scoring
from scopa_gui.rules.game import CategoryLine, DealResult
from scopa_gui.rules.match import OverDeals
from scopa_gui.ui.scenes.words import count_word, game_name, goal_words, side_names


@dataclass(frozen=True)
class MatchFacts:
    """What the last sheet says.

    Attributes:
        headline: who has won.
        line: game, target, number of deals, or who gave up.
        names: of the sides.
        own: the side of the only reader's seat, if there is one.
        categories: a category with the points of every side over the evening.
        decisive: one sentence, or nothing.
    """

    headline: str
    line: str
    names: tuple[str, ...]
    own: int | None
    winner: int | None
    won_by_points: bool
    totals: tuple[int, ...]
    categories: tuple[tuple[str, tuple[int, ...]], ...]
    decisive: str


def match_facts(texts: Texts, session: Followed) -> MatchFacts:
    """The facts of a match that is over."""
    texts = in_words_of(texts, session.options)
    run = session.run
    seating = run.game.seating
    names = side_names(texts, seating, [seat.name for seat in session.seats])
    sides = {seating.side_of(seat) for seat in session.people}
    results = run.match.results
    winner = run.winner
    line = texts(
        "match_over.facts",
        n=len(results),
        game=game_name(texts, session.options),
        goal=goal_words(texts, run.match.rule),
    )
    if isinstance(run.match.rule, OverDeals):
        line = f"{game_name(texts, session.options)} · {goal_words(texts, run.match.rule)}"
    if run.given_up is not None:
        members = len(seating.members(run.given_up))
        line = texts("match_over.gave_up", n=members, loser=names[run.given_up])
    return MatchFacts(
        headline=_headline(texts, session, names),
        line=line,
        names=names,
        own=min(sides) if len(sides) == 1 else None,
        winner=winner,
        won_by_points=run.given_up is None,
        totals=run.match.totals,
        categories=_evening(texts, results, len(names)),
        decisive="" if winner is None else decisive(texts, results, names, winner),
    )


def _headline(texts: Texts, session: Followed, names: Sequence[str]) -> str:
    winner = session.run.winner
    if winner is None:
        drawn = session.run.given_up is None
        return texts("match_over.drawn" if drawn else "match_over.no_winner")
    members = session.run.game.seating.members(winner)
    person = any(seat in session.people for seat in members)
    key = "match_over.you_won" if person else "match_over.won"
    return texts(key, n=len(members), side=names[winner])


def _evening(
    texts: Texts, results: Sequence[DealResult], sides: int
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Points of every category added up; napoleone is no point and left out."""
    sums: dict[str, list[int]] = {}
    for result in results:
        for line in result.lines:
            if line.category != "napoleone":
                found = sums.setdefault(line.category, [0] * sides)
                for side, points in enumerate(scoring.tally(line)):
                    found[side] += points
    return tuple(
        (texts(f"summary.category.{category}"), tuple(points)) for category, points in sums.items()
    )


def _gained(texts: Texts, line: CategoryLine, names: Sequence[str], winner: int) -> str:
    """What the winner got in a category, in words."""
    points = line.points[winner]
    match line.category:
        case "scope":
            count = count_word(texts, points)
            return texts("match_over.decisive_scope", n=points, count=count)
        case scoring.CARD_POINTS:
            others = [str(other) for side, other in enumerate(line.points) if side != winner]
            others_listed = listed(texts, others)
            return texts("match_over.decisive_card_points", n=points, others=others_listed)
        case scoring.PAYMENT if points == scoring.ALONE_GAIN:
            return texts("match_over.decisive_call_alone")
        case scoring.PAYMENT:
            partner = names[line.points.index(scoring.PARTNER_GAIN)]
            return texts("match_over.decisive_call", partner=partner)
        case _:
            return texts(f"match_over.in_words.{line.category}")


def decisive(texts: Texts, results: Sequence[DealResult], names: Sequence[str], winner: int) -> str:
    """The deal in which the winner gained most on the others, and by what."""
    if len(results) < 2:
        return ""

    def gain(result: DealResult) -> int:
        others = [points for side, points in enumerate(result.points) if side != winner]
        return result.points[winner] - max(others)

    number = max(range(len(results)), key=lambda i: (gain(results[i]), i))
    result = results[number]
    if gain(result) <= 0:
        return ""
    parts = []
    for line in result.lines:
        points = line.points[winner]
        if points:
            parts.append(_gained(texts, line, names, winner))
    return texts("match_over.decisive", n=number + 1, what=listed(texts, parts))
