"""What stands beside a type in ``Annotated``: mypy keeps no more of it than its place.

A library that validates data runs what it finds there when an object is made, so the file is read
once more, by Python's own parser, and its names are looked up where mypy keeps them.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import lru_cache

from mypy.nodes import (
    AssignmentStmt,
    MypyFile,
    NameExpr,
    SymbolNode,
    TypeAlias,
    TypeInfo,
)

from corvid_mypy.library import DESCRIBES_ITSELF, Habit, is_of
from corvid_mypy.program.callees import is_library
from corvid_mypy.seam.checker import lines_of
from corvid_mypy.seam.language_names import ANNOTATED, BUILTINS, LITERAL

Modules = Callable[[str], "MypyFile | None"]
"""Finds a loaded module by its name."""

UNKNOWN = "<beside a type>"
"""The name of an expression that stands for what nobody can say more of."""


def beside(modules: Modules, info: TypeInfo) -> Iterator[NameExpr]:
    """What the annotations of a class hand to the library that reads them, as far as it may run.

    Args:
        modules: finds a loaded module.
        info: the class, whose body is at hand.

    Yields:
        A name for each definition; one that refers to nothing, for what is not known.
    """
    module = modules(info.module_name)
    fields = [
        part.line
        for part in info.defn.defs.body
        if isinstance(part, AssignmentStmt) and part.unanalyzed_type is not None
    ]
    if module is None or not fields:
        return
    written = _statements(module)
    for line in fields:
        field = written.get(line)
        if isinstance(field, ast.AnnAssign):
            yield from _Reading(modules, module, info).annotation(field.annotation)
        else:
            yield NameExpr(UNKNOWN)


class _Reading:
    """Reads annotations of one module.

    Args:
        modules: finds a loaded module.
        module: the one that the annotation stands in.
        info: the class it stands in, if any.
        seen: the aliases that are being read.
    """

    def __init__(
        self,
        modules: Modules,
        module: MypyFile,
        info: TypeInfo | None = None,
        seen: frozenset[str] = frozenset(),
    ) -> None:
        self._modules, self._module, self._info, self._seen = modules, module, info, seen

    def annotation(self, node: ast.expr) -> Iterator[NameExpr]:
        """What stands beside any type in an annotation."""
        if isinstance(node, ast.Constant):
            yield from self._quoted(node.value)
        elif isinstance(node, (ast.Name, ast.Attribute)):
            yield from self._type(self._named(node))
        elif isinstance(node, ast.Subscript):
            yield from self._subscript(node)
        elif isinstance(node, (ast.Tuple, ast.List)):
            for item in node.elts:
                yield from self.annotation(item)
        elif isinstance(node, ast.BinOp):
            yield from self.annotation(node.left)
            yield from self.annotation(node.right)
        else:
            yield NameExpr(UNKNOWN)

    def _quoted(self, value: object) -> Iterator[NameExpr]:
        """A type may be written as a text; anything else that is constant is ``None`` or dots."""
        if not isinstance(value, str):
            return
        try:
            yield from self.annotation(ast.parse(value.strip(), mode="eval").body)
        except SyntaxError:
            yield NameExpr(UNKNOWN)

    def _subscript(self, node: ast.Subscript) -> Iterator[NameExpr]:
        base = self._named(node.value)
        name = base.fullname if base is not None else ""
        if name in LITERAL:
            return  # the texts in it are values, not types
        if name in ANNOTATED and isinstance(node.slice, ast.Tuple):
            first, *rest = node.slice.elts
            yield from self.annotation(first)
            for each in rest:
                yield from self._handed(each)
            return
        yield from self._type(base)
        yield from self.annotation(node.slice)

    def _type(self, node: SymbolNode | None) -> Iterator[NameExpr]:
        """What a class of the program, or the alias of a type, says of how it is validated."""
        if isinstance(node, TypeInfo) and self._describes_itself(node):
            yield NameExpr(UNKNOWN)
        if not isinstance(node, TypeAlias) or node.fullname in self._seen:
            return
        home = self._modules(node.fullname.rpartition(".")[0])
        if home is not None and is_library(home):
            return
        written = _statements(home).get(node.line) if home is not None else None
        value = getattr(written, "value", None)
        if home is None or not isinstance(value, ast.expr):
            yield NameExpr(UNKNOWN)
            return
        reading = _Reading(self._modules, home, seen=self._seen | {node.fullname})
        yield from reading.annotation(value)

    def _handed(self, node: ast.expr) -> Iterator[NameExpr]:
        """The functions and classes in what stands beside a type."""
        if isinstance(node, ast.UnaryOp):
            node = node.operand
        if isinstance(node, ast.Constant):
            return  # a text or a number says nothing that would run
        if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
            for item in node.elts:
                yield from self._handed(item)
        elif isinstance(node, ast.Dict):
            for value in node.values:
                yield from self._handed(value)
        elif isinstance(node, (ast.Name, ast.Attribute)):
            yield self._name(self._named(node))
        elif isinstance(node, ast.Call):
            yield from self._call(node)
        else:
            yield NameExpr(UNKNOWN)

    def _call(self, node: ast.Call) -> Iterator[NameExpr]:
        """What makes the object beside a type, if the library asks that for code, and its parts."""
        made = self._named(node.func)
        is_known = made is not None and is_of(made.fullname, Habit.VALIDATING)
        if not is_known and not (isinstance(made, TypeInfo) and not self._describes_itself(made)):
            yield NameExpr(UNKNOWN)
        for arg in [*node.args, *(keyword.value for keyword in node.keywords)]:
            yield from self._handed(arg)

    def _name(self, node: SymbolNode | None) -> NameExpr:
        """A name for a definition, as though it stood in the class body."""
        name = NameExpr(UNKNOWN)
        if node is not None and not (isinstance(node, TypeInfo) and self._describes_itself(node)):
            name.node, name.fullname = node, node.fullname
        return name

    def _describes_itself(self, info: TypeInfo) -> bool:
        """Whether a class of the program says by code of its own what is to run with the data."""
        methods = (info.get(name) for name in DESCRIBES_ITSELF)
        homes = (self._home(symbol.fullname) for symbol in methods if symbol and symbol.fullname)
        return not all(home is not None and is_library(home) for home in homes)

    def _home(self, fullname: str) -> MypyFile | None:
        """The module of a method."""
        return self._modules(fullname.rpartition(".")[0].rpartition(".")[0])

    def _named(self, node: ast.expr) -> SymbolNode | None:
        """What a name stands for, here; ``None`` if it cannot be told."""
        if isinstance(node, ast.Name):
            tables = [self._info.names] if self._info is not None else []
            tables.append(self._module.names)
            found = next((table[node.id] for table in tables if node.id in table), None)
            builtins = self._modules(BUILTINS.rstrip("."))
            if found is None and builtins is not None:
                found = builtins.names.get(node.id)
            return found.node if found is not None else None
        if isinstance(node, ast.Attribute):
            owner = self._named(node.value)
            if isinstance(owner, (MypyFile, TypeInfo)):
                symbol = owner.names.get(node.attr)
                return symbol.node if symbol is not None else None
        return None


def _statements(module: MypyFile) -> dict[int, ast.stmt]:
    """The assignments of a file, and what names a type, by the line on which they begin."""
    return _parsed("\n".join(lines_of(module.path)))


@lru_cache(maxsize=4)
def _parsed(text: str) -> dict[int, ast.stmt]:
    """Raises nothing: where Python cannot read the file, nothing in it is known."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return {}
    kinds = (ast.AnnAssign, ast.Assign, getattr(ast, "TypeAlias", ast.AnnAssign))
    return {node.lineno: node for node in ast.walk(tree) if isinstance(node, kinds)}
