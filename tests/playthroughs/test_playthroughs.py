"""Golden playthroughs: the whole course of a deal stays as it is written down."""

from difflib import unified_diff

import pytest

from scopa_gui.rules.catalogue import PRESETS, parse_rules
from tests.conformance.options import CODES
from tests.playthroughs.playthrough import FOLDER, PLAYTHROUGHS, Playthrough

ANEW = "; if the change is meant: python -m tests.playthroughs.regenerate"


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.code)
def test_a_deal_runs_as_written(playthrough: Playthrough) -> None:
    written = playthrough.file.read_text(encoding="utf-8").splitlines()
    played = playthrough.text().splitlines()
    name = playthrough.file.name
    changes = list(unified_diff(written, played, name, "played", lineterm="", n=4))
    assert not changes, "\n".join(changes[:40]) + ANEW


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_playthrough(preset: str) -> None:
    codes = [playthrough.code for playthrough in PLAYTHROUGHS if playthrough.file.is_file()]
    assert PRESETS[preset] in map(parse_rules, codes), f"none of {preset}{ANEW}"


@pytest.mark.parametrize("code", CODES)
def test_every_preset_in_every_seat_form_has_a_playthrough(code: str) -> None:
    assert code in {playthrough.code for playthrough in PLAYTHROUGHS}


def test_every_written_playthrough_is_compared() -> None:
    assert set(FOLDER.glob("*.txt")) == {playthrough.file for playthrough in PLAYTHROUGHS}, ANEW


@pytest.mark.parametrize(
    "event",
    [
        "DealStarted",
        "DeckCut",
        "PacketDealt",
        "TurnStarted",
        "OpeningTaken",
        "HandDeclared",
        "CardLaid",
        "CardsCaptured",
        "ScopaMade",
        "LeftoversTaken",
        "TrumpTurned",
        "CardPlayed",
        "TrickTaken",
        "PartnersLooked",
        "BidMade",
        "BidPassed",
        "AuctionWon",
        "SuitNamed",
        "PartnerRevealed",
        "DealScored",
        "DealVoided",
    ],
)
def test_the_playthroughs_show_every_event(event: str) -> None:
    texts = [playthrough.file.read_text(encoding="utf-8") for playthrough in PLAYTHROUGHS]
    assert any(f"    {event}" in text for text in texts)
