"""The system's own voice, where there is one: sentences are handed to a program of the system.

That program runs beside ours and is never waited for. Sentences that come faster than they can be
said are cut: the newest are what matters at a table.
"""

import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

MOST_WAITING = 4
"""So many sentences wait at most; the oldest are left out."""

_WINDOWS = (
    "Add-Type -AssemblyName System.Speech; "
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)


class Saying(Protocol):
    """A sentence being said."""

    def poll(self) -> int | None:
        """None as long as it is being said."""
        ...

    def kill(self) -> None:
        """Fall silent."""
        ...


@dataclass(frozen=True)
class Voice:
    """A program that says what it is given: as an argument in the place of ``{text}``, otherwise to
    be read; ``{language}`` stands for a language's code."""

    command: tuple[str, ...]

    def say(self, text: str, language: str) -> subprocess.Popen[bytes]:
        """Begin to say a sentence.

        Raises:
            OSError: the program cannot be started.
        """
        given = {"{language}": language, "{text}": text}
        command = [given.get(part, part) for part in self.command]
        said = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        if said.stdin is not None and "{text}" not in self.command:
            # a sentence is shorter than what a pipe takes without being read
            with suppress(OSError), said.stdin:
                said.stdin.write(text.encode())
        return said


class Voices(Protocol):
    """Whoever says sentences."""

    def say(self, text: str, language: str) -> Saying: ...


def system_voice(
    platform: str = sys.platform, which: Callable[[str], str | None] = shutil.which
) -> Voice | None:
    """The voice of this system, or None where it has none."""
    candidates: tuple[tuple[str, ...], ...]
    match platform:
        case "darwin":
            candidates = (("say", "-f", "-"),)
        case "win32":
            candidates = (("powershell", "-NoProfile", "-NonInteractive", "-Command", _WINDOWS),)
        case _:
            candidates = (
                ("espeak-ng", "-v", "{language}", "--stdin"),
                ("spd-say", "--wait", "--language", "{language}", "--", "{text}"),
            )
    for command in candidates:
        if (program := which(command[0])) is not None:
            return Voice((program, *command[1:]))
    return None


class Speaker:
    """Says one sentence after another.

    Args:
        voice: None where the system has none: then nothing is said, and ``able`` is false.
    """

    def __init__(self, voice: Voices | None) -> None:
        self._voice = voice
        self._waiting: deque[tuple[str, str]] = deque(maxlen=MOST_WAITING)
        self._saying: Saying | None = None

    @property
    def able(self) -> bool:
        """Whether anything can be said."""
        return self._voice is not None

    def say(self, text: str, language: str) -> None:
        """Say this after what is being said; the oldest that waits gives way."""
        if self._voice is not None and text:
            self._waiting.append((text, language))

    def update(self) -> None:
        """Go on with the next sentence once the last has been said."""
        if self._saying is not None and self._saying.poll() is None:
            return
        self._saying = None
        if self._voice is None or not self._waiting:
            return
        text, language = self._waiting.popleft()
        try:
            self._saying = self._voice.say(text, language)
        except OSError:
            # the voice has gone; the game goes on without it
            self._voice = None

    def silence(self) -> None:
        """Leave off, also in the middle of a sentence."""
        self._waiting.clear()
        if self._saying is not None and self._saying.poll() is None:
            self._saying.kill()
        self._saying = None
