"""A cache of surfaces that never holds more than a given amount of memory."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)

MEGABYTE = 1 << 20


class SurfaceCache(Generic[K]):
    """Surfaces by key; the one not asked for the longest goes first when room is short."""

    def __init__(self, megabytes: int) -> None:
        self._room = megabytes * MEGABYTE
        self._used = 0
        self._held: OrderedDict[K, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: K) -> bool:
        return key in self._held

    def get(self, key: K) -> pygame.Surface | None:
        """The surface kept under ``key``, if it is still there."""
        surface = self._held.get(key)
        if surface is not None:
            self._held.move_to_end(key)
        return surface

    def put(self, key: K, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface, dropping the oldest ones beyond the limit, and hand it back."""
        self.drop(key)
        self._held[key] = surface
        self._used += _bytes(surface)
        while self._used > self._room and len(self._held) > 1:
            self.drop(next(iter(self._held)))
        return surface

    def made(self, key: K, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of ``key``, made now if it is not there."""
        return self.get(key) or self.put(key, make())

    def drop(self, key: K) -> None:
        """Forget one surface, if it is there."""
        surface = self._held.pop(key, None)
        if surface is not None:
            self._used -= _bytes(surface)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
