"""Decorators of the program: functions that give back what they are passed, or what calls it.

Only the shape is read here. What the function that is given back does beside calling is derived
with the body that holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from mypy.nodes import (
    Argument,
    CallExpr,
    CastExpr,
    Decorator,
    Expression,
    FuncDef,
    FuncItem,
    NameExpr,
    ReturnStmt,
    SymbolNode,
    TryStmt,
    Var,
)
from mypy.types import AnyType, CallableType, Instance, ProperType, TypeVarType, get_proper_type

from corvid_mypy.model.summary import Summary
from corvid_mypy.proof.code.passing_on import untyped_answers
from corvid_mypy.proof.code.vouching import holds_callable
from corvid_mypy.seam.checker import remembered
from corvid_mypy.seam.syntax import expressions, own_nodes, walk


class Wrapping(NamedTuple):
    """A function that decorates, or that makes one which does.

    Attributes:
        calls: how many calls there are until the decorated function is passed, that one included.
        passed: the parameter that stands for the decorated function.
        caller: the function that is given in its place; ``None`` if it is given back itself.
        answers: what in that one is known as ``Any``, and is what the decorated function gave.
    """

    calls: int
    passed: Var
    caller: FuncItem | None
    answers: frozenset[Expression] = frozenset()


_read: dict[FuncItem, Wrapping | None] = remembered()


def wrapping(function: FuncItem) -> Wrapping | None:
    """How a function decorates another; ``None`` if it does not, or not by its shape alone."""
    if function not in _read:
        _read[function] = _wrapping(function)
    return _read[function]


def _wrapping(function: FuncItem) -> Wrapping | None:
    result = function.type.ret_type if isinstance(function.type, CallableType) else None
    if not _is_called(get_proper_type(result)) or not isinstance(function, FuncDef):
        return None
    if function.info or function.is_generator or function.is_coroutine:
        return None
    given = _given(function)
    if given is None:
        return None
    passed = _only_parameter(function.arguments)
    if isinstance(given, Var):
        return Wrapping(1, given, None) if given is passed else None
    below = wrapping(given)
    if below is not None and not any(
        _takes_function(function, each) for each in function.arguments
    ):
        return below._replace(calls=below.calls + 1)
    if passed is None:
        return None
    if isinstance(get_proper_type(result), CallableType):
        return Wrapping(1, passed, given)
    if not _stands_for_any(get_proper_type(passed.type)):
        return None
    answers = untyped_answers(given, passed)
    return Wrapping(1, passed, given, answers) if answers else None


def _is_called(result: ProperType | None) -> bool:
    """Whether what a function gives may be a function: else it decorates none."""
    if isinstance(result, TypeVarType):
        return not result.values and _is_called(get_proper_type(result.upper_bound))
    if isinstance(result, Instance):
        return result.type.is_protocol and result.type.get("__call__") is not None
    return isinstance(result, CallableType)


def _stands_for_any(typ: ProperType | None) -> bool:
    """Whether a parameter takes a function of any type, so that its answers are `Any` to mypy."""
    bound = get_proper_type(typ.upper_bound) if isinstance(typ, TypeVarType) else None
    given = get_proper_type(bound.ret_type) if isinstance(bound, CallableType) else None
    if isinstance(given, Instance) and given.args:
        given = get_proper_type(given.args[-1])  # what a coroutine gives
    return isinstance(given, AnyType)


def named(function: FuncItem, wanted: Var | FuncItem) -> Iterator[NameExpr]:
    """Where a function names a variable, or another function."""
    for node in expressions(function):
        if isinstance(node, NameExpr):
            found = node.node.func if isinstance(node.node, Decorator) else node.node
            if found is wanted:
                yield node


def decorating(
    summary: Summary, function: FuncItem, is_bound: Callable[[Var], bool] = lambda variable: False
) -> Summary:
    """A summary that says as well how the function decorates others.

    Args:
        is_bound: whether a parameter is bound again, so that it stands for something else.
    """
    found = wrapping(function)
    if found is None or is_bound(found.passed):
        return summary
    return summary._replace(wraps=True, keeps=found.caller is None, makes=found.calls > 1)


def stands_for_decorated(decorator: FuncItem, function: FuncItem) -> bool:
    """Whether a function is what a decorator gives in the place of the decorated one."""
    if function is decorator:
        return False  # the common case, where no shape needs to be read
    found = wrapping(decorator)
    return found is not None and function is found.caller


def _given(function: FuncDef) -> FuncDef | Var | None:
    """What each ``return`` of a function gives: its parameter, or one function nested in it.

    That is named nowhere else, so nothing in the body calls it, or hands it to others.
    """
    last = function.body.body[-1] if function.body.body else None
    if not isinstance(last, ReturnStmt) or not isinstance(_uncast(last.expr), NameExpr):
        return None  # the common case, where nothing more needs to be read
    returns = [
        _uncast(node.expr) for node in own_nodes(function.body) if isinstance(node, ReturnStmt)
    ]
    given = {node.node for node in returns if isinstance(node, NameExpr)}
    if len(given) != 1 or not all(isinstance(node, NameExpr) for node in returns):
        return None
    (found,) = given
    if isinstance(found, Var):
        return found
    uses = [
        node
        for node in expressions(function.body)
        if isinstance(node, NameExpr) and node.node is found
    ]
    return _nested(found) if len(uses) == len(returns) else None


def _uncast(node: Expression | None) -> Expression | None:
    """What is returned, whatever it is taken for: `cast(F, run)` is how older programs type it."""
    while isinstance(node, CallExpr) and isinstance(node.analyzed, CastExpr):
        node = node.analyzed.expr
    return node


def _nested(node: SymbolNode | None) -> FuncDef | None:
    found = node.func if isinstance(node, Decorator) else node
    # mypy gives what is defined in a function no dotted name.
    return found if isinstance(found, FuncDef) and "." not in found.fullname else None


def _only_parameter(arguments: list[Argument]) -> Var | None:
    """The parameter that is decorated: no other may be filled, by whoever decorates."""
    if len(arguments) != 1 or arguments[0].initializer is not None:
        return None
    return arguments[0].variable if arguments[0].kind.is_positional() else None


def _takes_function(maker: FuncDef, argument: Argument) -> bool:
    """Whether what makes a decorator is passed a function, which no proof has judged.

    A class of exceptions that is named in ``except`` alone is not called: Python compares classes.
    """
    variable = argument.variable
    if variable.type is not None and not holds_callable(variable.type):
        return False
    tried = (node for node in walk(maker.body) if isinstance(node, TryStmt))
    caught = {kind for node in tried for kind in node.types if kind is not None}
    return not all(each in caught for each in named(maker, variable))
