"""Rings round cards and controls, as vector text around a middle of their own.

On cloth a vermilion line alone cannot be told from green by everybody: a chosen card also has an
ivory line outside it and a tick at its corner. An advised one has a golden line and a star,
at the corner that shows in a fan.
"""

import math
from typing import Literal, assert_never

from scopa_gui.ui.materials.shapes import box, dashed_box, disc, paint, path, web
from scopa_gui.ui.theme import (
    BLUE,
    BLUE_DARK,
    CLOTH_SHADOW,
    GOLD_FACE,
    INK,
    IVORY,
    ON_VERMILION,
    VERMILION,
)
from scopa_gui.ui.viewport import CARD_ASPECT

RingKind = Literal["could", "chosen", "focus", "advised"]

RING_ROOM = 0.25
"""Room round a card for its ring, over the card's width."""
STRONG_WEIGHT = 1.45
"""How much heavier rings are in high contrast."""
EDGE = 0.028
"""Of a card in high contrast, over its width."""


def card_ring(width: float, kind: RingKind, weight: float = 1.0) -> str:
    """The ring of a card whose upper left corner lies at the room on both axes."""
    room, height = width * RING_ROOM, width * CARD_ASPECT

    def line(off: float, attributes: str) -> str:
        off *= width
        return box(
            room - off,
            room - off,
            width + 2 * off,
            height + 2 * off,
            0.0625 * width + off,
            attributes,
        )

    match kind:
        case "could":
            off = 0.06 * width
            stitches = dashed_box(
                room - off,
                room - off,
                width + 2 * off,
                height + 2 * off,
                0.0625 * width + off,
                0.083 * width,
                0.067 * width,
            )
            return line(0.06, paint(None, CLOTH_SHADOW, 0.052 * weight * width, 90)) + path(
                stitches,
                f'fill="none" stroke="{web(IVORY)}" stroke-width="{0.027 * weight * width:.2f}" '
                'stroke-linecap="round"',
            )
        case "chosen":
            return (
                line(0.056, paint(None, CLOTH_SHADOW, 0.094 * weight * width, 77))
                + line(0.044, paint(None, VERMILION, 0.048 * weight * width))
                + line(0.077, paint(None, IVORY, 0.02 * weight * width))
                + _tick(room + 0.985 * width, room + 0.05 * width, 0.14 * width)
            )
        case "focus":
            return (
                line(0.0675, paint(None, BLUE_DARK, 0.098 * weight * width))
                + line(0.0325, paint(None, IVORY, 0.026 * weight * width))
                + line(0.1, paint(None, IVORY, 0.026 * weight * width))
            )
        case "advised":
            return (
                line(0.056, paint(None, CLOTH_SHADOW, 0.094 * width, 110))
                + line(0.044, paint(None, GOLD_FACE, 0.05 * weight * width))
                + _star(room + 0.02 * width, room + 0.05 * width, 0.15 * width)
            )
        case _:
            assert_never(kind)


def _star(x: float, y: float, radius: float) -> str:
    """A golden badge with a star, dark round it."""
    r = radius
    tips = []
    for number in range(10):
        far = 0.62 * r if number % 2 == 0 else 0.26 * r
        angle = math.radians(36 * number - 90)
        tips.append(f"{x + far * math.cos(angle):.2f} {y + far * math.sin(angle):.2f}")
    return disc(x, y, r, paint(GOLD_FACE, INK, 0.12 * r)) + path(
        f"M{'L'.join(tips)}Z", f'fill="{web(INK)}"'
    )


def card_edge(width: float) -> str:
    """A black edge round a card, in the same place."""
    room, edge = width * RING_ROOM, EDGE * width
    return box(
        room - edge,
        room - edge,
        width + 2 * edge,
        width * CARD_ASPECT + 2 * edge,
        0.0625 * width + edge,
        paint(CLOTH_SHADOW),
    )


def _tick(x: float, y: float, radius: float) -> str:
    """A vermilion badge with a tick, ivory round it."""
    r = radius
    return disc(x, y, r, paint(VERMILION, IVORY, 0.16 * r)) + path(
        f"M{x - 0.42 * r:.2f} {y + 0.04 * r:.2f}L{x - 0.1 * r:.2f} {y + 0.36 * r:.2f}"
        f"L{x + 0.46 * r:.2f} {y - 0.32 * r:.2f}",
        f'fill="none" stroke="{web(ON_VERMILION)}" stroke-width="{0.22 * r:.2f}" '
        'stroke-linecap="round" stroke-linejoin="round"',
    )


def focus_room(k: float) -> float:
    """How far the focus ring reaches beyond its control."""
    return 9 * k


def focus_ring(width: float, height: float, radius: float, k: float, *, on_cloth: bool) -> str:
    """The keyboard's ring round a control whose upper left corner lies at the room."""
    room = focus_room(k)

    def line(off: float, attributes: str) -> str:
        off *= k
        return box(
            room - off, room - off, width + 2 * off, height + 2 * off, radius + off, attributes
        )

    if on_cloth:
        return (
            line(7.5, paint(None, IVORY, 2 * k))
            + line(5.2, paint(None, BLUE, 3 * k))
            + line(2.8, paint(None, IVORY, 2 * k))
        )
    return line(4.5, paint(None, BLUE, 3 * k)) + line(2.0, paint(None, IVORY, 2 * k))
