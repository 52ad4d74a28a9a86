"""Parts of what the body made and nobody else has, by names of their own.

``previous = passages[-1]`` gives a part of `passages` a second name. As long as all names for the
parts of a container are locals of this body, nobody else sees them change; and what is changed by
one of them shows in each of the others, as the label of the container says.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from mypy.nodes import (
    CallExpr,
    ConditionalExpr,
    Expression,
    IndexExpr,
    ListExpr,
    MemberExpr,
    NameExpr,
    StarExpr,
    TupleExpr,
    Var,
)

from corvid_mypy.library import GIVING
from corvid_mypy.proof.control import NOTHING
from corvid_mypy.proof.labels import holds_values, is_frozen_value
from corvid_mypy.proof.rules.iteration import may_move, shows_view
from corvid_mypy.proof.rules.lookups import row_of
from corvid_mypy.proof.rules.owning import is_new
from corvid_mypy.proof.walker import Walker


def taking(walker: Walker, target: Expression, value: Expression) -> AbstractContextManager[None]:
    """Bind a target to a value that may be a part of what nobody else has."""
    found = None if isinstance(value, (TupleExpr, ListExpr)) else _names_of(walker, target, value)
    if not found or not _is_part(walker, value):
        return NOTHING
    return walker.taking(value, found)


def taking_items(
    walker: Walker, target: Expression, sequence: Expression
) -> AbstractContextManager[None]:
    """Bind a target to the items of a sequence, which may be parts of what nobody else has."""
    found = _names_of(walker, target, sequence)
    return walker.taking(sequence, found) if found else NOTHING


def may_offer(walker: Walker, owner: Expression, value: Expression) -> bool:
    """Whether an object of this body alone is put into a container of this body alone."""
    state, container = walker.control.state, walker.container_of(owner)
    if not isinstance(value, NameExpr) or value.node is None or not state.owns(container):
        return False
    assert container is not None
    mine, others = state.roots(value.node), state.roots(container)
    is_known = mine <= others if value.node in state.inside else value.node not in others
    return is_known and state.owns(value.node) and not is_frozen_value(walker.type(value))


@contextmanager
def offering(walker: Walker, *values: Expression) -> Iterator[None]:
    """Read names whose objects are put into a container: if that was not done, others have them."""
    names = [each for each in values if isinstance(each, NameExpr)]
    walker.offered.update(names)
    yield
    for name in names:
        if name in walker.offered:
            walker.offered.discard(name)
            walker.control.state.share(name.node)


def _names_of(walker: Walker, target: Expression, value: Expression) -> list[NameExpr] | None:
    """The names whose containers hold what a target is bound to; ``None`` if others have it."""
    state = walker.control.state
    if not (walker.proves and state.deep):
        return None
    bound = [*_bound(target)]
    names = _names(walker, value) if all(isinstance(each, NameExpr) for each in bound) else None
    if not names:
        return None
    roots = {root for name in names if name.node is not None for root in state.roots(name.node)}
    for each in bound:
        assert isinstance(each, NameExpr)
        is_local = isinstance(each.node, Var) and "." not in each.node.fullname
        if not is_local or each.node in roots or each.node in walker.captured or each.name == "_":
            return None
    return names


def _bound(target: Expression) -> Iterator[Expression]:
    """What a target binds."""
    if isinstance(target, StarExpr):
        yield from _bound(target.expr)
    elif isinstance(target, (TupleExpr, ListExpr)):
        for part in target.items:
            yield from _bound(part)
    else:
        yield target


def _names(walker: Walker, value: Expression) -> list[NameExpr] | None:
    if isinstance(value, ConditionalExpr):
        return _all(walker, value.if_expr, value.else_expr)
    if is_frozen_value(walker.type(value)):
        return []
    if isinstance(value, CallExpr) and walker.root_of(value) is None:
        return _all(walker, *_sources(walker, value))
    root = walker.root_of(value)
    if root is None or not walker.control.state.owns(root.node) or not _is_read(walker, value):
        return None
    return [root]


def _all(walker: Walker, *values: Expression | None) -> list[NameExpr] | None:
    """The names of all of several values, if each has such."""
    found: list[NameExpr] = []
    for value in values:
        names = _names(walker, value) if value is not None else None
        if names is None:
            return None
        found += names
    return found


def _sources(walker: Walker, call: CallExpr) -> list[Expression | None]:
    """What a function of the library gives something out of, if it changes nothing."""
    called = walker.proof.callees.definition(call.callee) if walker.proof is not None else None
    listed = row_of(walker, call.callee, called)
    if listed is None or listed.changes or not listed.quiet or listed.gives not in GIVING:
        return [None]
    if isinstance(call.callee, MemberExpr) and not call.callee.fullname:
        is_own = walker.answers_itself(call.callee.expr)
        return [None if is_own else call.callee.expr, *call.args]
    return [*call.args]


def _is_read(walker: Walker, value: Expression) -> bool:
    """Whether a path leads through fields and items alone, so that no method gives anything."""
    while not isinstance(value, NameExpr):
        if isinstance(value, CallExpr):
            assert isinstance(value.callee, MemberExpr)
            value = value.callee.expr
        elif isinstance(value, IndexExpr):
            value = value.base
        else:
            assert isinstance(value, MemberExpr)
            value = value.expr
            continue
        if walker.answers_itself(value):
            return False
    return True


def _is_part(walker: Walker, value: Expression) -> bool:
    """Whether a value is inside of a container, and neither one by itself nor draws from it."""
    if isinstance(value, ConditionalExpr):
        arms = value.if_expr, value.else_expr
        return all(_is_part(walker, arm) or is_frozen_value(walker.type(arm)) for arm in arms)
    if isinstance(value, NameExpr):
        return value.node in walker.control.state.inside
    if may_move(walker.type(value)) or shows_view(walker, value):
        return False
    if isinstance(value, CallExpr) and not isinstance(value.callee, MemberExpr) and value.args[1:]:
        return False  # it may give one of the things that it is passed
    return not (holds_values(walker.type(value)) and is_new(walker, value))
