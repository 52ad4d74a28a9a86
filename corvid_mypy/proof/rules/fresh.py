"""Fresh containers, which the body made and nobody else has: what content does to them."""

from __future__ import annotations

from mypy.nodes import Expression, NameExpr, Var

from corvid_mypy.proof.labels import KEPT, Label, join, limited
from corvid_mypy.proof.walker import Walker


def is_fresh(walker: Walker, owner: Expression) -> bool:
    """Whether an expression gives a container made in this body, which nobody else has."""
    state, local = walker.control.state, walker.container_of(owner)
    return local in (state.fresh if isinstance(owner, NameExpr) else state.deep)


def grow(walker: Walker, owner: Expression, *labels: Label) -> None:
    """A fresh container is changed: in high code, how much it holds is decided by content."""
    local, state = walker.container_of(owner), walker.control.state
    assert isinstance(local, Var)
    chosen = walker.label(owner) if not isinstance(owner, NameExpr) else KEPT
    label = join(state.labels.get(local, KEPT), walker.chosen(), chosen, *labels)
    # Its caller has it, however far this gets.
    is_left = walker.control.decides is not None
    walker.soils |= local is walker.own and (is_left or bool(label.level))
    state.labels[local] = limited(label, local.type) if local.type is not None else label
