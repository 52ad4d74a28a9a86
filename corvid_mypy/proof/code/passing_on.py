"""Functions that take and give ``Any``, and pass both on as they are.

Decorators were typed so before there was ``ParamSpec``, with ``*args: Any, **kwargs: Any``. One is
given in the place of a function of any type. What it collects goes to that function alone, and what
that one gives is all that it returns. Nothing else may name either: mypy shows no type of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mypy.nodes import (
    ARG_STAR,
    ARG_STAR2,
    AssignmentStmt,
    AwaitExpr,
    Block,
    CallExpr,
    Expression,
    FuncDef,
    FuncItem,
    GlobalDecl,
    IfStmt,
    NameExpr,
    Node,
    NonlocalDecl,
    RaiseStmt,
    ReturnStmt,
    TryStmt,
    Var,
)
from mypy.types import AnyType, CallableType, get_proper_type

from corvid_mypy.seam.syntax import walk


def untyped_answers(function: FuncDef, passed: Var) -> frozenset[Expression]:
    """The expressions in a function that are what another one gave, which is all that it returns.

    Args:
        passed: the parameter that stands for that other one.
    """
    if not _is_untyped(function) or not _ends(function.body):
        return frozenset()
    nodes = [*walk(function.body)]
    if any(isinstance(node, _SHARING) for node in nodes):
        return frozenset()  # what a local holds may be read elsewhere
    found = _Answers(nodes, _given(function, passed, nodes))
    collected = {argument.variable for argument in function.arguments}
    named = [node for node in nodes if isinstance(node, NameExpr) and node.node in collected]
    is_passed_on = len(named) == len(collected) * len(found.given)
    return found.all() if is_passed_on else frozenset()


_SHARING = (FuncItem, NonlocalDecl, GlobalDecl)


def _is_untyped(function: FuncDef) -> bool:
    """Whether a function takes anything, and says nothing of what it gives."""
    typ = function.type
    if not isinstance(typ, CallableType) or function.is_generator:
        return False
    return [*function.arg_kinds] == [ARG_STAR, ARG_STAR2] and all(
        isinstance(get_proper_type(each), AnyType) for each in typ.arg_types
    )


def _given(function: FuncDef, passed: Var, nodes: list[Node]) -> list[Expression]:
    """The calls that pass on all that is collected; a coroutine awaits them."""
    calls: list[Expression] = [
        node
        for node in nodes
        if isinstance(node, CallExpr)
        and isinstance(node.callee, NameExpr)
        and node.callee.node is passed
        and _passed(node) == [argument.variable for argument in function.arguments]
        and node.arg_kinds == [ARG_STAR, ARG_STAR2]
    ]
    if not function.is_coroutine:
        return calls
    return [node for node in nodes if isinstance(node, AwaitExpr) and node.expr in calls]


def _passed(call: CallExpr) -> list[object]:
    return [arg.node if isinstance(arg, NameExpr) else None for arg in call.args]


class _Answers(NamedTuple):
    """What another function gave, and what a body does with it.

    Attributes:
        nodes: all nodes of the body.
        given: the calls of that function, or where they are awaited.
    """

    nodes: list[Node]
    given: list[Expression]

    def all(self) -> frozenset[Expression]:
        """The calls, and the names that stand for what they gave; none if anything else has it."""
        targets = [target for target, value in self._assigned() if value in self.given]
        held = {target.node for target in targets}
        names = [node for node in self.nodes if isinstance(node, NameExpr) and node.node in held]
        read = [node for node in names if node not in targets]
        returned = [node.expr for node in self.nodes if isinstance(node, ReturnStmt)]
        kept = [value for value in returned if value in self.given or value in read]
        are_kept = len(targets) + len(returned) == len(self.given) + len(read)
        return frozenset([*self.given, *read]) if are_kept and kept == returned else frozenset()

    def _assigned(self) -> Iterator[tuple[NameExpr, Expression]]:
        """The locals that are assigned, each with its value."""
        for node in self.nodes:
            if isinstance(node, AssignmentStmt) and len(node.lvalues) == 1:
                target = node.lvalues[0]
                if isinstance(target, NameExpr) and node.unanalyzed_type is None:
                    yield target, node.rvalue


def _ends(block: Block | None) -> bool:
    """Whether a block returns or raises, whichever way it is left."""
    last = block.body[-1] if block is not None and block.body else None
    if isinstance(last, TryStmt):
        return _ends(last.finally_body) or (
            _ends(last.else_body or last.body) and all(map(_ends, last.handlers))
        )
    if isinstance(last, IfStmt):
        return _ends(last.else_body) and all(map(_ends, last.body))
    return isinstance(last, (ReturnStmt, RaiseStmt))
