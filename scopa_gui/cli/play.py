"""Without a door: the game in its window."""

import os
import sys
import time
from argparse import Namespace
from dataclasses import replace
from typing import TYPE_CHECKING

from scopa_gui.app import i18n, paths
from scopa_gui.app.i18n import Texts
from scopa_gui.app.speech import Speaker, system_voice
from scopa_gui.app.storage import Notice, Store
from scopa_gui.cli import selfcheck
from scopa_gui.cli.console import DAMAGED, OK, Refusal, complain
from scopa_gui.cli.parser import Parser, number, size

if TYPE_CHECKING:
    from scopa_gui.app.session import Session
    from scopa_gui.ui.program import Program
    from scopa_gui.ui.scene import Scene


def arguments(parser: Parser) -> None:
    """A seed, and how the window opens."""
    parser.takes("--seed", metavar="N", type=number())
    parser.takes("--windowed", metavar="WxH", type=size)
    parser.takes("--fullscreen", action="store_true")
    parser.takes("--selfcheck", metavar="FILE")
    parser.takes("--first-frame", action="store_true")


def run(given: Namespace, texts: Texts) -> int:
    """Open the window and play until it is closed."""
    if given.windowed and given.fullscreen:
        raise Refusal("cli.windowed_or_full")
    if given.selfcheck is not None:
        return selfcheck.run(given.selfcheck, texts)
    if _nowhere_to_show():
        raise Refusal("cli.no_display")
    from scopa_gui.ai.worker import WorkerBrain
    from scopa_gui.ui import loop
    from scopa_gui.ui.program import Program

    store = Store(paths.user_data(), _now, paths.exchange())
    for name in i18n.refused():
        store.notices.append(Notice("notice.language", {"file": name}))
    program = Program(store, WorkerBrain(), _sit_down, given.seed)
    program.greets = True
    program.speaker = Speaker(system_voice())
    if given.lang:
        program.settings = replace(program.settings, language=given.lang)
    if given.fullscreen or given.windowed:
        program.settings = replace(program.settings, full_screen=given.fullscreen)
    options = loop.Options(program.settings, "Scopa", keep=program.keep_window)
    if program.window_place is not None:
        x, y, width, height = program.window_place
        options = replace(options, size=(width, height), at=(x, y))
    if given.windowed:
        options = replace(options, size=given.windowed)
    if given.first_frame:

        def leave() -> None:
            print("drawn", flush=True)
            program.director.quit()

        options = replace(options, drawn=leave)
    try:
        loop.run(program.first_scene, options)
    except loop.NoDisplay as error:
        raise Refusal("cli.no_display") from error
    except Exception as error:
        file = program.keep_report(error)
        key = "cli.crashed" if file is None else "cli.crashed_report"
        complain(texts, key, {"file": str(file)})
        return DAMAGED
    finally:
        program.close()
    return OK


def _sit_down(program: "Program", session: "Session") -> "Scene":
    """The table, imported when somebody sits down at it."""
    from scopa_gui.ui.scenes.table import TableScene

    return TableScene(program, session)


def _now() -> str:
    """Day and time, for the records of finished matches."""
    return time.strftime("%Y-%m-%dT%H:%M")


def _nowhere_to_show() -> bool:
    """Whether a Linux session has nothing that leads to a screen.

    Looked up before the window is tried, because the libraries that look for one complain on
    standard error by themselves.
    """
    ways = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")
    return sys.platform == "linux" and not any(map(os.environ.get, ways))
