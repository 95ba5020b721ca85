"""How long texts are written: paragraphs, headings, pictures, and links to the glossary.

Blocks are separated by empty lines. ``# words`` is a heading; a block of nothing but ``{names}`` is
a row of pictures; anything else is a paragraph, in which ``[words|term]`` leads to a term.
"""

import re
from dataclasses import dataclass

_LINK = re.compile(r"\[([^\[\]|]+)\|([a-z_]+)\]")
_PICTURES = re.compile(r"(\{[a-z_]+\}\s*)+")
_NAME = re.compile(r"\{([a-z_]+)\}")


@dataclass(frozen=True)
class Run:
    """Words of a paragraph; ``term`` is the glossary's term that they lead to, or empty."""

    words: str
    term: str = ""


@dataclass(frozen=True)
class Paragraph:
    """Running text."""

    runs: tuple[Run, ...]


@dataclass(frozen=True)
class Heading:
    """The title of what follows."""

    words: str


@dataclass(frozen=True)
class Pictures:
    """Examples by name, side by side where there is room."""

    names: tuple[str, ...]


Block = Paragraph | Heading | Pictures


def blocks(text: str) -> tuple[Block, ...]:
    """The blocks of a long text."""
    return tuple(_block(part.strip()) for part in re.split(r"\n\s*\n", text) if part.strip())


def _block(part: str) -> Block:
    if part.startswith("# "):
        return Heading(part[2:])
    if _PICTURES.fullmatch(part):
        return Pictures(tuple(_NAME.findall(part)))
    return Paragraph(runs(" ".join(part.split())))


def runs(text: str) -> tuple[Run, ...]:
    """Running text as words with and without links."""
    found: list[Run] = []
    end = 0
    for link in _LINK.finditer(text):
        if link.start() > end:
            found.append(Run(text[end : link.start()]))
        found.append(Run(link[1], link[2]))
        end = link.end()
    if end < len(text):
        found.append(Run(text[end:]))
    return tuple(found)


def plain(text: str) -> str:
    """A long text as one line of words, without pictures and marks."""
    words = []
    for block in blocks(text):
        match block:
            case Paragraph(parts):
                words.append("".join(run.words for run in parts))
            case Heading(title):
                words.append(title)
            case Pictures():
                pass
    return " ".join(words)
