"""Raising: what a function says by the exceptions that it raises itself, and who passed it that.

In the function a parameter is plain. A caller that passes content for it would raise on content,
and say it in the text, without a look in either of the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from mypy.nodes import CallExpr, Decorator, Expression, FuncDef, NameExpr, SymbolNode, Var

from corvid_mypy.model.summary import ANYTHING, WORDS, Disclosure, Summary
from corvid_mypy.program.callees import passed_to
from corvid_mypy.proof.labels import Level
from corvid_mypy.proof.rules.arguments import operands
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind
from corvid_mypy.seam.syntax import expressions


@contextmanager
def raising(walker: Walker) -> Iterator[None]:
    """What is walked here becomes what an exception says."""
    before = len(walker.names)
    yield
    walker.ledger.raised |= {WORDS, *_named(walker, walker.names[before:])}


def raised_by(walker: Walker, node: CallExpr, called: SymbolNode | None, summary: Summary) -> None:
    """A call may raise by what it is passed, or what its object holds, and say that.

    That it may be reached or not as content decides is told by the look that decides it.
    """
    if not summary.raised:
        return  # it raises nothing itself; what the library raises is not counted there either
    parts = operands(node)
    by_name = {name: _passed(node, called, name) for name in summary.raised}
    known = [part for part in by_name.values() if part is not None]
    said = by_name.keys() - {WORDS}
    # What changes an object may put into one what it is passed in another.
    is_all = len(known) < len(said) or (bool(said) and not summary.quiet)
    walker.ledger.raised |= {WORDS, *_named(walker, _names_in(parts if is_all else known))}
    decided = [part for part in parts if walker.label(part).level]
    if decided or walker.pc is not None:
        walker.disclose(Disclosure.FAILURE, node)
    for part in parts if is_all else known:
        # Which of several that are plain it was, the line of the failure tells.
        if walker.label(part).level is Level.CONTENT and walker.label(part).losses:
            walker.leaves(CoercionKind.RAISE, part, walker.label(part))


def _passed(node: CallExpr, called: SymbolNode | None, name: str) -> Expression | None:
    function = called.func if isinstance(called, Decorator) else called
    if not isinstance(function, FuncDef) or name not in function.arg_names:
        return None  # of whichever it is made; or an override names its parameters otherwise
    return passed_to(node, called, function.arg_names.index(name))


def _named(walker: Walker, names: Iterable[Var]) -> Iterator[str]:
    """The parameters among some variables; any other local may hold what was made of each."""
    own = {argument.variable for argument in walker.outer.arguments}
    for held in names:
        if "." not in held.fullname:
            yield held.name if held in own else ANYTHING


def _names_in(parts: Iterable[Expression]) -> Iterator[Var]:
    for part in parts:
        for each in expressions(part):
            if isinstance(each, NameExpr) and isinstance(each.node, Var):
                yield each.node
