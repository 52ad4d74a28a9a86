"""Raising: what a function says by the exceptions that it raises itself, and who passed it that.

In the function a parameter is plain. A caller that passes content for it would raise on content,
and say it in the text, without a look in either of the two.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mypy.nodes import CallExpr, Decorator, Expression, FuncDef, SymbolNode

from corvid_mypy.model.summary import WORDS, Summary
from corvid_mypy.program.callees import passed_to
from corvid_mypy.proof.rules.arguments import operands
from corvid_mypy.proof.walker import Walker


@contextmanager
def raising(walker: Walker) -> Iterator[None]:
    """What is walked here becomes what an exception says."""
    before = len(walker.names)
    yield
    walker.ledger.raised |= {WORDS, *walker.named(walker.names[before:])}


def raised_by(walker: Walker, node: CallExpr, called: SymbolNode | None, summary: Summary) -> None:
    """A call may raise by what it is passed, or what its object holds, and say that."""
    if not summary.raised:
        return  # it raises nothing itself; what the library raises is not counted there either
    parts = operands(node)
    by_name = {name: _passed(node, called, name) for name in summary.raised}
    known = [part for part in by_name.values() if part is not None]
    said = by_name.keys() - {WORDS}
    # What changes an object may put into one what it is passed in another.
    is_all = len(known) < len(said) or (bool(said) and not summary.quiet)
    walker.raises(node, parts, parts if is_all else known, is_high=walker.pc is not None)


def _passed(node: CallExpr, called: SymbolNode | None, name: str) -> Expression | None:
    function = called.func if isinstance(called, Decorator) else called
    if not isinstance(function, FuncDef) or name not in function.arg_names:
        return None  # of whichever it is made; or an override names its parameters otherwise
    return passed_to(node, called, function.arg_names.index(name))
