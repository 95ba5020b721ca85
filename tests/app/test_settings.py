"""Settings survive a file, and a bad file."""

import pytest

from scopa_gui.app.settings import TEXT_PERCENTS, Settings, Speed
from scopa_gui.ui import viewport


def test_settings_come_back_as_they_went() -> None:
    settings = Settings("it", 150, Speed.SLOW, True, 25, 100, muted=True)
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
    ],
)
def test_what_cannot_be_used_is_the_default(values: dict[str, object]) -> None:
    assert Settings.from_dict(values) == Settings()


def test_a_bad_value_spoils_no_other() -> None:
    assert Settings.from_dict({"speed": 7, "text_percent": 200}).text_percent == 200


def test_the_text_sizes_are_those_the_window_knows() -> None:
    assert TEXT_PERCENTS == viewport.TEXT_PERCENTS
