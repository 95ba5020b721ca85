"""What stands on which page: sections, their pages, and the options on each page of house rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from scopa_gui.app.i18n import Texts
from scopa_gui.app.lessons.catalogue import GROUPS, LESSONS, group_of
from scopa_gui.rules.catalogue import PRESETS, differences, plain_preset


class Section(Enum):
    """The parts of what there is to learn, in the order in which they are offered."""

    LESSONS = "lessons"
    BASICS = "basics"
    GAMES = "games"
    OPTIONS = "options"
    CARDS = "cards"
    GLOSSARY = "glossary"
    SEARCH = "search"


@dataclass(frozen=True)
class Place:
    """Somewhere to read.

    Attributes:
        page: a page of the section; a preset among the games, a term in the glossary, a group of
            lessons.
        option: an option to begin at, on a page of house rules; a lesson, on a page of lessons.
    """

    section: Section
    page: str = ""
    option: str = ""


BASICS = ("deck", "table", "deal", "taking", "scopa", "end", "points", "primiera", "match")
"""Pages of the rules that all the games share."""

CARDS = ("suits", "north_south", "patterns", "decks", "history")
"""Pages about the cards themselves."""

OPTION_PAGES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "people": ("seats", "sides", "direction"),
        "dealing": ("deal", "deal_order", "cut", "void"),
        "capturing": ("capture", "priority"),
        "aces": ("ace", "ace_on_ace", "ace_on_empty", "ace_sweep_scores"),
        "start": ("opening", "opening_nine", "declarations"),
        "ending": ("last_card_scopa", "leftovers"),
        "scoring": (
            *("primiera", "napola", "piccola", "grande", "napoleone", "four_sevens", "bonus"),
        ),
        "winning": ("target", "tie"),
        "briscola": ("twos", "match", "partners_look", "deal_passes", "follow_suit"),
    }
)
"""Pages of house rules and the options on each."""

TERMS = (
    *("match", "deal", "hand", "table", "seat", "side", "deck", "stock", "pile"),
    *("dealer", "leader", "cut", "void", "opening_table", "dealer_out"),
    *("denari", "coppe", "spade", "bastoni", "ace", "fante", "cavallo", "re", "figures", "value"),
    *("take", "equal", "sum", "fifteen", "scopa", "last_capture", "leftovers"),
    *("carte", "coins", "settebello", "primiera", "scope", "napola", "napoleone"),
    *("bonus", "rebello", "re_bello", "four_sevens", "piccola", "grande"),
    *("matta", "bussa", "asso_piglia_tutto", "scopone", "scientifico", "quindici"),
    *("escoba", "setenta", "cirulla", "target", "option", "rules_code"),
    *("briscola", "trick", "card_points", "carico", "liscio", "follow_suit"),
    *("chiamata", "auction", "caller", "called_card", "partner", "payment"),
)
"""Every term of the glossary."""

TERM_OF_CATEGORY: Mapping[str, str] = MappingProxyType({"denari": "coins", "declarations": "bussa"})
"""Categories of a deal whose term has another name."""


def pages(section: Section, texts: Texts) -> tuple[str, ...]:
    """The pages of a section in reading order; terms by the alphabet of the language."""
    match section:
        case Section.LESSONS:
            return tuple(GROUPS)
        case Section.CARDS:
            return CARDS
        case Section.BASICS:
            return BASICS
        case Section.GAMES:
            return tuple(PRESETS)
        case Section.OPTIONS:
            return tuple(OPTION_PAGES)
        case Section.GLOSSARY:
            return tuple(sorted(TERMS, key=lambda term: sorting(texts(f"learn.term.{term}.name"))))
        case Section.SEARCH:
            return ()


def page_of_option(option: str) -> Place:
    """Where an option is described."""
    page = next(page for page, options in OPTION_PAGES.items() if option in options)
    return Place(Section.OPTIONS, page, option)


def page_of_lesson(name: str) -> Place:
    """Where a lesson can be begun."""
    return Place(Section.LESSONS, group_of(name), name)


def lesson_words(texts: Texts, name: str) -> str:
    """All that a lesson says, from what it is about to its last step."""
    parts = [texts(f"lesson.{name}.about")]
    for number in range(1, len(LESSONS[name].steps) + 1):
        parts += [texts(f"lesson.{name}.{number}.{part}") for part in ("ask", "done")]
    return " ".join(parts)


def page_of_category(category: str) -> Place | None:
    """Where a category of a deal is explained, if it is."""
    term = TERM_OF_CATEGORY.get(category, category)
    return Place(Section.GLOSSARY, term) if term in TERMS else None


def title(texts: Texts, section: Section, page: str) -> str:
    """The title of a page."""
    match section:
        case Section.GAMES:
            return texts(f"rules.preset.{page}.name")
        case Section.GLOSSARY:
            return texts(f"learn.term.{page}.name")
        case Section.SEARCH:
            return texts("learn.section.search")
        case Section.LESSONS:
            return texts(f"lesson.group.{page}")
        case Section.BASICS | Section.OPTIONS | Section.CARDS:
            return texts(f"learn.{section.value}.{page}.title")


def text(texts: Texts, section: Section, page: str) -> str:
    """The long text of a page."""
    match section:
        case Section.GAMES:
            return texts(f"learn.game.{page}")
        case Section.GLOSSARY:
            return texts(f"learn.term.{page}.text")
        case Section.SEARCH:
            return ""
        case Section.LESSONS:
            return texts("lesson.ask")
        case Section.BASICS | Section.OPTIONS | Section.CARDS:
            return texts(f"learn.{section.value}.{page}.text")


def option_text(texts: Texts, option: str) -> str:
    """The long text of an option."""
    return texts(f"learn.option.{option}.text")


def effect(texts: Texts, option: str, value: str) -> str:
    """What a value of an option does."""
    return texts(f"learn.option.{option}.{value}")


def special_rules(preset: str) -> tuple[str, ...]:
    """The options in which a game differs from the first of its family."""
    differing = dict(differences(PRESETS[preset], PRESETS[plain_preset(preset)]))
    return tuple(
        option for options in OPTION_PAGES.values() for option in options if option in differing
    )


_PLAIN = str.maketrans("àáäèéìíòóöùúü’", "aaaeeiiooouuu'")


def sorting(words: str) -> str:
    """Words as they stand in the alphabet, and as they are found: small letters, no accents."""
    return words.lower().replace("ß", "ss").translate(_PLAIN)
