"""Type that follows the room: a line in a narrow place gets smaller before anything is cut."""

from scopa_gui.ui.text import TextPainter

SMALLEST_PX = 12


def fitting_px(
    type_: TextPainter, text: str, width: float, largest: float, least: float, face: str = "text"
) -> int | None:
    """The largest size in pixels from ``largest`` down to ``least`` in which the text fits."""
    for size in range(round(largest), round(least) - 1, -1):
        if type_.width(text, size, face) <= width:
            return size
    return None


def two_lines(
    type_: TextPainter, text: str, width: float, largest: float, least: float, face: str = "text"
) -> tuple[int, tuple[str, str]] | None:
    """Size and lines of a text on two lines of whole words, split where they are shortest."""
    words = text.split(" ")
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    if not halves:
        return None

    def longer(pair: tuple[str, str]) -> str:
        return max(pair, key=lambda part: type_.width(part, largest, face))

    best = min(halves, key=lambda pair: type_.width(longer(pair), largest, face))
    size = fitting_px(type_, longer(best), width, largest, least, face)
    return None if size is None else (size, best)
