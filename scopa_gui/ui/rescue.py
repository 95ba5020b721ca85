"""Going on after an error that nobody expected: a report is kept, the match goes on."""

import platform
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from scopa_gui import __version__
from scopa_gui.app import crash
from scopa_gui.app.i18n import Texts
from scopa_gui.app.session import Session
from scopa_gui.app.settings import Settings
from scopa_gui.app.storage import Store
from scopa_gui.ui.widgets.button import Kind
from scopa_gui.ui.widgets.dialog import Answer, Dialog, nothing


def keep_report(
    error: Exception, store: Store, settings: Settings, session: Session | None
) -> Path | None:
    """Write down what happened; where, or None if nothing can be written."""
    match = crash.MatchSoFar(session.header, session.run.moves) if session else None
    return store.keep_report(crash.report(error, _facts(settings), match))


def apology(texts: Texts, file: Path | None, go_on: Callable[[], None] | None) -> Dialog:
    """Says what happened and where the report lies, and offers to go on from the last move."""
    sentences = [texts("crash.sorry")]
    answers = [Answer(texts("crash.menu"), nothing)]
    if go_on is not None:
        sentences.append(texts("crash.match_kept"))
        answers.append(Answer(texts("crash.go_on"), go_on, Kind.PRIMARY))
    if file is not None:
        sentences.append(texts("crash.report", file=_near_home(file)))
    return Dialog(texts("crash.title"), " ".join(sentences), answers)


def _near_home(file: Path) -> str:
    return f"~/{file.relative_to(Path.home())}" if file.is_relative_to(Path.home()) else str(file)


def _facts(settings: Settings) -> Mapping[str, str]:
    surface = pygame.display.get_surface()
    return {
        "Scopa": __version__,
        "Python": platform.python_version(),
        "pygame": f"{pygame.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        "system": platform.platform(),
        "window": "none" if surface is None else "{}x{}".format(*surface.get_size()),
        "settings": str(settings.to_dict()),
    }
