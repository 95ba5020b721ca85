"""Names and short phrases that several screens need."""

from collections.abc import Sequence

from scopa_gui.app.i18n import Texts, figure
from scopa_gui.app.narration import card_name, listed
from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.catalogue import OptionKey, Options, nearest_preset
from scopa_gui.rules.match import DealsWon, MatchRule, OverDeals, ToTarget, goal_of
from scopa_gui.rules.seats import Seating
from scopa_gui.ui.context import Ui
from scopa_gui.ui.fitting import SMALLEST_PX, fitting_px
from scopa_gui.ui.text import Role


def game_name(texts: Texts, options: Options) -> str:
    """The name of the game nearest to the rules."""
    return texts(f"rules.preset.{nearest_preset(options)}.name")


def goal_words(texts: Texts, rule: MatchRule) -> str:
    """What decides a match, shortly: «to 11», «2 deals»."""
    match rule:
        case ToTarget(target):
            return texts("table.target", n=target)
        case OverDeals(deals):
            return texts("table.over_deals", n=deals)
        case DealsWon(wins):
            return texts("table.deals_won", n=wins)


def side_names(texts: Texts, seating: Seating, names: Sequence[str]) -> tuple[str, ...]:
    """The sides by the names of who plays there: «Giulia e Pino»."""
    return tuple(
        listed(texts, [names[seat] for seat in seating.members(side)])
        for side in range(seating.side_count)
    )


def value_words(texts: Texts, options: Options, key: OptionKey) -> str:
    """The value of an option in words; what is ``auto`` is said as what it means."""
    value = key.show(getattr(options, key.name))
    match key.name:
        case "target":
            return str(goal_of(options.match_rule))
        case "sides":
            return texts(f"rules.option.sides.{options.seating.sides.value}")
        case "bonus" if value not in key.values:
            return listed(texts, [card_name(texts, parse_card(card)) for card in value.split("+")])
        case _:
            return texts(f"rules.option.{key.name}.{value}")


def versus(values: Sequence[int | str]) -> str:
    """Figures of the sides against one another: «22 : 18»."""
    return " : ".join(figure(value) if isinstance(value, int) else value for value in values)


def count_word(texts: Texts, count: int) -> str:
    """Small numbers as words, large ones as figures."""
    key = f"summary.number.{count}"
    return texts(key) if key in texts else str(count)


def name_size(ui: Ui, names: Sequence[str], width: float, role: str) -> int:
    """The size of a role, or the smaller one in which every word of bold names fits a column."""
    words = [word for name in names for word in name.split(" ")]
    longest = max(words, key=lambda word: ui.type.width(word, role, "bold"))
    size = fitting_px(ui.type, longest, width, ui.type.px(role), SMALLEST_PX, "bold")
    return size or SMALLEST_PX


def whole_words(ui: Ui, text: str, width: float, role: Role) -> list[str]:
    """Lines of a bold name in a narrow place; a word too wide for it is shortened, not broken."""
    words = [ui.type.fit(word, width, role, "bold") for word in text.split(" ")]
    return ui.type.wrap(" ".join(words), width, role, "bold")
