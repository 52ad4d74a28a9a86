"""Managers that a ``with`` makes, of which nobody else has one: what they do to themselves."""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, FuncDef, RefExpr, TypeInfo, WithStmt

from corvid_mypy.model.special_methods import MANAGING
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import keeps_nothing
from corvid_mypy.program.bodies import only_returns_itself
from corvid_mypy.proof.code.judging import Proof
from corvid_mypy.proof.labels import is_frozen_value


def gives_itself(proof: Proof, manager: Expression) -> bool:
    """Whether a manager gives itself to its body, and keeps and changes nothing.

    What it is named there can be taken for what an assignment binds.
    """
    methods = _methods(proof, manager)
    entered = [each for each in methods if each.name in _ENTERING]
    return (
        bool(entered)
        and all(map(only_returns_itself, entered))
        and all(keeps_nothing(summary_of(each)) for each in methods)
    )


def is_unseen(proof: Proof, node: WithStmt, manager: Expression) -> bool:
    """Whether all that a manager changes is itself, and nobody has a name for it.

    What failed in the body is told it, and that may be content.
    """
    is_named = node.target[node.expr.index(manager)] is not None
    methods, made = _methods(proof, manager), _made(manager)
    if is_named or not methods or made is None or not isinstance(manager, CallExpr):
        return False
    if any(proof.vouching.lends(made)):
        return False  # something that it holds may be the same for all objects
    # What it is made with it may change as well, if that can be.
    is_apart = all(is_frozen_value(proof.type(arg)) for arg in manager.args)
    return is_apart and all(map(_changes_only_itself, methods))


def _changes_only_itself(method: FuncDef) -> bool:
    known = summary_of(method)
    owns = known.owns and known.owned == (0,) and not known.lent
    return known.is_derived and (known.quiet or owns)


def _methods(proof: Proof, manager: Expression) -> list[FuncDef]:
    """The methods that a ``with`` calls of an object that is made there; none of another.

    The class is called by its name, so that no subclass has others in their place.
    """
    made = _made(manager)
    if made is None or not proof.vouching.is_alone(made):
        return []
    found = [symbol.node for name in MANAGING if (symbol := made.get(name)) is not None]
    methods = [each for each in found if isinstance(each, FuncDef)]
    return methods if len(methods) == len(found) else []


def _made(manager: Expression) -> TypeInfo | None:
    """The class that makes a manager, if it is called by its name."""
    callee = manager.callee if isinstance(manager, CallExpr) else None
    made = callee.node if isinstance(callee, RefExpr) else None
    return made if isinstance(made, TypeInfo) else None


_ENTERING = ("__enter__", "__aenter__")
