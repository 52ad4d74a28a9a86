"""Looking up a key: some mappings put a missing one into themselves, where others find it."""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, SymbolNode

from corvid_mypy.library import Row, row
from corvid_mypy.model.summary import Summary
from corvid_mypy.program.callees import class_of
from corvid_mypy.proof.code.vouching import fills_in
from corvid_mypy.proof.labels import KEPT, Label, Level
from corvid_mypy.proof.rules.fresh import grow, is_fresh
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind

_LOOKING_UP = "__getitem__"


def look_up(
    walker: Walker, node: Expression, container: Expression, key: Expression, label: Label
) -> None:
    """A key with a label is looked up in a container; a missing one may be put there."""
    if not (walker.proves and _fills_in(walker, container)):
        return
    if is_fresh(walker, container):
        grow(walker, container, label)
        return
    if _is_told_of(walker, container):
        return
    walker.leaves(CoercionKind.SUBSCRIPT, key, label)
    walker.changes(node, f"looking up a key of `{walker.written(container)}`")


def _is_told_of(walker: Walker, container: Expression) -> bool:
    """Whether a lambda that runs where it stands looks up in what its function alone has.

    If all of that is content already, it tells nothing more that a key is put there.
    """
    state, local = walker.control.state, container.node if isinstance(container, NameExpr) else None
    return local in state.lent and state.labels.get(local, KEPT).level is Level.CONTENT


def row_of(walker: Walker, callee: Expression, called: SymbolNode | None) -> Row | None:
    """What the table says of a callee, on the object that it is looked up on.

    ``__getitem__`` is defined for all mappings; of some, it changes what it is of.
    """
    found = row(called.fullname) if called is not None and called.fullname else None
    if walker.proof is not None and isinstance(callee, NameExpr):
        callee = walker.proof.callees.resolve(callee)  # a bound method has another name, too
    if found is None or not isinstance(callee, MemberExpr) or callee.name != _LOOKING_UP:
        return found
    fills_in = _fills_in(walker, callee.expr)
    return found._replace(quiet=False, changes="self") if fills_in else found


def may_look_up(walker: Walker, node: CallExpr, summary: Summary) -> None:
    """A function of the program may look up keys in what it is passed, as content there says."""
    if summary.inert and not any(map(walker.carrying, node.args)):
        return  # it reaches no content
    for arg in node.args:
        if walker.answers_itself(arg):
            continue  # its own `__missing__` is judged where it is handed on
        look_up(walker, node, arg, node, Label(Level.CONTENT, (), node))


def _fills_in(walker: Walker, container: Expression) -> bool:
    """Whether looking up a missing key adds it, be the container declared as one that does not."""
    assert walker.proof is not None
    # What a nested function reads by a name, such as the keys that it sorts, is mostly there.
    local = container.node if isinstance(container, NameExpr) else None
    is_here = len(walker.functions) == 1 or local in walker.control.state.lent
    made = walker.proof.callees.resolve(container) if is_here else container
    return any(fills_in(class_of(walker.proper(each))) for each in {container, made})
