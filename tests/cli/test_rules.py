"""``rules``: everything that can be played is listed, and a code explained."""

import pytest

from scopa_gui.ai.levels import LEVELS
from scopa_gui.rules.catalogue import BRISCOLA_KEYS, PRESETS, SCOPA_KEYS, format_rules, keys_of
from scopa_gui.rules.scopa.presets import PRESETS as SCOPA_PRESETS
from tests.cli.support import Doors


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_preset_option_value_and_level_is_listed(doors: Doors, language: str) -> None:
    words = set(" ".join(doors("rules", "--lang", language).lines).replace(",", " ").split())
    known = {*PRESETS, *LEVELS}
    for key in (*SCOPA_KEYS, *BRISCOLA_KEYS):
        known |= {key.name, *key.values}
    assert known <= words


def test_the_default_of_an_option_is_marked(doors: Doors) -> None:
    listing = doors("rules").out
    for key in (*SCOPA_KEYS, *BRISCOLA_KEYS):
        assert f"{key.values[0]} (default)" in listing


def test_presets_name_the_seats_that_can_play(doors: Doors) -> None:
    listing = doors("rules").out
    assert listing.count("Seats: 2, 3, 4, 6\n") == len(SCOPA_PRESETS) - 2 + 1
    assert listing.count("Seats: 2, 4\n") == 2
    assert listing.count("Seats: 5\n") == 1


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_its_own_canonical_code(doors: Doors, name: str) -> None:
    assert doors("rules", name).lines[0] == name


def test_the_code_is_made_canonical(doors: Doors) -> None:
    assert doors("rules", " Scopa( bonus=Rd , target=16)").lines[0] == "re_bello(target=16)"


@pytest.mark.parametrize("name", PRESETS)
def test_every_option_of_a_code_is_explained(doors: Doors, name: str) -> None:
    options = PRESETS[name]
    listing = doors("rules", format_rules(options)).out
    for key in keys_of(options):
        assert f"{key.name}={key.show(getattr(options, key.name))} " in listing


def test_bonus_cards_are_named(doors: Doors) -> None:
    assert "Six of Denari and Re of Denari" in doors("rules", "scopa(bonus=Rd+6d)").out


@pytest.mark.parametrize(
    ("code", "meant"),
    [
        ("scopa", "as usual, 11."),
        ("scopa(seats=3)", "as usual, 16."),
        ("scopa(seats=4)", "as usual, 21."),
        ("scopa(seats=4)", "as usual, pairs."),
    ],
)
def test_what_follows_from_the_seats_is_said(doors: Doors, code: str, meant: str) -> None:
    assert meant in doors("rules", code).out


def test_the_words_come_in_the_language_asked_for(doors: Doors) -> None:
    assert "Posti: 4." in doors("rules", "scopa(seats=4)", "--lang", "it").out
    assert "Posti: 4." in doors("rules", "scopa(seats=4)", "--lang=it").out
