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
    LambdaExpr,
    MemberExpr,
    NameExpr,
    Var,
)

from corvid_mypy.library import GIVING, Row, Use
from corvid_mypy.model.types import accepts
from corvid_mypy.proof.code.vouching import holds_callable
from corvid_mypy.proof.control import NOTHING
from corvid_mypy.proof.labels import holds_values, is_frozen_value
from corvid_mypy.proof.rules.iteration import may_move, shows_view
from corvid_mypy.proof.rules.known import known_of_written
from corvid_mypy.proof.rules.library_calls import changed_by
from corvid_mypy.proof.rules.lookups import row_of
from corvid_mypy.proof.rules.owning import is_new
from corvid_mypy.proof.walker import Walker
from corvid_mypy.seam.syntax import expressions, filled_by


def taking(walker: Walker, target: Expression, value: Expression) -> AbstractContextManager[None]:
    """Bind a target to a value that may be a part of what nobody else has."""
    found = _names_of(walker, target, value) if _is_part(walker, value) else None
    return walker.taking(value, found) if found else NOTHING


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
    is_known = value.node in state.inside or value.node not in state.roots(container)
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


def moving(walker: Walker, owner: Expression, value: Expression) -> AbstractContextManager[None]:
    """Put a part of what nobody else has, or a copy of one, into what nobody else has either."""
    if isinstance(value, NameExpr) or not walker.owns(owner):
        return NOTHING
    if may_move(walker.type(value)) or shows_view(walker, value):
        return NOTHING  # it draws from the container later
    names = _names(walker, value)
    return _moving(walker, value, names) if names else NOTHING


@contextmanager
def _moving(walker: Walker, value: Expression, names: list[NameExpr]) -> Iterator[None]:
    walker.offered.add(value)
    with walker.taking(value, names):
        yield
    if value in walker.offered:
        walker.offered.discard(value)
        for name in names:
            walker.control.state.share(name.node)


def _names_of(walker: Walker, target: Expression, value: Expression) -> list[NameExpr] | None:
    """The names whose containers hold what a target is bound to; ``None`` if others have it."""
    state = walker.control.state
    if not state.deep:
        return None  # as mostly
    bound = [*filled_by(target)]
    names = _names(walker, value) if all(isinstance(each, NameExpr) for each in bound) else None
    if not names:
        return None
    roots = {root for name in names if name.node is not None for root in state.roots(name.node)}
    for each in bound:
        assert isinstance(each, NameExpr)
        is_local = isinstance(each.node, Var) and "." not in each.node.fullname
        if not is_local or each.node in roots or each.node in walker.captured:
            return None
    return names


def _names(walker: Walker, value: Expression) -> list[NameExpr] | None:
    if isinstance(value, ConditionalExpr):
        return _all(walker, value.if_expr, value.else_expr)
    if is_frozen_value(walker.type(value)):
        return []
    if isinstance(value, CallExpr) and walker.root_of(value) is None:
        return _all(walker, *_sources(walker, value))
    root = walker.root_of(value)
    if root is None and isinstance(value, IndexExpr) and not walker.answers_itself(value.base):
        return _names(walker, value.base)  # an item of what the library gives
    if root is None or not walker.control.state.owns(root.node) or not _is_read(walker, value):
        return None
    walker.relies(value, is_own=True)
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
    """What a function of the library gives something out of, or takes it out of."""
    called = walker.proof.callees.definition(call.callee) if walker.proof is not None else None
    listed = row_of(walker, call.callee, called)
    if listed is None or listed.gives not in GIVING:
        return [None]
    if not (listed.quiet or _only_takes_out(walker, call, listed)):
        return [None]
    passed = [arg for arg in call.args if not (listed.calls_at_once and _only_asks(walker, arg))]
    uses = listed.parameters(call.arg_names)
    for arg, use in zip(call.args, uses):
        if use is Use.HOLD and not accepts(walker.type(call), walker.type(arg)):
            return [None]  # what it gives holds that whole, and is no part of it
    if isinstance(call.callee, MemberExpr) and not call.callee.fullname:
        is_own = walker.answers_itself(call.callee.expr)
        return [None if is_own else call.callee.expr, *passed]
    return [*passed]


def _only_takes_out(walker: Walker, call: CallExpr, listed: Row) -> bool:
    """Whether a function changes one container, and puts nothing there that may be changed."""
    changed = changed_by(call, listed) if listed.changes else None
    others = (arg for arg in call.args if arg is not changed)
    return changed is not None and all(is_frozen_value(walker.type(arg)) for arg in others)


def _only_asks(walker: Walker, key: Expression) -> bool:
    """Whether this is a function that is asked about each item, and puts none of them elsewhere."""
    if not isinstance(key, LambdaExpr):
        return holds_callable(walker.type(key)) and known_of_written(walker, key).quiet
    # It has not been walked yet: what it calls is all that could keep what it is passed.
    calls = (each for each in expressions(key) if isinstance(each, CallExpr))
    return all(known_of_written(walker, each.callee).quiet for each in calls)


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
        return True  # another name for a whole container is told of its changes as well
    if may_move(walker.type(value)) or shows_view(walker, value):
        return False
    return not (holds_values(walker.type(value)) and is_new(walker, value))
