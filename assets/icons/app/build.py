"""Draw the program's icon: the vector drawings, the pictures of every size, and the containers.

usage, from the root of the repository:
    python assets/icons/app/build.py            write every file of this folder
    python assets/icons/app/build.py --check    exit 1 if a file differs from its drawing

The pictures are compared pixel by pixel, because the same pixels may be packed in other bytes by
another version of the compression library. Needs pygame-ce and no display.
"""

import argparse
import io
import os
import struct
import sys
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "cards"))

from kit import icon  # noqa: E402

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"icp6", b"ic12"),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
    1024: (b"ic10",),
}
"""Kinds of entries by the pixels of their picture; the second is for double density."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def pixels(px: int) -> bytes:
    """The picture at a size, as rows of red, green, blue, alpha."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame

    file = io.BytesIO(icon.svg(icon.drawing_for(px)).encode("ascii"))
    return pygame.image.tobytes(pygame.image.load_sized_svg(file, (px, px)), "RGBA")


def png(px: int, raw: bytes) -> bytes:
    """A PNG file; every row is stored as its difference from the one above."""
    row = 4 * px
    lines, above = [], bytes(row)
    for start in range(0, row * px, row):
        line = raw[start : start + row]
        lines.append(b"\2" + bytes((a - b) & 255 for a, b in zip(line, above, strict=True)))
        above = line
    header = struct.pack(">IIBBBBB", px, px, 8, 6, 0, 0, 0)
    packed = zlib.compress(b"".join(lines), 9)
    return SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def unpacked(data: bytes) -> list[tuple[bytes, bytes]]:
    """The chunks of a PNG file, the picture data unpacked."""
    chunks, at = [], len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        chunks.append((name, zlib.decompress(body) if name == b"IDAT" else body))
        at += 12 + length
    return chunks


def ico(pictures: dict[int, bytes]) -> bytes:
    """The Windows container: a directory, then the PNG files."""
    offset = 6 + 16 * len(pictures)
    entries, bodies = [], []
    for px, data in pictures.items():
        side = px % 256  # 256 is written as 0
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset))
        bodies.append(data)
        offset += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(entries + bodies)


def icns(pictures: dict[int, bytes]) -> bytes:
    """The macOS container: tagged PNG files."""
    body = b"".join(
        kind + struct.pack(">I", len(data) + 8) + data
        for px, data in pictures.items()
        for kind in ICNS_TYPES.get(px, ())
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def files() -> dict[str, bytes]:
    """Every file of the folder by name."""
    pictures = {px: png(px, pixels(px)) for px in SIZES}
    found = {f"{name}.svg": icon.svg(name).encode("ascii") for name in icon.DRAWINGS}
    found |= {f"{px}.png": data for px, data in pictures.items()}
    found["scopa.ico"] = ico({px: pictures[px] for px in ICO_SIZES})
    found["scopa.icns"] = icns(pictures)
    return found


def parts(name: str, data: bytes) -> object:
    """What a file must agree in: the bytes of a drawing, the pixels of a picture."""
    if name.endswith(".svg"):
        return data
    starts, at = [], data.find(SIGNATURE)
    while at >= 0:
        starts.append(at)
        at = data.find(SIGNATURE, at + 1)
    ends = [data.index(b"IEND", start) + 8 for start in starts]
    return [unpacked(data[a:b]) for a, b in zip(starts, ends, strict=True)]


def check() -> int:
    """Name the files that are missing, foreign or different; 1 if there is any."""
    expected = files()
    wrong = {f.name for f in HERE.iterdir() if f.is_file() and f.suffix != ".py"} - set(expected)
    for name, data in expected.items():
        file = HERE / name
        if not file.is_file() or parts(name, file.read_bytes()) != parts(name, data):
            wrong.add(name)
    for name in sorted(wrong):
        print(f"differs: {name}")
    return 1 if wrong else 0


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Draw the program's icon.")
    parser.add_argument("--check", action="store_true", help="compare the files, write nothing")
    if parser.parse_args(arguments).check:
        return check()
    for name, data in files().items():
        (HERE / name).write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
