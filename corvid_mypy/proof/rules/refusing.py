"""Refusals beside answers: what content decides where either may stand."""

from __future__ import annotations

from collections.abc import Sequence

from mypy.nodes import CallExpr, Expression, SymbolNode, Var
from mypy.types import NoneType, Type, UnionType

from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import carries, is_frozen_record, is_refusal, members
from corvid_mypy.program.alternatives import alternatives
from corvid_mypy.proof.labels import Label, Level, has_lines, holds_refusals, is_answer
from corvid_mypy.proof.walker import Walker


def says_nothing(typ: Type) -> bool:
    """Whether a value says that there is no answer: ``None``, or insufficient evidence."""
    return all(isinstance(member, NoneType) or is_refusal(member) for member in members(typ))


def is_verdict(typ: Type) -> bool:
    """Whether a value is a refusal or nothing, as a guard gives it: there is no answer beside."""
    return says_nothing(typ) and any(map(is_refusal, members(typ)))


def is_told_verdict(walker: Walker, value: Expression, label: Label) -> bool:
    """Whether content decided a refusal in guards alone, each of whose results has a line."""
    found = walker.type(value)
    return is_verdict(found) and has_lines(refused_with(walker, found, label))


def refused_with(walker: Walker, typ: Type, label: Label) -> Label:
    """The label of a value that is known to be a refusal, or a record without any sources.

    Of those a function gives, lines may tell which one it is, and all that it says.
    """
    if not label.losses or carries(typ):
        return label
    is_told = is_verdict(typ) or all(map(is_frozen_record, members(typ)))
    if not is_told or not all(_is_of_guard(walker, loss.node) for loss in label.losses):
        return label
    return label._replace(losses=tuple(loss._replace(has_line=True) for loss in label.losses))


def _is_of_guard(walker: Walker, node: Expression) -> bool:
    """Whether what lost its sources is the call of a guard, or a guard that a name stands for."""
    called = node.callee if isinstance(node, CallExpr) else node
    if walker.proof is None:
        return False
    callees = walker.proof.callees
    found = callees.definition(called)
    if found is not None and not isinstance(found, Var):
        return _is_guard(found)
    others = [callees.definition(each) for each in alternatives(callees, called)]
    return bool(others) and all(map(_is_guard, others))


def _is_guard(found: SymbolNode | None) -> bool:
    summary = summary_of(found)
    return summary.by_lines and not summary.chooses


def told_by_line(walker: Walker, look: Label, slot: Type | None, *values: Expression) -> Label:
    """What a look decides of a slot that one of these values is put into.

    A refusal says something plain, which shows where it is put. It has its line, as one that is
    returned has: two runs that write the same lines put the same refusal there.
    """
    if slot is None or not look.level or not are_answers(walker, slot, values):
        return look
    for value in values:
        if not is_answer(walker.type(value)):
            walker.disclose(Disclosure.REFUSAL, value)
    return look._replace(level=Level.SELECTED)


def tells_by_line(walker: Walker, slot: Type, value: Expression) -> bool:
    """Whether a slot for a refusal is filled with an answer, with none, or with one of a line."""
    is_refused = is_verdict(slot) and says_nothing(walker.type(value))
    if is_refused and walker.label(value).level is Level.KEPT:
        walker.disclose(Disclosure.REFUSAL, value)
        return True
    look = Label(Level.CONTENT, (), value)
    return told_by_line(walker, look, slot, value).level is not Level.CONTENT


def are_answers(walker: Walker, slot: Type, values: Sequence[Expression]) -> bool:
    """Whether nothing but answers, and refusals that have a line, is put into a slot for both."""
    is_put = bool(values) and holds_refusals(slot)
    return is_put and all(_may_stand_beside(walker, value) for value in values)


def _may_stand_beside(walker: Walker, value: Expression) -> bool:
    """Whether a value is an answer, or a refusal, or either, of which lines tell which it is."""
    found, level = walker.proper(value), walker.label(value).level
    if says_nothing(found):
        return level is Level.KEPT
    if is_answer(found):
        return True
    is_either = isinstance(found, UnionType) and holds_refusals(found)
    return is_either and level is not Level.CONTENT
