"""Saying: which plain texts repeat content, so that they need the sources of it beside them.

A text that content merely chose, or whose length it decided, quotes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeGuard

from mypy.nodes import (
    GDEF,
    CallExpr,
    ConditionalExpr,
    Expression,
    GeneratorExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    RefExpr,
    SetExpr,
    StarExpr,
    StrExpr,
    TupleExpr,
    UnaryExpr,
)
from mypy.types import FunctionLike, Instance, NoneType, ProperType, Type, get_proper_type

from corvid_mypy.library import row
from corvid_mypy.model.types import is_grounded, is_text, members, unwrapped
from corvid_mypy.proof.code.vouching import inside_of
from corvid_mypy.proof.labels import Label
from corvid_mypy.report.findings import CoercionKind, Site
from corvid_mypy.seam.language_names import ATOMS, BOOL


def says(loss: Site) -> bool:
    """Whether what is made of a value that lost its sources may be a text of theirs."""
    if loss.only_looks:
        return False
    return loss.actual is None or not _only_tells(loss.actual)


def _only_tells(typ: Type) -> bool:
    """Whether all content of a value is how something compares: a truth value, or several."""
    content = [unwrapped(each) for each in inside_of(typ) if is_grounded(each)]
    return bool(content) and all(map(_is_truth, content))


def _is_truth(typ: Type) -> bool:
    return all(
        isinstance(each, NoneType) or (isinstance(each, Instance) and each.type.fullname == BOOL)
        for each in members(typ)
    )


def is_quoting(label: Label) -> bool:
    """Whether a value with this label may repeat content."""
    return label.caught is not None or any(map(says, label.losses))


def may_say(typ: Type, *, numbers: bool) -> bool:
    """Whether a value is a text, has or gives some, or may be shown as one by its own class.

    ``numbers`` is whether a number is shown as well, as in a text it is.
    """
    found = get_proper_type(typ)
    if isinstance(found, FunctionLike):
        return any(may_say(form.ret_type, numbers=numbers) for form in found.items)
    return any(_is_shown(each, numbers=numbers) for each in inside_of(typ))


def _is_shown(typ: ProperType, *, numbers: bool) -> bool:
    """Whether a value has a plain text of its own; a truth value only tells what was looked at."""
    if not isinstance(typ, Instance) or is_grounded(typ):
        return False
    if is_text(typ):
        return True
    is_number = typ.type.fullname in ATOMS
    return not typ.args and (numbers and typ.type.fullname != BOOL if is_number else True)


def is_number(made: Type) -> bool:
    """Whether a value is no more than a number, or several, be they grounded."""
    return not any(map(_has_parts, inside_of(made)))


def shows_numbers(made: Type, *, repeats: bool) -> bool:
    """Whether numbers that something is made of are shown in it, rather than say how much it is.

    A number shows them as a text or a record does, be it one that is computed; a truth value only
    tells how they compare.

    Args:
        made: the type of what is made.
        repeats: whether it is made by a method of its own, as by ``text.zfill(n)``, or by ``*``: of
            a text, or a list, a number says how long it gets.
    """
    if not is_number(made):
        return not repeats
    return not all(map(_is_truth, map(unwrapped, inside_of(made))))


def only_weighed(node: Expression) -> Iterator[Expression]:
    """An expression that is compared, and the numbers that it is computed of on the way."""
    yield node
    below: list[Expression] = []
    if isinstance(node, OpExpr):
        below = [node.left, node.right]
    elif isinstance(node, UnaryExpr):
        below = [node.expr]
    elif isinstance(node, TupleExpr):
        below = node.items
    elif isinstance(node, ConditionalExpr):
        below = [node.if_expr, node.else_expr]
    elif isinstance(node, CallExpr) and isinstance(node.callee, RefExpr):
        computes = row(node.callee.fullname)  # what keeps its arguments changes something
        below = node.args if computes is not None and computes.quiet else []
    for each in below:
        yield from only_weighed(each)


def _has_parts(typ: ProperType) -> bool:
    """Whether a value, grounded or not, is a text or a record."""
    if is_grounded(typ):
        return any(map(_has_parts, inside_of(unwrapped(typ))))
    return _is_shown(typ, numbers=False)


def is_of_others(part: Expression, typ: Type, *, numbers: bool) -> bool:
    """Whether a plain text in a grounded one is neither written there nor a constant."""
    is_written = isinstance(part, StrExpr) or (isinstance(part, NameExpr) and part.kind == GDEF)
    return not is_written and may_say(typ, numbers=numbers)


def is_said_in(part: Expression, typ: Type, loss: Site) -> bool:
    """Whether what becomes part of a text says what was dropped, or makes a text of it itself.

    So does what makes another number of a number; one that counts, or sums up, many does not.
    """
    if loss.only_looks:
        return False
    if _is_under_key(loss) and not may_say(typ, numbers=False):
        return False  # a number that stands under a key is not the key
    if says(loss):
        return True
    is_one = is_text(typ) or is_grounded(get_proper_type(loss.actual))
    return is_one and isinstance(part, CallExpr) and loss.node in part.args


def read_as_key(label: Label, typ: Type | None) -> Label:
    """The label of what is taken out of a container: a text of a mapping may be a key of it.

    What is made of that repeats the key, be it a number.
    """
    if not any(map(_is_under_key, label.losses)):
        return label
    found = get_proper_type(typ)
    if found is None or not is_text(found):
        return label
    losses = (loss._replace(is_key=True) if _is_under_key(loss) else loss for loss in label.losses)
    return label._replace(losses=tuple(losses))


def _is_under_key(loss: Site) -> bool:
    """Whether what is left of a value may be no more than what stands under it as a key."""
    return loss.kind is CoercionKind.SUBSCRIPT and not loss.is_key


def parts_of(node: Expression, carries: Callable[[Expression], bool]) -> Iterator[Expression]:
    """What becomes part of the text that a call or an operation makes, also in a display."""
    if isinstance(node, OpExpr):
        for side in (node.left, node.right):
            yield from _shown(side, carries)
    elif isinstance(node, CallExpr):
        for arg in node.args:
            yield from _shown(arg, carries)


def bound_in(callee: Expression) -> Iterator[Expression]:
    """What is called, and what that holds by the way it is written: its object, a partial's."""
    yield callee
    if isinstance(callee, MemberExpr):
        yield callee.expr
    elif isinstance(callee, CallExpr):
        for arg in callee.args:
            yield from bound_in(arg)


def _shown(part: Expression, carries: Callable[[Expression], bool]) -> Iterator[Expression]:
    if isinstance(part, (ListExpr, TupleExpr, SetExpr)):
        for item in part.items:
            yield from _shown(item.expr if isinstance(item, StarExpr) else item, carries)
    elif isinstance(part, ListComprehension):
        yield part.generator.left_expr
    elif isinstance(part, GeneratorExpr):
        yield part.left_expr
    elif _is_put_together(part, carries):
        yield from _shown(part.left, carries)
        yield from _shown(part.right, carries)
    else:
        yield part


def _is_put_together(part: Expression, carries: Callable[[Expression], bool]) -> TypeGuard[OpExpr]:
    """Whether both operands of a sum are in it with their sources: one list behind another."""
    if not isinstance(part, OpExpr) or part.op != "+":
        return False
    return carries(part) or not (carries(part.left) or carries(part.right))
