"""Decorators of the program: functions that give back what they are passed, or what calls it.

Only the shape is read here. What the function that is given back does beside calling is derived
with the body that holds it.
"""

from __future__ import annotations

from typing import NamedTuple

from mypy.nodes import Argument, Decorator, FuncDef, FuncItem, NameExpr, ReturnStmt, SymbolNode, Var
from mypy.types import CallableType, get_proper_type

from corvid_mypy.model.summary import Summary
from corvid_mypy.proof.code.vouching import holds_callable
from corvid_mypy.seam.checker import remembered
from corvid_mypy.seam.syntax import expressions, own_nodes


class Wrapping(NamedTuple):
    """A function that decorates, or that makes one which does.

    Attributes:
        calls: how many calls there are until the decorated function is passed, that one included.
        passed: the parameter that stands for the decorated function.
        caller: the function that is given in its place; ``None`` if it is given back itself.
    """

    calls: int
    passed: Var
    caller: FuncItem | None


_read: dict[FuncItem, Wrapping | None] = remembered()


def wrapping(function: FuncItem) -> Wrapping | None:
    """How a function decorates another; ``None`` if it does not, or not by its shape alone."""
    if function not in _read:
        _read[function] = _wrapping(function)
    return _read[function]


def _wrapping(function: FuncItem) -> Wrapping | None:
    result = function.type.ret_type if isinstance(function.type, CallableType) else None
    if not isinstance(get_proper_type(result), CallableType) or not isinstance(function, FuncDef):
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
    if below is not None and not _takes_functions(function.arguments):
        return below._replace(calls=below.calls + 1)
    return Wrapping(1, passed, given) if passed is not None else None


def decorating(summary: Summary, function: FuncItem) -> Summary:
    """A summary that says as well how the function decorates others."""
    found = wrapping(function)
    if found is None:
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
    if not isinstance(last, ReturnStmt) or not isinstance(last.expr, NameExpr):
        return None  # the common case, where nothing more needs to be read
    returns = [node for node in own_nodes(function.body) if isinstance(node, ReturnStmt)]
    given = {node.expr.node for node in returns if isinstance(node.expr, NameExpr)}
    if len(given) != 1 or not all(isinstance(node.expr, NameExpr) for node in returns):
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


def _nested(node: SymbolNode | None) -> FuncDef | None:
    found = node.func if isinstance(node, Decorator) else node
    # mypy gives what is defined in a function no dotted name.
    return found if isinstance(found, FuncDef) and "." not in found.fullname else None


def _only_parameter(arguments: list[Argument]) -> Var | None:
    """The parameter that is decorated: no other may be filled, by whoever decorates."""
    if len(arguments) != 1 or arguments[0].initializer is not None:
        return None
    return arguments[0].variable if arguments[0].kind.is_positional() else None


def _takes_functions(arguments: list[Argument]) -> bool:
    """Whether what makes a decorator is passed functions, which no proof has judged."""
    return any(
        each.variable.type is None or holds_callable(each.variable.type) for each in arguments
    )
