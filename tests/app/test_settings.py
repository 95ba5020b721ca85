"""Settings survive a file, and a bad file."""

from dataclasses import fields

import pytest

from scopa_gui.app import paths
from scopa_gui.app.settings import BACKS, CLOTHS, DECKS, Settings, Sorting, Speed
from scopa_gui.ui import theme


def test_settings_come_back_as_they_went() -> None:
    settings = Settings(
        "it",
        150,
        Speed.SLOW,
        True,
        25,
        100,
        True,
        "french",
        "rete",
        "wine",
        numerals=True,
        speech=True,
        declares=True,
        contrast=True,
        full_screen=True,
        confirms=True,
        sorting=Sorting.SUIT,
        log=False,
        memory_aid=True,
    )
    assert all(
        getattr(settings, one.name) != getattr(Settings("de"), one.name) for one in fields(Settings)
    )
    assert Settings.from_dict(settings.to_dict()) == settings


def test_plain_values_go_to_the_file() -> None:
    values = Settings("de").to_dict()
    assert all(type(value) in (str, int, bool) for value in values.values())


@pytest.mark.parametrize(
    "values",
    [
        {"language": "xx"},
        {"language": 3},
        {"text_percent": 110},
        {"text_percent": "150"},
        {"text_percent": True},
        {"speed": "breakneck"},
        {"speed": None},
        {"speed": ["fast"]},
        {"reduced_motion": "yes"},
        {"unknown": 1},
        {"volume_cards": 33},
        {"volume_cards": False},
        {"volume_events": "loud"},
        {"muted": 1},
        {"deck": "tarot"},
        {"deck": 1},
        {"back": "french"},
        {"cloth": "pink"},
        {"cloth": ["green"]},
        {"numerals": 1},
        {"declares": "on"},
        {"contrast": 1},
        {"full_screen": "yes"},
        {"confirms": None},
        {"sorting": "colour"},
        {"sorting": ["rank"]},
        {"log": 0},
        {"memory_aid": 1.0},
    ],
)
def test_what_cannot_be_used_is_the_default(values: dict[str, object]) -> None:
    assert Settings.from_dict(values) == Settings()


def test_settings_of_an_older_version_stay_and_new_ones_are_at_their_default() -> None:
    older = {"language": "de", "speed": "slow", "deck": "french"}
    assert Settings.from_dict(older) == Settings("de", speed=Speed.SLOW, deck="french")


def test_restored_settings_are_those_of_the_first_start_in_the_language_chosen() -> None:
    changed = Settings("it", 200, contrast=True, log=False, sorting=Sorting.RANK)
    assert changed.restored == Settings("it")


def test_a_bad_value_spoils_no_other() -> None:
    assert Settings.from_dict({"speed": 7, "text_percent": 200}).text_percent == 200


def test_the_cards_and_the_cloth_are_at_first_the_usual_ones() -> None:
    settings = Settings.from_dict({})
    assert (settings.deck, settings.back, settings.cloth) == ("napoletane", "maiolica", "green")
    assert not settings.numerals


def test_every_deck_and_back_is_drawn_and_every_cloth_has_a_colour() -> None:
    folder = paths.assets()
    for deck in DECKS:
        for drawings in ("", "small", "indices", "indices/small"):
            assert len(list((folder / "cards" / deck / drawings).glob("*.svg"))) == 40
    assert sorted(BACKS) == sorted(f.stem for f in (folder / "backs").glob("*.svg"))
    assert sorted(CLOTHS) == sorted(theme.CLOTHS)
