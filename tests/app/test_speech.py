"""The system's voice: never waited for, cut where it falls behind, missed without complaint."""

import sys
from dataclasses import dataclass, field

from scopa_gui.app.speech import MOST_WAITING, Saying, Speaker, Voice, system_voice


@dataclass
class Sentence:
    """Being said until it is ended."""

    text: str
    status: int | None = None

    def poll(self) -> int | None:
        return self.status

    def kill(self) -> None:
        self.status = -9


@dataclass
class FakeVoice:
    """Remembers what it was to say."""

    said: list[Sentence] = field(default_factory=list)
    broken: bool = False

    def say(self, text: str, language: str) -> Saying:
        if self.broken:
            raise OSError
        self.said.append(Sentence(f"{language}: {text}"))
        return self.said[-1]


def test_the_next_sentence_waits_for_the_last() -> None:
    voice = FakeVoice()
    speaker = Speaker(voice)
    for text in ("a", "b"):
        speaker.say(text, "it")
        speaker.update()
    assert [one.text for one in voice.said] == ["it: a"]
    voice.said[0].status = 0
    speaker.update()
    assert [one.text for one in voice.said] == ["it: a", "it: b"]


def test_what_falls_behind_is_cut_to_the_newest() -> None:
    voice = FakeVoice()
    speaker = Speaker(voice)
    for number in range(20):
        speaker.say(str(number), "en")
    for _ in range(20):
        speaker.update()
        voice.said[-1].status = 0
    assert [one.text for one in voice.said] == [f"en: {n}" for n in range(20 - MOST_WAITING, 20)]


def test_silence_ends_the_sentence_and_forgets_the_others() -> None:
    voice = FakeVoice()
    speaker = Speaker(voice)
    speaker.say("a", "de")
    speaker.say("b", "de")
    speaker.update()
    speaker.silence()
    speaker.update()
    assert [(one.text, one.status) for one in voice.said] == [("de: a", -9)]


def test_without_a_voice_nothing_is_said() -> None:
    speaker = Speaker(None)
    speaker.say("a", "de")
    speaker.update()
    assert not speaker.able


def test_a_voice_that_has_gone_is_not_asked_again() -> None:
    speaker = Speaker(FakeVoice(broken=True))
    speaker.say("a", "de")
    speaker.update()
    assert not speaker.able


def test_systems_without_a_voice_have_none() -> None:
    assert all(system_voice(name, lambda _: None) is None for name in ("linux", "darwin", "win32"))


def test_each_system_is_spoken_to_by_its_own_program() -> None:
    found = {name: system_voice(name, lambda word: word) for name in ("linux", "darwin", "win32")}
    programs = {name: voice.command[0] for name, voice in found.items() if voice is not None}
    assert programs == {"linux": "espeak-ng", "darwin": "say", "win32": "powershell"}


def test_speech_dispatcher_stands_in_for_espeak() -> None:
    voice = system_voice("linux", lambda word: word if word == "spd-say" else None)
    assert voice is not None
    assert voice.command[-2:] == ("--", "{text}")


def test_a_sentence_is_no_part_of_a_command() -> None:
    script = "import sys; sys.exit(sys.argv[1:] != ['-x; $(y) {language}', 'it'])"
    voice = Voice((sys.executable, "-c", script, "{text}", "{language}"))
    said = voice.say("-x; $(y) {language}", "it")
    assert said.wait() == 0  # a process of this test


def test_a_sentence_is_read_where_it_is_no_argument() -> None:
    script = "import sys; sys.exit(sys.stdin.buffer.read().decode() != 'perch\u00e9')"
    assert Voice((sys.executable, "-c", script)).say("perch\u00e9", "it").wait() == 0
