"""What is heard, how loud, and that silence is no fault."""

from dataclasses import replace

import pygame
import pytest

from scopa_gui.app.settings import VOLUMES, Settings
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.audio import Audio
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.motion.sounds import Channel, Sound
from scopa_gui.ui.scene import Scene
from tests.ui.support import INSTANT, staged

LOUD = Settings("en", volume_cards=100, volume_events=100)


def _audio(settings: Settings = LOUD) -> Audio:
    return Audio(Assets(), settings)


def test_a_sound_asked_for_twice_in_a_frame_is_heard_once() -> None:
    audio = _audio()
    audio.ask(Sound.BELL)
    audio.ask(Sound.BELL)
    assert audio.flush() == (("bell", 1.0),)
    assert audio.flush() == ()


def test_variants_come_in_turn() -> None:
    audio = _audio()
    heard = []
    for _ in range(4):
        audio.ask(Sound.CARD)
        heard += [name for name, _ in audio.flush()]
    assert heard == ["card-1", "card-2", "card-3", "card-1"]


def test_each_channel_has_its_own_volume() -> None:
    audio = _audio(replace(LOUD, volume_cards=0))
    audio.ask(Sound.CARD)
    audio.ask(Sound.BROOM)
    assert audio.flush() == (("broom", 1.0),)


def test_a_higher_volume_is_louder() -> None:
    levels = [_audio(replace(LOUD, volume_cards=v)).loudness(Channel.CARDS) for v in VOLUMES]
    assert levels == sorted(set(levels))
    assert levels[0] == 0.0
    assert levels[-1] == 1.0


def test_mute_silences_every_channel() -> None:
    audio = _audio(replace(LOUD, muted=True))
    assert [audio.loudness(channel) for channel in Channel] == [0.0, 0.0]


def test_volumes_follow_the_settings() -> None:
    audio = _audio()
    audio.obey(replace(LOUD, muted=True))
    audio.ask(Sound.WON)
    assert audio.flush() == ()


def test_without_a_device_the_program_is_silent_and_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/nowhere")
    audio = _audio()
    audio.open()
    audio.ask(Sound.CARD)
    audio.flush()
    assert capfd.readouterr() == ("", "")


def test_with_a_device_sounds_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio = _audio()
    audio.open()
    try:
        audio.ask(Sound.WON)
        audio.flush()
        assert pygame.mixer.get_busy()
    finally:
        pygame.mixer.quit()


def test_other_volumes_disturb_nothing_on_screen() -> None:
    laid_out: list[str] = []

    class Screen(Scene):
        def layout(self, ui: object) -> None:
            laid_out.append("once more")

    stage = staged(Screen, INSTANT)
    stage.director.apply_settings(replace(INSTANT, muted=True))
    stage.advance(0.1)
    assert laid_out == ["once more"]
    assert stage.director.settings.muted
    assert stage.director.audio.loudness(Channel.CARDS) == 0.0


def test_m_reaches_whoever_keeps_the_settings_from_every_screen() -> None:
    asked: list[str] = []
    stage = staged(Scene, INSTANT)
    stage.director.on_mute = lambda: asked.append("mute")
    stage.feed(Command.MUTE)
    assert asked == ["mute"]


def test_once_the_device_has_gone_everything_goes_on_in_silence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio = _audio()
    audio.open()
    audio.ask(Sound.WON)
    audio.flush()
    pygame.mixer.quit()
    for sound in (Sound.WON, Sound.CARD):
        audio.ask(sound)
        assert audio.flush()
