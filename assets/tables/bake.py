"""Bake the grain pictures of this folder: cloth weave, walnut board, paper grain, broom stroke.

They are drawn once, here, with the standard library alone, and committed; the program only tiles,
tints and multiplies them. Grey pictures are factors: the level named beside each is "unchanged".
All chance comes from ``Random.random()`` with a fixed seed, whose stream never changes between
Python versions, so baking again gives the same pixels everywhere.

Run ``python assets/tables/bake.py`` to write the pictures again.
"""

import math
import random
import struct
import zlib
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

WEAVE_LEVEL = 200
WALNUT_LEVEL = 170
PAPER_LEVEL = 247
DUST = (244, 235, 212)

WEAVE_SIZE = 256
TWILL_PX = 4
PAPER_SIZE = 512
WALNUT_SIZE = (3072, 72)
BROOM_UNITS = (120, 60)
"""The stroke's picture in layout units; its middle lies on the middle of the cloth."""
BROOM_UNIT_PX = 12
BUNDLES = 21


class Picture(NamedTuple):
    """Raw pixels, row by row, with one channel (grey) or four (red, green, blue, alpha)."""

    width: int
    height: int
    channels: int
    pixels: bytes


def normal(rng: random.Random) -> float:
    """A nearly normal number of variance one."""
    return (rng.random() + rng.random() + rng.random() + rng.random() - 2) * math.sqrt(3)


def value_noise(
    size: tuple[int, int], cell: tuple[float, float], rng: random.Random
) -> list[list[float]]:
    """Smooth noise of -0.5 to 0.5, rows of columns, seamless in both directions."""
    width, height = size
    columns, rows = max(1, round(width / cell[0])), max(1, round(height / cell[1]))
    lattice = [[rng.random() - 0.5 for _ in range(columns)] for _ in range(rows)]
    across = [_between(x, width, columns) for x in range(width)]
    field = []
    for y in range(height):
        upper, lower, fy = _between(y, height, rows)
        line = [a + (b - a) * fy for a, b in zip(lattice[upper], lattice[lower], strict=True)]
        field.append([line[left] + (line[right] - line[left]) * fx for left, right, fx in across])
    return field


def _between(at: int, length: int, cells: int) -> tuple[int, int, float]:
    """The two lattice points on either side of a pixel, and how far it is from the first."""
    first, rest = divmod(at * cells, length)
    f = rest / length
    return first, (first + 1) % cells, f * f * (3 - 2 * f)


def grey(size: tuple[int, int], level: int, factor: Callable[[int, int], float]) -> Picture:
    """A picture of factors around ``level``."""
    width, height = size
    pixels = bytes(
        min(255, max(0, round(level * factor(x, y)))) for y in range(height) for x in range(width)
    )
    return Picture(width, height, 1, pixels)


def weave() -> Picture:
    """Twill of fine thread, uneven as wool is; a tile."""
    rng = random.Random("weave")
    size = (WEAVE_SIZE, WEAVE_SIZE)
    warp, weft = value_noise(size, (2.2, 14), rng), value_noise(size, (14, 2.2), rng)

    def factor(x: int, y: int) -> float:
        twill = ((x + y) % TWILL_PX / (TWILL_PX - 1) - 0.5) * 0.05
        cross = ((x - y) % (2 * TWILL_PX) / (2 * TWILL_PX - 1) - 0.5) * 0.028
        return 1 + twill + cross + 0.022 * normal(rng) + 0.05 * (warp[y][x] + weft[y][x])

    return grey(size, WEAVE_LEVEL, factor)


def paper() -> Picture:
    """Laid paper: fibres, grain, very soft spots; a tile."""
    rng = random.Random("paper")
    size = (PAPER_SIZE, PAPER_SIZE)
    spots, fibres = value_noise(size, (70, 50), rng), value_noise(size, (3, 11), rng)
    return grey(
        size,
        PAPER_LEVEL,
        lambda x, y: 1 + 0.007 * normal(rng) + 0.022 * spots[y][x] + 0.012 * fibres[y][x],
    )


def walnut() -> Picture:
    """A board with the grain along it; its ends meet."""
    rng = random.Random("walnut")
    broad = value_noise(WALNUT_SIZE, (480, 7.2), rng)
    figure = value_noise(WALNUT_SIZE, (180, 15), rng)
    pores = value_noise(WALNUT_SIZE, (27, 3.6), rng)
    return grey(
        WALNUT_SIZE,
        WALNUT_LEVEL,
        lambda x, y: 1 + 0.75 * (0.5 * broad[y][x] + 0.45 * figure[y][x] + 0.22 * pores[y][x]),
    )


class Arc:
    """The way of the broom: one cubic curve, in units from the middle of the cloth."""

    POINTS = ((-46.0, 15.0), (-16.0, -25.0), (22.0, -12.0), (48.0, 7.0))

    def at(self, t: float, aside: float) -> tuple[float, float]:
        """The point at ``t`` of the curve, moved ``aside`` of it to the right of the motion."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.POINTS
        s = 1 - t
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        e, f, g = s * s, 2 * s * t, t * t
        along_x = e * (bx - ax) + f * (cx - bx) + g * (dx - cx)
        along_y = e * (by - ay) + f * (cy - by) + g * (dy - cy)
        step = aside / math.sqrt(along_x * along_x + along_y * along_y)
        x = a * ax + b * bx + c * cx + d * dx
        y = a * ay + b * by + c * cy + d * dy
        return x - along_y * step, y + along_x * step


class Dust:
    """Light dust summed up on a dark ground."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.sum = array("d", bytes(8 * width * height))

    def speck(self, x: float, y: float, weight: float) -> None:
        """Add one speck, shared between the four pixels it lies on."""
        left, top = math.floor(x), math.floor(y)
        if not (0 <= left < self.width - 1 and 0 <= top < self.height - 1):
            return
        fx, fy = x - left, y - top
        at = top * self.width + left
        self.sum[at] += weight * (1 - fx) * (1 - fy)
        self.sum[at + 1] += weight * fx * (1 - fy)
        self.sum[at + self.width] += weight * (1 - fx) * fy
        self.sum[at + self.width + 1] += weight * fx * fy

    def grain(self, x: float, y: float, radius: float, weight: float) -> None:
        """Add one round grain with a soft edge."""
        reach = math.ceil(radius + 1)
        for row in range(max(0, int(y) - reach), min(self.height, int(y) + reach + 1)):
            for column in range(max(0, int(x) - reach), min(self.width, int(x) + reach + 1)):
                cover = radius - math.hypot(column - x, row - y) + 0.5
                if cover > 0:
                    self.sum[row * self.width + column] += weight * min(1.0, cover)

    def picture(self) -> Picture:
        """Dust as colour and alpha; thick dust is never quite white."""
        red, green, blue = DUST
        pixels = bytearray()
        for amount in self.sum:
            pixels += bytes((red, green, blue, round(255 * 0.62 * (1 - math.exp(-1.5 * amount)))))
        return Picture(self.width, self.height, 4, bytes(pixels))


def broom() -> Picture:
    """The sweep: hairs in bundles along an arc, and the grains thrown out at its end."""
    rng = random.Random("broom")
    px, half = BROOM_UNIT_PX, 12.5
    width, height = BROOM_UNITS[0] * px, BROOM_UNITS[1] * px
    dust, arc = Dust(width, height), Arc()
    bundles = [
        (
            -0.96 + 1.92 * (i + 0.6 * rng.random()) / BUNDLES,
            0.22 * rng.random() ** 2,
            0.35 + 0.65 * rng.random(),
            0.5 * normal(rng),
        )
        for i in range(BUNDLES)
    ]
    for hair in range(1100):
        middle, behind, loaded, bend = bundles[hair % BUNDLES]
        aside = max(-1.15, min(1.15, middle + 0.05 * normal(rng)))
        start = behind + min(rng.random(), rng.random()) * 0.62
        end = min(1.0, start + 0.15 + 0.5 * rng.random())
        strength = (0.015 + 0.1 * rng.random() ** 2) * loaded * (1 - 0.4 * aside * aside)
        steps = max(2, round((end - start) * 125 * px / 1.1))
        spread = 1 + 0.03 * normal(rng)
        for step in range(steps):
            f = step / (steps - 1)
            t = start + (end - start) * f
            fan = (0.86 + 0.26 * t * t) * spread
            x, y = arc.at(t, aside * half * fan + bend * math.sin(3 * t))
            weight = math.sin(math.pi * f) ** 1.2 * strength
            dust.speck(width / 2 + x * px, height / 2 + y * px, 6.0 * weight)
    for _ in range(3200):
        t = max(rng.random(), rng.random(), rng.random())
        x, y = arc.at(t, 0.62 * normal(rng) * half * (0.4 + 0.8 * t))
        radius = abs(0.05 * normal(rng)) * px + 0.4
        weight = 0.12 + 0.48 * rng.random()
        dust.grain(width / 2 + x * px, height / 2 + y * px, radius, weight)
    return dust.picture()


PICTURES: dict[str, Callable[[], Picture]] = {
    "weave": weave,
    "walnut": walnut,
    "paper": paper,
    "broom": broom,
}


def png(picture: Picture) -> bytes:
    """The picture as a PNG file, rows unfiltered."""
    kind = {1: 0, 4: 6}[picture.channels]
    row = picture.width * picture.channels
    lines = b"".join(
        b"\0" + picture.pixels[start : start + row] for start in range(0, row * picture.height, row)
    )
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, kind, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def main(names: Iterable[str] = tuple(PICTURES)) -> None:
    """Write the pictures beside this script."""
    folder = Path(__file__).resolve().parent
    for name in names:
        (folder / f"{name}.png").write_bytes(png(PICTURES[name]()))
        print(f"{name}.png")


if __name__ == "__main__":
    main()
