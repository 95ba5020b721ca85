"""What is heard: sounds asked for during a frame are played at its end, each once.

Without a sound device, once it has gone, or in a program without a window, everything runs in
silence.
"""

import pygame

from scopa_gui.app.settings import Settings
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.motion.sounds import Channel, Sound

CURVE = 1.5
"""Loudness is felt by ratios: the lower half of the scale would otherwise hardly differ."""


class Audio:
    """Plays sounds at the loudness the reader chose; silent until ``open``."""

    def __init__(self, assets: Assets, settings: Settings) -> None:
        self._assets = assets
        self._settings = settings
        self._open = False
        self._wanted: dict[Sound, None] = {}
        self._turns: dict[Sound, int] = {}

    def open(self) -> None:
        """Open the sound device; where there is none the program stays silent."""
        self._open = self._assets.open_sound()

    def obey(self, settings: Settings) -> None:
        """Play at these volumes from now on."""
        self._settings = settings

    def ask(self, sound: Sound) -> None:
        """Have a sound played at the end of this frame."""
        self._wanted[sound] = None

    def flush(self) -> tuple[tuple[str, float], ...]:
        """Play what was asked for; the files and how loud each, from 0 to 1."""
        wanted, self._wanted = self._wanted, {}
        played = tuple((self._file(sound), self.loudness(sound.channel)) for sound in wanted)
        audible = tuple((name, loud) for name, loud in played if loud > 0)
        if self._open:
            self._open = self._played(audible)
        return audible

    def _played(self, audible: tuple[tuple[str, float], ...]) -> bool:
        """Play these; false if the device has gone since."""
        try:
            for name, loud in audible:
                recording = self._assets.sound(name)
                recording.set_volume(loud)
                recording.play()
        except pygame.error:
            return False
        return True

    def loudness(self, channel: Channel) -> float:
        """How loud a channel is, from 0 to 1."""
        match channel:
            case _ if self._settings.muted:
                return 0.0
            case Channel.CARDS:
                percent = self._settings.volume_cards
            case Channel.EVENTS:
                percent = self._settings.volume_events
        return float((percent / 100) ** CURVE)

    def _file(self, sound: Sound) -> str:
        turn = self._turns.get(sound, 0)
        self._turns[sound] = turn + 1
        return sound.files[turn % len(sound.files)]
