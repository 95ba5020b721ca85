"""Finding a word in all there is to read."""

from collections.abc import Iterator
from dataclasses import dataclass

from scopa_gui.app.i18n import Texts
from scopa_gui.app.learn import contents
from scopa_gui.app.learn.contents import OPTION_PAGES, Place, Section, sorting
from scopa_gui.app.learn.markup import plain
from scopa_gui.app.lessons.catalogue import LESSONS
from scopa_gui.rules.catalogue import KEYS

LEAST_LETTERS = 2
BEFORE = 24
"""So many letters of the sentence are shown before the word found."""


@dataclass(frozen=True)
class Found:
    """Where a word was found.

    Attributes:
        title: of the page, the term or the option.
        excerpt: the text around the word.
    """

    place: Place
    title: str
    excerpt: str


@dataclass(frozen=True)
class _Entry:
    place: Place
    title: str
    words: str


def find(texts: Texts, wanted: str) -> list[Found]:
    """Everything in which the words stand, titles that begin so first, then titles, then texts."""
    key = sorting(wanted.strip())
    if len(key) < LEAST_LETTERS:
        return []
    ranked: list[tuple[int, Found]] = []
    for entry in _entries(texts):
        name, words = sorting(entry.title), sorting(entry.words)
        if key not in name and key not in words:
            continue
        rank = 0 if name.startswith(key) else 1 if key in name else 2
        ranked.append((rank, Found(entry.place, entry.title, _excerpt(entry.words, words, key))))
    return [found for _, found in sorted(ranked, key=lambda item: item[0])]


def _excerpt(words: str, sortable: str, key: str) -> str:
    """The text from shortly before the word on; from the beginning where only the title has it."""
    at = sortable.find(key)
    if at <= BEFORE or len(sortable) != len(words):
        return words
    return "… " + words[words.index(" ", at - BEFORE) + 1 :]


def _entries(texts: Texts) -> Iterator[_Entry]:
    for section in (Section.GLOSSARY, Section.BASICS, Section.GAMES, Section.CARDS):
        for page in contents.pages(section, texts):
            words = plain(contents.text(texts, section, page))
            yield _Entry(Place(section, page), contents.title(texts, section, page), words)
    for lesson in LESSONS:
        place, name = contents.page_of_lesson(lesson), texts(f"lesson.{lesson}.title")
        yield _Entry(place, name, contents.lesson_words(texts, lesson))
    for page, options in OPTION_PAGES.items():
        for option in options:
            parts = [contents.option_text(texts, option)]
            parts += [contents.effect(texts, option, value) for value in KEYS[option].values]
            words = " ".join(map(plain, parts))
            name = texts(f"rules.option.{option}.name")
            yield _Entry(Place(Section.OPTIONS, page, option), name, words)
