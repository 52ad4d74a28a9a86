"""One of several functions: what a callee may stand for, where a module writes all of it out.

A table of functions, a tuple of steps, a conditional expression: whichever of them is called, it is
one that is written there. What could be changed later is not followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from mypy.nodes import (
    CallExpr,
    ConditionalExpr,
    DictExpr,
    Expression,
    IndexExpr,
    LambdaExpr,
    ListExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    RefExpr,
    SetExpr,
    StarExpr,
    SymbolNode,
    TupleExpr,
    Var,
)
from mypy.types import Instance, ProperType, TupleType, Type, get_proper_type

from corvid_mypy.library import LOOKUPS, VIEWS
from corvid_mypy.model.implementing import Written
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.types import members
from corvid_mypy.program.callees import Callees
from corvid_mypy.seam.language_names import UNCHANGING

_MOST = 8
"""So many names are followed at most, one standing for the other."""


def alternatives(callees: Callees, callee: Expression, depth: int = 0) -> list[Expression]:
    """The functions that a callee may stand for, as they are written.

    Returns:
        The names, lambdas and calls that make one; none if anything else may stand there.
    """
    callee = callees.resolve(callee)
    if depth > _MOST:
        return []
    variable = callee.node if isinstance(callee, NameExpr) else None
    if isinstance(variable, Var):
        if variable.is_argument:
            return []
        found = [
            *(alternatives(callees, value, depth + 1) for value in callees.written(variable)),
            *(_items(callees, *drawn, depth + 1) for drawn in callees.drawn(variable)),
        ]
    elif isinstance(callee, RefExpr):
        # A variable of another module, or a field, may hold anything.
        return [] if isinstance(callees.definition_of(callee), Var) else [callee]
    elif isinstance(callee, LambdaExpr):
        return [callee]
    elif isinstance(callee, ConditionalExpr):
        arms = (callee.if_expr, callee.else_expr)
        found = [alternatives(callees, arm, depth + 1) for arm in arms]
    elif isinstance(callee, OpExpr) and callee.op == "or":
        sides = (callee.left, callee.right)
        found = [alternatives(callees, side, depth + 1) for side in sides]
    elif isinstance(callee, IndexExpr):
        found = [_items(callees, callee.base, None, depth + 1)]
    elif isinstance(callee, CallExpr):
        if maker(callees, callee) is not None:
            return [callee]
        found = _looked_up(callees, callee, depth + 1)
    else:
        return []
    return _all_of(found)


def functions_at(callees: Callees, value: Expression, typ: Type) -> Written:
    """Which functions a value is, or holds in a container that is written.

    Args:
        callees: the callees of the module.
        value: the expression, or one whose items are of the type.
        typ: the type that it has there.
    """
    wholes = members(typ)
    parts = [get_proper_type(part) for whole in wholes for part in _parts(whole)]

    def written(found: ProperType) -> Sequence[ProperType]:
        named: list[Expression] = []
        if any(found is whole for whole in wholes):
            named = alternatives(callees, value) or _items(callees, value, None, 0)
        elif any(found is part for part in parts):
            places = [place for place, part in enumerate(parts) if found is part]
            at = value.items[places[0]] if len(places) == 1 and _is_in_step(value, wholes) else None
            named = _items(callees, value, None, 0) if at is None else alternatives(callees, at)
        return [*map(callees.type, named)]

    return written


def _is_in_step(value: Expression, wholes: Sequence[ProperType]) -> TypeGuard[TupleExpr]:
    """Whether a tuple that is written out has one item for each that its type has."""
    if not isinstance(value, TupleExpr) or any(isinstance(item, StarExpr) for item in value.items):
        return False
    whole = wholes[0] if len(wholes) == 1 else None
    return isinstance(whole, TupleType) and len(whole.items) == len(value.items)


def _parts(whole: ProperType) -> Sequence[Type]:
    """What a container holds."""
    if isinstance(whole, TupleType):
        return whole.items
    return whole.args if isinstance(whole, Instance) else ()


def maker(callees: Callees, made: Expression) -> SymbolNode | None:
    """The function of the program that makes what is called: a function that is nested in it.

    What that does has been derived with the one around it, whatever that is passed: it is quiet, so
    it calls nothing of that.
    """
    found = callees.definition(made.callee) if isinstance(made, CallExpr) else None
    known = summary_of(found)
    is_known = known.gives_functions and known.proved and known.quiet and not known.asks_callers
    return found if is_known else None


def _all_of(groups: list[list[Expression]]) -> list[Expression]:
    """All of the functions, if each place has some that are known."""
    return [each for group in groups for each in group] if all(groups) else []


def _looked_up(callees: Callees, call: CallExpr, depth: int) -> list[list[Expression]]:
    """``table.get(key, otherwise)``."""
    getter = call.callee
    if not isinstance(getter, MemberExpr) or getter.name not in LOOKUPS or any(call.arg_names):
        return []
    held = _items(callees, getter.expr, None, depth)
    others = [alternatives(callees, other, depth) for other in call.args[1:]]
    return [held, *others]


def _items(
    callees: Callees, sequence: Expression, part: int | None, depth: int
) -> list[Expression]:
    """The functions that a written container holds, or that stand at one place in its items."""
    if depth > _MOST:
        return []
    if isinstance(sequence, NameExpr) and isinstance(sequence.node, Var):
        written = callees.written(sequence.node)
        if len(written) != 1 or not _is_unchanging(sequence.node):
            return []
        return _items(callees, written[0], part, depth + 1)
    values = _values(sequence, part)
    if part is not None and isinstance(sequence, (TupleExpr, ListExpr)):
        values = [
            item.items[part]
            for item in values
            if isinstance(item, TupleExpr) and part < len(item.items)
        ]
        if len(values) != len(sequence.items):
            return []
    elif isinstance(sequence, CallExpr) and isinstance(sequence.callee, MemberExpr):
        if sequence.args or sequence.callee.name not in VIEWS or part not in (None, 1):
            return []
        return _items(callees, sequence.callee.expr, None, depth + 1)
    found = [alternatives(callees, value, depth + 1) for value in values]
    return _all_of(found)


def _values(sequence: Expression, part: int | None) -> list[Expression]:
    """What stands in a display; of a mapping, what its keys stand for."""
    if isinstance(sequence, (TupleExpr, ListExpr, SetExpr)):
        return [] if any(isinstance(item, StarExpr) for item in sequence.items) else sequence.items
    if isinstance(sequence, DictExpr) and part is None:
        if any(key is None for key, _ in sequence.items):
            return []
        return [value for _, value in sequence.items]
    return []


def _is_unchanging(variable: Var) -> bool:
    """Whether nobody can put anything into what a variable holds, as its type says."""
    found = get_proper_type(variable.type)
    if isinstance(found, TupleType):
        return True
    return isinstance(found, Instance) and found.type.fullname in UNCHANGING
