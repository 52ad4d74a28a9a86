"""Which attributes an object surely has once it was made: that it has one tells nothing later."""

from __future__ import annotations

from collections.abc import Iterable

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    Decorator,
    Expression,
    ExpressionStmt,
    FuncDef,
    IfStmt,
    MemberExpr,
    NameExpr,
    RaiseStmt,
    Statement,
    SuperExpr,
    SymbolNode,
    TryStmt,
    TupleExpr,
    TypeInfo,
    Var,
    WithStmt,
)
from mypy.types import CallableType

from corvid_mypy.model.special_methods import FILLING
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import ANYTHING


def fills(function: FuncDef) -> frozenset[str]:
    """The attributes that a method surely gives to its object, whatever way it takes."""
    if not function.info or not function.arguments or function.is_static or function.is_class:
        return frozenset()
    return _filled(function, function.body.body)


def may_be_absent(info: TypeInfo, name: str) -> bool:
    """Whether an object of a class may have been made without one of its attributes."""
    owner = next((base for base in info.mro if name in base.names), None)
    declared = owner.names[name].node if owner is not None else None
    if owner is None or not isinstance(declared, Var):
        return False  # a property, or what no class declares
    made = info.get("__init__")
    if made is not None and made.plugin_generated and name in _taken(made.node):
        return False
    for generator in ("dataclass", "attrs"):
        for field in owner.metadata.get(generator, {}).get("attributes", ()):
            if field["name"] == name:
                return not field["has_default"]  # its constructor takes none
    if declared.is_initialized_in_class and declared.has_explicit_value:
        return False  # the class has it
    found = filter(None, map(info.get, FILLING))
    filled = frozenset[str]().union(*(summary_of(symbol.node).fills for symbol in found))
    return filled.isdisjoint((name, ANYTHING))


def _taken(constructor: SymbolNode | None) -> list[str | None]:
    typ = constructor.type if isinstance(constructor, FuncDef) else None
    return typ.arg_names if isinstance(typ, CallableType) else []


def _filled(function: FuncDef, block: Iterable[Statement]) -> frozenset[str]:
    found: set[str] = set()
    for statement in block:
        if isinstance(statement, AssignmentStmt):
            for target in statement.lvalues:
                found |= _targets(function, target)
        elif isinstance(statement, ExpressionStmt):
            found |= _called(function, statement.expr)
        elif isinstance(statement, WithStmt):
            found |= _filled(function, statement.body.body)
        elif isinstance(statement, TryStmt) and statement.finally_body is not None:
            found |= _filled(function, statement.finally_body.body)
        elif isinstance(statement, IfStmt) and statement.else_body is not None:
            arms = [*statement.body, statement.else_body]
            given = [_filled(function, arm.body) for arm in arms if not _raises(arm.body)]
            found |= frozenset.intersection(*given) if given else frozenset()
    return frozenset(found)


def _raises(block: list[Statement]) -> bool:
    return bool(block) and isinstance(block[-1], RaiseStmt)


def _targets(function: FuncDef, target: Expression) -> frozenset[str]:
    if isinstance(target, TupleExpr):
        return frozenset().union(*(_targets(function, item) for item in target.items))
    is_own = isinstance(target, MemberExpr) and _is_self(function, target.expr)
    return frozenset((target.name,)) if is_own and isinstance(target, MemberExpr) else frozenset()


def _called(function: FuncDef, called: Expression) -> frozenset[str]:
    """What a method of the same object, or of its base, gives to it."""
    callee = called.callee if isinstance(called, CallExpr) else None
    if isinstance(callee, SuperExpr):
        bases = function.info.mro[1:]
        found = next((base.names[callee.name] for base in bases if callee.name in base.names), None)
        return summary_of(found.node).fills if found is not None else frozenset()
    if not isinstance(callee, MemberExpr) or not _is_self(function, callee.expr):
        return frozenset()
    symbol = function.info.get(callee.name)
    method = symbol.node if symbol is not None else None
    is_known = isinstance(method, (FuncDef, Decorator))
    return summary_of(method).fills if is_known else frozenset()


def _is_self(function: FuncDef, value: Expression) -> bool:
    return isinstance(value, NameExpr) and value.node is function.arguments[0].variable
