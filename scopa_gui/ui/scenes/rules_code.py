"""The rules code: one line of text to read and to copy."""

from collections.abc import Callable

import pygame

from scopa_gui.rules.catalogue import Options, format_rules
from scopa_gui.ui import clipboard, theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.scroll_panel import Paint, Row
from scopa_gui.ui.widgets.toast import Toast

ROLES = ("body", "small", "caption")
GAP_P = 1.2


class CopyButton(Button):
    """A small icon without a face that copies the text beside it."""

    def __init__(self, tooltip: str, on_press: Callable[[], None]) -> None:
        super().__init__("", on_press, Kind.QUIET, "copy", tooltip=tooltip)

    def measure(self, ui: Ui) -> tuple[int, int]:
        """A little larger than its icon."""
        side = round(2.1 * ui.viewport.text)
        return side, side


def copy_rules(ui: Ui, toast: Toast, options: Options) -> None:
    """Put the rules code on the clipboard and say so, or that there is none."""
    if clipboard.copy(format_rules(options)):
        toast.show(ui.texts("new_game.copied"), "copy")
    else:
        toast.show(ui.texts("new_game.not_copied"), refused=True)


def broken_code(ui: Ui, code: str, room: float, role: str) -> list[str]:
    """A rules code in lines, broken after commas."""
    pieces = [piece + "," for piece in code.split(",")]
    pieces[-1] = pieces[-1][:-1]
    lines = [""]
    for piece in pieces:
        if lines[-1] and ui.type.width(lines[-1] + piece, role) > room:
            lines.append("")
        lines[-1] += piece
    return lines


def code_line(
    ui: Ui, code: str, copy: CopyButton, left: float, right: float, middle: float
) -> Paint:
    """Label and code from ``left`` on, the copy button behind; smaller where it is long."""
    p, type_ = ui.viewport.p, ui.type
    label = ui.texts("new_game.rules_code")
    start = left + type_.width(label, "caption", "bold") + GAP_P * p
    size = copy.measure(ui)[0]
    room = right - size - 0.6 * p - start
    for role in ROLES:
        lines = broken_code(ui, code, room, role)
        if len(lines) == 1:
            break
    widest = max(type_.width(line, role) for line in lines)
    copy.layout(
        ui, pygame.Rect(round(start + widest + 0.6 * p), round(middle - size / 2), size, size)
    )

    def paint(surface: pygame.Surface, _: pygame.Rect) -> None:
        at = left, middle
        type_.draw(surface, label, at, "caption", "bold", theme.INK_2, anchor="middle")
        step = type_.line_height(role)
        y = middle - step * (len(lines) - 1) / 2
        for line in lines:
            type_.draw(surface, line, (start, y), role, anchor="middle")
            y += step

    return paint


def code_row(ui: Ui, code: str, copy: CopyButton, inner: pygame.Rect, top: int) -> Row:
    """The same as a row of a scroll: label above, code in as many lines as it needs."""
    p, type_ = ui.viewport.p, ui.type
    size = copy.measure(ui)[0]
    lines = broken_code(ui, code, inner.width - size - 1.5 * p, "small")
    label, step = ui.texts("new_game.rules_code"), type_.line_height("small")
    head = type_.line_height("caption")
    high = max(head + step * len(lines), size) + 1.4 * p
    copy.layout(ui, pygame.Rect(inner.right - size, round(top + 0.6 * p), size, size))

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        ui.materials.hline(
            surface, place.left, place.right, place.top, theme.INK, ui.viewport.k, 89
        )
        y = place.top + 0.8 * p
        type_.draw(surface, label, (place.left, y), "caption", "bold", theme.INK_2)
        y += head
        for line in lines:
            type_.draw(surface, line, (place.left, y), "small")
            y += step

    return Row(top, round(top + high), paint, (copy,))
