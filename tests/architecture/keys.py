"""Which text keys the source uses: written out, put together, or implied by a reason."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.architecture.source import Source, sources

TELLING = (
    *("texts", "_texts", "text", "_text", "t", "_t", "sentence", "complain", "one_line"),
    *("Refusal", "RulesCodeError", "StockError", "RecordError", "CardError", "Problem", "Notice"),
)
"""Calls whose first or second argument is a key if it looks like one."""

FILLING = ("texts", "_texts", "Refusal", "RulesCodeError", "StockError", "RecordError")
"""Calls that take what a sentence needs as keywords, after the key."""

CARRYING = ("Problem", "Notice", "complain", "sentence")
"""Calls that take what a sentence needs as a mapping, after the key."""

_KEY = re.compile(r"[a-z_]+(\.[A-Za-z0-9_]+)+")
_FIRST_PART = re.compile(r"[a-z_]+\.")


@dataclass(frozen=True)
class KeyUse:
    """A key in the source.

    Attributes:
        pattern: a regular expression; the key itself where it is written out.
        literal: the key written out, otherwise None.
        told: whether it is certainly a key, by the call that it stands in.
        given: what a sentence gets with it, or None where that cannot be read.
    """

    place: str
    pattern: str
    literal: str | None
    told: bool
    given: frozenset[str] | None = None


@cache
def key_uses() -> tuple[KeyUse, ...]:
    """Everything in the package that is, or looks like, a key."""
    return tuple(use for module in sources() for use in uses_in(module))


def uses_in(module: Source) -> Iterator[KeyUse]:
    """The same for one module; a key in a call comes once for the call and once for itself."""
    plain = _docstrings(module.tree)
    inner = {id(part) for node in ast.walk(module.tree) for part in _parts(node)}
    for node in ast.walk(module.tree):
        place = f"{module.path}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call):
            yield from _in_call(node, place)
        elif id(node) not in plain | inner and (pattern := _pattern(node)):
            yield KeyUse(place, *pattern, told=False)


def _in_call(call: ast.Call, place: str) -> Iterator[KeyUse]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    match name, call.args:
        case "IllegalMove", [ast.Constant(str(reason)), *_]:
            key = f"illegal.{reason}"
            yield KeyUse(place, re.escape(key), key, True, _keywords(call, 1))
        case "takes", [ast.Constant(str(argument)), *_]:
            told = [keyword.value for keyword in call.keywords if keyword.arg == "help_key"]
            match told:
                case [ast.Constant(str(chosen))]:
                    key = f"cli.help.{chosen}"
                case _:
                    key = f"cli.help.{argument.lstrip('-')}"
            yield KeyUse(place, re.escape(key), key, True)
        case _ if name in TELLING:
            for position, given in enumerate(call.args[:2]):
                for node in _choices(given):
                    if pattern := _pattern(node):
                        yield KeyUse(place, *pattern, True, _given(name, call, position))
        case _:
            pass


def _choices(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression may be: both branches of a choice."""
    if isinstance(node, ast.IfExp):
        yield from _choices(node.body)
        yield from _choices(node.orelse)
    else:
        yield node


def _given(name: str, call: ast.Call, position: int) -> frozenset[str] | None:
    if name in FILLING:
        return _keywords(call, position + 1)
    match call.args[position + 1 :]:
        case [] if name in CARRYING:
            return frozenset()
        case [ast.Dict(keys)] if name in CARRYING:
            names = [key.value for key in keys if isinstance(key, ast.Constant)]
            return frozenset(map(str, names)) if len(names) == len(keys) else None
        case _:
            return None


def _keywords(call: ast.Call, positional: int) -> frozenset[str] | None:
    if len(call.args) > positional or any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(str(keyword.arg) for keyword in call.keywords)


def _pattern(node: ast.AST) -> tuple[str, str | None] | None:
    """The pattern and, where it is written out, the key; None if it does not look like one."""
    match node:
        case ast.Constant(str(text)) if _KEY.fullmatch(text):
            return re.escape(text), text
        case ast.JoinedStr([ast.Constant(str(first)), *_] as parts) if _FIRST_PART.match(first):
            return "".join(map(_part_pattern, parts)), None
        case _:
            return None


def _part_pattern(part: ast.expr) -> str:
    match part:
        case ast.Constant(str(text)):
            return re.escape(text)
        case ast.FormattedValue(ast.IfExp(_, ast.Constant(str(one)), ast.Constant(str(other)))):
            return f"({re.escape(one)}|{re.escape(other)})"
        case _:
            return r"\w+"


def _parts(node: ast.AST) -> list[ast.expr]:
    """The pieces of a text put together, which are no texts of their own."""
    return node.values if isinstance(node, ast.JoinedStr) else []


def _docstrings(tree: ast.Module) -> set[int]:
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
