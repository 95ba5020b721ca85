"""Where the program's own files and the reader's files are.

Assets stand beside the package in a checkout, inside it in an installed wheel, and in the unpacked
folder of the frozen program; the functions here find them whatever the working directory.
"""

import os
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from zipfile import Path as PackedPath

APP_NAME = "Scopa"


@cache
def assets() -> Path:
    """The folder of cards, tables, texts and so on.

    Raises:
        FileNotFoundError: the installation has no assets.
    """
    package = Path(__file__).resolve().parent.parent
    frozen = getattr(sys, "_MEIPASS", None)
    candidates = [Path(frozen) / "assets"] if frozen else []
    candidates += [package / "assets", package.parent / "assets"]
    for folder in candidates:
        if (folder / "text").is_dir():
            return folder
    raise FileNotFoundError("the program's assets are missing; install it again")


def asset(name: str) -> "Traversable":
    """A file of the assets, such as ``cards/napoletane/7d.svg``, whether there is one or not.

    In the executable the cards lie packed in an archive.
    """
    file = assets() / name
    packed = _packed()
    return file if packed is None or file.is_file() else packed / name


@cache
def _packed() -> "PackedPath | None":
    archive = assets() / "packed.zip"
    if not archive.is_file():
        return None
    from zipfile import Path as PackedPath

    return PackedPath(archive)


def exchange() -> Path:
    """Where matches and pictures lie that the reader gives away or brings in."""
    home = os.environ.get("SCOPA_HOME")
    if home:
        return Path(home) / "exchange"
    return Path(platformdirs.user_documents_dir()) / APP_NAME


def user_data() -> Path:
    """The reader's folder for matches and settings; ``SCOPA_HOME`` replaces it."""
    home = os.environ.get("SCOPA_HOME")
    if home:
        return Path(home)
    return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))
