"""``tour``: every picture is taken, and each the same whatever was taken before it."""

import hashlib
import re
from pathlib import Path

import pygame
import pytest

from scopa_gui.rules.run import replay
from scopa_gui.ui.tour import positions
from scopa_gui.ui.tour.pictures import PICTURES
from scopa_gui.ui.tour.positions import Position
from scopa_gui.ui.tour.studio import Studios
from tests.cli.support import Doors, refused

SIZE = (960, 540)


def test_every_picture_is_written_and_none_is_like_another(doors: Doors, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pictures"
    printed = doors("tour", str(folder), "--size", "960x540", "--lang", "it").lines
    assert printed == [str(folder / f"{name}.png") for name in PICTURES]
    pictures = [pygame.image.load(file) for file in printed]
    assert {picture.get_size() for picture in pictures} == {SIZE}
    assert len({pygame.image.tobytes(picture, "RGB") for picture in pictures}) == len(PICTURES)


def test_only_the_pictures_asked_for_are_taken(doors: Doors, tmp_path: Path) -> None:
    printed = doors("tour", str(tmp_path), "--size", "960x540", "--only", "title").lines
    wanted = [name for name in PICTURES if "title" in name]
    assert "title" in wanted
    assert len(wanted) < len(PICTURES)
    assert printed == [str(tmp_path / f"{name}.png") for name in wanted]
    assert {file.stem for file in tmp_path.iterdir()} == set(wanted)


def test_a_name_that_no_picture_has_is_refused(doors: Doors, tmp_path: Path) -> None:
    refused(doors("tour", str(tmp_path / "new"), "--only", "tilte"))
    assert not (tmp_path / "new").exists()


def test_a_picture_does_not_depend_on_those_before_it() -> None:
    names = ["table-scopa", "table-choosing", "draw-for-dealer"]

    def taken(order: list[str]) -> dict[str, str]:
        studios = Studios(SIZE, "en", 100)
        found = {}
        for name in order:
            with studios.studio() as studio:
                PICTURES[name](studio)
                found[name] = hashlib.sha256(studio.png()).hexdigest()
        studios.close()
        return found

    assert taken(names) == taken(names[::-1])


def test_language_and_text_size_are_those_asked_for() -> None:
    def title(language: str, percent: int) -> bytes:
        studios = Studios(SIZE, language, percent)
        with studios.studio() as studio:
            PICTURES["title"](studio)
            picture = studio.png()
        studios.close()
        return picture

    assert len({title("en", 100), title("de", 100), title("en", 150)}) == 3


def test_a_folder_that_cannot_be_made_is_refused(doors: Doors, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    refused(doors("tour", str(file / "pictures"), "--size", "960x540"))


# ---- the positions are what they are said to be


def legal(position: Position) -> list[str]:
    run = replay(position.header.options, position.header.stocks, position.moves)
    return [str(move) for move in run.game.legal_moves(run.state)]


def test_a_king_may_take_in_twenty_five_ways() -> None:
    assert len([move for move in legal(positions.TWENTY_FIVE) if move.startswith("Rdx")]) == 25


def test_thirteen_cards_lie_on_the_table() -> None:
    position = positions.THIRTEEN
    run = replay(position.header.options, position.header.stocks, position.moves)
    assert len(run.state.table) == 13
    assert position.header.seats[run.game.to_move(run.state) or 0].is_person


def test_three_equal_cards() -> None:
    assert [move for move in legal(positions.EQUAL) if move.startswith("5bx")] == [
        "5bx5c",
        "5bx5d",
        "5bx5s",
    ]


def test_a_seven_sweeps_the_table() -> None:
    assert "7bxAdAc2s3c" in legal(positions.SCOPA)


def test_three_kings_make_the_deal_void() -> None:
    position = positions.VOID
    run = replay(position.header.options, position.header.stocks, ())
    assert run.match.attempt == 1


@pytest.mark.parametrize("name", PICTURES)
def test_names_of_pictures_are_plain(name: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", name)


def test_points_are_bid_after_the_two() -> None:
    assert {"bid62", "bid120", "pass"} <= set(legal(positions.POINTS))


@pytest.mark.parametrize(
    ("position", "revealed", "alone"),
    [
        (positions.CALLED, False, False),
        (positions.REVEALED, True, False),
        (positions.ALONE, True, True),
    ],
)
def test_what_is_known_of_the_partner(position: Position, revealed: bool, alone: bool) -> None:
    run = replay(position.header.options, position.header.stocks, position.moves)
    assert run.state.revealed is revealed
    assert (run.state.partner == run.state.caller) is alone


def test_four_have_passed() -> None:
    assert len(positions.LAST_WORD.moves) == 4
    assert "pass" in legal(positions.LAST_WORD)
