"""Walking mypy's syntax trees generically.

mypy's own visitors are compiled and cannot be subclassed here. Each node class lists its fields;
those that hold the nodes below it are named here, and a test asks of every field of every node
class whether it is one of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from mypy.nodes import (
    AssignmentExpr,
    AssignmentStmt,
    Block,
    BreakStmt,
    BytesExpr,
    ClassDef,
    ComplexExpr,
    ContinueStmt,
    Decorator,
    DictionaryComprehension,
    Expression,
    FloatExpr,
    ForStmt,
    FuncDef,
    FuncItem,
    GeneratorExpr,
    GlobalDecl,
    IfStmt,
    Import,
    ImportFrom,
    IndexExpr,
    IntExpr,
    ListExpr,
    MatchStmt,
    MemberExpr,
    MypyFile,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    OverloadedFuncDef,
    RefExpr,
    ReturnStmt,
    StarExpr,
    StrExpr,
    TryStmt,
    TupleExpr,
    Var,
    WhileStmt,
    WithStmt,
)
from mypy.patterns import AsPattern, MappingPattern, Pattern, StarredPattern
from mypy.server.subexpr import get_subexpressions
from mypy.util import correct_relative_import

from corvid_mypy.seam.language_names import PLATFORM

_NodeT = TypeVar("_NodeT", bound=Node)

CHILDREN = frozenset(
    (
        "analyzed args arguments base base_type_exprs begin_index bodies body callee capture "
        "class_ref cond condlists decorators defs else_body else_expr end_index expr finally_body "
        "from_expr func generator guards handlers if_expr impl index indices initializer items key "
        "keys keyword_values keywords left left_expr lvalue lvalues metaclass msg name operands "
        "pattern patterns positionals rest right rvalue sequences stride subject target types "
        "value values vars"
    ).split()
)
"""The fields that hold the nodes below a node."""

_BLOCKS = frozenset("bodies body defs else_body finally_body func handlers impl items".split())
"""The fields that hold the statements below a statement."""

_TEXTS: dict[str, tuple[type[Node], ...]] = {
    "name": (NameExpr, MemberExpr, ClassDef),
    "value": (StrExpr, BytesExpr, IntExpr, FloatExpr, ComplexExpr),
}
"""Where a field of a common name holds no node."""


class _Fields(dict[type, "tuple[str, ...] | None"]):
    """The fields of each class that lead on, last first; ``None`` if it is no node's.

    Args:
        leading: the names of such fields.
    """

    def __init__(self, leading: frozenset[str]) -> None:
        super().__init__()
        self._leading = leading

    def __missing__(self, kind: type) -> tuple[str, ...] | None:
        found = None
        if issubclass(kind, _NODES):
            found = tuple(
                name
                for name in reversed(getattr(kind, "__mypyc_attrs__", ()))
                if name in self._leading and not issubclass(kind, _TEXTS.get(name, ()))
            )
        return self.setdefault(kind, found)


_to_nodes, _to_statements = _Fields(CHILDREN), _Fields(_BLOCKS)


def walk(root: Node | Pattern, *, into: Callable[[Node], bool] | None = None) -> Iterator[Node]:
    """The node and every node below it, each before what is below it.

    Args:
        root: where to start.
        into: whether a node is part of the walk; if it is not, nothing below it is either.
    """
    return _walk(root, _to_nodes, into)


def statements(root: Node, *, into: Callable[[Node], bool] | None = None) -> Iterator[Node]:
    """As :func:`walk`, but of statements alone, functions included."""
    return _walk(root, _to_statements, into)


def expressions(root: Node) -> Iterable[Expression]:
    """Every expression in a node, itself included; mypy's compiled walk, which the daemon uses.

    It passes over placeholders (``TempNode``) and what the call of ``ParamSpec`` became.
    """
    return dict.fromkeys(get_subexpressions(root))


def binds(root: Expression) -> bool:
    """Whether evaluating an expression may bind a name, by ``:=``."""
    return any(isinstance(each, AssignmentExpr) for each in expressions(root))


def _walk(
    root: Node | Pattern, fields: _Fields, into: Callable[[Node], bool] | None
) -> Iterator[Node]:
    pending: list[Any] = [root]
    while pending:
        found = pending.pop()
        names = fields[type(found)]
        if names is not None:
            if into is not None and not into(found):
                continue
            yield found
            for name in names:
                below = getattr(found, name)
                if type(below) is list:
                    pending += below
                elif below:
                    pending.append(below)
        elif isinstance(found, (list, tuple)):
            pending += found
        elif isinstance(found, dict):
            pending += found.values()


_NODES = (Node, Pattern)


def parents(root: Node, line: int) -> dict[Node, Node]:
    """By each node below another that stands on a line, the one that it is a direct part of."""
    found: dict[Node, Node] = {}
    pending = [root]
    while pending:
        node = pending.pop()
        for part in direct_parts(node):
            found.setdefault(part, node)
            if part.end_line is None or part.line <= line <= part.end_line:
                pending.append(part)
    return found


def direct_parts(node: Node) -> Iterator[Node]:
    """The nodes directly below a node."""
    pending = [getattr(node, name) for name in _to_nodes[type(node)] or ()]
    while pending:
        part = pending.pop()
        if isinstance(part, Node):
            yield part
        elif isinstance(part, (list, tuple)):
            pending += part
        elif isinstance(part, dict):
            pending += part.values()


def asks_for_platform(test: Expression) -> bool:
    """Whether a test asks for a version of Python or a platform, and for nothing else."""
    names = [node for node in walk(test) if isinstance(node, NameExpr)]
    return bool(names) and all(
        # mypy gives up on what cannot change the outcome: its names are not bound.
        name.fullname in PLATFORM or (name.node is None and name.name == "sys")
        for name in names
    )


def imported_from(node: ImportFrom, tree: MypyFile) -> str:
    """The full name of the module that a statement imports from, the dots before it resolved."""
    is_package = tree.is_package_init_file()
    return correct_relative_import(tree.fullname, node.relative, node.id, is_package)[0]


class Nodes:
    """Every statement and expression of a tree by its class, the tree walked once."""

    def __init__(self, root: Node) -> None:
        found = [*statements(root), *expressions(root)]
        by_class = defaultdict[type, list[Any]](list)
        for kind, node in zip(map(type, found), found):
            # A class on a branch that mypy leaves out has no description.
            if not isinstance(node, ClassDef) or hasattr(node.info, "mro"):
                by_class[kind].append(node)
        self._by_class = by_class

    def of(self, *classes: type[_NodeT]) -> Iterable[_NodeT]:
        """The nodes of exactly these classes."""
        return chain.from_iterable(self._by_class.get(each, ()) for each in classes)

    @cached_property
    def bindings(self) -> list[tuple[Expression, Expression | None]]:
        """What is bound, but by definitions, comprehensions and ``+=``, and to what, if written."""
        found: list[tuple[Expression, Expression | None]] = []
        for node in self.of(*_BINDING):
            value = node.rvalue if isinstance(node, AssignmentStmt) else None
            value = node.value if isinstance(node, AssignmentExpr) else value
            found += ((target, value) for target in targets_of(node))
        return found

    @cached_property
    def bound_names(self) -> frozenset[str]:
        """The names that are bound anywhere, in whatever scope."""
        functions = [*self.of(FuncDef)]
        taken = (each for function in functions for each in function.arguments)
        named = (each for target, _ in self.bindings for each in filled_by(target))
        imported = chain.from_iterable(each.ids for each in self.of(Import))
        brought = chain.from_iterable(each.names for each in self.of(ImportFrom))
        return frozenset(
            (
                *(function.name for function in functions),
                *(made.name for made in self.of(ClassDef)),
                *(each.variable.name for each in taken),
                *(each.name for each in named if isinstance(each, NameExpr)),
                *(as_name or name for name, as_name in chain(imported, brought)),
            )
        )


_BINDING: tuple[type[Node], ...] = (
    AssignmentStmt,
    AssignmentExpr,
    ForStmt,
    WithStmt,
    TryStmt,
    MatchStmt,
)


class Drawn(NamedTuple):
    """What a loop binds a variable to: an item of a sequence, or one part of each item."""

    sequence: Expression
    part: int | None


class Bindings:
    """What each variable of a module is bound to, wherever that is written."""

    def __init__(self, nodes: Nodes) -> None:
        self._values: dict[Var, list[Expression | None]] = {}
        self._drawn: dict[Var, list[Drawn]] = {}
        self._caught = Counter[Var]()
        for target, value in nodes.bindings:
            self._bind(target, value)
        for augmented in nodes.of(OperatorAssignmentStmt):
            self._bind(augmented.lvalue, None)
        for loop in nodes.of(ForStmt):
            self._draw(loop.index, loop.expr)
        for comprehension in chain(nodes.of(GeneratorExpr), nodes.of(DictionaryComprehension)):
            assert isinstance(comprehension, (GeneratorExpr, DictionaryComprehension))
            for index, sequence in zip(comprehension.indices, comprehension.sequences):
                self._draw(index, sequence)
        for tried in nodes.of(TryStmt):
            for name in filter(None, tried.vars):
                if isinstance(name.node, Var):
                    self._caught[name.node] += 1

    def _bind(self, target: Expression, value: Expression | None) -> None:
        """Bind what a target names: to a value, or to something that is not written."""
        if isinstance(target, NameExpr) and isinstance(target.node, Var):
            self._values.setdefault(target.node, []).append(value)
            return
        if isinstance(target, (MemberExpr, IndexExpr)):
            return  # what the names in it stand for is the same as before
        for part in walk(target):
            if isinstance(part, NameExpr) and isinstance(part.node, Var):
                self._values.setdefault(part.node, []).append(None)

    def _draw(self, index: Expression, sequence: Expression) -> None:
        parts = index.items if isinstance(index, TupleExpr) else [index]
        for at, part in enumerate(parts):
            if isinstance(part, NameExpr) and isinstance(part.node, Var):
                drawn = Drawn(sequence, at if isinstance(index, TupleExpr) else None)
                self._drawn.setdefault(part.node, []).append(drawn)

    def written(self, variable: Var) -> list[Expression]:
        """Every expression a variable is bound to; none if it is bound in other ways as well."""
        found = self.all(variable)
        return found if len(found) == len(self._values.get(variable, [])) else []

    def drawn(self, variable: Var) -> list[Drawn]:
        """The loops that bind a variable; none if anything else binds it as well."""
        found = self._drawn.get(variable, [])
        by_statements = len(self._values.get(variable, []))
        return found if by_statements <= len(found) and not self.all(variable) else []

    def binds(self, variable: Var) -> bool:
        """Whether a variable is bound anywhere, but as a parameter."""
        return variable in self._values

    def catches(self, variable: Var) -> bool:
        """Whether handlers bind a variable to what they catch, and nothing else binds it."""
        return 0 < len(self._values.get(variable, [])) == self._caught[variable]

    def only(self, variable: Var) -> Expression | None:
        """The one expression a variable is ever bound to."""
        values = self._values.get(variable, [])
        return values[0] if len(values) == 1 else None

    def naming(self, fullname: str) -> Iterator[Var]:
        """The variables that are bound to what has a full name."""
        for variable, values in self._values.items():
            if any(isinstance(value, RefExpr) and value.fullname == fullname for value in values):
                yield variable

    def all(self, variable: Var) -> list[Expression]:
        """Every expression a variable is bound to, as far as it can be seen."""
        return [value for value in self._values.get(variable, []) if value is not None]


def are_in_step(target: TupleExpr | ListExpr, value: Expression) -> bool:
    """Whether each part of a target is filled by the expression that stands at its place."""
    if not isinstance(value, (TupleExpr, ListExpr)) or len(value.items) != len(target.items):
        return False
    return not any(isinstance(part, StarExpr) for part in (*target.items, *value.items))


def filled_by(target: Expression) -> Iterator[Expression]:
    """The names, attributes and items that a target binds."""
    if isinstance(target, StarExpr):
        yield from filled_by(target.expr)
    elif isinstance(target, (TupleExpr, ListExpr)):
        for part in target.items:
            yield from filled_by(part)
    else:
        yield target


def bound_by(statement: Node) -> Iterator[Expression]:
    """The targets that a statement binds, but by ``+=`` and the like: whole ones, and captures."""
    if isinstance(statement, AssignmentStmt):
        yield from statement.lvalues
    elif isinstance(statement, ForStmt):
        yield statement.index
    elif isinstance(statement, WithStmt):
        yield from filter(None, statement.target)
    elif isinstance(statement, MatchStmt):
        for part in (each for pattern in statement.patterns for each in walk(pattern)):
            yield from captured_by(part)


def targets_of(node: Node) -> Iterable[Expression]:
    """What a statement, or ``:=``, binds, but by ``+=``: what a handler names as well."""
    if isinstance(node, AssignmentExpr):
        return [node.target]
    if isinstance(node, TryStmt):
        return filter(None, node.vars)
    return bound_by(node)


def captured_by(part: Node | Pattern) -> list[NameExpr]:
    """The name that a part of a pattern captures, if it does."""
    if isinstance(part, AsPattern):
        return [part.name] if part.name is not None else []
    if isinstance(part, StarredPattern):
        return [part.capture] if part.capture is not None else []
    if isinstance(part, MappingPattern):
        return [part.rest] if part.rest is not None else []
    return []


def leaves(final: Block | None) -> bool:
    """Whether a ``finally`` leaves the statement by itself, which drops the exception."""
    return final is not None and any(
        isinstance(node, (ReturnStmt, BreakStmt, ContinueStmt)) for node in own_nodes(final)
    )


def uncertain_names(tree: MypyFile, nodes: Nodes) -> frozenset[str]:
    """The names of a module that may stand for another definition than the one mypy shows.

    A name is certain if it is bound at the top level, unconditionally: not on a branch (but one
    for a version or a platform), and not by a function that declares it ``global``.
    """
    found = {name for declared in nodes.of(GlobalDecl) for name in declared.names}
    blocks: list[Block] = []
    for node in tree.defs:
        if isinstance(node, IfStmt) and not all(map(asks_for_platform, node.expr)):
            blocks += [*node.body, *([node.else_body] if node.else_body else [])]
        elif isinstance(node, (ForStmt, WhileStmt, WithStmt)):
            blocks.append(node.body)
    for block in blocks:
        found.update(
            each.name
            for each in block.body
            if isinstance(each, (FuncDef, Decorator, ClassDef, OverloadedFuncDef))
        )
    return frozenset(found)


def own_nodes(block: Block) -> Iterator[Node]:
    """The nodes of a block, but for those of functions nested in it."""
    return walk(block, into=lambda node: not isinstance(node, FuncItem))


def bound_as_local(block: Block) -> Iterator[NameExpr]:
    """Where mypy takes a name for a local of the function, even if that declares it ``global``.

    So it does for ``:=`` in a comprehension, and for what a handler names.
    """
    for node in own_nodes(block):
        if isinstance(node, (GeneratorExpr, DictionaryComprehension)):
            for walrus in walk(node):
                if isinstance(walrus, AssignmentExpr):
                    yield walrus.target
        elif isinstance(node, TryStmt):
            yield from filter(None, node.vars)
