"""Forgery: grounded values made anywhere but in the body of a grounded tool."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mypy.checker import TypeChecker
from mypy.nodes import (
    CallExpr,
    CastExpr,
    ClassDef,
    Context,
    Decorator,
    FuncDef,
    MemberExpr,
    Node,
    RefExpr,
    TypeInfo,
    Var,
)
from mypy.types import CallableType, Type, get_proper_type

from corvid_mypy import messages
from corvid_mypy.callees import Callees
from corvid_mypy.checker import type_of
from corvid_mypy.contracts import Kind, contract_of
from corvid_mypy.messages import Message
from corvid_mypy.names import GROUND, GROUNDED
from corvid_mypy.tree import walk
from corvid_mypy.types import carries

Problem = tuple[Context, Message]

_MAKING = ("__new__", "__init__", "__setstate__")


def problems(checker: TypeChecker, callees: Callees, nodes: Sequence[Node]) -> Iterator[Problem]:
    """Every forgery among the nodes of a module."""
    minting = set(_minting(nodes))
    for node in nodes:
        if isinstance(node, RefExpr):
            reached = type_of(checker, node) is not None
            if reached and node not in minting and _is_mint(node, callees):
                yield node, messages.forged("ground()")
        elif isinstance(node, CallExpr):
            if _is_constructor(node, checker, callees):
                yield node, messages.forged("Constructing Grounded by hand")
        elif isinstance(node, CastExpr):
            actual = type_of(checker, node.expr)
            if carries(node.type) and actual is not None and not carries(actual):
                yield node, messages.forged("A cast to Grounded")
        elif isinstance(node, ClassDef):
            if any(base.fullname == GROUNDED for base in node.info.mro[1:]):
                yield node, messages.forged("A subclass of Grounded")
        elif isinstance(node, FuncDef):
            guard = _guards(get_proper_type(node.type))
            if guard is not None and carries(guard):
                yield node, messages.forged("A type guard for Grounded")


def _minting(nodes: Sequence[Node]) -> Iterator[Node]:
    """The nodes inside the bodies of grounded tools."""
    for node in nodes:
        if isinstance(node, Decorator):
            contract = contract_of(node.var.type)
            if contract is not None and contract.kind is Kind.TOOL and contract.retrieves:
                inner = {
                    below
                    for nested in walk(node.func.body)
                    if isinstance(nested, Decorator) and contract_of(nested.var.type) is not None
                    for below in walk(nested)
                }
                yield from (found for found in walk(node.func.body) if found not in inner)


def _is_mint(node: RefExpr, callees: Callees) -> bool:
    if node.fullname == GROUND:
        return True
    return isinstance(node.node, Var) and any(
        isinstance(value, RefExpr) and value.fullname == GROUND
        for value in callees.values(node.node)
        if value is not node
    )


def _is_constructor(node: CallExpr, checker: TypeChecker, callees: Callees) -> bool:
    target = callees.resolve(node.callee)
    made = callees.definition(target)
    if isinstance(made, TypeInfo) and made.fullname == GROUNDED:
        return True
    found = type_of(checker, target)
    kind = get_proper_type(found) if found is not None else None
    if isinstance(kind, CallableType) and kind.is_type_obj():
        return kind.type_object().fullname == GROUNDED
    makes = isinstance(target, MemberExpr) and target.name in (
        "__new__",
        "__init__",
        "__setstate__",
    )
    named = [*node.args, *([target.expr] if isinstance(target, MemberExpr) else [])]
    return makes and any(isinstance(part, RefExpr) and part.fullname == GROUNDED for part in named)


def _guards(typ: Type | None) -> Type | None:
    proper = get_proper_type(typ)
    if isinstance(proper, CallableType):
        return proper.type_guard or proper.type_is
    return None
