"""Looking up a key: some mappings put a missing one into themselves, where others find it."""

from __future__ import annotations

from mypy.nodes import Expression, MemberExpr, SymbolNode
from mypy.types import Instance

from corvid_mypy.library import Row, row
from corvid_mypy.proof.labels import Label
from corvid_mypy.proof.rules.fresh import grow, is_fresh
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind

_LOOKING_UP = "__getitem__"


def look_up(
    walker: Walker, node: Expression, container: Expression, key: Expression, label: Label
) -> None:
    """A key with a label is looked up in a container; a missing one may be put there."""
    if not _fills_in(walker, container):
        return
    if is_fresh(walker, container):
        grow(walker, container, label)
        return
    walker.leaves(CoercionKind.SUBSCRIPT, key, label)
    walker.changes(node, f"looking up a key of `{walker.written(container)}`")


def row_of(walker: Walker, callee: Expression, called: SymbolNode | None) -> Row | None:
    """What the table says of a callee, on the object that it is looked up on.

    ``__getitem__`` is defined for all mappings; of some, it changes what it is of.
    """
    found = row(called.fullname) if called is not None and called.fullname else None
    if found is None or not isinstance(callee, MemberExpr) or callee.name != _LOOKING_UP:
        return found
    fills_in = _fills_in(walker, callee.expr)
    return found._replace(quiet=False, changes="self") if fills_in else found


def _fills_in(walker: Walker, container: Expression) -> bool:
    """Whether looking up a missing key adds it, as a ``defaultdict`` does."""
    found = walker.proper(container)
    symbol = found.type.get("__missing__") if isinstance(found, Instance) else None
    answers = row(symbol.fullname) if symbol is not None and symbol.fullname else None
    return symbol is not None and (answers is None or not answers.quiet)
