"""Code that runs beside: whoever started it goes on though it failed.

Going on tells nothing; but what the failed code did not do any more tells that it failed, and so
it may change nothing that others see, as in a ``try`` that goes on.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    CallExpr,
    Expression,
    GeneratorExpr,
    LambdaExpr,
    ListComprehension,
    MemberExpr,
    NameExpr,
    RefExpr,
    Var,
)
from mypy.types import FunctionLike, Instance, ProperType

from corvid_mypy.library import Row, Use
from corvid_mypy.model.contracts import Kind
from corvid_mypy.model.summary import Disclosure, Summary
from corvid_mypy.model.types import members
from corvid_mypy.program.callees import class_of, contract_named
from corvid_mypy.proof.code.callbacks import parts
from corvid_mypy.proof.code.vouching import inside_of
from corvid_mypy.proof.rules.arguments import uses_of
from corvid_mypy.proof.rules.known import known_of
from corvid_mypy.proof.rules.library_calls import is_function
from corvid_mypy.proof.rules.lookups import row_of
from corvid_mypy.proof.walker import Walker, runs_later
from corvid_mypy.report import messages
from corvid_mypy.seam.syntax import expressions


def run_beside(walker: Walker, node: CallExpr, row: Row, uses: list[Use]) -> None:
    """What a call of the library runs beside must change nothing, if content may make it fail."""
    if row.detached or _is_left_alone(walker, node, row, uses):
        _run(walker, node, uses)
        if row.receiver in (Use.CALL, Use.SOME) and isinstance(node.callee, MemberExpr):
            _runs_own(walker, node.callee.expr)
        return
    # What may do anything with a function may run it whenever it sees fit.
    _run(walker, node, [use if use is Use.READ else Use.HOLD for use in uses])


def waits_for(walker: Walker, node: CallExpr, row: Row, uses: list[Use]) -> None:
    """What is waited for by the library, and that here, is awaited: `wait_for(gather(...), 5)`."""
    if row.detached or _is_left_alone(walker, node, row, uses):
        return
    for arg, use in zip(node.args, uses):
        listed = _row_called(walker, arg) if use is Use.AWAIT else None
        if listed is not None and listed.effect:
            walker.awaited.add(arg)


def only_waits(walker: Walker, node: CallExpr, row: Row, uses: list[Use]) -> bool:
    """Whether a call fails where what it waits for does, and content has no part in that."""
    return (
        row.effect
        and Use.AWAIT in uses
        and all(
            _asked_for(arg) in walker.unfailing if use is Use.AWAIT else not walker.carrying(arg)
            for arg, use in zip(node.args, uses)
        )
    )


def _asked_for(arg: Expression) -> Expression:
    """What makes each awaitable that an argument gives."""
    made = arg.generator if isinstance(arg, ListComprehension) else arg
    return made.left_expr if isinstance(made, GeneratorExpr) else made


def run_by_unknown(walker: Walker, node: CallExpr) -> None:
    """A function of the library without a row may run what it is passed beside, or later."""
    _run(walker, node, [Use.READ] * len(node.args))


def _run(walker: Walker, node: CallExpr, uses: list[Use]) -> None:
    passes = any(map(walker.carrying, node.args))
    for arg, use in zip(node.args, uses):
        if use is Use.AWAIT:
            _awaited(walker, arg)
        elif use in (Use.CALL, Use.SOME) or (use is Use.READ and is_function(walker, arg)):
            others = [each for each in node.args if each is not arg]
            _started(walker, arg, others, passes=passes)


def _started(
    walker: Walker, function: Expression, others: list[Expression], *, passes: bool
) -> None:
    """A function runs beside; one of the library's may run code of what else is passed."""
    found = walker.proof.callees.definition(function) if walker.proof is not None else None
    if found is None or not walker.of_library(found):
        _called(walker, function, passes=passes)
        return
    listed = row_of(walker, function, found)
    is_quiet = listed is not None and listed.quiet
    if not is_quiet and any(_runs_code(walker, each) for each in others):
        _refuse(walker, function)


def _runs_code(walker: Walker, passed: Expression) -> bool:
    """Whether a library function may run code of the program by what it is passed, or by a part.

    Where that fails, what the function changes is half done.
    """
    return any(
        _may_run(walker, held)
        for part in (passed, *parts(passed))
        for held in inside_of(walker.type(part))
    )


def _may_run(walker: Walker, held: ProperType) -> bool:
    info, proof = class_of(held), walker.proof
    if info is not None and proof is not None and proof.vouching.may_fail(info):
        return True
    return isinstance(held, FunctionLike) or runs_later(held)


def _is_left_alone(walker: Walker, node: CallExpr, row: Row, uses: list[Use]) -> bool:
    """Whether nobody waits here for what a call waits for, so that it fails unheard."""
    return row.effect and Use.AWAIT in uses and node not in walker.awaited


def _runs_own(walker: Walker, owner: Expression) -> None:
    """A class has a method of its own in the place of the library's that is run, as of a thread."""
    proof = walker.proof
    for member in members(walker.type(owner)) if proof is not None else ():
        info = class_of(member)
        loud = proof.vouching.loud(info) if proof is not None and info is not None else None
        if loud is None or proof is None:
            continue
        symbol = loud.owner.get(loud.name)
        reaches = symbol is None or symbol.node is None or not proof.vouching.is_inert(symbol.node)
        if reaches or walker.carrying(owner):
            walker.ledger.is_quiet = False
            proof.refuse(owner, messages.runs_beside(f"{loud.owner.name}.{loud.name}"))


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
        _passed_on(walker, call)
    if not calls and _is_unstarted(walker, arg):
        _refuse(walker, arg)


def _passed_on(walker: Walker, call: CallExpr) -> None:
    """What the library calls that is itself run beside, as ``to_thread`` calls a function."""
    listed = _row_called(walker, call)
    if listed is not None:
        _run(walker, call, uses_of(walker, call, listed, walker.proper(call.callee)))


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


def _row_called(walker: Walker, call: Expression) -> Row | None:
    """What the table says of the function that is called there, if it is a library's."""
    if not isinstance(call, CallExpr) or walker.proof is None:
        return None
    return row_of(walker, call.callee, walker.proof.callees.definition(call.callee))


def _refuse(walker: Walker, started: Expression) -> None:
    walker.ledger.is_quiet = False
    if walker.proof is not None:
        walker.proof.refuse(started, messages.runs_beside(walker.written(started)))
