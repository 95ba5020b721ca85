"""Playthroughs compared with their files, one for every preset and seat form."""

import pytest

from scopa_gui.rules.catalogue import PRESETS, format_rules, parse_rules
from tests.playthroughs.regenerate import ALL_CODES
from tests.playthroughs.telling import FOLDER, file_name, playthrough


@pytest.mark.parametrize("code", ALL_CODES)
def test_a_deal_goes_as_it_is_written(code: str) -> None:
    expected = (FOLDER / file_name(code)).read_text()
    assert playthrough(code).splitlines() == expected.splitlines()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_playthrough(preset: str) -> None:
    assert (FOLDER / file_name(preset)).is_file()


def test_no_playthrough_is_left_over() -> None:
    files = {file.name for file in FOLDER.glob("*.txt")}
    assert files == {file_name(code) for code in ALL_CODES}


@pytest.mark.parametrize("code", ALL_CODES)
def test_files_are_named_by_canonical_codes(code: str) -> None:
    assert format_rules(parse_rules(code)) == code
