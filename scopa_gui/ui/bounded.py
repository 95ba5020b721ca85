"""Caches of surfaces that never hold more than a given amount of memory."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MEGABYTE = 1 << 20


class BoundedCache(Generic[K, V]):
    """Things by key; the one not asked for the longest goes first when room is short."""

    def __init__(self, megabytes: int, weigh: Callable[[V], int]) -> None:
        self._room = megabytes * MEGABYTE
        self._weigh = weigh
        self._used = 0
        self._held: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: K) -> bool:
        return key in self._held

    def __getitem__(self, key: K) -> V:
        self._held.move_to_end(key)
        return self._held[key]

    def get(self, key: K) -> V | None:
        """What is kept under ``key``, if it is still there."""
        thing = self._held.get(key)
        if thing is not None:
            self._held.move_to_end(key)
        return thing

    def put(self, key: K, thing: V) -> V:
        """Keep a thing, dropping the oldest ones beyond the limit, and hand it back."""
        self.drop(key)
        self._held[key] = thing
        self._used += self._weigh(thing)
        while self._used > self._room and len(self._held) > 1:
            self.drop(next(iter(self._held)))
        return thing

    def made(self, key: K, make: Callable[[], V]) -> V:
        """What is kept under ``key``, made now if it is not there."""
        kept = self.get(key)
        return self.put(key, make()) if kept is None else kept

    def drop(self, key: K) -> None:
        """Forget one thing, if it is there."""
        thing = self._held.pop(key, None)
        if thing is not None:
            self._used -= self._weigh(thing)


class SurfaceCache(BoundedCache[K, pygame.Surface]):
    """Surfaces by key."""

    def __init__(self, megabytes: int) -> None:
        super().__init__(megabytes, weight)


def weight(surface: pygame.Surface) -> int:
    """Bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()
