"""The sounds: all there, as computed, equally loud, none silent."""

import importlib.util
import math
import sys
from pathlib import Path
from types import ModuleType

import pytest

from scopa_gui.ui.motion.sounds import Sound

FOLDER = Path(__file__).parents[2] / "assets" / "sounds"
FILES = sorted({file for sound in Sound for file in sound.files})


def _synth() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sound_synth", FOLDER / "synth.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


synth = _synth()


def _samples(name: str) -> list[float]:
    return [value / 32_767 for value in synth.read(FOLDER / f"{name}.wav")]


def test_every_sound_of_the_program_is_computed_and_no_other() -> None:
    assert sorted(synth.SOUNDS) == FILES == sorted(file.stem for file in FOLDER.glob("*.wav"))


@pytest.mark.parametrize("name", FILES)
def test_the_file_is_what_is_computed(name: str) -> None:
    assert not synth.differs(name)


@pytest.mark.parametrize("name", FILES)
def test_sounds_are_equally_loud(name: str) -> None:
    assert synth.loudness_db(_samples(name)) == pytest.approx(synth.LOUDNESS_DB, abs=0.5)


@pytest.mark.parametrize("name", FILES)
def test_peaks_keep_within_a_band(name: str) -> None:
    assert 0.15 <= max(map(abs, _samples(name))) <= 0.6


@pytest.mark.parametrize("name", FILES)
def test_a_sound_begins_and_ends_in_silence(name: str) -> None:
    samples = _samples(name)
    assert max(abs(samples[0]), abs(samples[-1])) < 0.005


@pytest.mark.parametrize("name", FILES)
def test_a_sound_swings_round_nought(name: str) -> None:
    samples = _samples(name)
    assert abs(sum(samples) / len(samples)) < 0.005


def test_variants_of_a_sound_differ() -> None:
    for sound in Sound:
        assert len({tuple(synth.read(FOLDER / f"{file}.wav")) for file in sound.files}) == len(
            sound.files
        )


def test_loudness_is_that_of_the_loudest_moment() -> None:
    loud = [0.5 * math.sin(n) for n in range(synth.RATE // 10)]
    quiet = [0.0] * synth.RATE
    level = synth.loudness_db([*quiet, *loud, *quiet])
    assert level == pytest.approx(20 * math.log10(0.5 / math.sqrt(2)), abs=0.1)
