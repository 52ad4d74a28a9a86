"""Iteration: what decides how often a loop runs, and what it draws."""

from __future__ import annotations

from mypy.nodes import Context, Expression, NameExpr
from mypy.types import Instance

from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import carries, is_grounded, members
from corvid_mypy.proof.labels import KEPT, Label, Level
from corvid_mypy.proof.walker import Walker


def passes_of(walker: Walker, sequence: Expression, label: Label) -> Context | None:
    """What makes the passes over a sequence high: its length, where content decides it."""
    if not walker.proves:
        return None
    if is_advanced(walker, sequence):
        walker.ledger.is_quiet = False
        walker.high(sequence, "advancing an iterator that was made elsewhere")
    if label.level:
        return label.look or sequence
    if carries(walker.type(sequence)):
        walker.disclose(Disclosure.LENGTH, sequence)
    return None


def drawn(walker: Walker, label: Label) -> Label:
    """The label of an item: of a selection it is wholly grounded, which its type says."""
    return KEPT if label.level is Level.KEPT else label._replace(level=Level.CONTENT)


def is_advanced(walker: Walker, sequence: Expression) -> bool:
    """Whether drawing from what a name holds moves it on for others as well."""
    return isinstance(sequence, NameExpr) and is_lazy(walker, sequence)


def is_lazy(walker: Walker, sequence: Expression) -> bool:
    """Whether items are made when they are drawn: an iterator, a generator, a plain one."""
    return any(
        isinstance(member, Instance)
        and not is_grounded(member)  # to advance content changes content, which stays grounded
        and ("__next__" in _names(member) or "__anext__" in _names(member))
        for member in members(walker.type(sequence))
    )


def _names(typ: Instance) -> set[str]:
    return {name for base in typ.type.mro for name in base.names}
