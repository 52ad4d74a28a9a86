"""Saying: which plain texts repeat content, so that they need the sources of it beside them.

A text that content merely chose, or whose length it decided, quotes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from mypy.nodes import (
    GDEF,
    CallExpr,
    Expression,
    GeneratorExpr,
    ListComprehension,
    ListExpr,
    NameExpr,
    OpExpr,
    SetExpr,
    StarExpr,
    StrExpr,
    SymbolNode,
    TupleExpr,
)
from mypy.types import Instance, ProperType, Type, get_proper_type

from corvid_mypy.model.types import is_grounded, is_text, unwrapped
from corvid_mypy.proof.code.vouching import inside_of
from corvid_mypy.proof.labels import Label
from corvid_mypy.report.findings import LOOKS, CoercionKind, Site
from corvid_mypy.seam.language_names import ATOMS


def says(loss: Site) -> bool:
    """Whether what is made of a value that lost its sources may be a text of theirs."""
    if loss.is_chosen or loss.kind in LOOKS:
        return False  # how long it is, or what it is compared with
    if loss.kind is CoercionKind.INTERPOLATION or loss.actual is None:
        return True
    if isinstance(loss.node, CallExpr) and not is_grounded(get_proper_type(loss.actual)):
        return True  # what a helper computed from it, be it a number that a text becomes
    return holds_text(loss.actual)


def holds_text(typ: Type) -> bool:
    """Whether a value is a text, or a container of some, grounded or not."""
    grounded = (unwrapped(each) for each in inside_of(typ) if is_grounded(each))
    return _holds_plain_text(typ) or any(map(holds_text, grounded))


def _holds_plain_text(typ: Type) -> bool:
    return any(map(is_text, inside_of(typ)))


def is_quoting(label: Label) -> bool:
    """Whether a value with this label may repeat content."""
    return label.caught is not None or any(map(says, label.losses))


def may_say(typ: Type) -> bool:
    """Whether a value is a text, has some in it, or may be shown as one by its own class."""
    return _holds_plain_text(typ) or any(map(_is_object, inside_of(typ)))


def _is_object(typ: ProperType) -> bool:
    """Whether a value is an object with plain parts, and no number, which says little."""
    is_plain = isinstance(typ, Instance) and not (typ.args or is_grounded(typ))
    return is_plain and not _is_number(typ)


def _is_number(typ: Type) -> bool:
    return isinstance(typ, Instance) and typ.type.fullname in ATOMS and not is_text(typ)


def is_of_others(part: Expression, typ: Type) -> bool:
    """Whether a plain text in a grounded one is neither written there nor a constant."""
    is_written = isinstance(part, StrExpr) or (isinstance(part, NameExpr) and part.kind == GDEF)
    return not is_written and may_say(typ)


def is_said_in(part: Expression, loss: Site) -> bool:
    """Whether what becomes part of a text says what was dropped, or makes a text of it itself."""
    return says(loss) or (isinstance(part, CallExpr) and loss.node in part.args)


def parts_of(node: Expression) -> Iterator[Expression]:
    """What becomes part of the text that a call or an operation makes, also in a display."""
    if isinstance(node, OpExpr):
        for side in (node.left, node.right):
            yield from _shown(side)
    elif isinstance(node, CallExpr):
        for arg in node.args:
            yield from _shown(arg)


def _shown(part: Expression) -> Iterator[Expression]:
    if isinstance(part, (ListExpr, TupleExpr, SetExpr)):
        for item in part.items:
            yield from _shown(item.expr if isinstance(item, StarExpr) else item)
    elif isinstance(part, OpExpr) and part.op == "+":
        yield from _shown(part.left)  # one list behind another
        yield from _shown(part.right)
    elif isinstance(part, ListComprehension):
        yield part.generator.left_expr
    elif isinstance(part, GeneratorExpr):
        yield part.left_expr
    else:
        yield part


def is_made_of(node: Expression, wholes: Collection[SymbolNode | None]) -> bool:
    """Whether what lost its sources is one of these names, or a call with nothing else grounded."""
    if isinstance(node, CallExpr) and node.args:
        return all(isinstance(arg, NameExpr) and arg.node in wholes for arg in node.args)
    return isinstance(node, NameExpr) and node.node in wholes
