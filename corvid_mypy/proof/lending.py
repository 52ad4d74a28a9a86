"""Lending: what an object that the body made holds of others, by the names of its fields.

An object that nobody else has may hold what others have too: a configuration, a client. It may be
changed all the same, where that cannot reach what is *lent* to it. So a walk notes two things: the
names of the fields through which others may have what an object of this body holds, and those of
which it *relies* on nobody else having that. If one is both, the walk is made again, and nothing
is lent by that name: an object that gets it is not the body's own any more.

Names stand for all fields that are called so, and for the whole function: an object may have
another class than is declared, and be changed before or after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from mypy.nodes import CallExpr, Expression, IndexExpr, MemberExpr
from mypy.types import (
    Instance,
    ProperType,
    TupleType,
    Type,
    UninhabitedType,
    get_proper_type,
    has_type_vars,
)

from corvid_mypy.model.special_methods import RESUMING
from corvid_mypy.model.types import carries, is_anything, is_recursive, members
from corvid_mypy.seam.language_names import STREAMED

ANY_FIELD = "*"
"""In place of a name: whichever field it is."""


class Lending:
    """The fields of which a walk notes who else may have what they hold.

    Attributes:
        kept: the names by which nothing may be lent.
        lent: the names by which something was.
        relied: the names by which an object of the body's own was reached, or put somewhere.
    """

    def __init__(self, kept: Iterable[str] = ()) -> None:
        self.kept = frozenset(kept)
        self.lent: set[str] = set()
        self.relied: set[str] = set()

    def lends(self, names: Iterable[str]) -> bool:
        """Lend something by each of these names, if that may be."""
        names = frozenset(names)
        if not names or not (self.kept.isdisjoint(names) and ANY_FIELD not in self.kept):
            return not names
        self.lent |= names
        return True

    def disputed(self) -> frozenset[str]:
        """The names by which something is lent, and that are relied on as well."""
        return frozenset(self.lent if ANY_FIELD in self.relied else self.lent & self.relied)


def may_be_lent(typ: Type) -> bool:
    """Whether others may have a value without any change that content decides showing there.

    Where content chooses between such values, their type says that they are plain. What is drawn
    from is changed by that.
    """
    if is_recursive(typ):
        return False  # it meets itself inside: no more is known of it
    return not (carries(typ) or has_type_vars(typ)) and all(map(_is_still, members(typ)))


def _is_still(typ: ProperType) -> bool:
    """Whether a value is known, and none that is drawn from, nor a container of such."""
    if is_anything(typ) or isinstance(typ, UninhabitedType):
        return False
    if isinstance(typ, TupleType):
        return all(may_be_lent(item) for item in typ.items)
    if not isinstance(typ, Instance):
        return True
    is_drawn = typ.type.fullname in STREAMED or any(map(typ.type.has_readable_member, RESUMING))
    return not is_drawn and all(map(may_be_lent, typ.args))


def fields_to(node: Expression) -> Iterator[MemberExpr]:
    """The fields on the way to what an expression gives, the last one first."""
    while True:
        if isinstance(node, MemberExpr):
            yield node
            node = node.expr
        elif isinstance(node, IndexExpr):
            node = node.base
        elif isinstance(node, CallExpr) and isinstance(node.callee, MemberExpr):
            node = node.callee.expr
        else:
            return


def last_field(node: Expression, type_of: Callable[[Expression], Type]) -> frozenset[str]:
    """The field that holds what an expression gives, if that may be lent by its name."""
    field = next(fields_to(node), None)
    is_plain = field is not None and may_be_lent(get_proper_type(type_of(field)))
    return frozenset((field.name,)) if field is not None and is_plain else frozenset()
