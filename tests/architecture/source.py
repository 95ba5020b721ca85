"""The program's own source as trees, and which outside names a module uses."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import scopa_gui

PACKAGE = Path(scopa_gui.__file__).parent
ROOT = PACKAGE.parent
BUILT_IN = ("open", "print", "eval", "exec")


@dataclass(frozen=True)
class Use:
    """A name used somewhere.

    Attributes:
        name: in full where it was imported (``pygame.time.wait``), otherwise ``.`` and the
            attribute alone (``.unlink``).
        call: the call that it is the function of, or None.
    """

    name: str
    line: int
    call: ast.Call | None = None


@dataclass(frozen=True)
class Import:
    """A module or name imported, and whether that happens inside a function only."""

    name: str
    line: int
    inside: bool


@dataclass(frozen=True)
class Source:
    """One module.

    Attributes:
        path: below the package, with slashes: ``ui/loop.py``.
    """

    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """The parsed module."""
        return ast.parse(self.text)

    @property
    def module(self) -> str:
        """Its dotted name."""
        dotted = self.path.removesuffix(".py").replace("/", ".").removesuffix("__init__")
        return f"scopa_gui.{dotted}".rstrip(".")

    def imports(self) -> Iterator[Import]:
        """Everything imported, wherever it stands."""
        functions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
        inner = {
            id(node)
            for function in ast.walk(self.tree)
            if isinstance(function, functions)
            for node in ast.walk(function)
        }
        for node in ast.walk(self.tree):
            match node:
                case ast.Import(names):
                    for alias in names:
                        yield Import(alias.name, node.lineno, id(node) in inner)
                case ast.ImportFrom(module, names, 0):
                    for alias in names:
                        yield Import(f"{module}.{alias.name}", node.lineno, id(node) in inner)
                case _:
                    pass

    @cached_property
    def uses(self) -> tuple[Use, ...]:
        """Every outside name and every attribute that the module reads or imports."""
        return tuple(self._uses())

    def _uses(self) -> Iterator[Use]:
        known = self._known
        calls = {id(node.func): node for node in ast.walk(self.tree) if isinstance(node, ast.Call)}
        for imported in self.imports():
            yield Use(imported.name, imported.line)
        for node in ast.walk(self.tree):
            match node:
                case ast.Attribute(_, attribute) | ast.Name(attribute):
                    call = calls.get(id(node))
                    name = _dotted(node, known) or f".{attribute}"
                    yield Use(name, node.lineno, call)
                case _:
                    pass

    @cached_property
    def _known(self) -> dict[str, str]:
        """What the module's own words for imported things stand for."""
        known = {}
        for node in ast.walk(self.tree):
            match node:
                case ast.Import(names):
                    for alias in names:
                        first = alias.name.partition(".")[0]
                        known[alias.asname or first] = alias.name if alias.asname else first
                case ast.ImportFrom(str(module), names, 0):
                    for alias in names:
                        known[alias.asname or alias.name] = f"{module}.{alias.name}"
                case _:
                    pass
        return known


def _dotted(node: ast.expr, known: dict[str, str]) -> str | None:
    """The full name of an attribute chain that begins with something imported or a built-in."""
    match node:
        case ast.Name(name):
            return known.get(name, name if name in BUILT_IN else None)
        case ast.Attribute(value, attribute):
            before = _dotted(value, known)
            return f"{before}.{attribute}" if before else None
        case _:
            return None


@cache
def sources() -> tuple[Source, ...]:
    """Every module of the package, by path."""
    files = sorted(PACKAGE.rglob("*.py"))
    return tuple(
        Source(file.relative_to(PACKAGE).as_posix(), file.read_text(encoding="utf-8"))
        for file in files
    )
