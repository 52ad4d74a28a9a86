"""Sets, and the keys of dictionaries: what stands there is hashed and compared."""

from __future__ import annotations

from collections.abc import Iterable

from mypy.nodes import CallExpr, Expression, MemberExpr, RefExpr
from mypy.types import Instance, ProperType

from corvid_mypy.library import Gives, Manner, Row, Trait, Use, has, member
from corvid_mypy.model.types import class_made, compares_content
from corvid_mypy.proof.labels import KEPT, Label
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind


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
    made = class_made(walker.type(callee.expr)) if isinstance(callee, MemberExpr) else None
    if made is not None and isinstance(callee, MemberExpr):
        return has(made.fullname, Trait.KEYED) and _draws_keys(member(made, callee.name))
    return isinstance(callee, RefExpr) and has(callee.fullname, Trait.KEYED)


def _draws_keys(called: Row | None) -> bool:
    return called is not None and Use.HASH_ITEMS in called.takes


def called(walker: Walker, node: CallExpr) -> Label:
    """A call of the library that collects by key, or looks a key up."""
    callee = node.callee
    if _collects(walker, callee):
        return merged(walker, node, [arg for arg in node.args if not is_keyed(walker.proper(arg))])
    owner = walker.proper(callee.expr) if isinstance(callee, MemberExpr) else None
    if not isinstance(callee, MemberExpr) or not isinstance(owner, Instance) or not node.args:
        return KEPT
    found = member(owner.type, callee.name) if has(owner.type.fullname, Trait.KEYED) else None
    if found is None:
        return KEPT
    if _draws_keys(found) and is_keyed(owner):
        asked = [callee.expr] if found.gives is Gives.VALUE else []
        return walker.first_read(CoercionKind.ELEMENT, [*node.args, *asked])
    if Use.HASH in found.takes and found.manner is Manner.FILL:
        return walker.compared(CoercionKind.MEMBERSHIP, node.args[0])
    return KEPT
