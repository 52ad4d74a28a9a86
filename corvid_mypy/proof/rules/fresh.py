"""Fresh containers, which the body made and nobody else has: what content does to them."""

from __future__ import annotations

from collections.abc import Collection

from mypy.nodes import (
    CallExpr,
    Expression,
    FuncDef,
    IndexExpr,
    MemberExpr,
    NameExpr,
    SuperExpr,
    Var,
)
from mypy.types import Instance, Type

from corvid_mypy.model.special_methods import FILLING
from corvid_mypy.model.summary import ANYTHING
from corvid_mypy.proof.labels import KEPT, Label, Level, holds_fixed, is_immutable, join, limited
from corvid_mypy.proof.saying import is_quoting
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.seam.language_names import CHANGEABLE


def is_fresh(walker: Walker, owner: Expression) -> bool:
    """Whether an expression gives a container made in this body, which nobody else has."""
    state, local = walker.control.state, walker.container_of(owner)
    is_named = isinstance(owner, NameExpr) and local in state.fresh
    return is_named or walker.relies(owner, is_own=state.owns(local))


def is_own_iterator(walker: Walker, node: Expression) -> bool:
    """Whether a name stands for an iterator made in this body, which nothing else draws from.

    What reads it to make another iterator of it draws from it then, and nothing else does.
    """
    state = walker.control.state
    local = node.node if isinstance(node, NameExpr) else None
    return local is not None and (local in state.lazy or state.spent.get(local) is node)


def move_on(walker: Walker, node: Expression) -> None:
    """An iterator of this body is drawn from: in high code, content decides what is left of it."""
    look, state = walker.control.decides, walker.control.state
    local = node.node if isinstance(node, NameExpr) else None
    if look is None or not isinstance(local, Var):
        return  # as often as is plain
    label = Label(Level.CONTENT, (), look)
    found = limited(label, local.type) if local.type is not None else label
    state.change(local, join(state.labels.get(local, KEPT), found))


def grow(
    walker: Walker,
    owner: Expression,
    *labels: Label,
    part: Type | None = None,
    most: Level = Level.CONTENT,
    assigned: Collection[str] | None = None,
) -> None:
    """A fresh container is changed: in high code, how much it holds is decided by content.

    Args:
        walker: the walk.
        owner: what gives the container.
        labels: the labels of what it is changed by.
        part: the type of what is changed in it, if that is a part of what ``owner`` gives.
        most: what content can decide of it by that at most.
        assigned: the names of the attributes that get other values, where that is known.
    """
    local, state = walker.container_of(owner), walker.control.state
    assert local is not None
    is_whole = isinstance(owner, NameExpr) and local not in state.inside
    chosen = KEPT if is_whole else walker.label(owner)
    changed = walker.type(owner) if part is None else part
    found = join(walker.chosen(), *labels)
    given = limited(join(chosen, found._replace(level=min(found.level, most))), changed)
    if given.level and not (state.owns(local) or holds_fixed(walker.type(owner))):
        state.choose(local)
    names = frozenset(assigned if assigned is not None else _assigned_in(walker, owner))
    for root in state.roots(local):
        assert isinstance(root, Var)
        label = join(state.labels.get(root, KEPT), given)
        if root in walker.own or any(root in state.roots(own) for own in walker.own):
            # Its caller has it, however far this gets.
            walker.soils |= walker.control.decides is not None or bool(label.level)
            walker.says |= is_quoting(label)
            walker.alters |= limited(Label(most), changed).level is Level.CONTENT
            walker.assigns |= names
        label = limited(label, root.type) if root.type is not None else label
        state.change(root, label, names)


def _assigned_in(walker: Walker, owner: Expression) -> Collection[str]:
    """The attributes that may have other values once something is changed in a container."""
    is_replaced = is_immutable(walker.type(owner))  # as by `x.count += 1`
    if is_replaced and isinstance(owner, MemberExpr):
        return (owner.name,)
    if is_replaced and isinstance(owner, IndexExpr):
        owner = owner.base
    found = walker.proper(owner)
    is_container = isinstance(found, Instance) and found.type.fullname in CHANGEABLE
    return () if is_container else (ANYTHING,)


def is_being_made(walker: Walker, owner: Expression) -> bool:
    """Whether this is the object of a constructor: nobody else has it yet."""
    function, proof = walker.outer, walker.proof
    return (
        isinstance(owner, NameExpr)
        and isinstance(owner.node, Var)
        and proof is not None
        and not proof.callees.is_bound(owner.node)
        and isinstance(function, FuncDef)
        and function.name in FILLING
        and function.arguments[0].variable is owner.node
    )


def fills_as_base(walker: Walker, node: CallExpr) -> bool:
    """Whether a constructor calls the one of a base class: nobody else has the object yet."""
    if walker.outer.name not in FILLING or len(walker.functions) > 1:
        return False
    if isinstance(node.callee, SuperExpr):
        return True  # with another object it is refused
    return bool(node.args) and is_being_made(walker, node.args[0])


def cure_of_shared(walker: Walker, changed: Expression) -> str | None:
    """What to write where others may have what is filled, as the object of a constructor or not."""
    taken = [argument.variable for argument in walker.outer.arguments]
    root = walker.root_of(changed)
    if root is None or root.node not in taken:
        return None
    is_own = bool(walker.outer.info) and root.node is taken[0]
    if is_own and isinstance(changed, MemberExpr) and walker.outer.name in FILLING:
        return messages.fill_a_local(changed.name)
    return None if is_own else messages.return_what_is_chosen(walker.written(changed))
