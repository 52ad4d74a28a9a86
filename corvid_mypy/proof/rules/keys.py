"""Sets, and the keys of dictionaries: what stands there is hashed and compared."""

from __future__ import annotations

from collections.abc import Iterable

from mypy.nodes import CallExpr, Expression, MemberExpr, RefExpr
from mypy.types import Instance, ProperType

from corvid_mypy.library import Trait, has
from corvid_mypy.model.types import class_made, compares_content
from corvid_mypy.proof.labels import KEPT, Label
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind

_LOOKING_UP = frozenset(["get", "pop", "setdefault", "move_to_end"])
_MERGING = frozenset(
    (
        "update union intersection difference symmetric_difference intersection_update "
        "difference_update symmetric_difference_update issubset issuperset isdisjoint"
    ).split()
)
_TELLING = _LOOKING_UP | _MERGING


def is_keyed(typ: ProperType | None) -> bool:
    """Whether a value is a set of, or a mapping from, something that is grounded."""
    return (
        isinstance(typ, Instance)
        and has(typ.type.fullname, Trait.KEYED)
        and bool(typ.args)
        and compares_content(typ.args[0])
    )


def merged(walker: Walker, result: Expression, operands: Iterable[Expression]) -> Label:
    """What is put together by its keys, or elements, tells which of them are equal."""
    if is_keyed(walker.proper(result)):
        return walker.first_read(CoercionKind.ELEMENT, list(operands))
    return KEPT


def _collects(walker: Walker, callee: Expression) -> bool:
    """Whether a set or a mapping is made of what the callee is handed."""
    if isinstance(callee, MemberExpr) and callee.name == "fromkeys":
        made = class_made(walker.type(callee.expr))
        return made is not None and has(made.fullname, Trait.KEYED)
    return isinstance(callee, RefExpr) and has(callee.fullname, Trait.KEYED)


def called(walker: Walker, node: CallExpr) -> Label:
    """A call of the library that collects by key, or looks a key up."""
    callee = node.callee
    if _collects(walker, callee):
        return merged(walker, node, [arg for arg in node.args if not is_keyed(walker.proper(arg))])
    if not isinstance(callee, MemberExpr) or not node.args or callee.name not in _TELLING:
        return KEPT
    owner = walker.proper(callee.expr)
    if not isinstance(owner, Instance) or not has(owner.type.fullname, Trait.KEYED):
        return KEPT
    if callee.name in _MERGING and is_keyed(owner):
        return walker.first_read(CoercionKind.ELEMENT, node.args)
    if callee.name in _LOOKING_UP:
        return walker.compared(CoercionKind.MEMBERSHIP, node.args[0])
    return KEPT
