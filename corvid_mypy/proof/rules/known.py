"""What is known of a function where it is called, by name or by a library function."""

from __future__ import annotations

from functools import reduce

from mypy.nodes import (
    Decorator,
    Expression,
    FuncDef,
    FuncItem,
    LambdaExpr,
    RefExpr,
    SymbolNode,
    TypeInfo,
    Var,
)
from mypy.types import has_type_vars

from corvid_mypy.model.contracts import Kind
from corvid_mypy.model.special_methods import CONSTRUCTION
from corvid_mypy.model.summaries import is_kept, summary_of
from corvid_mypy.model.summary import (
    EVERY_TRACE,
    UNKNOWN,
    Disclosure,
    Summary,
    joined,
    of_made,
)
from corvid_mypy.program.alternatives import alternatives, maker
from corvid_mypy.program.callees import contract_named, signature
from corvid_mypy.proof.labels import Label, Level, join
from corvid_mypy.proof.rules.lookups import row_of
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind

_TRUSTED = {
    Kind.TOOL: Summary(quiet=True, proved=True, acts=True),
    Kind.PROMPT: Summary(quiet=True, proved=True, acts=True),
    Kind.LIFTED: Summary(quiet=True, proved=True),
}
"""Boundaries ask the world, which is an effect, and lifted functions compute from content."""


def known_of_each(walker: Walker, callee: Expression) -> Summary | None:
    """What is known of whichever function a callee may stand for; ``None`` if that is unknown."""
    assert walker.proof is not None
    others = alternatives(walker.proof.callees, callee)
    found = [known_of_written(walker, each) for each in others]
    return reduce(joined, found) if found else None


def walk_written(walker: Walker, callee: Expression) -> Label:
    """Walk the lambdas of a table that a callee is drawn from, as if they stood here.

    Returns:
        What their answers make together; of one that calls itself, content.
    """
    assert walker.proof is not None
    labels = []
    for each in alternatives(walker.proof.callees, callee):
        if isinstance(each, LambdaExpr) and not walker.proof.holds(each):
            is_open = each in walker.functions
            labels.append(Label(Level.CONTENT, (), each) if is_open else walker.walk(each))
            walker.flow(CoercionKind.RETURN, each, walker.type(callee))
    return join(*labels)


def known_of_written(walker: Walker, function: Expression) -> Summary:
    """What a function that is written out does, the program's own or the library's."""
    assert walker.proof is not None
    if isinstance(function, LambdaExpr):
        return walker.ledger.of_nested(function) if function in walker.nested else UNKNOWN
    made_by = maker(walker.proof.callees, function)
    if made_by is not None:
        return of_made(summary_of(made_by))
    found = walker.proof.callees.definitions_of(function)
    if not isinstance(function, RefExpr) or not found or isinstance(found[0], Var):
        return UNKNOWN  # computed, or bound to what is not followed here
    called = row_of(walker, function, found[0])
    if called is not None:
        return Summary(quiet=called.quiet, acts=called.effect)
    return reduce(joined, (known_of(walker, each) for each in found))


_LOOK = frozenset({Disclosure.CONDITION})


def replaceable(called: SymbolNode | None) -> FuncDef | None:
    """The method that is called, if a subclass may have another one in its place."""
    function = called.func if isinstance(called, Decorator) else called
    if not isinstance(function, FuncDef) or not function.info:
        return None
    is_final = function.is_final or function.info.is_final or function.name in CONSTRUCTION
    return None if is_final else function


def known_of(walker: Walker, called: SymbolNode | FuncItem | None) -> Summary:
    """What a function or class does when it is called; of an unknown one, everything."""
    if isinstance(called, FuncItem) and called in walker.nested:
        return walker.ledger.of_nested(called)
    assert not isinstance(called, FuncItem) or isinstance(called, SymbolNode)
    if isinstance(called, FuncDef):
        walker.named_early.add(called)
    contract = contract_named(called)
    if contract is not None and contract.kind in _TRUSTED:
        return _TRUSTED[contract.kind]
    if isinstance(called, TypeInfo):
        if walker.proof is None:
            return Summary(proved=True)
        vouching = walker.proof.vouching
        left = vouching.traces_of_making(called)._asdict()
        return Summary(quiet=vouching.makes_quietly(called), proved=True, **left)
    summary = summary_of(called)
    # Of a mark that nobody looked behind, in an installed package, only the mark is known.
    if is_kept(called):
        # A method in a subclass may look; a static one is called by the name of its class.
        method = replaceable(called) if contract is None else None
        is_open = method is not None and not method.is_static
        looks = _LOOK if is_open else frozenset()
        return summary._replace(discloses=summary.discloses | looks)
    declared, is_marked = signature(called), contract is not None
    chooses = is_marked and (declared is None or has_type_vars(declared))
    if is_marked:
        return summary._replace(**EVERY_TRACE._asdict(), heeds=True, chooses=chooses)
    return summary._replace(discloses=EVERY_TRACE.discloses)  # it is refused, and says why
