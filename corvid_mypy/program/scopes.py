"""Scopes: which binding a name stands for, by Python's rule and by mypy's.

Python decides for a whole function, or comprehension, which names are its own. mypy looks a name up
among those that are bound above it, and where none is takes one further out. What it says of the
type of such a name, and what it was made of, is said of another variable than the one that is read.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from mypy.nodes import (
    AssignmentExpr,
    ClassDef,
    Decorator,
    DelStmt,
    DictionaryComprehension,
    Expression,
    FuncDef,
    FuncItem,
    GeneratorExpr,
    GlobalDecl,
    Import,
    ImportFrom,
    NameExpr,
    Node,
    NonlocalDecl,
    OperatorAssignmentStmt,
    OverloadedFuncDef,
    SymbolNode,
    TryStmt,
    TypeInfo,
)

from corvid_mypy.seam.syntax import Nodes, bound_by, direct_parts, filled_by


class Misread(NamedTuple):
    """A name that mypy takes for another variable than the one that Python reads.

    Attributes:
        name: where it is read.
        line: where the variable is bound that Python reads.
    """

    name: NameExpr
    line: int


def misread(nodes: Nodes, outer: Iterable[FuncItem]) -> list[Misread]:
    """The names in a module's functions that mypy takes for others than Python reads.

    Args:
        nodes: every node of the module.
        outer: its functions, those nested in others left out.
    """
    functions = sorted(outer, key=lambda each: each.line)
    starts = [each.line for each in functions]
    known: dict[int, dict[str, set[SymbolNode | None]]] = {}
    for line, name, node in chain(_named(nodes), _defined(nodes)):
        place = bisect_right(starts, line) - 1
        known.setdefault(place, {}).setdefault(name, set()).add(node)
    found: list[Misread] = []
    for place, by_name in known.items():
        # Mostly no name stands for two things, and nothing has to be looked up.
        doubtful = {name for name, stands_for in by_name.items() if len(stands_for) > 1}
        if doubtful and place >= 0:
            found += _Reader(doubtful).read(functions[place])
    return found


def _named(nodes: Nodes) -> Iterator[tuple[int, str, SymbolNode | None]]:
    """Where names stand, and what mypy takes them for."""
    return ((each.line, each.name, each.node) for each in nodes.of(NameExpr))


def _defined(nodes: Nodes) -> Iterator[tuple[int, str, SymbolNode | None]]:
    """Where names are bound by what is no assignment."""
    for function in nodes.of(FuncDef):
        yield function.line, function.name, None
    for made in nodes.of(ClassDef):
        yield made.line, made.name, None
    for statement in chain[Import | ImportFrom](nodes.of(Import), nodes.of(ImportFrom)):
        yield from ((statement.line, name, None) for name in _imported(statement))


class _Scope:
    """The names that one function, class or comprehension binds.

    Attributes:
        is_class: whether the functions in it do not see them.
    """

    def __init__(self, *, is_class: bool = False) -> None:
        self.is_class = is_class
        self._bound: dict[str, dict[SymbolNode | None, int]] = {}
        self._claimed: dict[str, int] = {}
        self._imported: set[str] = set()
        self._of_others: set[str] = set()

    def bind(self, name: str, node: SymbolNode | None, line: int) -> None:
        """A name is bound on a line, to what mypy takes it for there."""
        self._claimed.setdefault(name, line)
        self._bound.setdefault(name, {}).setdefault(node, line)

    def bind_all(self, targets: Iterable[Expression]) -> None:
        """The names in some targets are bound."""
        for each in _names_in(targets):
            self.bind(each.name, each.node, each.line)

    def claim(self, targets: Iterable[Expression]) -> None:
        """The names in some targets are bound, and mypy looks them up as names that are read."""
        for each in _names_in(targets):
            self._claimed.setdefault(each.name, each.line)

    def bring_in(self, names: Iterable[str], line: int) -> None:
        """An import binds names to what stands elsewhere."""
        for name in names:
            self._claimed.setdefault(name, line)
            self._imported.add(name)

    def pass_on(self, names: Iterable[str]) -> None:
        """Names are declared to be those of a scope further out."""
        self._of_others.update(names)

    def binds(self, name: str) -> bool:
        """Whether a name is one of this scope."""
        return name in self._claimed and name not in self._of_others

    def is_as_bound(self, name: NameExpr) -> bool:
        """Whether mypy takes a name of this scope for what is bound here, or for nothing at all."""
        found = self._bound.get(name.name)
        if name.node is None:
            return True  # code that mypy does not look at is refused
        if found is None:
            return name.name in self._imported
        # What `X = namedtuple(...)` binds is a class for whoever reads it.
        is_class = isinstance(name.node, TypeInfo) and name.node.line in found.values()
        return is_class or name.node in found

    def line_of(self, name: str) -> int:
        """Where a name is bound first, of all the places that are known."""
        return min(self._bound.get(name, {}).values(), default=self._claimed[name])


class _Reader:
    """Looks names up as Python does.

    Args:
        doubtful: the names that are looked up at all.
    """

    def __init__(self, doubtful: set[str]) -> None:
        self._doubtful = doubtful

    def read(self, function: FuncItem) -> Iterator[Misread]:
        """The names in a function that stand for something else than mypy says."""
        return self._function(function, ())

    def _function(self, function: FuncItem, around: tuple[_Scope, ...]) -> Iterator[Misread]:
        scope = _scope_of(function.body)
        for argument in function.arguments:
            scope.bind(argument.variable.name, argument.variable, function.line)
        yield from self._all(_parts_of_scope(function), around)
        yield from self._visit(function.body, (*around, scope))

    def _all(self, found: Iterable[Node], scopes: tuple[_Scope, ...]) -> Iterator[Misread]:
        for node in found:
            yield from self._visit(node, scopes)

    def _visit(self, node: Node, scopes: tuple[_Scope, ...]) -> Iterator[Misread]:
        if isinstance(node, FuncItem):
            yield from self._function(node, scopes)
        elif isinstance(node, ClassDef):
            yield from self._all(_parts_of_class(node), scopes)
            yield from self._visit(node.defs, (*scopes, _scope_of(node.defs, is_class=True)))
        elif isinstance(node, (GeneratorExpr, DictionaryComprehension)):
            scope, first = _Scope(), node.sequences[0]
            scope.bind_all(node.indices)
            yield from self._visit(first, scopes)  # it is evaluated outside
            inside = (each for each in direct_parts(node) if each is not first)
            yield from self._all(inside, (*scopes, scope))
        else:
            if isinstance(node, NameExpr) and node.name in self._doubtful:
                yield from self._name(node, scopes)
            yield from self._all(direct_parts(node), scopes)

    def _name(self, node: NameExpr, scopes: tuple[_Scope, ...]) -> Iterator[Misread]:
        seen = (each for each in reversed(scopes) if not each.is_class or each is scopes[-1])
        scope = next((each for each in seen if each.binds(node.name)), None)
        if scope is None or scope.is_class:
            return  # a class reads what stands further out until it binds the name, as mypy does
        if not scope.is_as_bound(node):
            yield Misread(node, scope.line_of(node.name))


def _scope_of(body: Node, *, is_class: bool = False) -> _Scope:
    """The scope of a function or class with this body."""
    scope = _Scope(is_class=is_class)
    pending = [*direct_parts(body)]
    while pending:
        node = pending.pop()
        _bind(scope, node)
        pending += _parts_of_scope(node)
    return scope


def _parts_of_scope(node: Node) -> Iterable[Node]:
    """The parts of a node that are evaluated in the same scope, but for those of comprehensions.

    What `:=` binds in these is a name of the scope around them.
    """
    if isinstance(node, FuncItem):
        return [each.initializer for each in node.arguments if each.initializer is not None]
    if isinstance(node, ClassDef):
        return _parts_of_class(node)
    return direct_parts(node)


def _parts_of_class(node: ClassDef) -> list[Expression]:
    return [*node.decorators, *node.base_type_exprs, *node.keywords.values()]


def _bind(scope: _Scope, node: Node) -> None:
    """Note what a node binds."""
    if isinstance(node, (FuncDef, Decorator, OverloadedFuncDef)):
        scope.bind(node.name, node, node.line)
    elif isinstance(node, ClassDef):
        scope.bind(node.name, node.info, node.line)
    elif isinstance(node, (Import, ImportFrom)):
        scope.bring_in(_imported(node), node.line)
    elif isinstance(node, (GlobalDecl, NonlocalDecl)):
        scope.pass_on(node.names)
    elif isinstance(node, AssignmentExpr):
        scope.bind_all([node.target])
    elif isinstance(node, TryStmt):
        scope.bind_all(filter(None, node.vars))
    elif isinstance(node, OperatorAssignmentStmt):
        scope.claim([node.lvalue])
    elif isinstance(node, DelStmt):
        scope.claim([node.expr])
    else:
        scope.bind_all(bound_by(node))


def _imported(node: Import | ImportFrom) -> Iterator[str]:
    for name, as_name in node.ids if isinstance(node, Import) else node.names:
        yield as_name or name.partition(".")[0]


def _names_in(targets: Iterable[Expression]) -> Iterator[NameExpr]:
    for each in chain.from_iterable(map(filled_by, targets)):
        if isinstance(each, NameExpr):
            yield each
