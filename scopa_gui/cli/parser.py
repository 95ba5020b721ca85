"""Reading the command line: argparse with our own words, and one sentence for what is wrong."""

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from scopa_gui.ai.levels import UnknownLevel, named
from scopa_gui.app import i18n
from scopa_gui.app.i18n import Texts
from scopa_gui.app.settings import TEXT_PERCENTS
from scopa_gui.cli.console import Refusal
from scopa_gui.rules.catalogue import Options, RulesCodeError, parse_rules
from scopa_gui.ui.viewport import MIN_SIZE

MOST_SIZE = (7680, 4320)
MOST_NUMBER = 10**18

COMPLAINTS = (
    (r"the following arguments are required: (.+)", "cli.words_missing"),
    (r"unrecognized arguments: (.+)", "cli.words_unknown"),
    (r"argument (.+): expected one argument", "cli.value_missing"),
)
"""What argparse says in English, with our own sentence for it."""


class Parser(argparse.ArgumentParser):
    """A parser for one door; help texts come from the language file, ``cli.help`` and a name."""

    def __init__(self, texts: Texts, prog: str, about: str) -> None:
        def formatter(prog: str) -> argparse.HelpFormatter:
            return _Formatter(prog, texts("cli.usage_title"))

        super().__init__(
            prog=prog,
            description=texts(f"cli.about.{about}"),
            formatter_class=formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self._texts = texts
        self._positionals.title = texts("cli.arguments_title")
        self._optionals.title = texts("cli.options_title")

    def takes(self, *names: str, help_key: str | None = None, **how: Any) -> None:
        """Add an argument; its help is found by its name unless told otherwise."""
        key = help_key or names[0].lstrip("-")
        # argparse fills in help texts with the percent sign
        self.add_argument(*names, help=self._texts(f"cli.help.{key}").replace("%", "%%"), **how)

    def takes_rules(self, required: bool = True) -> None:
        """Add ``--rules CODE``."""
        self.takes("--rules", metavar="CODE", required=required, type=rules)

    def takes_common(self) -> None:
        """Add what every door takes: ``--lang`` and ``--help``."""
        self.takes("--lang", metavar="LL", type=language)
        self.takes("-h", "--help", help_key="help", action="help")

    def error(self, message: str) -> NoReturn:
        """Refuse instead of printing the usage.

        Raises:
            Refusal: always.
        """
        for pattern, key in COMPLAINTS:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                raise Refusal(key, words=found[1])
        raise Refusal("cli.usage", message=message.rstrip("."))


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with a translated word for «usage»."""

    def __init__(self, prog: str, usage_title: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._usage_title = usage_title

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_title}: ")


# ---- what a word on the command line may be


def rules(text: str) -> Options:
    """A rules code without contradictions."""
    # as a ValueError argparse would replace the sentence by one of its own
    try:
        return parse_rules(text)
    except RulesCodeError as error:
        raise Refusal(error.key, **error.data) from error


def level(text: str) -> str:
    """A level by its name or by the one on the screen."""
    try:
        return named(text)
    except UnknownLevel as error:
        raise Refusal(error.key, **error.data) from error


def number(least: int = 0, most: int = MOST_NUMBER) -> Callable[[str], int]:
    """A whole number within bounds."""

    def parse(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,20}", text) or not least <= int(text) <= most:
            raise Refusal("cli.bad_number", text=text, least=least, most=most)
        return int(text)

    return parse


def numbers(text: str) -> tuple[int, ...]:
    """Whole numbers from 0, separated by commas."""
    parse = number(most=999)
    return tuple(parse(word.strip()) for word in text.split(","))


def size(text: str) -> tuple[int, int]:
    """A size in pixels: ``1280x720``."""
    match = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    found = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(a <= b <= c for a, b, c in zip(MIN_SIZE, found, MOST_SIZE, strict=True)):
        raise Refusal(
            "cli.bad_size",
            text=text,
            least="x".join(map(str, MIN_SIZE)),
            most="x".join(map(str, MOST_SIZE)),
        )
    return found


def percent(text: str) -> int:
    """One of the text sizes that the settings offer."""
    if text not in map(str, TEXT_PERCENTS):
        raise Refusal("cli.bad_percent", text=text, known=", ".join(map(str, TEXT_PERCENTS)))
    return int(text)


def language(text: str) -> str:
    """The code of a language that has texts."""
    if text not in i18n.languages():
        raise Refusal("cli.unknown_language", text=text, known=", ".join(i18n.languages()))
    return text
