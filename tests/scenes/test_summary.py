"""The sheet after a deal: its rows, the score sheet, how it appears and goes."""

import itertools
from collections.abc import Sequence

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.learn.contents import TERMS, Place, Section, page_of_category
from scopa_gui.app.narration import in_words_of
from scopa_gui.app.settings import Speed
from scopa_gui.rules.briscola.scoring import tally
from scopa_gui.rules.cards import parse_cards
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.match import MatchState, Outcome, ToTarget
from scopa_gui.rules.scopa.declarations import Declaration
from scopa_gui.rules.scopa.scoring import ScopaMark, score
from scopa_gui.rules.seats import Seating, Sides
from scopa_gui.ui.inputs import Command, PointerPressed, PointerReleased
from scopa_gui.ui.materials import Materials
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes import summary_rows
from scopa_gui.ui.scenes.learn import LearnScene
from scopa_gui.ui.scenes.score_sheet import ScoreSheet, ScoreSheetPainter
from scopa_gui.ui.scenes.summary import SummaryScene
from scopa_gui.ui.scenes.summary_rows import (
    CARD_P,
    CategoryRow,
    category_rows,
    draw_disc,
    draw_evidence,
)
from scopa_gui.ui.scenes.summary_words import deal_title, points_sentence, verdict
from scopa_gui.ui.viewport import CARD_ASPECT
from tests.scenes.support import Bare, Notes, match, press, staged, tab_to, top

ENGLISH = i18n.load("en")
DECK = [rank + suit for suit in "dcsb" for rank in "A234567FCR"]


def rows(
    code: str,
    *piles: str,
    marks: Sequence[ScopaMark] = (),
    declared: Sequence[Declaration] = (),
    opening: int = 0,
    language: str = "en",
) -> dict[str, CategoryRow]:
    """The rows of a deal in which the sides took these cards; ``*`` is all the others."""
    named = [parse_cards(pile.replace("*", "")) for pile in piles]
    taken = {str(card) for pile in named for card in pile}
    others = parse_cards(" ".join(card for card in DECK if card not in taken))
    full = [
        (*cards, *others) if "*" in pile else cards
        for cards, pile in zip(named, piles, strict=True)
    ]
    options = parse_rules(code)
    result = score(options, full, marks, declared, opening)
    texts = in_words_of(i18n.load(language), options)
    return {row.line.category: row for row in category_rows(texts, options, result)}


def half() -> str:
    """Twenty cards with five coins."""
    return " ".join(f"{rank}{suit}" for rank in "A2345" for suit in "dcsb")


def test_a_tie_goes_to_nobody_with_its_figures() -> None:
    found = rows("scopa", half(), "*")
    assert found["carte"].why == "20 : 20, no point"
    assert found["denari"].why == "5 : 5, no point"


def test_two_sides_need_more_than_half() -> None:
    assert rows("scopa", "Ad", "*")["carte"].why == "More than twenty cards"


def test_three_sides_compare_with_everybody() -> None:
    found = rows("scopa(seats=3)", "Ad", "2d", "*")
    assert found["carte"].figures == "1 : 1 : 38"
    assert found["carte"].why == "More cards than anyone else"


def test_a_side_without_all_suits_does_not_compete() -> None:
    row = rows("scopa", "7d 7c 7s", "*")["primiera"]
    assert row.figures.startswith("– : ")
    assert row.why == "A side without all four suits is out"


def test_without_four_suits_anywhere_the_sums_decide() -> None:
    row = rows("scopa", "7d 7c", "Ad Ac As")["primiera"]
    assert (row.figures, row.line.points) == ("42 : 48", (0, 1))
    assert row.why == "Nobody has all four suits: the sum decides"


def test_strictly_nobody_gets_the_primiera_then() -> None:
    row = rows("scopa(primiera=strict)", "7d 7c", "Ad Ac As")["primiera"]
    assert row.why == "Nobody has all four suits"


def test_level_primiera_goes_to_nobody() -> None:
    row = rows("scopa", "7d 7c 6s 6b", "6d 6c 7s 7b")["primiera"]
    assert row.why == "78 : 78, no point"


def test_sevens_show_the_deciding_count() -> None:
    row = rows("scopa(primiera=sevens)", "7d 7c", "7s Ad")["primiera"]
    assert (row.figures, row.line.points) == ("2 : 1", (1, 0))


def test_every_category_in_force_has_a_row() -> None:
    found = rows("napola(napoleone=on,four_sevens=on,bonus=Rd)", "Ad", "*")
    assert list(found) == [
        "carte",
        "denari",
        "settebello",
        "primiera",
        "scope",
        "napola",
        "bonus",
        "four_sevens",
        "napoleone",
    ]


def test_the_spanish_game_has_its_own_names() -> None:
    found = rows("escoba", "7d", "*")
    assert [row.name for row in found.values()] == [
        "Cartas",
        "Oros",
        "Siete de oros",
        "Setenta",
        "Escobas",
    ]
    assert found["denari"].why == "More than five Oros"


# ---- the cards that decide


DECIDING = {
    "denari": ("scopa", "Ad Fd 3d 7d 2d 6d", "*", "Ad 2d 3d 6d 7d Fd", "4d 5d Cd Rd"),
    "settebello": ("scopa", "7d", "*", "7d", ""),
    "primiera": ("scopa", "7d 6d 7c As 5b", "*", "7d 7c As 5b", "Ad 6c 7s 7b"),
    "setenta": ("escoba", "7d 6c As 5b Fb", "Ad Rc 7s 7b", "7d 6c As 5b", "Ad Rc 7s 7b"),
    "sevens": ("escoba(primiera=sevens)", "7d 7c As", "7s Ad", "7d 7c", "7s"),
    "napola": ("napola", "3d Ad 2d 4d 6d", "*", "Ad 2d 3d 4d", ""),
    "no napola": ("napola", "Ad 2d 4d", "*", "", ""),
    "bonus": ("rebello(bonus=6d+Rd)", "6d 2c", "*", "6d", "Rd"),
    "four_sevens": ("scopa(four_sevens=on)", "7d 7c 7s", "*", "7d 7c 7s", "7b"),
    "piccola": ("cirulla", "Ad 2d 3d 4d 5d 6d 7d Fd", "*", "Ad 2d 3d 4d 5d 6d 7d", ""),
    "grande": ("cirulla", "Rd Fd", "*", "Fd Rd", "Cd"),
    "napoleone": (
        "cirulla",
        "Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd",
        "*",
        "Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd",
        "",
    ),
}
CATEGORY = {"setenta": "primiera", "sevens": "primiera", "no napola": "napola"}


@pytest.mark.parametrize("case", DECIDING)
def test_a_row_shows_the_cards_that_decide(case: str) -> None:
    code, first, second, *shown = DECIDING[case]
    line = rows(code, first, second)[CATEGORY.get(case, case)].line
    assert line.cards == tuple(map(parse_cards, shown))


KNOCKED = (
    Declaration(0, parse_cards("7c Ad As"), 10),
    Declaration(1, parse_cards("2d 3c 4s"), 3),
    Declaration(0, parse_cards("Ab 2c 3s"), 3),
)


def test_declared_hands_lie_in_their_row_with_their_points() -> None:
    line = rows("cirulla", "", "*", declared=KNOCKED)["declarations"].line
    assert line.points == (13, 3)
    assert line.cards == (parse_cards("7c Ad As Ab 2c 3s"), parse_cards("2d 3c 4s"))


MARKS = tuple(
    ScopaMark(seat, card) for seat, card in zip((1, 1, 0), parse_cards("Rc Cb 5s"), strict=True)
)


def test_scope_are_the_cards_that_made_them() -> None:
    row = rows("cirulla", "", "*", marks=MARKS)["scope"]
    assert row.line.cards == (parse_cards("5s"), parse_cards("Rc Cb"))
    assert row.why == "A point for each time the table was cleared"


@pytest.mark.parametrize(
    ("code", "language", "opening", "why"),
    [
        ("cirulla", "en", 2, "A point each, 2 of them for the opening table"),
        ("escoba", "en", 1, "A point each, one of them for the opening table"),
        ("cirulla", "de", 2, "Je ein Punkt, davon 2 für den ersten Tisch"),
        ("escoba", "it", 1, "Un punto ciascuna; una è per la prima tavola"),
    ],
)
def test_the_scope_of_the_opening_table_are_told_apart(
    code: str, language: str, opening: int, why: str
) -> None:
    found = rows(code, "", "*", marks=MARKS, opening=opening, language=language)
    assert found["scope"].why == why
    assert found["scope"].line.points == (1, 2)


@pytest.mark.parametrize("code", ["cirulla(napola=on,bonus=6d+Rd,four_sevens=on)", "escoba"])
def test_every_deciding_card_is_drawn(
    code: str, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = summary(program, code, 1)
    stage = staged(lambda: scene)
    drawn: list[str] = []

    def note(surface: object, ui: object, card: str, *place: object) -> None:
        drawn.append(card)

    monkeypatch.setattr(summary_rows, "_draw_card", note)
    surface = stage.frame()
    area = surface.get_rect()
    for row in scene._rows:
        if row.line.category in ("carte", "scope"):
            continue
        for side, cards in enumerate(row.line.cards):
            drawn.clear()
            options = scene._session.options
            draw_evidence(surface, stage.director.ui, options, row.line, side, area)
            assert drawn == list(map(str, cards))


@pytest.mark.parametrize("width", [260, 900])
def test_declared_hands_lie_apart(
    program: Program, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    scene, _ = summary(program, "cirulla", 1)
    stage = staged(lambda: scene)
    lefts: list[float] = []

    def note(surface: object, ui: object, card: str, width: int, left: float, middle: int) -> None:
        lefts.append(left)

    monkeypatch.setattr(summary_rows, "_draw_card", note)
    line = rows("cirulla", "", "*", declared=KNOCKED)["declarations"].line
    surface = stage.frame()
    area = pygame.Rect(0, 0, width, 100)
    options = scene._session.options
    lefts.clear()
    draw_evidence(surface, stage.director.ui, options, line, 0, area)
    first, second, between = lefts[1] - lefts[0], lefts[4] - lefts[3], lefts[3] - lefts[2]
    assert first == pytest.approx(second)
    assert between > first
    assert lefts[-1] < width


def test_card_points_lie_in_lines_where_they_have_the_sheet_to_themselves(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = summary(program, "briscola", 1)
    stage = staged(lambda: scene)
    drawn: list[tuple[str, int, float, float]] = []

    def note(
        surface: object, ui: object, card: str, width: int, left: float, middle: float
    ) -> None:
        drawn.append((card, width, left, middle))

    stage.advance(5)
    monkeypatch.setattr(summary_rows, "_draw_card", note)
    scene.draw(stage.frame())
    (row,) = scene._rows
    assert sorted(card for card, *_ in drawn) == sorted(
        str(card) for cards in row.line.cards for card in cards
    )
    assert min(width for _, width, *_ in drawn) > CARD_P * stage.director.ui.viewport.p
    panel = scene._panel.rect
    lines = sorted({middle for *_, middle in drawn})
    high = drawn[0][1] * CARD_ASPECT
    assert all(below - above >= high for above, below in itertools.pairwise(lines))
    assert lines[0] - high / 2 >= panel.top
    assert lines[-1] + high / 2 <= panel.bottom


@pytest.mark.parametrize(("category", "left_half"), [("payment", True), ("card_points", False)])
def test_points_without_cards_stand_below_the_name(
    program: Program, monkeypatch: pytest.MonkeyPatch, category: str, left_half: bool
) -> None:
    scene, _ = summary(program, "chiamata", 1)
    stage = staged(lambda: scene)
    found: list[float] = []
    monkeypatch.setattr(Materials, "medallion", lambda *given: found.append(given[2][0]))
    line = next(row.line for row in scene._rows if row.line.category == category)
    side = next(side for side, points in enumerate(tally(line)) if points)
    area = pygame.Rect(100, 0, 300, 60)
    draw_disc(stage.frame(), stage.director.ui, line, side, area, 1.0)
    assert (found[-1] < area.centerx) == left_half


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ((2, 5), "Five points to Gennaro, two to Lena."),
        ((1, 0), "One point to Lena, none to Gennaro."),
        ((0, 0), "Nobody scores."),
        ((1, 1), "One point to Lena, one to Gennaro."),
        ((14, 1), "14 points to Lena, one to Gennaro."),
        ((0, 3, 0, 0), "Three points to Gennaro, none to the others."),
    ],
)
def test_the_sentence_names_most_points_first(points: tuple[int, ...], sentence: str) -> None:
    names = ("Lena", "Gennaro", "Assunta", "Ciro")[: len(points)]
    assert points_sentence(ENGLISH, names, points) == sentence


def test_deals_are_numbered_in_words_then_in_figures() -> None:
    assert deal_title(ENGLISH, 4) == "Fourth deal"
    assert deal_title(ENGLISH, 11) == "Deal 11"


def _match(
    totals: tuple[int, ...], winner: int | None, in_order: bool = False, at_once: int | None = None
) -> MatchState:
    result = DealResult((0,) * len(totals), (), (), at_once)
    seating = Seating(len(totals), Sides.ALONE)
    return MatchState(
        seating=seating,
        rule=ToTarget(11, in_order),
        dealer=0,
        attempt=0,
        totals=totals,
        results=(result,),
        outcome=None if winner is None else Outcome(winner),
    )


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (_match((5, 7), None), "Whoever reaches 11 and is alone in the lead wins."),
        (_match((11, 11), None), "The lead is tied: another deal is played."),
        (_match((12, 8), 0), "Lena has reached 11 and is in the lead: the match is over."),
        (
            _match((11, 12), 0, in_order=True),
            "With the points counted in order, Lena gets to 11 first: the match is over.",
        ),
        (_match((3, 4), 0, at_once=0), "All the Denari: Lena wins the match."),
    ],
)
def test_the_verdict(state: MatchState, sentence: str) -> None:
    assert verdict(ENGLISH, state, ("Lena", "Gennaro"), (1, 1)) == sentence


def test_a_pair_wins_in_the_plural() -> None:
    italian = verdict(i18n.load("it"), _match((12, 8), 0), ("Giulia e Pino", "Ciro"), (2, 1))
    assert italian.startswith("Giulia e Pino hanno raggiunto quota 11")


# ---- on the screen


def summary(
    program: Program, code: str = "scopa", deals: int = 2
) -> tuple[SummaryScene, list[str]]:
    """The sheet, and what is called when it closes."""
    session = match(program, code, deals)
    closed: list[str] = []
    result = session.run.match.results[-1]
    return SummaryScene(program, session, result, lambda: closed.append("closed")), closed


@pytest.mark.parametrize("seats", ["2", "3", "4,sides=alone", "4", "6"])
def test_every_number_of_sides_has_its_names_and_totals(
    program: Program, notes: Notes, seats: str
) -> None:
    scene, _ = summary(program, f"scopa(seats={seats})")
    stage = staged(lambda: scene)
    notes.lines.clear()
    stage.director.invalidate()
    stage.frame()
    words = [line.text for line in notes.lines]
    for total in scene._session.run.match.totals:
        assert str(total) in words
    for name in scene._names:
        assert name.split(" ")[0] in " ".join(words)


@pytest.mark.usefixtures("notes")
def test_enter_closes_the_sheet_and_goes_on(program: Program) -> None:
    scene, closed = summary(program)
    stage = staged(Bare)
    stage.director.push(scene)
    stage.frame()
    stage.feed(Command.CONFIRM)
    assert closed == ["closed"]
    assert isinstance(top(stage), Bare)


@pytest.mark.usefixtures("notes")
def test_the_button_says_whether_the_match_goes_on(program: Program) -> None:
    scene, closed = summary(program)
    stage = staged(lambda: scene)
    press(stage, "Next deal")
    assert closed == ["closed"]


@pytest.mark.usefixtures("notes")
def test_after_the_last_deal_it_leads_to_the_result(program: Program) -> None:
    scene, _ = summary(program, "scopa(target=1)", 99)
    stage = staged(lambda: scene)
    press(stage, "See the result")


@pytest.mark.usefixtures("notes")
def test_rows_appear_one_after_another(program: Program) -> None:
    scene, _ = summary(program)
    stage = staged(lambda: scene, speed=Speed.NORMAL)
    stage.advance(0.1)
    first, last = scene._shares(0), scene._shares(4)
    assert first[0] > 0
    assert last == (0.0, 0.0)
    stage.advance(2.0)
    assert scene._shares(4) == (1.0, 1.0)
    assert not stage.director.needs_frame()


@pytest.mark.usefixtures("notes")
@pytest.mark.parametrize("event", [Command.CONFIRM, PointerPressed((640, 400))])
def test_a_key_or_a_click_first_finishes_the_rows(program: Program, event: object) -> None:
    scene, closed = summary(program)
    stage = staged(lambda: scene, speed=Speed.NORMAL)
    stage.advance(0.1)
    stage.feed(event, PointerReleased((640, 400)))
    assert scene._shares(4) == (1.0, 1.0)
    assert closed == []


def test_early_deals_become_one_line_where_there_are_many(program: Program, notes: Notes) -> None:
    stage = staged(Bare)
    ui = stage.director.ui
    leaf = ScoreSheet(("A", "B"), ((1, 0),) * 12, (12, 0), "to 21", "", None)
    painter = ScoreSheetPainter(ui, ENGLISH, leaf, 220)
    notes.lines.clear()
    surface = stage.frame()
    painter.draw(surface, surface.get_rect().inflate(-1060, -300))
    words = [line.text for line in notes.lines]
    before = next(word for word in words if word.startswith("1 – "))
    skipped = int(before.removeprefix("1 – "))
    assert str(skipped) in words
    assert words.count("1") == 12 - skipped


def test_the_fingerprint_is_shown(program: Program, notes: Notes) -> None:
    scene, _ = summary(program)
    code = scene._session.fingerprint
    stage = staged(lambda: scene)
    stage.frame()
    assert any(code[:4] in line.text for line in notes.lines)


# ---- the way to the glossary


ALL_CATEGORIES = "cirulla(napola=on,four_sevens=on,bonus=6d+Rd)"


def test_every_category_is_explained_in_the_glossary() -> None:
    result = score(parse_rules(ALL_CATEGORIES), ((), ()), ())
    pages = [page_of_category(line.category) for line in result.lines]
    assert len(pages) == 12
    assert {page.page for page in pages if page is not None} <= set(TERMS)
    assert None not in pages
    assert page_of_category("nothing") is None


@pytest.mark.usefixtures("notes")
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(("number", "term"), [(1, "carte"), (2, "coins"), (4, "primiera")])
def test_the_name_of_a_category_leads_to_the_glossary_and_back(
    program: Program, percent: int, number: int, term: str
) -> None:
    scene, closed = summary(program, "cirulla(seats=3)", 1)
    stage = staged(lambda: scene, (960, 540), percent=percent)
    link = tab_to(stage, lambda w: w is scene._links[number])
    stage.feed(PointerPressed(link.rect.center), PointerReleased(link.rect.center))
    opened = top(stage)
    assert isinstance(opened, LearnScene)
    assert opened.place == Place(Section.GLOSSARY, term)
    stage.feed(Command.CANCEL)
    assert top(stage) is scene
    assert closed == []


@pytest.mark.usefixtures("notes")
def test_a_name_leads_nowhere_before_it_is_there(program: Program) -> None:
    scene, _ = summary(program)
    stage = staged(lambda: scene, speed=Speed.NORMAL)
    stage.advance(0.05)
    assert not any(link.visible for link in scene._links.values())
    stage.advance(3.0)
    assert all(link.visible for link in scene._links.values())


@pytest.mark.usefixtures("notes")
def test_the_names_are_reached_by_keys(program: Program) -> None:
    scene, _ = summary(program)
    stage = staged(lambda: scene)
    tab_to(stage, lambda w: w is scene._links[0])
    stage.feed(Command.CONFIRM)
    assert isinstance(top(stage), LearnScene)
