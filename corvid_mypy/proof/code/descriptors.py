"""What a class has under its names: reading a descriptor runs it, and not every type shows one.

``name = prop`` makes a second property, which mypy takes for a function; ``name: object = Field()``
says nothing of what stands there. What a class body binds otherwise than to one value by one name
is not followed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mypy.nodes import (
    AssignmentExpr,
    AssignmentStmt,
    CallExpr,
    CastExpr,
    ClassDef,
    Decorator,
    Expression,
    ExpressionStmt,
    FuncDef,
    FuncItem,
    LambdaExpr,
    NameExpr,
    Node,
    OverloadedFuncDef,
    RefExpr,
    TempNode,
    TypeInfo,
    Var,
)
from mypy.types import (
    AnyType,
    FunctionLike,
    Instance,
    TypeVarLikeType,
    get_proper_type,
)

from corvid_mypy.library import Habit, Trait, derives, is_of
from corvid_mypy.model.types import members
from corvid_mypy.program.callees import Callees, class_of, is_property
from corvid_mypy.proof.labels import is_value
from corvid_mypy.seam.syntax import bound_by, expressions, statements


def hidden_in(
    info: TypeInfo, callees: Callees, is_wide: Callable[[TypeInfo], bool]
) -> Iterator[str]:
    """The names that a class body binds to what may be a descriptor, and no type shows.

    Args:
        info: the class.
        callees: the callees of its module.
        is_wide: whether objects of any class may be declared as of a class.
    """
    for part in statements(info.defn.defs, into=_is_run):
        named = _named(part)
        if named is None:
            yield from _bound_by(part)
        elif not _is_shown(*named, callees, is_wide):
            yield named[0].name
        if callees.binds_inside and isinstance(part, (AssignmentStmt, ExpressionStmt)):
            yield from _bound_inside(part)


def _is_run(part: Node) -> bool:
    """Whether a part of a class body runs with it."""
    return not isinstance(part, (FuncItem, Decorator, OverloadedFuncDef, ClassDef))


def _bound_inside(part: AssignmentStmt | ExpressionStmt) -> Iterator[str]:
    """The names that an expression binds."""
    value = part.rvalue if isinstance(part, AssignmentStmt) else part.expr
    for each in expressions(value):
        if isinstance(each, AssignmentExpr):
            yield each.target.name


def _named(part: Node) -> tuple[Var, Expression] | None:
    """The one name that an assignment binds, and its value."""
    if not isinstance(part, AssignmentStmt) or len(part.lvalues) > 1:
        return None
    [target] = part.lvalues
    found = target.node if isinstance(target, NameExpr) else None
    return (found, part.rvalue) if isinstance(found, Var) else None


def _bound_by(part: Node) -> Iterator[str]:
    """The names that a part of a class body binds in another way, but to plain values."""
    for name in (each for target in bound_by(part) for each in expressions(target)):
        found = name.node if isinstance(name, NameExpr) else None
        if isinstance(found, Var) and (found.type is None or not is_value(found.type)):
            yield found.name


def _is_shown(
    attribute: Var, value: Expression, callees: Callees, is_wide: Callable[[TypeInfo], bool]
) -> bool:
    """Whether a value is no descriptor, or one that the type of the attribute shows."""
    if isinstance(value, TempNode):
        return True  # a declaration
    if isinstance(value, CallExpr) and isinstance(value.analyzed, CastExpr):
        value = value.analyzed.expr  # whatever it is said to be
    declared = class_of(get_proper_type(attribute.type)) if attribute.type is not None else None
    for found in members(callees.type(value)):
        if isinstance(found, AnyType):
            is_shown = _is_of_library(value, callees)
        elif isinstance(found, FunctionLike):
            is_shown = found.is_type_obj() or _is_method(value, callees) or _describes(value)
        elif isinstance(found, Instance):
            # Of a property that was made elsewhere no type shows of which functions.
            is_made = isinstance(value, CallExpr) or not derives(found.type, Trait.DESCRIPTOR)
            is_known = found.type is declared and is_made
            runs = not is_known and _runs(found.type, callees)
            is_shown = not (runs or is_wide(found.type))
        else:
            is_shown = not isinstance(found, TypeVarLikeType)
        if not is_shown:
            return False
    return True


def _runs(info: TypeInfo, callees: Callees) -> bool:
    """Whether reading an attribute that holds an object of a class runs code of the program."""
    read = info.get("__get__")
    is_own = read is not None and read.node is not None and not callees.is_library(read.node)
    return is_own or derives(info, Trait.DESCRIPTOR)


def _is_of_library(value: Expression, callees: Callees) -> bool:
    """Whether a library makes a value: what describes a field, it makes for the class."""
    made = callees.definition(value.callee) if isinstance(value, CallExpr) else None
    return made is not None and callees.is_library(made)


def _describes(value: Expression) -> bool:
    """Whether ``field(...)`` stands here, whose type is that of the attribute of each object."""
    callee = value.callee if isinstance(value, CallExpr) else None
    return isinstance(callee, RefExpr) and is_of(callee.fullname, Habit.DESCRIBING)


def _is_method(value: Expression, callees: Callees) -> bool:
    """Whether an expression names a function, which is a method then, and is not run."""
    found = callees.definition(value) if isinstance(value, RefExpr) else None
    is_function = isinstance(found, (FuncDef, Decorator, OverloadedFuncDef))
    return isinstance(value, LambdaExpr) or (is_function and not is_property(found))
