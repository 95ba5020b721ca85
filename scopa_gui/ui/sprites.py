"""Card sprites: rasterised from vectors at the width shown, in one background thread.

A card takes 13 to 43 ms to rasterise, too long for a frame, so widths are asked for ahead and a
scaled copy stands in until the sharp one is there. The thread only rasterises; surfaces are
converted for the display on the main thread, a few at a time.

Angles are in degrees, positive clockwise, as on the table.
"""

import math
import threading
from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

import pygame

from scopa_gui.app.settings import BACKS, DECKS
from scopa_gui.ui import theme
from scopa_gui.ui.assets import Assets, MissingAsset
from scopa_gui.ui.bounded import SurfaceCache
from scopa_gui.ui.viewport import CARD_ASPECT

BACK = "back"
NAPOLETANE = tuple(rank + suit for suit in "dcsb" for rank in "A234567FCR")
CONVERTED_PER_POLL = 4
WAITING_LIMIT = 240
"""Jobs kept waiting; while a window is dragged to a new size, older sizes are no longer wanted."""
TWICE_UP_TO = 192
"""Above this width a card is turned at its own size: its pixels are fine enough."""
EDGE_PAD = 6
PAPER_CLEAR = (190, 175, 140, 0)
"""Transparent, of the colour of a card's edge: a turned edge fades into it."""
SQUEEZE_STEPS = 32
ANGLE_STEPS = 4
"""Angles are told apart to a quarter of a degree."""
FLYING_DEGREES = 0.5
FLYING_RATIO = 1.02
"""In motion: angles to half a degree, widths to two per cent."""


def card_size(width: int) -> tuple[int, int]:
    """Width and height in pixels of a card."""
    return width, round(width * CARD_ASPECT)


class Job(NamedTuple):
    """One card at one width, or once rasterised its key."""

    card: str
    width: int


class Rasteriser:
    """The thread: takes the newest wish first, hands back raw surfaces."""

    def __init__(self, assets: Assets, deck: str, back: str) -> None:
        self._assets = assets
        self._deck, self._back = f"cards/{deck}", f"backs/{back}"
        self._wake = threading.Condition()
        self._waiting: OrderedDict[Job, None] = OrderedDict()
        self._finished: dict[Job, pygame.Surface] = {}
        self._doing: Job | None = None
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="card sprites", daemon=True)
        self._started = False

    def now(self, job: Job) -> pygame.Surface:
        """Rasterise at once, in the calling thread."""
        name = self._back if job.card == BACK else f"{self._deck}/{job.card}"
        return self._assets.rasterise(name, card_size(job.width))

    def wish(self, jobs: Iterable[Job]) -> None:
        """Put jobs before all that wait already."""
        with self._wake:
            if self._closing:
                return
            for job in reversed(list(jobs)):
                if job != self._doing and job not in self._finished:
                    self._waiting[job] = None
                    self._waiting.move_to_end(job)
            while len(self._waiting) > WAITING_LIMIT:
                self._waiting.popitem(last=False)
            if self._waiting and not self._started:
                self._started = True
                self._thread.start()
            self._wake.notify()

    def take(self) -> tuple[Job, pygame.Surface] | None:
        """One finished card, if there is one."""
        with self._wake:
            if not self._finished:
                return None
            job = next(iter(self._finished))
            return job, self._finished.pop(job)

    def idle(self) -> bool:
        """Whether nothing waits, is being drawn, or is left to take."""
        with self._wake:
            return not self._waiting and self._doing is None and not self._finished

    def close(self) -> None:
        """Stop after the card being drawn."""
        with self._wake:
            self._closing = True
            self._waiting.clear()
            self._wake.notify()
        if self._started:
            self._thread.join(timeout=2)

    def _work(self) -> None:
        while True:
            with self._wake:
                while not self._waiting and not self._closing:
                    self._wake.wait()
                if self._closing:
                    return
                self._doing = job = self._waiting.popitem()[0]
            surface = self._attempt(job)
            with self._wake:
                if surface is not None:
                    self._finished[job] = surface
                self._doing = None

    def _attempt(self, job: Job) -> pygame.Surface | None:
        """The card, or nothing: the main thread meets the same error where it can be shown."""
        try:
            return self.now(job)
        except (MissingAsset, pygame.error):
            return None


class CardSprites:
    """Cards of one deck at any width, straight, turned, dimmed or turning over."""

    def __init__(self, assets: Assets, deck: str = DECKS[0], back: str = BACKS[0]) -> None:
        self._assets = assets
        self._begin(deck, back)

    def _begin(self, deck: str, back: str) -> None:
        self._chosen = deck, back
        self._rasteriser = Rasteriser(self._assets, deck, back)
        self._sharp: SurfaceCache[Job] = SurfaceCache(160)
        self._widths: dict[str, set[int]] = {}
        self._derived: SurfaceCache[tuple[Job, int, str, int]] = SurfaceCache(96)

    def use(self, deck: str, back: str) -> None:
        """Be of this deck with this back from now on, sharp as soon as they are drawn."""
        if (deck, back) != self._chosen:
            self._rasteriser.close()
            self._begin(deck, back)

    def card(self, card: str, width: int) -> pygame.Surface:
        """The card at this width: sharp if it is there, else the nearest there is, scaled."""
        job = Job(card, width)
        sharp = self._sharp.get(job)
        if sharp is not None:
            return sharp
        nearest = self._nearest(job)
        if nearest is None:
            return self._keep(job, self._rasteriser.now(job))
        stand_in = self._derived.get((job, 0, "stand-in", 0))
        if stand_in is None:
            self._rasteriser.wish([job])
            scaled = pygame.transform.smoothscale(nearest, card_size(width))
            stand_in = self._derived.put((job, 0, "stand-in", 0), scaled)
        return stand_in

    def request(self, width: int, cards: Iterable[str] | None = None) -> None:
        """Have cards (all, with the back, unless named) rasterised at a width soon to be shown."""
        wanted = (BACK, *NAPOLETANE) if cards is None else tuple(cards)
        jobs = [Job(card, width) for card in wanted]
        self._rasteriser.wish(job for job in jobs if job not in self._sharp)

    def poll(self) -> bool:
        """Take a few finished cards from the thread; true if something became sharper."""
        taken = False
        for _ in range(CONVERTED_PER_POLL):
            finished = self._rasteriser.take()
            if finished is None:
                break
            job, surface = finished
            if job not in self._sharp:
                self._keep(job, surface)
                taken = True
        return taken

    @property
    def idle(self) -> bool:
        """Whether every card asked for is there."""
        return self._rasteriser.idle()

    def turned(self, card: str, width: int, degrees: float) -> pygame.Surface:
        """The card turned clockwise, with a clean edge; larger than the card, same middle."""
        steps = round(degrees * ANGLE_STEPS) % (360 * ANGLE_STEPS)
        if steps == 0:
            return self.card(card, width)
        source = self.card(card, width)
        large = self._large(card, width) if steps % (90 * ANGLE_STEPS) else None
        return self._derived.made(
            (Job(card, width), self._grade(card, width), "turned", steps),
            lambda: _turn(large or source, steps / ANGLE_STEPS, halve=large is not None),
        )

    def flying(self, card: str, width: int, degrees: float) -> pygame.Surface:
        """A card on its way, turned clockwise.

        Its width and angle differ in every frame: both are taken in steps too small to see in
        motion, so that cards share pictures, and nothing is rasterised for a width on the way.
        """
        nearest = self._nearest(Job(card, width))
        if nearest is None:
            return self.turned(card, width, degrees)
        turn = round(degrees / FLYING_DEGREES)
        own = Job(card, width) in self._sharp
        if own and turn == 0:
            return self.card(card, width)
        size = width if own else round(FLYING_RATIO ** round(math.log(width, FLYING_RATIO)))
        source = nearest.get_width()

        def turned() -> pygame.Surface:
            padded = self._derived.made(
                (Job(card, source), source, "padded", 0), lambda: _padded(nearest)
            )
            return pygame.transform.rotozoom(padded, -turn * FLYING_DEGREES, size / source)

        return self._derived.made((Job(card, size), source, "flying", turn), turned)

    def dimmed(self, card: str, width: int, degrees: float = 0.0) -> pygame.Surface:
        """The card out of reach: darkened, turned clockwise."""
        bright = self.turned(card, width, degrees)
        steps = round(degrees * ANGLE_STEPS)

        def darken() -> pygame.Surface:
            dark = bright.copy()
            dark.fill(theme.DIMMED, special_flags=pygame.BLEND_RGB_MULT)
            return dark

        return self._derived.made(
            (Job(card, width), self._grade(card, width), "dim", steps), darken
        )

    def flipped(self, card: str, width: int, factor: float) -> pygame.Surface:
        """The card turning over: its width times ``factor`` (0 to 1), same middle."""
        steps = max(1, round(min(1.0, abs(factor)) * SQUEEZE_STEPS))
        face = self.card(card, width)
        if steps == SQUEEZE_STEPS:
            return face
        size = max(1, round(width * steps / SQUEEZE_STEPS)), face.get_height()
        return self._derived.made(
            (Job(card, width), self._grade(card, width), "squeezed", steps),
            lambda: pygame.transform.smoothscale(face, size),
        )

    def close(self) -> None:
        """Stop the background thread."""
        self._rasteriser.close()

    def _large(self, card: str, width: int) -> pygame.Surface | None:
        """The card at twice the width, for a finer edge; asked for if it is not there yet."""
        if width > TWICE_UP_TO:
            return None
        job = Job(card, 2 * width)
        large = self._sharp.get(job)
        if large is None:
            self._rasteriser.wish([job])
        return large

    def _grade(self, card: str, width: int) -> int:
        """How good the pictures are that others are made from: it goes up as they arrive."""
        return (Job(card, width) in self._sharp) + (Job(card, 2 * width) in self._sharp)

    def _keep(self, job: Job, surface: pygame.Surface) -> pygame.Surface:
        self._widths.setdefault(job.card, set()).add(job.width)
        self._derived.drop((job, 0, "stand-in", 0))
        return self._sharp.put(job, surface.convert_alpha())

    def _nearest(self, job: Job) -> pygame.Surface | None:
        """The ready picture of the same card that scales best: rather a larger one."""
        widths = self._widths.get(job.card, set())
        for width in sorted(widths, key=lambda w: (w < job.width, abs(w - job.width))):
            surface = self._sharp.get(Job(job.card, width))
            if surface is not None:
                return surface
            widths.discard(width)
        return None


def _turn(card: pygame.Surface, degrees: float, *, halve: bool) -> pygame.Surface:
    if degrees % 90 == 0:
        return pygame.transform.rotate(card, -degrees)
    turned = pygame.transform.rotozoom(_padded(card), -degrees, 1)
    if not halve:
        return turned
    return pygame.transform.smoothscale(turned, (turned.get_width() // 2, turned.get_height() // 2))


def _padded(card: pygame.Surface) -> pygame.Surface:
    """The card with air around it, so that turning it leaves soft edges."""
    width, height = card.get_size()
    padded = pygame.Surface((width + 2 * EDGE_PAD, height + 2 * EDGE_PAD), pygame.SRCALPHA)
    padded.fill(PAPER_CLEAR)
    padded.blit(card, (EDGE_PAD, EDGE_PAD))
    return padded
