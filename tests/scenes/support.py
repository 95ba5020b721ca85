"""Programs, matches and stages for the screens, and a painter that remembers what it wrote."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import pygame
import pytest

from scopa_gui.ai.brain import Inline
from scopa_gui.app.session import Session, new_session
from scopa_gui.app.settings import Settings, Speed
from scopa_gui.app.storage import Store
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord
from scopa_gui.ui import context, loop
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.inputs import Command, PointerMoved, PointerPressed, PointerReleased
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.materials import Materials
from scopa_gui.ui.palette import Palette
from scopa_gui.ui.program import Program
from scopa_gui.ui.rasteriser import Look
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.sprites import CardSprites, card_size
from scopa_gui.ui.text import Role, TextPainter
from scopa_gui.ui.viewport import Viewport
from scopa_gui.ui.widgets.base import Widget

SEED = 7
NAMES = ("Lena", "Gennaro", "Assunta", "Ciro", "Giulia", "Pino")


class StandIn(Scene):
    """In the place of the table."""

    sheet = False

    def __init__(self, program: Program, session: Session) -> None:
        super().__init__()
        self.session = session
        self.left = False

    def leave(self) -> None:
        self.left = True
        self.session.close()


class Bare(Scene):
    """A screen with nothing on it, for overlays to lie upon."""

    sheet = False


def make_program(folder: Path) -> Program:
    """A program in a folder of its own, whose players think at once."""
    return Program(Store(folder), Inline(), StandIn, SEED)


def seats_of(count: int) -> list[SeatRecord]:
    """One person and computers."""
    return [
        SeatRecord(name, "heuristic" if number else PERSON)
        for number, name in enumerate(NAMES[:count])
    ]


def match(
    program: Program,
    code: str = "scopa",
    deals: int = 1,
    seats: Sequence[SeatRecord] | None = None,
    luck: int = 3,
) -> Session:
    """A match so many deals old, or over."""
    options = parse_rules(code)
    people = seats_of(options.seats) if seats is None else seats
    session = new_session(options, people, program.store, program.brain, SEED)
    random = Random(luck)
    played = 0
    while not session.run.over:
        if session.run.deal_over:
            played += 1
            if played >= deals:
                break
            session.next_deal()
        moves = session.run.game.legal_moves(session.run.state)
        captures = [move for move in moves if getattr(move, "taken", ())]
        session.play(random.choice(captures or list(moves)))
    return session


def staged(
    scene: Callable[[], Scene],
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    percent: int = 100,
    speed: Speed = Speed.INSTANT,
) -> Stage:
    """A stage with a screen."""
    return Stage(size, language, percent, scene, Settings(language, percent, speed))


def top(stage: Stage) -> Scene:
    """The screen in front."""
    scene = stage.director.top
    assert scene is not None
    return scene


def controls(stage: Stage) -> list[Widget]:
    """Every control of the screen in front."""
    return list(top(stage).group._leaves())


def button(stage: Stage, label: str) -> Widget:
    """The button or row of that label.

    Raises:
        LookupError: there is none.
    """
    for widget in controls(stage):
        if label in (getattr(widget, "label", None), getattr(widget, "title", None)):
            return widget
    raise LookupError(label)


def click(stage: Stage, widget: Widget) -> None:
    """Press a control with the mouse."""
    pos = widget.rect.center
    stage.feed(PointerMoved(pos), PointerPressed(pos), PointerReleased(pos))


def press(stage: Stage, label: str) -> None:
    """Press a button by its words."""
    click(stage, button(stage, label))


def tab_to(stage: Stage, wanted: Callable[[Widget], bool]) -> Widget:
    """Walk with Tab until a control is reached.

    Raises:
        LookupError: it never is.
    """
    for _ in range(80):
        focused = top(stage).group.focused
        if focused is not None and wanted(focused):
            return focused
        stage.feed(Command.NEXT)
    raise LookupError("never reached by Tab")


def labelled(label: str) -> Callable[[Widget], bool]:
    """Whether a control has these words."""
    return lambda w: label in (getattr(w, "label", None), getattr(w, "title", None))


# ---- what is written


@dataclass(frozen=True)
class Written:
    """A line of text on the surface: where its ink is, and where it may be."""

    text: str
    ink: pygame.Rect
    clip: pygame.Rect


@dataclass
class Notes:
    """What painters wrote while it was noted."""

    lines: list[Written] = field(default_factory=list)
    shortened: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)


class NotingPainter(TextPainter):
    """Notes every line, every text it shortened and every word it broke."""

    notes: Notes

    def _lay(
        self,
        surface: pygame.Surface,
        text: str,
        picture: pygame.Surface,
        place: tuple[int, int],
        alpha: int,
    ) -> None:
        super()._lay(surface, text, picture, place, alpha)
        if text.strip():
            ink = picture.get_bounding_rect().move(place)
            self.notes.lines.append(Written(text, ink, surface.get_clip()))

    def fit(self, text: str, width: float, role: Role = "body", face: str = "text") -> str:
        found = super().fit(text, width, role, face)
        if found != text:
            self.notes.shortened.append(text)
        return found

    def wrap(self, text: str, width: float, role: Role = "body", face: str = "text") -> list[str]:
        words = text.split()
        self.notes.broken += [w for w in words if self.width(w, role, face) > width + 1]
        return super().wrap(text, width, role, face)


class BlankSprites(CardSprites):
    """Cards without pictures: quick."""

    def card(self, card: str, width: int, look: Look | None = None) -> pygame.Surface:
        return pygame.Surface(card_size(width), pygame.SRCALPHA)

    def request(self, width: int, cards: object = None, *, turned: bool = False) -> None:
        return


@contextmanager
def noted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Notes]:
    """Screens made inside write down what they write, and draw cards and cloth blank."""
    notes = Notes()
    with monkeypatch.context() as patch:

        def painter(assets: Assets, viewport: Viewport, palette: Palette) -> TextPainter:
            made = NotingPainter(assets, viewport, palette)
            made.notes = notes
            return made

        patch.setattr(context, "TextPainter", painter)
        patch.setattr(loop, "CardSprites", BlankSprites)

        def blank(materials: Materials) -> pygame.Surface:
            view = materials._viewport
            return pygame.Surface((view.width, view.height))

        patch.setattr(Materials, "table", blank)
        yield notes


def _within_edges(lines: Sequence[Written], panels: Sequence[pygame.Rect]) -> list[Written]:
    """The lines without what goes on, above or below, beyond an edge of a panel that scrolls."""
    kept = []
    for line in lines:
        ink = pygame.Rect(line.ink)
        for panel in panels:
            if line.clip.bottom == panel.bottom and ink.bottom > panel.bottom:
                ink.height = panel.bottom - ink.top
            if line.clip.top == panel.top and ink.top < panel.top:
                ink.update(ink.left, panel.top, ink.width, ink.bottom - panel.top)
        if ink.height > 0:
            kept.append(replace(line, ink=ink))
    return kept


def faults(
    notes: Notes,
    window: pygame.Rect,
    names: Sequence[str] = (),
    panels: Sequence[pygame.Rect] = (),
) -> list[str]:
    """What is wrong with what was written: beyond the window, cut, overlapping, shortened.

    Only at the upper and the lower edge of ``panels``, which scroll, may a line be cut.
    """
    found = []
    lines = _within_edges(notes.lines, panels)
    for line in lines:
        if not window.contains(line.ink):
            found.append(f"outside: {line.text!r} {line.ink}")
        if line.clip.colliderect(line.ink) and not line.clip.contains(line.ink):
            found.append(f"cut: {line.text!r} {line.ink} by {line.clip}")
        if line.text.rstrip().endswith("·"):
            found.append(f"parted from nothing: {line.text!r}")
    for number, one in enumerate(lines):
        for other in lines[number + 1 :]:
            if one.text != other.text and one.ink.inflate(-2, -2).colliderect(other.ink):
                found.append(
                    f"over one another: {one.text!r} {one.ink}, {other.text!r} {other.ink}"
                )
    found += [f"shortened: {text!r}" for text in notes.shortened if text not in names]
    found += [f"broken: {word!r}" for word in notes.broken if word not in names]
    return found
