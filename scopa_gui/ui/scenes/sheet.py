"""A paper sheet over the table: its title, double rule, content and row of buttons.

Where the text is large for the window the sheet grows to the rim, loses its painted band and takes
smaller headings, so that the content keeps its room.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.materials.sheets import BAND_U
from scopa_gui.ui.widgets.button import Button, Kind

ROOMY_P = 62
"""From this height in paper units on a sheet has its band and its large title."""
RIM_U = 3.75
ELEVATION = 2.0
GAP_P = 2.0


@dataclass(frozen=True)
class Sheet:
    """Where the parts of a sheet are.

    Attributes:
        box: the paper.
        inner: the paper without its margins: as wide as the rules under the title.
        baseline: of the title.
        rule: the upper edge of the double rule.
        body: from under the rule to the buttons.
        roomy: whether there is room for a band and large headings.
    """

    box: pygame.Rect
    inner: pygame.Rect
    baseline: int
    rule: int
    body: pygame.Rect
    roomy: bool

    def with_bottom(self, bottom: int) -> "Sheet":
        """The same with the body ending at ``bottom``."""
        body = pygame.Rect(self.body)
        body.height = bottom - body.top
        return Sheet(self.box, self.inner, self.baseline, self.rule, body, self.roomy)


def lay_sheet(ui: Ui, margin_x_u: float, margin_y_u: float) -> Sheet:
    """A sheet with these margins to the window, in layout units; smaller ones for large text."""
    u, p, view = ui.viewport.u, ui.viewport.p, ui.viewport
    roomy = view.height / p >= ROOMY_P and view.width / p >= ROOMY_P
    mx, my = (margin_x_u * u, margin_y_u * u) if roomy else (RIM_U * u, RIM_U * u)
    box = pygame.Rect(0, 0, round(min(view.width - 2 * mx, 190 * p)), round(view.height - 2 * my))
    box.center = view.width // 2, view.height // 2
    if roomy:
        top = box.top + BAND_U * u
        margin, baseline, rule, body = 4.5 * p, 7.2 * p, 9.0 * p, 11.0 * p
        bottom = 4.5 * p
    else:
        top = float(box.top)
        margin, baseline, rule, body = 1.6 * u + 1.6 * p, 1.6 * u + 3.6 * p, 1.6 * u + 4.6 * p, 0.0
        body = rule + 1.6 * p
        bottom = 2.0 * u + 1.0 * p
    inner = pygame.Rect(
        round(box.left + margin), round(top), round(box.width - 2 * margin), round(box.bottom - top)
    )
    area = pygame.Rect(inner.left, round(top + body), inner.width, 0)
    area.height = round(box.bottom - bottom) - area.top
    return Sheet(box, inner, round(top + baseline), round(top + rule), area, roomy)


def title_role(sheet: Sheet) -> str:
    """The type role of a sheet's title."""
    return "title" if sheet.roomy else "head"


def subtitle_fits(ui: Ui, sheet: Sheet, title: str, subtitle: str) -> bool:
    """Whether the sentence at the right of the title has room there."""
    used = ui.type.width(title, title_role(sheet), "serif") + ui.type.width(subtitle)
    return used + 4 * ui.viewport.p <= sheet.inner.width


def draw_sheet(
    surface: pygame.Surface, ui: Ui, sheet: Sheet, title: str, subtitle: str = ""
) -> None:
    """The paper, the title, the sentence beside it if it fits, the double rule."""
    paint, type_ = ui.materials, ui.type
    paint.paper(
        surface,
        sheet.box,
        band=sheet.roomy,
        elevation=ELEVATION if sheet.roomy else 1.0,
    )
    if not title:
        return
    inner = sheet.inner
    role = title_role(sheet)
    place = inner.left, sheet.baseline
    type_.draw(surface, title, place, role, "serif", anchor="baseline")
    if subtitle and subtitle_fits(ui, sheet, title, subtitle):
        type_.draw(
            surface,
            subtitle,
            (inner.right, sheet.baseline),
            "body",
            "text",
            theme.INK_2,
            "right",
            "baseline",
        )
    paint.double_rule(surface, inner.left, inner.right, sheet.rule)


def lay_buttons(
    ui: Ui, left: int, right: int, bottom: int, buttons: Sequence[Button], sign_left: bool = False
) -> int:
    """Buttons in a row ending at ``right``, the last outermost; more rows above where they wrap.

    Args:
        sign_left: whether the first of several stands at the left end of the lowest row, if it
            fits.

    Returns:
        The upper edge of the highest row.
    """
    gap = round(GAP_P * ui.viewport.p)
    x, y = right, bottom
    rest = list(buttons)
    if sign_left and len(rest) > 1:
        first = rest[0]
        total = sum(b.measure(ui)[0] for b in rest) + gap * (len(rest) - 1)
        if total <= right - left:
            width, height = first.measure(ui)
            # quiet words begin where the text above them begins
            pad = round(1.15 * ui.viewport.text) if first.kind is Kind.QUIET else 0
            first.layout(ui, pygame.Rect(left - pad, bottom - height, width, height))
            rest = rest[1:]
    row_top = bottom
    for button in reversed(rest):
        width, height = button.measure(ui)
        width = min(width, right - left)
        if x < right and x - width < left:
            x, y = right, row_top - round(gap * 0.6)
        button.layout(ui, pygame.Rect(x - width, y - height, width, height))
        row_top = min(row_top, y - height)
        x -= width + gap
    return row_top
