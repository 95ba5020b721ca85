"""Which drawings make a card, and the background thread that rasterises them.

A card takes 13 to 43 ms to rasterise, too long for a frame. The thread only rasterises; surfaces
are converted for the display on the main thread.
"""

import threading
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scopa_gui.app.settings import BACKS, DECKS, Settings
from scopa_gui.ui.assets import Assets, MissingAsset
from scopa_gui.ui.viewport import CARD_ASPECT

BACK = "back"
SMALL_BELOW = 120
"""Cards less than this many pixels high are shown by simpler drawings."""
WAITING_LIMIT = 240
"""Jobs kept waiting; while a window is dragged to a new size, older sizes are no longer wanted."""

Picture = tuple[str, ...]
"""The drawings of a card, to be laid over one another in this order."""


def card_size(width: int) -> tuple[int, int]:
    """Width and height in pixels of a card."""
    return width, round(width * CARD_ASPECT)


@dataclass(frozen=True)
class Look:
    """Which cards are played with: the deck, its back, and whether the corners have numerals."""

    deck: str = DECKS[0]
    back: str = BACKS[0]
    numerals: bool = False

    @staticmethod
    def chosen(settings: Settings) -> "Look":
        """The look the reader chose."""
        return Look(settings.deck, settings.back, settings.numerals)

    def picture(self, card: str, *, small: bool) -> Picture:
        """The drawings of a card, for cards shown small or large."""
        if card == BACK:
            return (f"backs/{self.back}",)
        size = "/small" if small else ""
        face = f"cards/{self.deck}{size}/{card}"
        return (face, f"cards/{self.deck}/indices{size}/{card}") if self.numerals else (face,)

    def picture_at(self, card: str, width: int) -> Picture:
        """The drawings of a card shown at this width."""
        return self.picture(card, small=card_size(width)[1] < SMALL_BELOW)


class Job(NamedTuple):
    """One card, drawn in one way, at one width; once rasterised its key."""

    card: str
    picture: Picture
    width: int


class Rasteriser:
    """Takes the newest wish first, hands back raw surfaces; a thread lives while there is work."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._lock = threading.Lock()
        self._waiting: OrderedDict[Job, None] = OrderedDict()
        self._finished: dict[Job, pygame.Surface] = {}
        self._doing: Job | None = None
        self._closing = False
        self._thread: threading.Thread | None = None

    def now(self, job: Job) -> pygame.Surface:
        """Rasterise at once, in the calling thread."""
        size = card_size(job.width)
        card, *above = (self._assets.rasterise(name, size) for name in job.picture)
        for drawing in above:
            card.blit(drawing, (0, 0))
        return card

    def wish(self, jobs: Iterable[Job]) -> None:
        """Put jobs before all that wait already."""
        with self._lock:
            if self._closing:
                return
            for job in reversed(list(jobs)):
                if job != self._doing and job not in self._finished:
                    self._waiting[job] = None
                    self._waiting.move_to_end(job)
            while len(self._waiting) > WAITING_LIMIT:
                self._waiting.popitem(last=False)
            if self._waiting and self._thread is None:
                self._thread = threading.Thread(target=self._work, name="card sprites", daemon=True)
                self._thread.start()

    def forget(self) -> None:
        """Want nothing of what waits."""
        with self._lock:
            self._waiting.clear()

    def take(self) -> tuple[Job, pygame.Surface] | None:
        """One finished card, if there is one."""
        with self._lock:
            if not self._finished:
                return None
            job = next(iter(self._finished))
            return job, self._finished.pop(job)

    def idle(self) -> bool:
        """Whether nothing waits, is being drawn, or is left to take."""
        with self._lock:
            return not self._waiting and self._doing is None and not self._finished

    def close(self) -> None:
        """Stop after the card being drawn."""
        with self._lock:
            self._closing = True
            self._waiting.clear()
            thread = self._thread
        if thread is not None:
            thread.join(timeout=2)

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    self._thread = None
                    return
                self._doing = job = self._waiting.popitem()[0]
            surface = self._attempt(job)
            with self._lock:
                if surface is not None:
                    self._finished[job] = surface
                self._doing = None

    def _attempt(self, job: Job) -> pygame.Surface | None:
        """The card, or nothing: the main thread meets the same error where it can be shown."""
        try:
            return self.now(job)
        except (MissingAsset, pygame.error):
            return None
