"""Card sprites: rasterised from vectors at the width shown, in a background thread.

Widths are asked for ahead, and a scaled copy stands in until the sharp one is there; after a change
of deck, back or numerals the card as it was stands in.

Angles are in degrees, positive clockwise, as on the table.
"""

import math
from collections.abc import Iterable

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.bounded import SurfaceCache
from scopa_gui.ui.rasteriser import BACK, Job, Look, Rasteriser, card_size

__all__ = ["BACK", "CARDS", "CardSprites", "card_size"]

CARDS = tuple(rank + suit for suit in "dcsb" for rank in "A234567FCR")
"""Their texts, which every deck shares."""
CONVERTED_PER_POLL = 4
TWICE_UP_TO = 192
"""Above this width a card is turned at its own size: its pixels are fine enough."""
EDGE_PAD = 6
PAPER_CLEAR = (190, 175, 140, 0)
"""Transparent, of the colour of a card's edge: a turned edge fades into it."""
SQUEEZE_STEPS = 32
ANGLE_STEPS = 4
"""Angles are told apart to a quarter of a degree."""
HATCH, HATCH_LINE = 0.14, 0.02
"""Distance and width of the lines over a card out of reach, over its width."""
FLYING_DEGREES = 0.5
FLYING_RATIO = 1.02
"""In motion: angles to half a degree, widths to two per cent."""


class CardSprites:
    """Cards of one look at any width, straight, turned, dimmed or turning over."""

    def __init__(self, assets: Assets) -> None:
        self._rasteriser = Rasteriser(assets)
        self._look = Look()
        self._strong = False
        self._sharp: SurfaceCache[Job] = SurfaceCache(160)
        self._ready: dict[str, set[Job]] = {}
        """By card, what may still be among the sharp."""
        self._derived: SurfaceCache[tuple[Job, int, str, int]] = SurfaceCache(96)

    def use(self, look: Look, *, strong: bool = False) -> None:
        """Be of this look from now on, as soon as its cards are drawn.

        Args:
            strong: whether cards out of reach are told apart by more than by being darker.
        """
        if look != self._look or strong != self._strong:
            self._look, self._strong = look, strong
            self._rasteriser.forget()
            self._derived = SurfaceCache(96)

    def card(self, card: str, width: int, look: Look | None = None) -> pygame.Surface:
        """The card at this width: sharp if it is there, else the nearest there is, scaled.

        Args:
            look: another look than the one in use, for whoever chooses one.
        """
        look = look or self._look
        job = Job(card, look.picture_at(card, width), width)
        sharp = self._sharp.get(job)
        if sharp is not None:
            return sharp
        nearest = self._nearest(job, look)
        if nearest is None:
            return self._keep(job, self._rasteriser.now(job))
        self._rasteriser.wish([job])
        stand_in = self._derived.get((job, 0, "stand-in", 0))
        if stand_in is None:
            scaled = pygame.transform.smoothscale(self._sharp[nearest], card_size(width))
            stand_in = self._derived.put((job, 0, "stand-in", 0), scaled)
        return stand_in

    def request(
        self, width: int, cards: Iterable[str] | None = None, *, turned: bool = False
    ) -> None:
        """Have cards (all, with the back, unless named) rasterised at a width soon to be shown,
        also what it takes to turn them."""
        jobs = [self._job(card, width) for card in ((BACK, *CARDS) if cards is None else cards)]
        if turned and width <= TWICE_UP_TO:
            jobs += [_twice(job) for job in jobs]
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
        source, job = self.card(card, width), self._job(card, width)
        large = self._large(job) if steps % (90 * ANGLE_STEPS) else None
        return self._derived.made(
            (job, self._grade(job), "turned", steps),
            lambda: _turn(large or source, steps / ANGLE_STEPS, halve=large is not None),
        )

    def flying(self, card: str, width: int, degrees: float) -> pygame.Surface:
        """A card on its way, turned clockwise.

        Its width and angle differ in every frame: both are taken in steps too small to see in
        motion, so that cards share pictures, and nothing is rasterised for a width on the way.
        """
        job = self._job(card, width)
        nearest = self._nearest(job, self._look)
        if nearest is None:
            return self.turned(card, width, degrees)
        turn = round(degrees / FLYING_DEGREES)
        own = job in self._sharp
        if own and turn == 0:
            return self.card(card, width)
        size = width if own else round(FLYING_RATIO ** round(math.log(width, FLYING_RATIO)))
        picture, surface = nearest.picture, self._sharp[nearest]
        source = nearest.width

        def turned() -> pygame.Surface:
            padded = self._derived.made((nearest, 0, "padded", 0), lambda: _padded(surface))
            return pygame.transform.rotozoom(padded, -turn * FLYING_DEGREES, size / source)

        return self._derived.made((Job(card, picture, size), source, "flying", turn), turned)

    def dimmed(self, card: str, width: int, degrees: float = 0.0) -> pygame.Surface:
        """The card out of reach: darkened, turned clockwise."""
        bright, job = self.turned(card, width, degrees), self._job(card, width)
        steps = round(degrees * ANGLE_STEPS)

        def darken() -> pygame.Surface:
            dark = bright.copy()
            dark.fill(theme.DIMMED, special_flags=pygame.BLEND_RGB_MULT)
            if self._strong:
                _hatch(dark, width)
            return dark

        return self._derived.made((job, self._grade(job), "dim", steps), darken)

    def flipped(self, card: str, width: int, factor: float) -> pygame.Surface:
        """The card turning over: its width times ``factor`` (0 to 1), same middle."""
        steps = max(1, round(min(1.0, abs(factor)) * SQUEEZE_STEPS))
        face, job = self.card(card, width), self._job(card, width)
        if steps == SQUEEZE_STEPS:
            return face
        size = max(1, round(width * steps / SQUEEZE_STEPS)), face.get_height()
        return self._derived.made(
            (job, self._grade(job), "squeezed", steps),
            lambda: pygame.transform.smoothscale(face, size),
        )

    def close(self) -> None:
        """Stop the background thread."""
        self._rasteriser.close()

    def _job(self, card: str, width: int) -> Job:
        return Job(card, self._look.picture_at(card, width), width)

    def _large(self, job: Job) -> pygame.Surface | None:
        """The card at twice the width, for a finer edge; asked for if it is not there yet."""
        if job.width > TWICE_UP_TO:
            return None
        large = self._sharp.get(_twice(job))
        if large is None:
            self._rasteriser.wish([_twice(job)])
        return large

    def _grade(self, job: Job) -> int:
        """How good the pictures are that others are made from: it goes up as they arrive."""
        return (job in self._sharp) + (_twice(job) in self._sharp)

    def _keep(self, job: Job, surface: pygame.Surface) -> pygame.Surface:
        self._ready.setdefault(job.card, set()).add(job)
        self._derived.drop((job, 0, "stand-in", 0))
        return self._sharp.put(job, surface.convert_alpha())

    def _nearest(self, job: Job, look: Look) -> Job | None:
        """The ready picture of the same card that comes closest: of this look if there is one, and
        rather a larger one."""
        ready = self._ready.get(job.card)
        if not ready:
            return None
        own = [look.picture(job.card, small=small) for small in (False, True)]
        gone = {one for one in ready if one not in self._sharp}
        ready -= gone
        return min(
            ready,
            key=lambda one: (
                one.picture not in own,
                one.width < job.width,
                abs(one.width - job.width),
                one.picture != job.picture,
            ),
            default=None,
        )


def _twice(job: Job) -> Job:
    """The same drawing at twice the width."""
    return Job(job.card, job.picture, 2 * job.width)


def _turn(card: pygame.Surface, degrees: float, *, halve: bool) -> pygame.Surface:
    if degrees % 90 == 0:
        return pygame.transform.rotate(card, -degrees)
    turned = pygame.transform.rotozoom(_padded(card), -degrees, 1)
    if not halve:
        return turned
    return pygame.transform.smoothscale(turned, (turned.get_width() // 2, turned.get_height() // 2))


def _hatch(card: pygame.Surface, width: int) -> None:
    """Slanted dark lines over a card: nobody takes it for a bright one."""
    across, high = card.get_size()
    lines = pygame.Surface((across, high), pygame.SRCALPHA)
    step, line = max(4, round(HATCH * width)), max(1, round(HATCH_LINE * width))
    for x in range(-high, across, step):
        pygame.draw.line(lines, (0, 0, 0, 255), (x, high), (x + high, 0), line)
    whole = pygame.mask.from_surface(card).to_surface(
        setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0)
    )
    lines.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    card.blit(lines, (0, 0))


def _padded(card: pygame.Surface) -> pygame.Surface:
    """The card with air around it, so that turning it leaves soft edges."""
    width, height = card.get_size()
    padded = pygame.Surface((width + 2 * EDGE_PAD, height + 2 * EDGE_PAD), pygame.SRCALPHA)
    padded.fill(PAPER_CLEAR)
    padded.blit(card, (EDGE_PAD, EDGE_PAD))
    return padded
