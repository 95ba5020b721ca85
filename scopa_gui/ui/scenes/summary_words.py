"""What the summary of a deal says above its rows and under its score sheet."""

from collections.abc import Sequence

from scopa_gui.app.i18n import Texts
from scopa_gui.rules.briscola.scoring import CARD_POINTS
from scopa_gui.rules.briscola.state import BriscolaView
from scopa_gui.rules.catalogue import View
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.match import DealsWon, MatchState, OverDeals, ToTarget, goal_of
from scopa_gui.ui.scenes.words import count_word


def deal_title(texts: Texts, number_: int) -> str:
    """«Quarta mano»."""
    key = f"summary.title.{number_}"
    return texts(key) if key in texts else texts("summary.title.later", n=number_)


def points_sentence(texts: Texts, names: Sequence[str], points: Sequence[int]) -> str:
    """Who got how many points in the deal, most first."""
    if not any(points):
        return texts("summary.all_none")
    order = sorted(range(len(points)), key=lambda side: (-points[side], side))
    parts = []
    for place, side in enumerate(side for side in order if points[side]):
        key, count = "summary.rest" if place else "summary.first", points[side]
        parts.append(texts(key, n=count, side=names[side], points=count_word(texts, count)))
    without = [names[side] for side in order if not points[side]]
    if len(without) == 1:
        parts.append(texts("summary.rest_none", side=without[0]))
    elif without:
        parts.append(texts("summary.rest_others"))
    sentence = ", ".join(parts) + "."
    return sentence[0].upper() + sentence[1:]


def call_sentence(texts: Texts, names: Sequence[str], view: View, result: DealResult) -> str:
    """How a deal of chiamata went for whoever called; empty in other games."""
    match view:
        case BriscolaView(caller=int(caller), partner=int(partner), needed=needed):
            values = result.line(CARD_POINTS).values
            reached = sum(values[seat] for seat in {caller, partner})
            end = "won" if reached >= needed else "lost"
            alone = "_alone" if caller == partner else ""
            return texts(
                f"summary.call_{end}{alone}",
                caller=names[caller],
                partner=names[partner],
                n=reached,
                needed=needed,
            )
        case _:
            return ""


def verdict(texts: Texts, match: MatchState, names: Sequence[str], members: Sequence[int]) -> str:
    """Whether the match is over, and why or why not."""
    winner, target = match.winner, goal_of(match.rule)
    in_order = isinstance(match.rule, ToTarget) and match.rule.in_order
    if winner is not None:
        last = match.results[-1]
        if not isinstance(match.rule, ToTarget):
            return texts("summary.won_deals", n=members[winner], side=names[winner])
        if last.match_won_by is not None:
            key = "summary.won_napoleone"
        elif in_order and sum(total >= target for total in match.totals) > 1:
            key = "summary.won_in_order"
        else:
            key = "summary.won"
        return texts(key, n=members[winner], side=names[winner], target=target)
    if match.outcome is not None:
        return texts("summary.drawn")
    match match.rule:
        case OverDeals(deals):
            return texts("summary.deals_left", n=deals - match.deal)
        case DealsWon(wins):
            return texts("summary.deals_wanted", n=wins)
        case ToTarget():
            pass
    best = max(match.totals)
    if best >= target:
        return texts("summary.level")
    return texts("summary.going_on", target=target)
