"""Nested functions: their bodies, walked where they are called, and what they answer plainly."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from mypy.nodes import (
    LDEF,
    CallExpr,
    Expression,
    FuncDef,
    FuncItem,
    NameExpr,
)
from mypy.types import CallableType, Type

from corvid_mypy.model.types import carries, members
from corvid_mypy.proof.control import Control, State, meet
from corvid_mypy.proof.labels import KEPT, Label, Level, is_atom, is_member, join, limited
from corvid_mypy.proof.nesting import is_recursive
from corvid_mypy.proof.rules.arguments import filled
from corvid_mypy.proof.rules.parts import taking
from corvid_mypy.proof.rules.refusing import says_nothing
from corvid_mypy.proof.rules.targets import bind_label
from corvid_mypy.proof.saying import is_quoting
from corvid_mypy.proof.walker import Run, Walker
from corvid_mypy.report.findings import CoercionKind

_MOST_PASSES = 50
"""As of loops."""


@contextmanager
def filling(walker: Walker, node: CallExpr, function: FuncDef) -> Iterator[None]:
    """Walk the arguments of a call as what its parameters are bound to; bind them at the end."""
    signature = function.type
    assert isinstance(signature, CallableType)
    targets: dict[Expression, NameExpr] = {}
    for argument, formal, _ in filled(walker, node, signature):
        variable = function.arguments[formal].variable
        target = NameExpr(variable.name)
        target.node, target.kind = variable, LDEF
        target.set_line(node.args[argument])
        targets[node.args[argument]] = target
        if variable.type is not None:
            walker.know([target], variable.type)
    with ExitStack() as stack:
        for arg in node.args:
            stack.enter_context(taking(walker, targets[arg], arg))
            walker.walk(arg)
        yield
        for arg, target in targets.items():
            bind_label(walker, CoercionKind.ARGUMENT, target, arg, walker.label(arg))


def run_in_place(walker: Walker, node: CallExpr, function: FuncDef) -> Label:
    """Walk the body of a nested function where it is called; its parameters are bound already."""
    control = walker.control
    run = walker.runs.get(function)
    if run is not None:  # it calls itself: it does then what it is known to do
        run.calls.append(control.state.copy())
        run.look = run.look or walker.pc
        control.state = meet(control.state, run.out)
        return _given(walker, node, run)
    run = walker.runs[function] = Run(control.state.copy())
    calls_itself = is_recursive(function, walker.in_place)
    for _ in range(_MOST_PASSES):
        known = run.look, run.told.level, run.chooses
        _walk(walker, function, run)
        if not calls_itself or _is_at_rest(run, control.state, known):
            break
    else:
        raise RecursionError("a function of the proof did not come to rest")
    del walker.runs[function]
    return _given(walker, node, run)


def _is_at_rest(run: Run, left: State, known: tuple[object, ...]) -> bool:
    """Whether nothing more comes of it that a function calls itself, as in a loop."""
    entry, out = meet(run.entry, *run.calls), meet(run.out, left)
    is_same = entry.is_as(run.entry) and out.is_as(run.out)
    is_named = entry.touched == run.entry.touched and out.touched == run.out.touched
    run.entry, run.out, run.calls = entry, out, []
    return is_same and is_named and known == (run.look, run.told.level, run.chooses)


def _given(walker: Walker, node: CallExpr, run: Run) -> Label:
    """The label of what a call gives, by what is known of the function."""
    walker.single_calls[node] = not run.chooses
    chosen = walker.lost(CoercionKind.ARGUMENT, node) if run.chooses else KEPT
    return limited(join(run.told, chosen), walker.type(node))


def _walk(walker: Walker, function: FuncDef, run: Run) -> None:
    around, inner, ledger = walker.control, Control(function), walker.ledger
    chose, ledger.chooses = ledger.chooses, False
    walker.functions.append(function)
    walker.control = inner
    with inner.under(around.pc), inner.under(run.look), inner.halting(around.decides):
        inner.run_in_place(around, run.entry.copy(), lambda: walker.block(function.body))
    walker.functions.pop()
    walker.control = around
    run.chooses |= ledger.chooses
    ledger.chooses |= chose


def tells_inside(walker: Walker, function: FuncItem, value: Expression, label: Label) -> bool:
    """Whether a nested function answers plainly what content decides: its callers know that."""
    slot = walker.return_slot()
    if slot is None or not isinstance(function, FuncDef) or not _is_told(slot):
        return False
    if function.is_generator or function.is_coroutine:
        return False  # what it answers comes later
    if function in walker.named_early and function not in walker.runs:
        return False  # code that was walked before took its answer for a plain one
    decided = walker.pc is not None and not says_nothing(walker.type(value))
    if not (decided or label.level is Level.CONTENT or walker.carrying(value)):
        return False
    lost = walker.lost(CoercionKind.RETURN, value) if walker.carrying(value) else label
    told = join(label, lost, walker.chosen())
    if function in walker.runs:
        walker.runs[function].told = join(walker.runs[function].told, told)
    else:
        walker.ledger.answering.add(function)
        if walker.carrying(value) or is_quoting(told):
            walker.ledger.saying.add(function)
    walker.control.leave_function()
    return True


def _is_told(slot: Type) -> bool:
    return not carries(slot) and all(is_atom(each) or is_member(each) for each in members(slot))
