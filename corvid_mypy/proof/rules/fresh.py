"""Fresh containers, which the body made and nobody else has: what content does to them."""

from __future__ import annotations

from mypy.nodes import Expression, NameExpr, Var
from mypy.types import Type

from corvid_mypy.proof.labels import KEPT, Label, Level, join, limited
from corvid_mypy.proof.walker import Walker


def is_fresh(walker: Walker, owner: Expression) -> bool:
    """Whether an expression gives a container made in this body, which nobody else has."""
    state, local = walker.control.state, walker.container_of(owner)
    return local in (state.fresh if isinstance(owner, NameExpr) else state.deep)


def grow(
    walker: Walker,
    owner: Expression,
    *labels: Label,
    part: Type | None = None,
    most: Level = Level.CONTENT,
) -> None:
    """A fresh container is changed: in high code, how much it holds is decided by content.

    Args:
        walker: the walk.
        owner: what gives the container.
        labels: the labels of what it is changed by.
        part: the type of what is changed in it, if that is a part of what ``owner`` gives.
        most: what content can decide of it by that at most.
    """
    local, state = walker.container_of(owner), walker.control.state
    assert isinstance(local, Var)
    chosen = walker.label(owner) if not isinstance(owner, NameExpr) else KEPT
    changed = walker.type(owner) if part is None else part
    found = join(walker.chosen(), *labels)
    given = limited(join(chosen, found._replace(level=min(found.level, most))), changed)
    label = join(state.labels.get(local, KEPT), given)
    if local is walker.own:
        # Its caller has it, however far this gets.
        walker.soils |= walker.control.decides is not None or bool(label.level)
        walker.alters |= limited(Label(most), changed).level is Level.CONTENT
    state.labels[local] = limited(label, local.type) if local.type is not None else label
