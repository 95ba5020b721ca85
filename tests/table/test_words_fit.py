"""In every language, window and text size the table's words are whole, apart and inside it."""

from pathlib import Path

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.settings import Speed
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.materials import Materials
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.viewport import Viewport
from scopa_gui.ui.widgets.scroll_panel import ScrollPanel
from tests.scenes.support import faults, noted
from tests.table.support import NAMES, SilentBrain, Table, session_of

SIZES = ((960, 540), (1280, 720))
PERCENTS = (100, 200)
CODES = (
    "scopa",
    "scopa(seats=3)",
    "scopa(seats=4)",
    "scopa(seats=4,sides=alone)",
    "scopa(seats=6)",
    "scientifico",
    "escoba",
    "briscola(seats=4)",
    "briscola(seats=6)",
    "chiamata",
)
LONG_NAMES = (
    "Massimiliano Ferrara",
    "Annunziata Di Napoli",
    "Wilhelmine Schneider",
    "Bartolomeo Esposito",
    "Maria Magdalena Mayr",
    "Giovanbattista Longo",
)
SEVEN_TAKES_FOUR = "7b Rs 5c Fd 4s Cs Ad Ac 2s 3c"
THREE_KINGS = "2d 3d 4d 5d 6d 7d Rd Rc Rs 5c"


COINS_FIRST = " ".join(
    f"{coin} {others}"
    for coin, others in zip(
        ("Ad", "3d", "Rd", "Cd", "Fd", "7d", "6d", "5d"),
        (
            *("Ac As Ab 4d", "3c 3s 3b 2d", "Rc Rs Rb Cb", "Cc Cs Fc Fb"),
            *("Fs 7c 7s 7b", "6c 6s 6b 5b", "5c 5s 4b 4s", "4c 2s 2b 2c"),
        ),
        strict=True,
    )
)
"""A deal of chiamata: all coins but two in the first hand, the four in the last."""


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize(
    ("moves", "signs"),
    [
        ("bid4 pass pass pass pass calld Ad Ac As Ab 4d", ("table.caller", "table.partner")),
        ("bidA bid3 bidR bidC", tuple(f"card.rank.{rank}" for rank in "A3RC")),
    ],
)
@pytest.mark.parametrize("bottom", [0, 2, 4])
def test_signs_cover_no_words(
    bottom: int,
    moves: str,
    signs: tuple[str, ...],
    percent: int,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who calls, with whom, and what was bid, at every place of the smallest table."""
    session = session_of(
        "chiamata",
        (bottom,),
        stocks=[COINS_FIRST],
        dealer=4,
        moves=moves.split(),
        brain=SilentBrain(),
        names=LONG_NAMES,
        folder=tmp_path,
    )
    with noted(monkeypatch) as notes:
        table = Table(session, SIZES[0], lang=language, text=percent)
        table.run(2.0)
        table.scene.layout(table.scene.ui)
        notes.lines.clear()
        surface = pygame.Surface(SIZES[0])
        table.scene.draw(surface)
        table.stage.close()
    said = {table.scene.ui.texts(sign) for sign in signs}
    assert said <= {line.text for line in notes.lines}
    assert faults(notes, surface.get_rect()) == []


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize("code", CODES)
def test_plates_slips_and_log_fit(
    code: str,
    names: tuple[str, ...],
    size: tuple[int, int],
    percent: int,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = session_of(code, names=names, folder=tmp_path)
    for _ in range(7):
        session.play(session.run.game.legal_moves(session.run.state)[0])
    with noted(monkeypatch) as notes:
        table = Table(session, size, lang=language, text=percent)
        table.run(2.0)
        # laid out anew, so that the picture kept of what stands still is painted once more
        table.scene.layout(table.scene.ui)
        notes.lines.clear()
        notes.shortened.clear()
        surface = pygame.Surface(size)
        table.scene.draw(surface)
        panels = [w.rect for w in table.scene.group.widgets if isinstance(w, ScrollPanel)]
        found = faults(notes, surface.get_rect(), panels=panels)
        table.stage.close()
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("stock", [SEVEN_TAKES_FOUR, THREE_KINGS], ids=["capture", "void"])
def test_long_sentences_fit_above_the_hand(
    stock: str,
    percent: int,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    capture = stock == SEVEN_TAKES_FOUR
    session = session_of(stocks=[stock, ""], names=LONG_NAMES, folder=tmp_path)
    with noted(monkeypatch) as notes:
        table = Table(session, SIZES[0], lang=language, text=percent, speed=Speed.NORMAL)
        if capture:
            table.stage.advance(20.0, 1.0)
            table.stage.feed(Command.RIGHT, Command.CONFIRM)
        surface = pygame.Surface(SIZES[0])
        told = set()
        for _ in range(12):
            table.run(0.3)
            notes.lines.clear()
            table.scene.draw(surface)
            told |= {line.text for line in notes.lines}
        table.stage.close()
    assert not notes.shortened, notes.shortened
    assert max(map(len, told)) > 30


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_refusal_leaves_the_hand_in_sight(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_of(stocks=[SEVEN_TAKES_FOUR], folder=tmp_path)
    papers: list[pygame.Rect] = []
    with noted(monkeypatch):
        table = Table(session, size, lang="de", text=200)
        table.run(2.0)
        table.stage.feed(Command.LAST_MOVE)
        surface = pygame.Surface(size)
        table.scene.draw(surface)
        monkeypatch.setattr(Materials, "slip", lambda _, __, box: papers.append(pygame.Rect(box)))
        table.scene.draw(surface)
        layout = TableLayout(Viewport(*size, 200), 2, 2)
        hand = [pygame.Rect(pose.box.ltwh) for pose in layout.hand(3)]
        table.stage.close()
    assert papers
    assert papers[-1].collidelist(hand) < 0
