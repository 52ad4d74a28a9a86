"""Assignment targets: what fills them, and what is inside them."""

from __future__ import annotations

from mypy.nodes import (
    Context,
    Expression,
    IndexExpr,
    ListExpr,
    MemberExpr,
    NameExpr,
    SliceExpr,
    StarExpr,
    TupleExpr,
    Var,
)
from mypy.typeops import try_getting_str_literals
from mypy.types import (
    AnyType,
    FunctionLike,
    Instance,
    TupleType,
    Type,
    TypedDictType,
    TypeOfAny,
    get_proper_type,
)

from corvid_mypy.model.types import accepts, carries, is_grounded, may_be_grounded
from corvid_mypy.proof.walker import Laws
from corvid_mypy.report.findings import CoercionKind, Site
from corvid_mypy.seam.checker import type_of


def walk_target(laws: Laws, target: Expression) -> None:
    """Walk the expressions inside a target; the target itself is written, not read."""
    if isinstance(target, NameExpr):
        return
    if isinstance(target, (TupleExpr, ListExpr)):
        for item in target.items:
            walk_target(laws, item)
    elif isinstance(target, StarExpr):
        walk_target(laws, target.expr)
    elif isinstance(target, MemberExpr):
        laws.walk(target.expr)
    elif isinstance(target, IndexExpr):
        laws.walk(target.base)
        laws.walk(target.index)
        subscripted(laws, target)


def mixed(laws: Laws, kind: CoercionKind, value: Expression) -> None:
    """A plain value put into grounded content would read back as if it had been retrieved."""
    found = laws.type(value)
    if not carries(found):
        laws.add(Site(kind, value, found, None))


def bind(
    laws: Laws, kind: CoercionKind, target: Expression, value: Expression, anchor: Context
) -> None:
    """Put the value of an expression into a target."""
    if isinstance(target, NameExpr):
        if _is_thrown_away(target):
            laws.throw_away(target, laws.type(value))
        else:
            laws.flow(kind, value, slot_of(laws, target), anchor)
    elif isinstance(target, (MemberExpr, IndexExpr)) and laws.grounded(_owner(target)):
        mixed(laws, kind, value)
    elif isinstance(target, IndexExpr) and (
        row := by_computed_key(laws, target.base, target.index)
    ):
        for slot in row.items.values():
            laws.flow(kind, value, slot, anchor)
    elif not isinstance(target, (TupleExpr, ListExpr)):
        laws.flow(kind, value, slot_of(laws, target), anchor)
    elif isinstance(value, (TupleExpr, ListExpr)) and len(value.items) == len(target.items):
        for part, given in zip(target.items, value.items):
            bind(laws, kind, part, given, given)
    else:
        bind_type(laws, kind, target, value, laws.type(value), anchor)


def bind_type(
    laws: Laws,
    kind: CoercionKind,
    target: Expression,
    value: Expression,
    actual: Type | None,
    anchor: Context,
) -> None:
    """Put a value of a given type, which comes out of the expression, into a target."""
    if isinstance(target, NameExpr) and _is_thrown_away(target):
        laws.throw_away(target, actual)
        return
    if not isinstance(target, (TupleExpr, ListExpr)):
        laws.flow_type(kind, value, actual, slot_of(laws, target), anchor)
        return
    if actual is not None and may_be_grounded(actual):
        laws.add(Site(CoercionKind.ITERATION, value, actual, None, anchor))
        for part in target.items:
            laws.scattered(kind, value, _part_slot(laws, part))
        return
    proper = get_proper_type(actual)
    for index, part in enumerate(target.items):
        if isinstance(part, StarExpr):
            continue
        if isinstance(proper, AnyType):
            given: Type | None = proper
        elif isinstance(proper, TupleType) and len(proper.items) == len(target.items):
            given = proper.items[index]
        else:
            given = type_of(laws.checker, part)
        bind_type(laws, kind, part, value, given, anchor)


def _part_slot(laws: Laws, part: Expression) -> Type | None:
    """The type a part of a target takes; of a starred one, what its list holds."""
    if not isinstance(part, StarExpr):
        return slot_of(laws, part)
    held = get_proper_type(slot_of(laws, part.expr))
    return held.args[0] if isinstance(held, Instance) and held.args else held


def _owner(target: MemberExpr | IndexExpr) -> Expression:
    return target.expr if isinstance(target, MemberExpr) else target.base


def slot_of(laws: Laws, target: Expression) -> Type | None:
    """The type a target takes."""
    if isinstance(target, NameExpr) and isinstance(target.node, Var):
        return target.node.type
    if isinstance(target, IndexExpr):
        method = get_proper_type(target.method_type)
        key = laws.type(target.index)
        for item in method.items if isinstance(method, FunctionLike) else []:
            if len(item.arg_types) == 2 and accepts(item.arg_types[0], key):
                return item.arg_types[1]
        base = laws.proper(target.base)
        if is_grounded(base):
            return None
        found = type_of(laws.checker, target)
        return found if found is not None else AnyType(TypeOfAny.special_form)
    return type_of(laws.checker, target)


def _is_thrown_away(target: NameExpr) -> bool:
    """Whether this is a local ``_``, which has no type for mypy."""
    variable = target.node
    return (
        target.name == "_"
        and isinstance(variable, Var)
        and isinstance(get_proper_type(variable.type), AnyType)
    )


def by_computed_key(laws: Laws, base: Expression, key: Expression) -> TypedDictType | None:
    """The typed dictionary that is read or written by a key that no literal type shows."""
    row = laws.proper(base)
    if not isinstance(row, TypedDictType) or not carries(row):
        return None
    found = laws.proper(key)
    return row if try_getting_str_literals(key, found) is None else None


def subscripted(laws: Laws, node: IndexExpr) -> None:
    """A plain container reads what it is subscripted with."""
    if laws.grounded(node.base):
        return
    parts: list[Expression | None] = [node.index]
    if isinstance(node.index, SliceExpr):
        parts = [node.index.begin_index, node.index.end_index, node.index.stride]
    for part in parts:
        if part is not None:
            laws.consume_compared(CoercionKind.SUBSCRIPT, part, node)
