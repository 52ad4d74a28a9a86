"""Either form: a value that is grounded, or plain, as callers pass it; its methods, and its class.

Of a call of such a method mypy keeps the type for the form that it tried last. Of a test for its
class it keeps the plain form, although a grounded value is of the class of its content.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import CallExpr, Expression, MemberExpr, OpExpr, RefExpr, TupleExpr, TypeInfo
from mypy.types import Instance, NoneType, ProperType, UnionType, get_proper_type

from corvid_mypy.library import Gives, Row, member
from corvid_mypy.model.types import carries, content, is_grounded, members, unwrapped
from corvid_mypy.program.callees import class_of, referred
from corvid_mypy.proof.labels import Label, is_atom
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind, Site
from corvid_mypy.seam.checker import attribute
from corvid_mypy.seam.language_names import NONE


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


def asked_for_class(
    walker: Walker, subject: Expression, asked: Expression, *, inside: bool = False
) -> None:
    """``isinstance(x, str)`` is true of a grounded text, too: mypy leaves none but the plain form.

    What is of the class goes on without its sources, unless it is asked whether it is grounded.
    ``inside`` is whether what the subject holds is asked.
    """
    found = walker.type(subject)
    forms = members(found)
    if inside and walker.proof is not None:
        forms = [*walker.proof.vouching.with_fields(found)]
    grounded = [each for each in forms if is_grounded(each)]
    others = [each for each in forms if not is_grounded(each)]
    if not grounded or not others:
        return
    for info in _classes(asked):
        if info is None or (
            not any(info in each.type.mro for each in grounded if isinstance(each, Instance))
            and any(_may_be_of(each, info) for each in others)
            and any(_may_be_of(held, info) for each in grounded for held in members(content(each)))
        ):
            walker.add(Site(CoercionKind.CAST, subject, found))
            return


def _classes(asked: Expression) -> Iterator[TypeInfo | None]:
    """The classes that a test asks for; ``None`` for one that is not written there."""
    if isinstance(asked, TupleExpr):
        for item in asked.items:
            yield from _classes(item)
    elif isinstance(asked, OpExpr):
        yield from _classes(asked.left)
        yield from _classes(asked.right)
    elif not isinstance(asked, RefExpr):
        yield None
    elif asked.fullname != NONE:
        info = referred(asked)
        yield info if isinstance(info, TypeInfo) else None


def _may_be_of(held: ProperType, info: TypeInfo) -> bool:
    """Whether a value may be of a class, by what its own derives from."""
    own = class_of(held)
    if own is None:
        return not isinstance(held, NoneType)
    return own in info.mro or info in own.mro or own.is_protocol or info.is_protocol


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
