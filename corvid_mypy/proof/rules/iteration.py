"""Iteration: what decides how often a loop runs, and what it draws."""

from __future__ import annotations

from mypy.nodes import (
    AwaitExpr,
    CallExpr,
    Context,
    Decorator,
    Expression,
    FuncDef,
    GeneratorExpr,
)
from mypy.types import Instance

from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import carries, is_grounded, members
from corvid_mypy.program.callees import contract_named, of_library
from corvid_mypy.proof.code.implicit import ask_to_iterate
from corvid_mypy.proof.labels import KEPT, Label, Level
from corvid_mypy.proof.walker import Walker


def passes_of(
    walker: Walker, sequence: Expression, label: Label, *, is_async: bool
) -> Context | None:
    """What makes the passes over a sequence high: its length, where content decides it."""
    if walker.proof is None:
        return None
    ask_to_iterate(walker.proof, sequence, sequence, is_async=is_async)
    advance(walker, sequence)
    if label.level:
        return label.look or sequence
    if carries(walker.type(sequence)):
        walker.disclose(Disclosure.LENGTH, sequence)
    return None


def drawn(walker: Walker, label: Label) -> Label:
    """The label of an item: of a selection it is wholly grounded, which its type says."""
    return KEPT if label.level is Level.KEPT else label._replace(level=Level.CONTENT)


def advance(walker: Walker, sequence: Expression) -> None:
    """Draw from a sequence: an iterator that others have is changed by that."""
    is_chosen = walker.label(sequence).level is Level.CONTENT
    if _is_advanced(walker, sequence):
        with walker.control.under(sequence if is_chosen else None):
            walker.changes(sequence, "advancing an iterator that was made elsewhere")


def _is_advanced(walker: Walker, sequence: Expression) -> bool:
    """Whether drawing from a sequence moves it on for others, who have it as well."""
    return is_lazy(walker, sequence) and not _is_made(walker, sequence)


def _is_made(walker: Walker, sequence: Expression) -> bool:
    """Whether an expression makes an iterator of its own, rather than naming one."""
    if not isinstance(sequence, CallExpr):
        return isinstance(sequence, (GeneratorExpr, AwaitExpr))
    found = walker.proof.callees.definition(sequence.callee) if walker.proof is not None else None
    called = found.func if isinstance(found, Decorator) else found
    if not isinstance(called, FuncDef) or of_library(walker.checker, called):
        return True
    return called.is_generator or contract_named(found) is not None


def is_lazy(walker: Walker, sequence: Expression) -> bool:
    """Whether items are made when they are drawn: an iterator, a generator, a plain one."""
    return any(
        isinstance(member, Instance)
        and not is_grounded(member)  # to advance content changes content, which stays grounded
        and (member.type.get("__next__") is not None or member.type.get("__anext__") is not None)
        for member in members(walker.type(sequence))
    )
