"""``tour``: pictures of every screen and every notable table, drawn without a window."""

import os
from argparse import Namespace
from pathlib import Path

from scopa_gui.app.i18n import DEFAULT_LANGUAGE, Texts
from scopa_gui.app.settings import TEXT_PERCENTS
from scopa_gui.app.storage import write_file
from scopa_gui.cli.console import OK, Refusal, writing
from scopa_gui.cli.parser import Parser, percent, size

USUAL_SIZE = (1280, 720)


def arguments(parser: Parser) -> None:
    """The folder, and for which window and reader."""
    parser.takes("folder", metavar="DIR")
    parser.takes("--size", metavar="WxH", type=size, default=USUAL_SIZE)
    parser.takes("--text", metavar="PERCENT", type=percent, default=TEXT_PERCENTS[0])
    parser.takes("--only", metavar="NAME", default="")


def run(given: Namespace, texts: Texts) -> int:
    """Take and write one picture after another, printing their files."""
    # chosen before anything is opened, so that no window is ever asked for
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from scopa_gui.ui.tour.pictures import PICTURES
    from scopa_gui.ui.tour.studio import Studios

    folder = Path(given.folder)
    wanted = {name: take for name, take in PICTURES.items() if given.only in name}
    if not wanted:
        raise Refusal("cli.no_picture", text=given.only)
    studios = Studios(given.size, given.lang or DEFAULT_LANGUAGE, given.text)
    try:
        for name, take in wanted.items():
            file = folder / f"{name}.png"
            with studios.studio() as studio:
                take(studio)
                with writing(str(file)):
                    write_file(file, studio.png())
            print(file, flush=True)
    finally:
        studios.close()
    return OK
