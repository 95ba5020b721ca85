"""What there is to learn: every claim of an example is what the rules compute; nothing lacks."""

import pytest

from scopa_gui.app import i18n
from scopa_gui.app.learn import contents
from scopa_gui.app.learn.contents import OPTION_PAGES, TERMS, Place, Section
from scopa_gui.app.learn.examples import EXAMPLES, Counting, Following, Laid, Taking, Trick
from scopa_gui.app.learn.markup import Heading, Paragraph, Pictures, Run, blocks, plain, runs
from scopa_gui.app.learn.search import find
from scopa_gui.rules.briscola.moves import Play
from scopa_gui.rules.briscola.tricks import best_of, total
from scopa_gui.rules.cards import DECK, parse_card, parse_cards
from scopa_gui.rules.catalogue import KEYS, PRESETS, parse_rules
from scopa_gui.rules.scopa.declarations import declared_points
from scopa_gui.rules.scopa.opening import is_void, paid
from tests.positions import play, points, position, scored, takes
from tests.rules.briscola.positions import game

TAKING = {name: one for name, one in EXAMPLES.items() if isinstance(one, Taking)}
LAID = {name: one for name, one in EXAMPLES.items() if isinstance(one, Laid)}
TRICKS = {name: one for name, one in EXAMPLES.items() if isinstance(one, Trick)}
FOLLOWING = {name: one for name, one in EXAMPLES.items() if isinstance(one, Following)}
languages = pytest.mark.parametrize("language", i18n.languages())


def learn_texts(language: str) -> dict[str, str]:
    """Every long text of a language by its key."""
    texts = i18n.load(language)
    return {key: texts(key) for key in sorted(texts.keys()) if key.startswith("learn.")}


@pytest.mark.parametrize("name", TAKING)
def test_exactly_these_captures_are_possible(name: str) -> None:
    example = TAKING[name]
    found = {frozenset(way.split()) for way in takes(example.played, example.table, example.rules)}
    assert found == {frozenset(way.split()) for way in example.takes}


@pytest.mark.parametrize("name", TAKING)
def test_a_scopa_is_shown_where_the_rules_make_one(name: str) -> None:
    example = TAKING[name]
    for way in example.takes or ("",):
        state = position(
            example.rules, table=example.table, hands=(example.played, "2d"), stock="2b 2c 2s 3b"
        )
        cards = "".join(map(str, sorted(parse_cards(way))))
        move = f"{example.played}x{cards}" if way else example.played
        step = play(example.rules, state, move)
        assert bool(step.state.marks) == example.scopa


@pytest.mark.parametrize("name", LAID)
def test_cards_are_worth_what_the_picture_says(name: str) -> None:
    example = LAID[name]
    options = parse_rules(example.rules)
    groups = [parse_cards(group) for group in example.groups]
    match example.counting:
        case Counting.NOTHING | Counting.VALUE:
            worth = tuple(0 for _ in groups)
        case Counting.VOID:
            assert all(paid(cards, options) is None and is_void(cards, options) for cards in groups)
            worth = tuple(0 for _ in groups)
        case Counting.OPENING:
            pays = [paid(cards, options) for cards in groups]
            worth = tuple(one.scope if one else 0 for one in pays)
        case Counting.DECLARED:
            worth = tuple(map(declared_points, groups))
        case Counting.PRIMIERA:
            piles = (*example.groups, "") if len(groups) == 1 else example.groups
            worth = points(example.rules, "primiera", *piles)[: len(groups)]
        case Counting.CARD_POINTS:
            worth = tuple(map(total, groups))
        case Counting.LEFT_OUT:
            assert set(groups[0]) == set(DECK) - set(game(example.rules).deck)
            worth = tuple(0 for _ in groups)
        case Counting.POINTS:
            worth = tuple(_others(example.rules, group) for group in example.groups)
    assert worth == example.worth


@pytest.mark.parametrize("name", TRICKS)
def test_the_ringed_card_takes_the_trick(name: str) -> None:
    example = TRICKS[name]
    cards, trump = parse_cards(example.cards), parse_card(example.trump)
    assert str(cards[best_of(cards, trump.suit)]) == example.takes
    assert total(cards) == example.worth
    assert len(cards) == game(example.rules).seating.seats
    assert trump not in cards


@pytest.mark.parametrize("name", FOLLOWING)
def test_the_ringed_cards_may_be_played(name: str) -> None:
    example = FOLLOWING[name]
    moves = game(example.rules).hand_moves(parse_cards(example.hand), parse_cards(example.led))
    allowed = {str(move.card) for move in moves if isinstance(move, Play)}
    assert allowed == set(example.allowed.split())


def _others(rules: str, pile: str) -> int:
    left_out = ("carte", "denari", "primiera")
    lines = scored(rules, pile, "").lines
    return sum(line.points[0] for line in lines if line.category not in left_out)


def test_every_option_and_every_game_has_its_page() -> None:
    on_pages = [option for options in OPTION_PAGES.values() for option in options]
    assert sorted(on_pages) == sorted(KEYS)
    assert contents.pages(Section.GAMES, i18n.load("en")) == tuple(PRESETS)


@languages
def test_every_value_says_what_it_does(language: str) -> None:
    texts = i18n.load(language)
    for key in KEYS.values():
        assert contents.option_text(texts, key.name)
        assert all(contents.effect(texts, key.name, value) for value in key.values)


@languages
def test_links_lead_to_terms_and_every_term_is_reached(language: str) -> None:
    linked = {
        run.term
        for text in learn_texts(language).values()
        for block in blocks(text)
        if isinstance(block, Paragraph)
        for run in block.runs
        if run.term
    }
    assert linked <= set(TERMS)


@languages
def test_no_mark_of_a_link_is_left_over(language: str) -> None:
    texts = learn_texts(language)
    assert not [key for key, text in texts.items() if set("[]|") & set(plain(text))]


@languages
def test_every_example_is_shown_and_exists(language: str) -> None:
    shown = {
        name
        for text in learn_texts(language).values()
        for block in blocks(text)
        if isinstance(block, Pictures)
        for name in block.names
    }
    assert shown == set(EXAMPLES)


@languages
def test_texts_have_the_same_blocks_in_every_language(language: str) -> None:
    english = learn_texts("en")
    for key, text in learn_texts(language).items():
        assert list(map(type, blocks(text))) == list(map(type, blocks(english[key]))), key


def test_blocks_of_a_text() -> None:
    text = "One [card|deck].\nMore.\n\n# Title\n\n{sweep} {free}"
    assert blocks(text) == (
        Paragraph((Run("One "), Run("card", "deck"), Run(". More."))),
        Heading("Title"),
        Pictures(("sweep", "free")),
    )
    assert runs("plain") == (Run("plain"),)


@pytest.mark.parametrize(
    ("language", "word", "place"),
    [
        ("en", "settebello", Place(Section.GLOSSARY, "settebello")),
        ("de", "übrige", Place(Section.OPTIONS, "ending", "leftovers")),
        ("de", "UBRIGE", Place(Section.GLOSSARY, "leftovers")),
        ("it", "bussare", Place(Section.GLOSSARY, "bussa")),
    ],
)
def test_a_word_is_found(language: str, word: str, place: Place) -> None:
    assert place in [found.place for found in find(i18n.load(language), word)]


def test_what_stands_nowhere_is_not_found() -> None:
    assert find(i18n.load("en"), "xylophone") == []
    assert find(i18n.load("en"), "a") == []
