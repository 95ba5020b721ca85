"""The system's clipboard, where there is one; without it copying and pasting do nothing."""

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; false where there is none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def paste() -> str:
    """The clipboard's text, or nothing."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):
        return ""
