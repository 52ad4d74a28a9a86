"""Every mutant of a module: one condition that says yes, or one thing that is left undone.

A mutant changes one place inside a function. There are few kinds, chosen so that each takes one
judgement away, or gives one that is not deserved:

- a condition (of ``if``, ``while``, a conditional expression, a comprehension, a ``case``) is
  evaluated as before, and then taken for true, or for false;
- an operand of ``and`` or ``or`` is left out, unless one is a constant, which is a default;
- a ``return`` gives what says yes: ``None`` for a reason or a ``Label``, the other truth for a
  ``bool``;
- a call that stands alone, a ``yield``, or a flag that is set, is left out: a refusal, a
  disclosure, a part that is not walked;
- a whole rule, or a whole judge, does nothing.

Numbers and texts are left alone: tables and wording have tests of their own. Forcing a ``while`` to
be true is left out as well, for a loop without end shows nothing.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

PACKAGE = Path(__file__).parents[2] / "corvid_mypy"

_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class Change(Enum):
    """What is done to the place."""

    TRUE = "true"
    FALSE = "false"
    WITHOUT = "left out"
    YES = "says yes"
    IDLE = "does nothing"


class Mutant(NamedTuple):
    """One change of one place.

    Attributes:
        path: the file, below the package.
        function: the qualified name of the function that holds the place.
        text: the source of the place.
        change: what is done to it.
        number: which of the places in the function that read the same, from 1.
        lines: the first and the last line of the place.
    """

    path: str
    function: str
    text: str
    change: Change
    number: int
    lines: tuple[int, int]

    @property
    def name(self) -> str:
        """The name of the mutant: it stays when lines are added elsewhere."""
        number = f" #{self.number}" if self.number > 1 else ""
        return f"{self.path}: {self.function}: `{self.text}` {self.change.value}{number}"


class _Place(NamedTuple):
    """A node, as its parent holds it."""

    parent: ast.AST
    field: str
    at: int | None
    node: ast.AST

    def put(self, node: ast.AST) -> None:
        """Put another node there."""
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


class _Site(NamedTuple):
    """A change that can be made, and the function that it is made in."""

    function: str
    node: ast.AST
    change: Change
    make: Callable[[], None]


@cache
def mutants(path: str) -> tuple[Mutant, ...]:
    """Every mutant of a file below the package."""
    seen = Counter[tuple[str, str, Change]]()
    found = []
    for site in _sites(ast.parse((PACKAGE / path).read_text())):
        text = _written(site)
        seen[site.function, text, site.change] += 1
        number = seen[site.function, text, site.change]
        first = getattr(site.node, "lineno", 0)
        lines = first, getattr(site.node, "end_lineno", None) or first
        found.append(Mutant(path, site.function, text, site.change, number, lines))
    return tuple(found)


def mutated(mutant: Mutant) -> ast.Module:
    """The module with the change made."""
    tree = ast.parse((PACKAGE / mutant.path).read_text())
    [*_sites(tree)][mutants(mutant.path).index(mutant)].make()
    return ast.fix_missing_locations(tree)


def _written(site: _Site) -> str:
    name: str = getattr(site.node, "name", "")
    return name if site.change is Change.IDLE else ast.unparse(site.node)


def _sites(tree: ast.Module) -> Iterator[_Site]:
    for function, name in _functions(tree, ""):
        if _is_registered(function):
            yield _Site(name, function, Change.IDLE, partial(_empty, function))
        for place in _places(function):
            for change, make in _changes(place, function):
                yield _Site(name, place.node, change, make)


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[_Function, str]]:
    """Every function, with its qualified name; a nested one by itself."""
    for child in ast.iter_child_nodes(node):
        named = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        name = f"{prefix}{child.name}" if named else ""  # type: ignore[attr-defined]
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield child, name
        yield from _functions(child, f"{name}." if named else prefix)


def _places(function: _Function) -> Iterator[_Place]:
    """Every node in the body of a function, functions nested in it left out."""
    pending: list[ast.AST] = [function]
    while pending:
        parent = pending.pop()
        for field, value in ast.iter_fields(parent):
            if parent is function and field != "body":
                continue
            for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(node, ast.AST):
                    yield _Place(parent, field, index, node)
                    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                        pending.append(node)


_Changed: TypeAlias = tuple[Change, Callable[[], None]]


def _changes(place: _Place, function: _Function) -> Iterator[_Changed]:
    node = place.node
    if _is_condition(place):
        if not isinstance(place.parent, ast.While):
            yield Change.TRUE, lambda: place.put(_forced(node, True))
        yield Change.FALSE, lambda: place.put(_forced(node, False))
    if isinstance(place.parent, ast.BoolOp) and place.field == "values" and _chooses(place.parent):
        yield Change.WITHOUT, lambda: _leave_out(place)
    if isinstance(node, ast.Return) and node.value is not None:
        yield from _returns(node, node.value, function)
    if isinstance(node, ast.stmt) and _does_something(node, function):
        never = ast.If(ast.Constant(False), [node], [])
        yield Change.WITHOUT, lambda: place.put(ast.copy_location(never, node))


def _chooses(operation: ast.BoolOp) -> bool:
    return not any(isinstance(each, ast.Constant) for each in operation.values)


def _is_condition(place: _Place) -> bool:
    held_by = (ast.If, ast.While, ast.IfExp)
    is_test = place.field == "test" and isinstance(place.parent, held_by)
    return is_test or place.field in ("ifs", "guard")


def _forced(node: ast.AST, truth: bool) -> ast.expr:
    """The condition is evaluated, since it may bind a name, and then it is `truth`."""
    assert isinstance(node, ast.expr)
    operator = ast.Or() if truth else ast.And()
    return ast.copy_location(ast.BoolOp(operator, [node, ast.Constant(truth)]), node)


def _leave_out(place: _Place) -> None:
    """An operand goes: the first says what the operator says without it."""
    operation = place.parent
    assert isinstance(operation, ast.BoolOp)
    assert place.at is not None
    left = [each for index, each in enumerate(operation.values) if index != place.at]
    # One operand alone is no operation to Python.
    neutral = ast.Constant(isinstance(operation.op, ast.And))
    operation.values = left if len(left) > 1 else [neutral, *left]


def _returns(node: ast.Return, value: ast.expr, function: _Function) -> Iterator[_Changed]:
    given = ast.unparse(function.returns) if function.returns is not None else ""
    if given == "bool":
        for truth, change in ((True, Change.TRUE), (False, Change.FALSE)):
            if not (isinstance(value, ast.Constant) and value.value is truth):
                yield change, partial(setattr, node, "value", _forced(value, truth))
    elif given.startswith("Label") and ast.unparse(value) != "KEPT":
        kept = ast.parse("__import__('corvid_mypy.proof.labels', fromlist=['KEPT']).KEPT")
        assert isinstance(kept.body[0], ast.Expr)
        yield Change.YES, partial(setattr, node, "value", kept.body[0].value)
    elif given.endswith("| None") and not isinstance(value, ast.Constant):
        yield Change.YES, lambda: setattr(node, "value", ast.Constant(None))


def _does_something(node: ast.stmt, function: _Function) -> bool:
    """Whether a statement is a call for its own sake, a ``yield``, or sets a flag."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, (ast.Call, ast.Yield, ast.YieldFrom))
    if not isinstance(node, ast.Assign) or function.name == "__init__":
        return False
    is_flag = isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool)
    return is_flag and isinstance(node.targets[0], ast.Attribute)


def _is_registered(function: _Function) -> bool:
    """Whether a function is the rule of a node class, or one of its judges, and does anything."""
    if len(function.body) == 1 and ast.get_docstring(function):
        return False
    called = [each.func for each in function.decorator_list if isinstance(each, ast.Call)]
    return any(isinstance(each, ast.Name) and each.id in ("rule", "judges") for each in called)


def _empty(function: _Function) -> None:
    function.body = [ast.Return(ast.Constant(None))]
