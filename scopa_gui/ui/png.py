"""Pictures as files in memory; whoever has the folder writes them."""

import io

import pygame


def png_of(surface: pygame.Surface) -> bytes:
    """The picture as the bytes of a PNG file."""
    file = io.BytesIO()
    pygame.image.save(surface, file, ".png")
    return file.getvalue()
