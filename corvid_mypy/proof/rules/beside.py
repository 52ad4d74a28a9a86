"""Code that runs beside: whoever started it goes on though it failed.

Going on tells nothing; but what the failed code did not do any more tells that it failed, and so
it may change nothing that others see, as in a ``try`` that goes on.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import CallExpr, Expression, LambdaExpr, NameExpr, RefExpr, Var
from mypy.types import Instance

from corvid_mypy.library import Row, Use
from corvid_mypy.model.contracts import Kind
from corvid_mypy.model.summary import Disclosure, Summary
from corvid_mypy.model.types import members
from corvid_mypy.program.callees import contract_named
from corvid_mypy.proof.rules.known import known_of
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.seam.syntax import expressions


def run_beside(walker: Walker, node: CallExpr, row: Row, uses: list[Use]) -> None:
    """What a call of the library runs beside must change nothing, if content may make it fail."""
    if not row.detached:
        return
    passes = any(map(walker.carrying, node.args))
    for arg, use in zip(node.args, uses):
        if use is Use.AWAIT:
            _awaited(walker, arg)
        elif use in (Use.CALL, Use.SOME):
            _called(walker, arg, passes=passes)


def _awaited(walker: Walker, arg: Expression) -> None:
    """Coroutines: those whose calls are written there, or bound to the name that stands there."""
    calls = [
        call
        for value in _values(walker, arg)
        for call in expressions(value)
        if isinstance(call, CallExpr)
    ]
    for call in calls:
        _called(walker, call.callee, passes=any(map(walker.carrying, (call, *call.args))))
    if not calls and _is_unstarted(walker, arg):
        _refuse(walker, arg)


def _values(walker: Walker, arg: Expression) -> Iterator[Expression]:
    yield arg
    if isinstance(arg, NameExpr) and isinstance(arg.node, Var) and walker.proof is not None:
        yield from walker.proof.callees.values(arg.node)


def _is_unstarted(walker: Walker, arg: Expression) -> bool:
    """Whether nothing runs yet of what is awaited: it is no task, and no future."""
    found = [*members(walker.type(arg)), *members(walker.item(arg) or walker.type(arg))]
    return any(
        isinstance(each, Instance)
        and each.type.has_readable_member("__await__")
        and not each.type.has_readable_member("add_done_callback")
        for each in found
    )


def _called(walker: Walker, function: Expression, *, passes: bool) -> None:
    """A function of the program, or one that nobody knows, runs beside."""
    proof = walker.proof
    assert proof is not None
    found = proof.callees.definition(function) if isinstance(function, RefExpr) else None
    contract = contract_named(found)
    is_trusted = contract is not None and contract.kind in (Kind.TOOL, Kind.PROMPT, Kind.LIFTED)
    if is_trusted or (found is not None and proof.callees.is_library(found)):
        return  # it does one thing, or what its row says, whether or not something fails
    summary = known_of(walker, function if isinstance(function, LambdaExpr) else found)
    if passes or not summary.inert:
        _seen(walker, function, summary)


def _seen(walker: Walker, function: Expression, summary: Summary) -> None:
    """What others see of what a function does may be missing, if it failed."""
    if not summary.quiet:
        _refuse(walker, function)
    if summary.acts:
        walker.ledger.acts = True
        walker.disclose(Disclosure.EFFECT, function)


def _refuse(walker: Walker, started: Expression) -> None:
    walker.ledger.is_quiet = False
    if walker.proof is not None:
        walker.proof.refuse(started, messages.runs_beside(walker.written(started)))
