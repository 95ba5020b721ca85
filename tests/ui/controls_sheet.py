"""Every control in every state on one sheet, for tests and for the eye."""

from collections.abc import Callable

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.choice import Choice, Option
from scopa_gui.ui.widgets.drop_down import DropDown
from scopa_gui.ui.widgets.list_row import ListRow
from scopa_gui.ui.widgets.scroll_panel import Row, ScrollPanel
from scopa_gui.ui.widgets.slider import Slider
from scopa_gui.ui.widgets.text_field import TextField
from scopa_gui.ui.widgets.toggle import Toggle

STATES = ("normal", "hover", "focus", "pressed", "disabled")
Make = Callable[[], Widget]


def nothing(*_: object) -> None:
    """What the sheet's controls do."""


def _three() -> Choice:
    choice = Choice(["11", Option("16", ""), "21"], 0, nothing)
    choice._cursor = 1
    return choice


KINDS: tuple[tuple[str, Make], ...] = (
    ("Primary", lambda: Button("Austeilen", nothing, Kind.PRIMARY)),
    ("Secondary", lambda: Button("Rivincita", nothing)),
    ("Quiet", lambda: Button("Zurück", nothing, Kind.QUIET)),
    ("Icon", lambda: Button("", nothing, icon="hint")),
    ("Toggle on", lambda: Toggle(True, nothing)),
    ("Toggle off", lambda: Toggle(False, nothing)),
    ("Slider", lambda: Slider(6, 3, nothing)),
    ("Choice", _three),
    ("Text field", lambda: TextField("Lena", nothing)),
    ("Drop-down", lambda: DropDown(["Esperto", "Maestro"], 0, nothing, icon="person")),
    ("List row", lambda: ListRow("Primiera", nothing, chevron=True)),
)


def put_into(widget: Widget, state: str) -> None:
    """Have a control look as in a state."""
    widget.hovered = state == "hover"
    widget.pressed = state == "pressed"
    widget.focused = widget.ring = state == "focus"
    widget.enabled = state != "disabled"


class ControlsSheet(Scene):
    """The sheet; scrolls where it does not fit."""

    def __init__(self) -> None:
        super().__init__()
        self.panel = ScrollPanel()
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def layout(self, ui: Ui) -> None:
        """A row for each kind, a column for each state."""
        u, p, viewport = ui.viewport.u, ui.viewport.p, ui.viewport
        edge = round(4 * u)
        self._sheet = pygame.Rect(0, 0, viewport.width, viewport.height).inflate(
            -2 * edge, -2 * edge
        )
        margin = round(4.5 * u)
        top = self._sheet.top + round(9 * p)
        area = pygame.Rect(
            self._sheet.left + margin,
            top,
            self._sheet.width - 2 * margin,
            self._sheet.bottom - margin - top,
        )
        self.panel.layout(ui, area)
        inner, height = self.panel.inner, round(7.4 * p)
        rows = []
        column = (inner.width - 22 * p) / len(STATES)
        for i, (name, make) in enumerate(KINDS):
            row_top = inner.top + i * height
            widgets = []
            for j, state in enumerate(STATES):
                widget = make()
                put_into(widget, state)
                width, high = widget.measure(ui)
                if isinstance(widget, ListRow | TextField):
                    width = round(20 * p)
                place = pygame.Rect(
                    inner.left + 22 * p + j * column, 0, min(width, column - p), high
                )
                place.centery = row_top + height // 2
                widget.layout(ui, place)
                widgets.append(widget)
            rows.append(Row(row_top, row_top + height, self._painter(name), tuple(widgets)))
        rows.append(self._also(ui, inner, inner.top + len(KINDS) * height, height))
        self.panel.fill(rows)
        self.group.set([self.panel])

    def _also(self, ui: Ui, inner: pygame.Rect, top: int, height: int) -> Row:
        p = ui.viewport.p
        selected = ListRow("Primiera", nothing, selected=True, note="79 : 73", right="1")
        wrong = TextField("Lena", nothing)
        wrong.error = "Two seats have this name."
        struck = Choice([Option("11"), Option("16", "Not with three."), Option("21")], 0, nothing)
        widgets: list[Widget] = [selected, struck, wrong]
        x = inner.left + 22 * p
        for widget, width in ((selected, 34 * p), (struck, 18 * p), (wrong, 22 * p)):
            place = pygame.Rect(x, 0, round(width), widget.measure(ui)[1])
            place.centery = top + height // 2
            widget.layout(ui, place)
            x += width + 3 * p
        return Row(top, top + height, self._painter("Also"), tuple(widgets))

    def _painter(self, name: str) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            ui = self.ui
            ui.type.draw(surface, name, place.midleft, "body", "serif", anchor="middle")
            ui.materials.hline(
                surface, place.left, place.right, place.bottom, theme.INK, ui.viewport.k, 36
            )

        return paint

    def draw(self, surface: pygame.Surface) -> None:
        """Paper, heading, panel."""
        ui, sheet = self.ui, self._sheet
        ui.materials.paper(surface, sheet, elevation=2)
        inner = self.panel.inner
        y = sheet.top + 7.2 * ui.viewport.p
        ui.type.draw(surface, "Controls", (inner.left, y), "title", "serif", anchor="baseline")
        column = (inner.width - 22 * ui.viewport.p) / len(STATES)
        for j, state in enumerate(STATES):
            x = inner.left + 22 * ui.viewport.p + j * column
            ui.type.draw(surface, state, (x, y), "small", "bold", theme.INK_2, anchor="baseline")
        super().draw(surface)
