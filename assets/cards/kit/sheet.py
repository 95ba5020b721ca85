"""Contact sheets: cards rasterised as the program does it, without a display."""

import os
import pathlib

CLOTH = (17, 66, 48)


def _pygame():
    """pygame with the dummy drivers, imported only when a picture is wanted."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame

    return pygame


def contact_sheet(
    files: list[pathlib.Path],
    out: str,
    height: int,
    columns: int | None = None,
    over: pathlib.Path | None = None,
) -> None:
    """Save a picture of all the SVG files at exactly this height on a dark green cloth.

    Over each lies the file of its name in the folder `over`, if there is one.
    """
    pygame = _pygame()
    width, gap = round(height * 160 / 266), max(4, height // 24)
    columns = min(columns or 10, len(files))
    rows = -(-len(files) // columns)
    board = pygame.Surface((gap + columns * (width + gap), gap + rows * (height + gap)))
    board.fill(CLOTH)
    for i, file in enumerate(files):
        image = pygame.image.load_sized_svg(str(file), (width, height))
        if over is not None:
            above = pygame.image.load_sized_svg(str(over / file.name), (width, height))
            image.blit(above, (0, 0))
        column, row = i % columns, i // columns
        board.blit(image, (gap + column * (width + gap), gap + row * (height + gap)))
    pygame.image.save(board, out)


def enlargement(
    file: pathlib.Path, out: str, height: int, box: tuple[float, float, float, float]
) -> None:
    """Save a part of one card, the box in card units, with the card drawn `height` high."""
    pygame = _pygame()
    k = height / 266
    image = pygame.image.load_sized_svg(str(file), (round(160 * k), height))
    board = pygame.Surface(image.get_size())
    board.fill(CLOTH)
    board.blit(image, (0, 0))
    x0, y0, x1, y1 = (round(v * k) for v in box)
    pygame.image.save(board.subsurface((x0, y0, x1 - x0, y1 - y0)), out)
