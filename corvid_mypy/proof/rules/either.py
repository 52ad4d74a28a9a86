"""Unions: methods of a value that is grounded, or plain, as callers pass it.

Of a call of such a method mypy keeps the type for the form that it tried last.
"""

from __future__ import annotations

from mypy.nodes import CallExpr, MemberExpr
from mypy.types import UnionType, get_proper_type

from corvid_mypy.library import Gives, Row, member
from corvid_mypy.model.types import carries, is_grounded, members, unwrapped
from corvid_mypy.program.callees import class_of
from corvid_mypy.proof.labels import Label, is_atom
from corvid_mypy.proof.walker import Walker
from corvid_mypy.seam.checker import attribute


def look_up_again(walker: Walker, callee: MemberExpr) -> None:
    """Take a method of something grounded or plain for what it is of each form."""
    owner = walker.proper(callee.expr)
    if isinstance(owner, UnionType) and _is_split(owner):
        found = attribute(walker.checker, callee.name, owner, callee)
        if found is not None:
            walker.know([callee], found)


def of_either(walker: Walker, node: CallExpr) -> Label | None:
    """The label of what a method of Python's gives that computes, of content as of anything.

    What comes of the grounded form is grounded, of the plain one plain: no content decides which.
    """
    callee = node.callee
    owner = walker.proper(callee.expr) if isinstance(callee, MemberExpr) else None
    if not isinstance(callee, MemberExpr) or not isinstance(owner, UnionType):
        return None
    if not _is_split(owner) or not all(is_atom(walker.type(each)) for each in node.args):
        return None
    found = [
        member(class_of(get_proper_type(unwrapped(each))), callee.name) for each in members(owner)
    ]
    method = walker.proper(callee)
    if not isinstance(method, UnionType) or not all(map(_only_computes, found)):
        return None
    if walker.ledger.is_heeded:
        walker.ledger.tell()
    labels = walker.walk_all(node.args)
    return walker.made(node, walker.label(callee.expr), labels)


def _is_split(owner: UnionType) -> bool:
    """Whether a value has one form that is grounded, and others that hold nothing so."""
    forms = members(owner)
    plainly = [each for each in forms if not is_grounded(each)]
    return 0 < len(plainly) == len(forms) - 1 and not any(map(carries, plainly))


def _only_computes(method: Row | None) -> bool:
    """Whether a method of a library gives what it computes, and calls and changes nothing."""
    if method is None or method.refused or method.gives is not Gives.VALUE:
        return False
    return method.quiet and not (method.lazy or method.effect or method.takes)
