"""Looking up a key: some mappings put a missing one into themselves, where others find it."""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, SymbolNode

from corvid_mypy.library import Row, row
from corvid_mypy.model.summary import Summary
from corvid_mypy.program.callees import class_of
from corvid_mypy.program.self_filling import fills_in, may_fill_in
from corvid_mypy.proof.code.vouching import inside_of
from corvid_mypy.proof.labels import KEPT, Label, Level
from corvid_mypy.proof.rules.fresh import grow, is_fresh
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.report.findings import CoercionKind

_LOOKING_UP = "__getitem__"


def look_up(
    walker: Walker, node: Expression, container: Expression, key: Expression, label: Label
) -> None:
    """A key with a label is looked up in a container; a missing one may be put there."""
    if walker.proof is not None and may_fill_in(walker.proof.callees, container):
        _add_key(walker, node, container, key, label)


def look_up_inside(walker: Walker, node: CallExpr, held: Expression, label: Label) -> None:
    """Keys with a label may be looked up in a value that is passed, and in all that it holds."""
    if walker.proof is None or walker.answers_itself(held):
        return  # the `__missing__` of a class of the program is judged where it is handed on
    parts = (class_of(part) for part in inside_of(walker.type(held)))
    if may_fill_in(walker.proof.callees, held) or any(map(fills_in, parts)):
        _add_key(walker, node, held, node, label)


def _add_key(
    walker: Walker, node: Expression, container: Expression, key: Expression, label: Label
) -> None:
    if is_fresh(walker, container):
        grow(walker, container, label)
    elif not _is_told_of(walker, container):
        walker.leaves(CoercionKind.SUBSCRIPT, key, label)
        written = walker.written(container)
        cure = messages.pass_as_it_is(written) if key is node else None
        walker.changes(node, f"looking up a key of `{written}`", cure)


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
    is_changed = walker.proof is not None and may_fill_in(walker.proof.callees, callee.expr)
    return found._replace(quiet=False, changes="self") if is_changed else found


def may_look_up(walker: Walker, node: CallExpr, summary: Summary) -> None:
    """A function of the program may look up keys in what it is passed, as content there says."""
    is_plain = summary.inert and not any(map(walker.carrying, node.args))
    for arg in node.args:
        label = walker.label(arg) if is_plain else Label(Level.CONTENT, (), node)
        look_up_inside(walker, node, arg, label)
