"""The sounds, computed: cards, broom, bell and mandolin, written as small WAV files.

From the root of the repository:

    python assets/sounds/synth.py            write every sound
    python assets/sounds/synth.py --check    exit 1 if a file differs from what is computed
    python assets/sounds/synth.py --measure  length, peak and loudness of every file

Python's standard library alone. Every sound has its own seed, derived from ``SEED`` and its name,
so that changing one leaves the others as they are. Sounds are lists of samples between -1 and 1,
``RATE`` a second; times are seconds, frequencies hertz.
"""

import argparse
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 32_000
SEED = 1377
"""The year in which Florence forbade the new game of cards."""
LOUDNESS_DB = -21.0
"""What every sound is brought to: its loudest ``WINDOW_S``, as RMS below full scale."""
PEAK = 0.8
WINDOW_S = 0.05
CHECK_TOLERANCE = 1
"""Steps of 16 bits by which a file may differ: libraries round the last digit of sines."""

Samples = list[float]
FOLDER = Path(__file__).parent


# ---- raw material


def seconds(duration: float) -> range:
    """Sample numbers of a stretch of time."""
    return range(round(duration * RATE))


def noise(duration: float, rng: random.Random) -> Samples:
    """White noise."""
    return [rng.uniform(-1.0, 1.0) for _ in seconds(duration)]


def silence(duration: float) -> Samples:
    """Nothing."""
    return [0.0 for _ in seconds(duration)]


def band(source: Samples, centre: Callable[[float], float], q: float) -> Samples:
    """A resonant band, its centre a function of the time, gliding without clicks."""
    first = second = 0.0
    damping = 1.0 / q
    out = []
    for number, sample in enumerate(source):
        g = math.tan(math.pi * min(centre(number / RATE), 0.45 * RATE) / RATE)
        through = (first + g * (sample - second)) / (1.0 + g * (g + damping))
        low = second + g * through
        first, second = 2.0 * through - first, 2.0 * low - second
        out.append(damping * through)
    return out


def low_pass(source: Samples, cutoff: float) -> Samples:
    """A gentle slope above the cutoff."""
    share = 1.0 - math.exp(-2.0 * math.pi * cutoff / RATE)
    level = 0.0
    out = []
    for sample in source:
        level += share * (sample - level)
        out.append(level)
    return out


def high_pass(source: Samples, cutoff: float) -> Samples:
    """A gentle slope below the cutoff."""
    return [a - b for a, b in zip(source, low_pass(source, cutoff), strict=True)]


def shaped(source: Samples, envelope: Callable[[float], float]) -> Samples:
    """The source, as loud at each second as the envelope says."""
    return [sample * envelope(number / RATE) for number, sample in enumerate(source)]


def scaled(source: Samples, factor: float) -> Samples:
    """The source, louder or softer."""
    return [sample * factor for sample in source]


def mixed(*placed: tuple[float, Samples]) -> Samples:
    """Sounds laid over one another, each from its second on."""
    starts = [round(start * RATE) for start, _ in placed]
    out = [0.0] * max(at + len(sound) for at, (_, sound) in zip(starts, placed, strict=True))
    for at, (_, sound) in zip(starts, placed, strict=True):
        for number, sample in enumerate(sound):
            out[at + number] += sample
    return out


def struck(attack: float, decay: float) -> Callable[[float], float]:
    """The envelope of something struck: up in ``attack``, down to a third in ``decay``."""
    return lambda t: min(1.0, t / attack) * math.exp(-max(0.0, t - attack) / decay)


def swelling(duration: float, top: float) -> Callable[[float], float]:
    """The envelope of a stroke: loudest at the share ``top`` of its time, silent at both ends."""

    def envelope(t: float) -> float:
        share = min(1.0, t / duration)
        part = share / top if share < top else (1.0 - share) / (1.0 - top)
        return math.sin(0.5 * math.pi * part) ** 2

    return envelope


# ---- cards, broom, bell, mandolin


def card_laid(rng: random.Random, body: float = 150.0, snap: float = 1_900.0) -> Samples:
    """A card put down on cloth over wood: air, paper, and the table under it."""
    air = shaped(low_pass(noise(0.02, rng), 900), swelling(0.02, 0.8))
    paper = shaped(
        band(noise(0.12, rng), lambda t: snap * math.exp(-6 * t), 0.9), struck(0.001, 0.016)
    )
    table = shaped(
        [math.sin(2 * math.pi * body * (1 - 0.8 * n / RATE) * n / RATE) for n in seconds(0.14)],
        struck(0.002, 0.03),
    )
    edge = shaped(high_pass(noise(0.02, rng), 4_500), struck(0.0005, 0.003))
    return mixed(
        (0.0, scaled(air, 0.22)),
        (0.012, paper),
        (0.013, scaled(table, 0.5)),
        (0.012, scaled(edge, 0.3)),
    )


def card_slid(rng: random.Random) -> Samples:
    """Paper over cloth."""
    grain = low_pass(noise(0.24, rng), 160)
    rub = band(noise(0.24, rng), lambda t: 2_300 + 3_200 * t, 0.8)
    uneven = [sample * (0.75 + 6.0 * level) for sample, level in zip(rub, grain, strict=True)]
    return shaped(high_pass(uneven, 900), swelling(0.24, 0.35))


def shuffle(rng: random.Random) -> Samples:
    """Two packets riffled into one another, then squared on the table."""
    placed: list[tuple[float, Samples]] = []
    at = 0.0
    for number in range(34):
        flick = shaped(
            band(noise(0.03, rng), lambda t: 2_600, 1.4), struck(0.0006, rng.uniform(0.004, 0.008))
        )
        placed.append((at, scaled(flick, rng.uniform(0.5, 1.0) * (0.6 + number / 60))))
        at += 0.024 * math.exp(-number / 38) * rng.uniform(0.75, 1.25)
    rush = shaped(band(noise(at, rng), lambda t: 1_500 + 900 * t, 0.7), swelling(at, 0.7))
    placed.append((0.0, scaled(rush, 0.25)))
    for knock, loud in ((at + 0.16, 0.75), (at + 0.3, 1.0)):
        placed.append((knock, scaled(card_laid(rng, body=125.0, snap=1_300.0), loud)))
    return mixed(*placed)


def gather(rng: random.Random) -> Samples:
    """Cards drawn together under one another."""
    slides = [
        (0.06 * number, scaled(shaped(card_slid(rng), swelling(0.24, 0.3)), 1.0 - 0.15 * number))
        for number in range(3)
    ]
    return mixed(*slides, (0.22, scaled(card_laid(rng, body=170.0, snap=1_500.0), 0.6)))


def broom(rng: random.Random) -> Samples:
    """One long stroke of straw over the cloth, and a short one after it."""

    def stroke(duration: float, low: float, high: float) -> Samples:
        straw = band(
            noise(duration, rng), lambda t: low + (high - low) * (t / duration) ** 1.5, 0.55
        )
        out = []
        level = 0.0
        for sample in straw:
            # single straws catch and spring loose
            if rng.random() < 0.012:
                level = rng.uniform(0.5, 1.6)
            level *= 0.9985
            out.append(sample * (0.45 + level))
        return shaped(high_pass(out, 500), swelling(duration, 0.45))

    return mixed(
        (0.0, stroke(0.5, 1_100.0, 4_600.0)), (0.4, scaled(stroke(0.34, 1_500.0, 5_200.0), 0.5))
    )


def bell(rng: random.Random) -> Samples:
    """A small table bell, struck softly."""
    base = 1_046.5
    partials = (
        (1.0, 1.0, 0.42),
        (2.0, 0.28, 0.3),
        (2.74, 0.34, 0.2),
        (5.36, 0.12, 0.09),
        (8.6, 0.04, 0.04),
    )
    tones = []
    for ratio, loud, decay in partials:
        phase = rng.uniform(0, 2 * math.pi)
        tone = [
            math.sin(2 * math.pi * base * ratio * n / RATE + phase)
            * (1.0 + 0.12 * math.sin(2 * math.pi * 4.3 * n / RATE + phase))
            for n in seconds(1.3)
        ]
        tones.append((0.0, scaled(shaped(tone, struck(0.004, decay)), loud)))
    return faded(mixed(*tones), 0.2)


def pluck(rng: random.Random, pitch: float, duration: float, bright: float = 0.55) -> Samples:
    """A course of two mandolin strings, the second a hair sharp."""
    strings = []
    for detune in (1.0, 1.0023):
        period = RATE / (pitch * detune)
        length = int(period - 0.5)
        # the rest of the period is made up by an all-pass, so that the pitch is true
        share = period - 0.5 - length
        allpass = (1.0 - share) / (1.0 + share)
        string = low_pass(noise((length + 1.5) / RATE, rng), 9_000 * bright)[:length]
        pick = max(1, round(length * 0.13))
        string = [string[i] - string[i - pick] for i in range(length)]
        damping = 0.5 ** (1.0 / (pitch * 0.28))
        out = []
        before = last_in = last_out = 0.0
        for number in seconds(duration):
            at = number % length
            sample = string[at]
            out.append(sample)
            averaged = damping * 0.5 * (sample + before)
            before = sample
            last_out = allpass * (averaged - last_out) + last_in
            last_in = averaged
            string[at] = last_out
        strings.append((0.0008 * (detune > 1.0), out))
    return high_pass(faded(mixed(*strings), 0.04), 120)


def won(rng: random.Random) -> Samples:
    """A phrase for a won match: a turn upwards in six-eight time and a rolled chord in tremolo."""
    eighth = 0.135
    phrase = (
        (0, "D5", 2),
        (2, "G5", 1),
        (3, "B5", 1),
        (4, "A5", 1),
        (5, "F#5", 1),
        (6, "G5", 2),
        (8, "E5", 1),
    )
    placed = [
        (eighth * at, scaled(pluck(rng, _pitch(note), eighth * long + 0.3), 0.9))
        for at, note, long in phrase
    ]
    placed += [
        (eighth * at, scaled(pluck(rng, _pitch(note), 0.7, 0.3), 0.45))
        for at, note in ((0, "G3"), (3, "D4"), (6, "C4"))
    ]
    roll = eighth * 9
    for number, note in enumerate(("G3", "D4", "B4", "G5")):
        placed.append((roll + 0.03 * number, scaled(pluck(rng, _pitch(note), 1.5, 0.45), 0.6)))
    for number in range(9):
        loud = 0.55 * (1.0 - number / 11)
        placed.append((roll + 0.2 + 0.085 * number, scaled(pluck(rng, _pitch("G5"), 0.4), loud)))
    return faded(mixed(*placed), 0.4)


def _pitch(note: str) -> float:
    steps = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
    semitones = steps[note[0]] + ("#" in note) + 12 * (int(note[-1]) - 4)
    return 440.0 * 2.0 ** (semitones / 12)


def faded(source: Samples, duration: float) -> Samples:
    """The source, its end going down to silence."""
    long = min(len(source), round(duration * RATE))
    start = len(source) - long
    return source[:start] + [s * (1.0 - n / long) for n, s in enumerate(source[start:])]


SOUNDS: dict[str, Callable[[random.Random], Samples]] = {
    "card-1": card_laid,
    "card-2": lambda rng: card_laid(rng, body=138.0, snap=2_200.0),
    "card-3": lambda rng: card_laid(rng, body=163.0, snap=1_650.0),
    "slide": card_slid,
    "shuffle": shuffle,
    "gather": gather,
    "broom": broom,
    "bell": bell,
    "won": won,
}


# ---- loudness and files


def loudness_db(sound: Iterable[float]) -> float:
    """The loudest ``WINDOW_S`` of a sound, as RMS in decibels below full scale."""
    samples = list(sound)
    window = round(WINDOW_S * RATE)
    squares = [0.0]
    for sample in samples:
        squares.append(squares[-1] + sample * sample)
    last = max(1, len(samples) - window)
    loudest = max(squares[min(at + window, len(samples))] - squares[at] for at in range(last))
    return 10.0 * math.log10(max(loudest / window, 1e-12))


def levelled(sound: Samples) -> Samples:
    """A sound at the common loudness, its peaks rounded off where they would stand out."""
    start, mean = 0.0, sum(sound) / len(sound)
    centred = [sample - mean for sample in sound]
    for _ in range(6):
        factor = 10.0 ** ((LOUDNESS_DB - loudness_db(centred)) / 20.0)
        centred = [_soft(sample * factor) for sample in centred]
    edge = min(len(centred), round(0.003 * RATE))
    ramp = [start + n / edge for n in range(edge)]
    for n, level in enumerate(ramp):
        centred[n] *= level
        centred[-1 - n] *= level
    return centred


def _soft(sample: float) -> float:
    """Above half of ``PEAK`` a peak is bent so that it never gets there."""
    knee = PEAK / 2
    size = abs(sample)
    if size <= knee:
        return sample
    return math.copysign(knee + (PEAK - knee) * math.tanh((size - knee) / (PEAK - knee)), sample)


def compute(name: str) -> "array[int]":
    """The 16-bit samples of a sound."""
    sound = levelled(SOUNDS[name](random.Random(f"{SEED}/{name}")))
    return array("h", (round(32_767 * sample) for sample in sound))


def read(file: Path) -> "array[int]":
    """The 16-bit samples of a file."""
    with wave.open(str(file), "rb") as opened:
        samples = array("h", opened.readframes(opened.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def write(file: Path, samples: "array[int]") -> None:
    """Keep a sound as WAV, one channel."""
    stored = array("h", samples)
    if sys.byteorder == "big":
        stored.byteswap()
    with wave.open(str(file), "wb") as opened:
        opened.setnchannels(1)
        opened.setsampwidth(2)
        opened.setframerate(RATE)
        opened.writeframes(stored.tobytes())


def differs(name: str) -> bool:
    """Whether the file of a sound is missing or not what is computed."""
    file = FOLDER / f"{name}.wav"
    if not file.is_file():
        return True
    kept, computed = read(file), compute(name)
    return len(kept) != len(computed) or any(
        abs(a - b) > CHECK_TOLERANCE for a, b in zip(kept, computed, strict=True)
    )


def main() -> int:
    """Write, check or measure."""
    parser = argparse.ArgumentParser(description="Compute the sounds.")
    parser.add_argument("--check", action="store_true", help="compare the files, write nothing")
    parser.add_argument("--measure", action="store_true", help="print length, peak and loudness")
    asked = parser.parse_args()
    if asked.check:
        wrong = [name for name in SOUNDS if differs(name)]
        print(
            "\n".join(f"{name}.wav differs" for name in wrong)
            or f"{len(SOUNDS)} sounds as computed"
        )
        return 1 if wrong else 0
    for name in SOUNDS:
        if not asked.measure:
            write(FOLDER / f"{name}.wav", compute(name))
        samples = [value / 32_767 for value in read(FOLDER / f"{name}.wav")]
        print(
            f"{name:8} {len(samples) / RATE:5.2f} s  peak {max(map(abs, samples)):.2f}"
            f"  {loudness_db(samples):6.1f} dB"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
