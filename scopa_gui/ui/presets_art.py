"""What the small picture of each game shows: some cards of the deck in use, and an emblem.

Pure data. A picture is 4 wide and 3 high; places are counted from its middle in hundredths of its
height, so that x runs from -66 to 66 and y from -50 (above) to 50. Later cards lie on earlier ones.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

ASPECT = 4 / 3
BACK = "back"


@dataclass(frozen=True)
class CardAt:
    """A card: its text or ``BACK``, its middle, its turn clockwise, its height."""

    card: str
    x: float
    y: float
    degrees: float = 0.0
    height: float = 74.0


@dataclass(frozen=True)
class EmblemAt:
    """An emblem of ``assets/emblems``: its middle and how large it is."""

    name: str
    x: float
    y: float
    size: float = 42.0


@dataclass(frozen=True)
class Art:
    """The picture of one game."""

    cards: tuple[CardAt, ...]
    emblem: EmblemAt | None = None


def _fan(
    *cards: str, step: float = 26.0, turn: float = 9.0, y: float = 2.0, sag: float = 2.2
) -> tuple[CardAt, ...]:
    """Cards side by side like a hand, the outer ones turned away and lower."""
    middle = (len(cards) - 1) / 2
    return tuple(
        CardAt(card, (i - middle) * step, y + sag * (i - middle) ** 2, (i - middle) * turn)
        for i, card in enumerate(cards)
    )


def _briscola(trump: str, hand: tuple[str, ...], emblem: EmblemAt | None) -> Art:
    """The trump crosswise under the pack, a hand before it."""
    pack = (
        CardAt(trump, -10, -20, 90, 60),
        CardAt(BACK, -45, -14, 0, 60),
        CardAt(BACK, -44, -15, 0, 60),
        CardAt(BACK, -43, -16, 0, 60),
    )
    step = 20.0 if len(hand) < 4 else 15.0
    first = 24 - step * (len(hand) - 1) / 2
    held = tuple(
        CardAt(card, first + step * i, 20 + 2 * abs(i - 1), -8 + 8 * i, 60)
        for i, card in enumerate(hand)
    )
    return Art(pack + held, emblem)


_CORNER = (45.0, -30.0)

ART: Mapping[str, Art] = MappingProxyType(
    {
        "scopa": Art(
            (CardAt("Rd", -28, 3, -9), CardAt("Cc", 28, 3, 9), CardAt("7d", 0, 0, 0, 78)),
            EmblemAt("broom", 46, -29, 40),
        ),
        "napola": Art(_fan("Ad", "2d", "3d", step=30, turn=6)),
        "rebello": Art(_fan("6d", "7d", step=40, turn=8)),
        "re_bello": Art(_fan("7d", "Rd", step=40, turn=8), EmblemAt("crown", 0, -34, 36)),
        "scopone": Art(
            (
                CardAt("Fs", -47, 0, -82, 58),
                CardAt("Cc", 47, 0, 82, 58),
                CardAt("Rb", 0, -24, 176, 58),
                CardAt("7d", 0, 24, -3, 58),
            ),
            EmblemAt("pairs", 0, 0, 34),
        ),
        "scientifico": Art(
            _fan(
                "Ad",
                "2c",
                "3s",
                "4b",
                "5d",
                "6c",
                "7s",
                "Fb",
                "Cd",
                "Rc",
                step=10,
                turn=5,
                y=14,
                sag=1.6,
            ),
            EmblemAt("spectacles", 0, -28, 40),
        ),
        "quindici": Art(_fan("5s", "3b", "7d", step=30, turn=6), EmblemAt("fifteen", *_CORNER, 38)),
        "escoba": Art(_fan("Cd", "6b", step=42, turn=8, y=4), EmblemAt("escoba", 0, 2, 44)),
        "assi": Art(
            (
                CardAt("6c", -42, -8, -14, 58),
                CardAt("3b", 42, -8, 14, 58),
                CardAt("Fd", -24, -12, -6, 58),
                CardAt("5s", 24, -12, 6, 58),
                CardAt("Ac", 0, 8, 0, 74),
            ),
            EmblemAt("ace", 0, 36, 30),
        ),
        "cirulla": Art(_fan("Ad", "7c", "Rb", step=30, turn=8), EmblemAt("jester", 0, -32, 40)),
        "briscola": _briscola("Ab", ("3d", "Rs", "Fc"), None),
        "briscola_2": _briscola("Ab", ("3d", "Rs", "Fc"), None),
        "briscola_3": _briscola("As", ("3s", "Rd", "Cb"), EmblemAt("three", *_CORNER, 34)),
        "briscola_4": _briscola("Ac", ("3c", "Rb", "Fd"), EmblemAt("four", *_CORNER, 34)),
        "briscola_6": _briscola("Ad", ("3d", "Cs", "Rc"), EmblemAt("six", *_CORNER, 34)),
        "chiamata": Art(
            _fan("Ad", "3d", BACK, "4d", "Fd", step=21, turn=8, y=8),
            EmblemAt("call", 12, -26, 44),
        ),
    }
)
"""By the name of the preset."""


def art(preset: str) -> Art:
    """The picture of a game; of a variant such as ``briscola_5``, that of the game it is of."""
    return ART.get(preset) or ART.get(preset.split("_")[0]) or ART["scopa"]
