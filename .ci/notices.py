"""What the notices in `assets/licences` name, and what of a built program they do not."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

LICENCES = Path(__file__).resolve().parents[1] / "assets" / "licences"
SHARED_LIBRARY = re.compile(r"\.so(\.[\d.]+)?$|\.(dll|dylib|pyd)$|^Python$", re.IGNORECASE)


@dataclass(frozen=True)
class Part:
    """One part of what is bundled.

    Attributes:
        name: its heading.
        fields: licence, copyright, project; package or files.
    """

    name: str
    fields: dict[str, str]

    @property
    def patterns(self) -> list[str]:
        """What its files are called, alone or with the folder they lie in."""
        return re.findall(r"`([^`]+)`", self.fields.get("files", ""))

    @property
    def texts(self) -> list[str]:
        """The files with its licence."""
        return re.findall(r"`([^`]+\.txt)`", self.fields["licence"])

    def holds(self, file: PurePosixPath) -> bool:
        """Whether this file belongs to it."""
        spellings = (file.name, "/".join(file.parts[-2:]), "/".join(file.parts[-3:]))
        return any(fnmatch(name, pattern) for name in spellings for pattern in self.patterns)


def parts() -> list[Part]:
    """Every part that the notices name."""
    chapters = (LICENCES / "NOTICES.md").read_text(encoding="utf-8").split("\n### ")[1:]
    return [
        Part(chapter.splitlines()[0], dict(re.findall(r"^- (\w+): (.+)$", chapter, re.MULTILINE)))
        for chapter in chapters
    ]


def unnamed(files: Iterator[PurePosixPath]) -> list[str]:
    """The shared libraries among these files that no part holds."""
    known = parts()
    return sorted(
        str(file)
        for file in files
        if SHARED_LIBRARY.search(file.name) and not any(part.holds(file) for part in known)
    )
