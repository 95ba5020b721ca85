"""The title: the name, three cards of the deck, what one can do, and the languages."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app import i18n
from scopa_gui.app.i18n import Texts
from scopa_gui.app.storage import SavedMatch
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import FocusLost, Input, PointerLeft
from scopa_gui.ui.scenes.base import ProgramScene
from scopa_gui.ui.scenes.words import game_name, goal_words, side_names
from scopa_gui.ui.theme import RGB, rgb
from scopa_gui.ui.widgets.base import Pressable, State, touch_height
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.list_row import PAD, ListRow

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

NAME = "Scopa"
NAME_IVORY = rgb("#fff3d8")
RESUME_STATE = rgb("#ffe9cf")
STAGE_U = (160, 90)
"""The title is laid out for 16 : 9 and stands in the middle of any other window."""
LEFT_U = 11.0
MENU_U = 53.0
PAD_U = 3.5
CARDS = (("Rd", -23.6, 3.4, -13.0), ("Cc", 23.6, 3.4, 13.0), ("7d", 0.0, -0.8, 0.0))
"""Card, its place from the middle in layout units, its turn; the last lies on top."""
CARD_U = 26.0
FAN_U = 84.0
SUN_U = 78.0
"""The sun stitched into the cloth behind the cards."""
BROOM_SHARE = 0.92
"""The broom beside the name, of the height of its letters."""
TAGLINE_U = 60.0
LEAST_NAME_U = 4.0
"""Where the name would have to be smaller than this, the menu stands alone."""
ATTRACT_AFTER_S = 60.0
"""After so long without anybody doing anything a match plays itself."""
SHARED_U = 22.0
"""Rows share lines where the menu would leave less than this above and below it."""


class TitleScene(ProgramScene):
    """Where everything begins."""

    sheet = False

    def __init__(self, program: "Program") -> None:
        super().__init__(program)
        self._saved: SavedMatch | None = None
        self._unfinished = 0
        self._idle_s = 0.0
        """How long nobody has done anything."""
        self._elsewhere = False
        """Whether another window has the keyboard."""
        self._menu = pygame.Rect(0, 0, 0, 0)
        self._rows: list[ListRow] = []
        self._header: tuple[float, float, float, float] | None = None
        self._fan: tuple[float, float, float] | None = None

    def enter(self) -> None:
        """Look for an interrupted match."""
        super().enter()
        unfinished = self.program.store.unfinished()
        self._saved = next(iter(unfinished), None)
        self._unfinished = len(unfinished)
        self.program.greet()

    def uncovered(self) -> None:
        """Whoever comes back does something."""
        self._idle_s = 0.0

    def handle(self, event: Input) -> None:
        """Somebody is there, or has gone to another window."""
        if not isinstance(event, PointerLeft):
            self._idle_s = 0.0
            self._elsewhere = isinstance(event, FocusLost)
        super().handle(event)

    def update(self, dt_s: float) -> None:
        """Where nobody does anything for a while, a match plays itself."""
        super().update(dt_s)
        if self.director.top is not self or self._elsewhere:
            return
        before, self._idle_s = self._idle_s, self._idle_s + dt_s
        if before < ATTRACT_AFTER_S <= self._idle_s:
            self.program.open_watch(by_itself=True)

    def layout(self, ui: Ui) -> None:
        """Name above the menu at the left, cards at the right, languages in the corner."""
        texts, view = ui.texts, ui.viewport
        u = view.u
        left = max(0.0, (view.width - STAGE_U[0] * u) / 2)
        top = max(0.0, (view.height - STAGE_U[1] * u) / 2)
        resume = self._resume_button(texts)
        self._rows = self._make_rows(texts)
        inner = max(
            [(MENU_U - 2 * PAD_U) * u, *(row.measure(ui)[0] for row in self._rows)]
            + ([float(resume.measure(ui)[0])] if resume else [])
        )
        widest = view.width - 2 * (LEFT_U + PAD_U) * u
        inner = min(inner, widest)

        def above() -> float:
            resumed = resume.height_for(ui, inner) + 1.6 * u if resume else 0.0
            return 2 * PAD_U * u + resumed

        lines = self._lines(ui, view.height - SHARED_U * u - above(), widest)
        inner = min(
            max(inner, *(sum(row.measure(ui)[0] for row in line) for line in lines)), widest
        )
        heights = [max(row.measure(ui)[1] for row in line) for line in lines]
        height = above() + sum(heights)
        menu_top = self._place_header(ui, left, top, height)
        self._menu = pygame.Rect(
            round(left + LEFT_U * u), round(menu_top), round(inner + 2 * PAD_U * u), round(height)
        )
        x, y = self._menu.left + PAD_U * u, self._menu.top + PAD_U * u
        if resume:
            tall = resume.height_for(ui, inner)
            resume.layout(ui, pygame.Rect(round(x), round(y), round(inner), tall))
            y += tall + 1.6 * u
        for line, tall in zip(lines, heights, strict=True):
            wanted = [row.measure(ui)[0] for row in line]
            start = x
            for row, own in zip(line, wanted, strict=True):
                wide = inner * own / sum(wanted)
                row.layout(ui, pygame.Rect(round(start), round(y), round(wide), tall))
                start += wide
            y += tall
        self._place_fan(ui, left, top)
        links = self._place_languages(ui)
        self.group.set([*([resume] if resume else []), *self._rows, *links])
        self.group.default = resume or self._rows[0]

    def _lines(self, ui: Ui, room: float, widest: float) -> list[list[ListRow]]:
        """The rows, one below the other; where there is no room the shortest share lines.

        The first one, a new game, keeps a line of its own.
        """
        lines = [[row] for row in self._rows]

        def high() -> int:
            return sum(max(row.measure(ui)[1] for row in line) for line in lines)

        def wide(number: int) -> int:
            both = lines[number] + lines[number + 1]
            return sum(row.measure(ui)[0] for row in both)

        while high() > room and len(lines) > 2:
            shortest = min(range(1, len(lines) - 1), key=wide)
            if wide(shortest) > widest:
                break
            lines[shortest : shortest + 2] = [lines[shortest] + lines[shortest + 1]]
        return lines

    def _make_rows(self, texts: Texts) -> list[ListRow]:
        program = self.program
        rows = [ListRow(texts("title.new_game"), program.open_new_game, role="lead", face="serif")]
        last = program.last_setup
        if last is not None:
            rows.append(
                ListRow(
                    texts("title.again"),
                    lambda: program.start_match(last.options, last.seats),
                    right=game_name(texts, last.options),
                    role="lead",
                    face="serif",
                )
            )
        others = self._unfinished - 1
        right = texts("title.more", n=others) if others > 0 else ""
        rows.append(
            ListRow(texts("title.matches"), self._memory, right=right, role="lead", face="serif")
        )
        rows.append(ListRow(texts("title.watch"), program.open_watch, role="lead", face="serif"))
        rows.append(ListRow(texts("learn.everything"), self._learn, role="lead", face="serif"))
        rows.append(
            ListRow(texts("settings.title"), program.open_settings, role="lead", face="serif")
        )
        leave = ListRow(texts("title.quit"), self._quit, role="lead", face="serif")
        return [*rows, leave]

    def _memory(self) -> None:
        self.program.open_memory("open" if self._unfinished > 1 else "statistics")

    def _learn(self) -> None:
        self.program.open_learn()

    def _quit(self) -> None:
        self.director.quit()

    def _resume_button(self, texts: Texts) -> "ResumeButton | None":
        saved = self._saved
        if saved is None:
            return None
        run, header = saved.record.run, saved.record.header
        names = side_names(texts, run.game.seating, [seat.name for seat in header.seats])
        scores = ", ".join(
            texts("title.score", side=name, points=total)
            for name, total in zip(names, run.match.totals, strict=True)
        )
        state = texts(
            "title.state",
            game=game_name(texts, header.options),
            scores=scores,
            goal=goal_words(texts, run.match.rule),
        )
        return ResumeButton(texts("title.resume"), state, lambda: self.program.resume(saved))

    def _place_header(self, ui: Ui, left: float, top: float, menu: float) -> float:
        """Name and tagline as large as the menu leaves room for; the top of the menu."""
        u, view = ui.viewport.u, ui.viewport
        limit = view.height - 5.5 * u - top
        menu_top = top + 31.5 * u
        if menu_top + menu <= max(limit, top + 84 * u):
            self._header = (left + LEFT_U * u, top + 20.4 * u, 14.6 * u, top + 25.2 * u)
            return menu_top
        room = max(9 * u, view.height - 5 * u - menu - 4.5 * u)
        menu_top = min(4.5 * u + room, view.height - 4.5 * u - menu)
        size = min(14.6 * u, (menu_top - 4 * u) / 1.32)
        shown = size >= LEAST_NAME_U * u
        self._header = (left + LEFT_U * u, menu_top - 0.30 * size, size, 0.0) if shown else None
        return menu_top

    def _place_fan(self, ui: Ui, left: float, top: float) -> None:
        u, view = ui.viewport.u, ui.viewport
        start = self._menu.right + 4 * u
        end = view.width - left - 5 * u
        factor = min(1.0, (end - start) / (FAN_U * u))
        middle = left + 112 * u if factor == 1.0 else (start + end) / 2
        if middle - FAN_U * u * factor / 2 < start:
            middle = (start + end) / 2
        self._fan = (middle, top + 45 * u, factor) if factor > 0.3 else None
        if self._fan is not None:
            width = round(CARD_U * u * factor)
            ui.sprites.request(width, [card for card, *_ in CARDS], turned=True)

    def _place_languages(self, ui: Ui) -> "list[LanguageLink]":
        u, view = ui.viewport.u, ui.viewport
        links = [
            LanguageLink(
                i18n.name_of(code),
                code == ui.settings.language,
                self._speaking(code),
            )
            for code in i18n.languages()
        ]
        x = view.width - 5 * u
        y = view.height - max(6 * u, 3.6 * u + 0.95 * view.text)
        for link in reversed(links):
            width, height = link.measure(ui)
            link.layout(ui, pygame.Rect(round(x - width), round(y - height / 2), width, height))
            x -= width + 3 * u
        return links

    def _speaking(self, code: str) -> Callable[[], None]:
        def speak() -> None:
            self.program.change_settings(replace(self.program.settings, language=code))

        return speak

    def draw(self, surface: pygame.Surface) -> None:
        """Cards first, so that the menu lies over them where the window is narrow."""
        ui = self.ui
        self._draw_fan(surface)
        self._draw_header(surface)
        ui.materials.paper(surface, self._menu, elevation=1.4)
        pad = PAD * ui.viewport.text
        for row in self._rows:
            if row.rect.bottom == self._rows[-1].rect.bottom:
                continue
            ends = row.rect.left + pad, row.rect.right - pad
            ui.materials.hline(surface, *ends, row.rect.bottom, theme.INK, ui.viewport.k, 51)
        super().draw(surface)

    def _draw_fan(self, surface: pygame.Surface) -> None:
        if self._fan is None:
            return
        ui = self.ui
        x, y, factor = self._fan
        step = ui.viewport.u * factor
        width = round(CARD_U * step)
        sun = ui.assets.svg("emblems/embroidery", (round(SUN_U * step),) * 2)
        surface.blit(sun, sun.get_rect(center=(round(x), round(y))))
        for card, dx, dy, degrees in CARDS:
            middle = x + dx * step, y + dy * step
            ui.materials.card_shadow(surface, middle, width, degrees, 0.6 if not degrees else 0.35)
            picture = ui.sprites.turned(card, width, degrees)
            surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))

    def _draw_header(self, surface: pygame.Surface) -> None:
        if self._header is None:
            return
        ui, u = self.ui, self.ui.viewport.u
        x, baseline, size, tagline = self._header
        below = x + 0.25 * u, baseline + 0.3 * u
        ui.type.draw(
            surface, NAME, below, size, "serif", theme.CLOTH_SHADOW, anchor="baseline", alpha=130
        )
        at = x, baseline
        ui.type.draw(surface, NAME, at, size, "serif", NAME_IVORY, anchor="baseline")
        self._draw_broom(surface, x + ui.type.width(NAME, size, "serif"), baseline, size)
        words, face = ui.texts("title.tagline"), "serif-light-italic"
        role = ui.type.fitting_role(words, TAGLINE_U * u, ("lead", "body", "small"), face)
        if tagline and ui.type.width(words, role, face) <= TAGLINE_U * u:
            ui.type.draw_on_cloth(surface, words, (x + 0.4 * u, tagline), role, face)

    def _draw_broom(
        self, surface: pygame.Surface, left: float, baseline: float, size: float
    ) -> None:
        """A broom, which is what the name says, leaning beside it where there is room."""
        px = round(BROOM_SHARE * size)
        right = self._fan_left if self._fan_left is not None else surface.get_width()
        if left + 1.1 * px > right:
            return
        broom = self.ui.assets.svg("emblems/broom", (px, px))
        surface.blit(broom, (round(left + 0.02 * px), round(baseline - 0.9 * px)))

    @property
    def _fan_left(self) -> float | None:
        if self._fan is None:
            return None
        x, _, factor = self._fan
        return x - FAN_U / 2 * factor * self.ui.viewport.u


class ResumeButton(Button):
    """The primary button of the title: two lines, the second says where the match stands."""

    def __init__(self, label: str, state: str, on_press: Callable[[], None]) -> None:
        super().__init__(label, on_press, Kind.PRIMARY, role="lead")
        self._state = state

    def measure(self, ui: Ui) -> tuple[int, int]:
        """Wide enough for the label; the second line wraps if it must."""
        width = ui.type.width(self.label, self.role, "bold") + 5 * ui.viewport.text
        return round(width), self.height_for(ui, width)

    def _lines(self, ui: Ui, width: float) -> list[str]:
        """The state of the match; no line ends in a dot that parts phrases."""
        lines = ui.type.wrap(self._state, self._room(ui, width), "small")
        return [line.removesuffix("·").rstrip() for line in lines]

    def height_for(self, ui: Ui, width: float) -> int:
        """The height it needs in a width."""
        lines = len(self._lines(ui, width))
        height = ui.type.line_height("lead") + lines * ui.type.line_height("small")
        return max(round(height + 1.0 * ui.viewport.text), touch_height(ui))

    def _room(self, ui: Ui, width: float) -> float:
        return width - 3.6 * ui.viewport.text

    def _draw_words(self, surface: pygame.Surface, centre: tuple[int, int], colour: RGB) -> None:
        ui, text = self.ui, self.ui.viewport.text
        left = self.rect.left + PAD * text
        lines = self._lines(ui, self.rect.width)
        lead, small = ui.type.line_height("lead"), ui.type.line_height("small")
        y = centre[1] - (lead + small * len(lines)) / 2
        at = left, y + lead / 2
        ui.type.draw(surface, self.label, at, "lead", "bold", colour, anchor="middle")
        for number, line in enumerate(lines):
            at = left, y + lead + small * (number + 0.5)
            ui.type.draw(surface, line, at, "small", "text", RESUME_STATE, anchor="middle")
        arrow = ui.materials.icon("right", round(1.25 * text), colour)
        place = self.rect.right - round(0.8 * text), centre[1]
        surface.blit(arrow, arrow.get_rect(midright=place))


class LanguageLink(Pressable):
    """A language's own name on the cloth; the one in use is underlined."""

    def __init__(self, name: str, chosen: bool, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, on_cloth=True)
        self.name = name
        self._chosen = chosen

    def measure(self, ui: Ui) -> tuple[int, int]:
        """Its words, with air for a fingertip above and below."""
        return ui.type.width(self.name, "small", "bold"), round(1.9 * ui.viewport.text)

    def draw(self, surface: pygame.Surface) -> None:
        """The name; a line under it when it is chosen, a faint one under the pointer."""
        ui = self.ui
        face = "bold" if self._chosen else "text"
        lit = self._chosen or self.state is not State.NORMAL
        colour = NAME_IVORY if lit else theme.CREAM_2
        ui.type.draw_on_cloth(
            surface, self.name, self.rect.center, "small", face, colour, "centre", "middle"
        )
        if lit:
            half = ui.type.width(self.name, "small", face) / 2
            ends = self.rect.centerx - half, self.rect.centerx + half
            y = self.rect.centery + 0.62 * ui.viewport.text
            width = max(2.0, 2 * self.k) if self._chosen else max(1.0, self.k)
            ui.materials.hline(surface, *ends, y, colour, width)
        if self.ring:
            around = self.rect.inflate(round(8 * self.k), -round(6 * self.k))
            ui.materials.focus_ring(surface, around, 3 * self.k, on_cloth=True)
