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
    Block,
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
    TypeInfo,
    Var,
)

from corvid_mypy.seam.syntax import (
    Nodes,
    direct_parts,
    filled_by,
    statements,
    targets_of,
)


class Misread(NamedTuple):
    """A name that mypy takes for another variable than the one that Python reads.

    Attributes:
        name: where it is read.
        is_defined_again: whether a definition binds it, and something else does as well.
    """

    name: NameExpr
    is_defined_again: bool


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
        yield function.line, function.name, function
    for made in nodes.of(ClassDef):
        yield made.line, made.name, None
    for statement in chain[Import | ImportFrom](nodes.of(Import), nodes.of(ImportFrom)):
        yield from ((statement.line, name, None) for name in _imported(statement))
    for each in _names_in(target for target, _ in nodes.bindings):
        if not isinstance(each.node, Var):  # mypy takes it for what is defined by that name
            yield each.line, each.name, None


class _Scope:
    """The names that one function, class or comprehension binds.

    Attributes:
        is_class: whether the functions in it do not see them.
    """

    def __init__(self, *, is_class: bool = False) -> None:
        self.is_class = is_class
        self._lines: dict[str, list[int]] = {}
        self._bound: dict[str, dict[SymbolNode | None, int]] = {}
        self._defined: set[str] = set()
        self._imported: set[str] = set()
        self._of_others: set[str] = set()

    def claim(self, name: str, line: int) -> None:
        """A name is bound on a line; what mypy takes it for there is not known."""
        self._lines.setdefault(name, []).append(line)

    def bind(self, name: str, line: int, *nodes: SymbolNode | None) -> None:
        """A name is bound on a line, to what mypy takes it for there."""
        self.claim(name, line)
        self._bound.setdefault(name, {}).update((node, line) for node in nodes)

    def define(self, name: str, line: int, *nodes: SymbolNode) -> None:
        """A name is bound by a definition, of which mypy knows one only."""
        self.bind(name, line, *nodes)
        self._defined.add(name)

    def bring_in(self, name: str, line: int) -> None:
        """An import binds a name to what stands elsewhere."""
        self.claim(name, line)
        self._imported.add(name)

    def pass_on(self, names: Iterable[str]) -> None:
        """Names are declared to be those of a scope further out."""
        self._of_others.update(names)

    def share(self, names: Iterable[str], line: int) -> None:
        """A nested function binds names, which are of this scope if it defines them."""
        for name in self._defined.intersection(names):
            self.claim(name, line)

    def binds(self, name: str) -> bool:
        """Whether a name is one of this scope."""
        return name in self._lines and name not in self._of_others

    def defines_again(self, name: str) -> bool:
        """Whether a name is bound once more that a definition binds, too."""
        return name in self._defined and len(self._lines[name]) > 1

    def is_as_bound(self, name: NameExpr) -> bool:
        """Whether mypy takes a name of this scope for what is bound here."""
        found = self._bound.get(name.name, {})
        if name.node is None or name.node in found:
            return True  # code that mypy does not look at is refused
        if not found:
            return name.name in self._imported
        # What `X = namedtuple(...)` binds is a class for whoever reads it.
        return isinstance(name.node, TypeInfo) and name.node.line in found.values()


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
            scope.bind(argument.variable.name, function.line, argument.variable)
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
            _bind_all(scope, node.indices)
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
        is_defined_again = scope.defines_again(node.name)
        if is_defined_again or not scope.is_as_bound(node):
            yield Misread(node, is_defined_again)


def _scope_of(body: Node, *, is_class: bool = False) -> _Scope:
    """The scope of a function or class with this body."""
    scope = _Scope(is_class=is_class)
    pending, inside = [*direct_parts(body)], list[FuncDef]()
    while pending:
        node = pending.pop()
        _bind(scope, node)
        pending += _parts_of_scope(node)
        if isinstance(node, FuncDef):
            inside.append(node)
    for function in inside:
        for declared in statements(function.body):
            if isinstance(declared, NonlocalDecl):
                scope.share(declared.names, declared.line)
    return scope


def _parts_of_scope(node: Node) -> Iterable[Node]:
    """The parts of a node that are evaluated in the same scope, but for those of comprehensions.

    What `:=` binds in these is a name of the scope around them.
    """
    if isinstance(node, FuncItem):
        return [each.initializer for each in node.arguments if each.initializer is not None]
    if isinstance(node, Decorator):
        return [*node.decorators, *_parts_of_scope(node.func)]
    if isinstance(node, ClassDef):
        return _parts_of_class(node)
    if isinstance(node, OverloadedFuncDef) or (isinstance(node, Block) and node.is_unreachable):
        return ()  # for another platform; other code that mypy does not look at is refused
    return direct_parts(node)


def _parts_of_class(node: ClassDef) -> list[Expression]:
    return [*node.decorators, *node.base_type_exprs, *node.keywords.values()]


def _bind(scope: _Scope, node: Node) -> None:
    """Note what a node binds."""
    if isinstance(node, FuncDef | OverloadedFuncDef):
        scope.define(node.name, node.line, node)
    elif isinstance(node, Decorator):
        scope.define(node.name, node.line, node, node.func)
    elif isinstance(node, ClassDef):
        scope.define(node.name, node.line, node.info)
    elif isinstance(node, (Import, ImportFrom)):
        for name in _imported(node):
            scope.bring_in(name, node.line)
    elif isinstance(node, (GlobalDecl, NonlocalDecl)):
        scope.pass_on(node.names)
    elif isinstance(node, (OperatorAssignmentStmt, DelStmt)):
        # mypy looks the name up as one that is read.
        target = node.lvalue if isinstance(node, OperatorAssignmentStmt) else node.expr
        for each in _names_in([target]):
            scope.claim(each.name, each.line)
    else:
        _bind_all(scope, targets_of(node))


def _bind_all(scope: _Scope, targets: Iterable[Expression]) -> None:
    for each in _names_in(targets):
        scope.bind(each.name, each.line, each.node)


def _imported(node: Import | ImportFrom) -> Iterator[str]:
    for name, as_name in node.ids if isinstance(node, Import) else node.names:
        yield as_name or name.partition(".")[0]


def _names_in(targets: Iterable[Expression]) -> Iterator[NameExpr]:
    for each in chain.from_iterable(map(filled_by, targets)):
        if isinstance(each, NameExpr):
            yield each
