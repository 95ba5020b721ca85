"""Noticing that there is no screen, and following the window's fate."""

import os
import subprocess
import sys

import pygame
import pytest

from scopa_gui.app.settings import Settings
from scopa_gui.ui.viewport import MIN_SIZE
from scopa_gui.ui.window import FPS, HIDDEN_FPS, NoDisplay, Options, Window

SIZE = (1000, 600)
OPTIONS = Options(Settings("en"), "Scopa", SIZE)


def open_without_asking_for_a_driver() -> None:
    pygame.display.quit()
    Window(OPTIONS)


def test_a_driver_nobody_sees_and_nobody_asked_for_is_no_display(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    with pytest.raises(NoDisplay):
        open_without_asking_for_a_driver()


def test_a_driver_the_user_asked_for_is_used() -> None:
    pygame.display.quit()
    assert Window(OPTIONS).size == SIZE


def test_the_window_is_never_opened_larger_than_the_screens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pygame.display.quit()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1100, 700), (1000, 768)])
    large = Options(Settings("en"), "Scopa", (3840, 2160))
    assert Window(large).size == (2100, 768)


def test_without_any_display_the_program_says_so() -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    code = (
        "from scopa_gui.ui.window import *\n"
        "try: Window(Options(Settings('en'), 'Scopa'))\n"
        "except NoDisplay: raise SystemExit(2)"
    )
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run([sys.executable, "-c", code], env=environment, timeout=60, check=False)
    assert done.returncode == 2


def test_the_window_is_never_opened_smaller_than_the_least() -> None:
    pygame.display.quit()
    assert Window(Options(Settings("en"), "Scopa", (300, 200))).size == MIN_SIZE


def test_a_minimised_window_is_quiet_until_it_comes_back() -> None:
    pygame.display.quit()
    window = Window(OPTIONS)
    window.notice(pygame.event.Event(pygame.WINDOWMINIMIZED))
    assert (window.hidden, window.wanted_fps(0)) == (True, HIDDEN_FPS)
    assert window.notice(pygame.event.Event(pygame.WINDOWRESTORED))
    assert (window.hidden, window.wanted_fps(0)) == (False, FPS)


def test_an_uncovered_window_is_drawn_again() -> None:
    pygame.display.quit()
    assert Window(OPTIONS).notice(pygame.event.Event(pygame.WINDOWEXPOSED))


def test_slow_flips_lead_to_the_way_without_acceleration(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    window = Window(OPTIONS)
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "")
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION")
    monkeypatch.setattr("scopa_gui.ui.window.SLOW_FLIP_S", 0.0)
    for _ in range(5):
        window.show(None)
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"
    assert window.size == SIZE


def test_the_library_is_not_asked_to_repeat_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    # it would go on while the program is busy, and make many steps of a short press
    asked: list[object] = []
    monkeypatch.setattr(pygame.key, "set_repeat", lambda *times: asked.append(times))
    pygame.display.quit()
    Window(OPTIONS)
    assert not asked
