"""The title: what it offers, the one click that resumes, the languages."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.setup import Setup
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.settings import SettingsScene
from scopa_gui.ui.scenes.title import LanguageLink, ResumeButton, TitleScene
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.dialog import Dialog
from tests.scenes.support import (
    Notes,
    StandIn,
    button,
    click,
    controls,
    make_program,
    match,
    press,
    seats_of,
    staged,
    tab_to,
    top,
)

pytestmark = pytest.mark.usefixtures("notes")


def test_nothing_is_offered_that_is_not_there(program: Program) -> None:
    stage = staged(program.first_scene)
    assert not [w for w in controls(stage) if isinstance(w, ResumeButton)]
    with pytest.raises(LookupError):
        button(stage, "Same as last time")


def test_one_click_resumes_the_interrupted_match_at_its_move(program: Program) -> None:
    match(program, deals=2).close()
    saved = program.store.unfinished()[0].record.run
    stage = staged(program.first_scene)
    press(stage, "Resume match")
    table = top(stage)
    assert isinstance(table, StandIn)
    assert table.session.run.moves == saved.moves


def test_enter_alone_resumes(program: Program) -> None:
    match(program, deals=1).close()
    stage = staged(program.first_scene)
    stage.feed(Command.CONFIRM)
    assert isinstance(top(stage), StandIn)


def test_the_state_of_the_match_is_told(program: Program, notes: Notes) -> None:
    session = match(program, "scopa(seats=4)", deals=2)
    totals = session.run.match.totals
    session.close()
    stage = staged(program.first_scene)
    stage.frame()
    words = " ".join(line.text for line in notes.lines).replace("\N{NO-BREAK SPACE}", " ")
    assert f"Lena and Assunta {totals[0]}, Gennaro and Ciro {totals[1]}" in words
    assert "to 21" in words


def test_a_finished_match_is_not_resumed(program: Program) -> None:
    match(program, "scopa(target=1)", deals=99)
    stage = staged(program.first_scene)
    assert not [w for w in controls(stage) if isinstance(w, ResumeButton)]


def test_as_last_time_starts_the_same_rules_and_seats(program: Program) -> None:
    setup = Setup(parse_rules("re_bello(seats=3,target=31)"), tuple(seats_of(3)))
    program.remember(setup)
    stage = staged(program.first_scene)
    press(stage, "Same as last time")
    table = top(stage)
    assert isinstance(table, StandIn)
    assert (table.session.options, table.session.seats) == (setup.options, setup.seats)


def test_new_game_opens_the_new_game(program: Program) -> None:
    stage = staged(program.first_scene)
    press(stage, "New game")
    assert isinstance(top(stage), NewGameScene)


def test_quit_ends_the_program(program: Program) -> None:
    stage = staged(program.first_scene)
    press(stage, "Quit")
    assert not stage.running


def test_every_language_is_offered_by_its_own_name(program: Program) -> None:
    stage = staged(program.first_scene)
    names = {w.name for w in controls(stage) if isinstance(w, LanguageLink)}
    assert names == {i18n.load(code)("language.name") for code in i18n.languages()}


def test_a_language_holds_at_once_and_the_next_time(program: Program, tmp_path: Path) -> None:
    stage = staged(program.first_scene)
    link = next(w for w in controls(stage) if isinstance(w, LanguageLink) and w.name == "Deutsch")
    click(stage, link)
    button(stage, "Neues Spiel")
    assert make_program(tmp_path).settings.language == "de"


def test_a_notice_is_shown_once(program: Program, tmp_path: Path, notes: Notes) -> None:
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    program = make_program(tmp_path)
    stage = staged(program.first_scene)
    stage.advance(0.1)
    assert isinstance(top(stage), Dialog)
    assert any("settings.json.damaged1" in line.text for line in notes.lines)
    stage.feed(Command.CONFIRM)
    stage.advance(0.5)
    assert isinstance(top(stage), TitleScene)


@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1280, 720), (1920, 1080)])
def test_the_broom_beside_the_name_touches_no_card(
    program: Program, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, int]] = []
    svg = Assets.svg

    def noting(assets: Assets, name: str, px: tuple[int, int]) -> pygame.Surface:
        drawn.append((name, px[0]))
        return svg(assets, name, px)

    monkeypatch.setattr(Assets, "svg", noting)
    stage = Stage(size, "it", 100, program.first_scene)
    stage.frame()
    title = top(stage)
    assert isinstance(title, TitleScene)
    broom = dict(drawn)["emblems/broom"]
    assert title._header is not None
    assert title._fan_left is not None
    x, _, height, _ = title._header
    name = title.ui.type.width("Scopa", height, "serif")
    assert x + name + broom <= title._fan_left


def test_settings_are_changed_before_any_match(program: Program, tmp_path: Path) -> None:
    stage = staged(program.first_scene)
    press(stage, "Settings")
    assert isinstance(top(stage), SettingsScene)
    languages = next(w for w in controls(stage) if isinstance(w, Choice))
    tab_to(stage, lambda w: w is languages)
    stage.feed(Command.RIGHT, Command.RIGHT, Command.CONFIRM)
    assert make_program(tmp_path).settings.language == "it"
    press(stage, "Indietro")
    assert button(stage, "Nuova partita")


def test_escape_leaves_the_settings(program: Program) -> None:
    stage = staged(program.first_scene)
    press(stage, "Settings")
    stage.feed(Command.CANCEL)
    assert isinstance(top(stage), TitleScene)


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("percent", [100, 200])
def test_where_the_window_is_low_the_last_rows_stand_side_by_side(
    program: Program, language: str, percent: int, tmp_path: Path
) -> None:
    program.remember(Setup(parse_rules("scopa"), tuple(seats_of(2))))
    match(program, deals=2).close()
    stage = staged(program.first_scene, (960, 540), language, percent)
    scene = top(stage)
    assert isinstance(scene, TitleScene)
    window = pygame.Rect(0, 0, 960, 540)
    rows = scene._rows
    assert all(window.contains(row.rect) for row in rows)
    lines = {row.rect.top for row in rows}
    assert (len(lines) < len(rows)) == (percent == 200)
    for one, other in combinations(rows, 2):
        assert not one.rect.colliderect(other.rect)
        assert one.rect.width >= one.measure(stage.director.ui)[0]
