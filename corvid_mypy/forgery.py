"""Forgery: grounded values made anywhere but in the body of a grounded tool."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.checker import TypeChecker
from mypy.nodes import (
    CallExpr,
    CastExpr,
    ClassDef,
    Context,
    Decorator,
    FuncDef,
    MemberExpr,
    NameExpr,
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
from corvid_mypy.tree import Nodes, walk
from corvid_mypy.types import carries

Problem = tuple[Context, Message]

_MAKING = ("__new__", "__init__", "__setstate__")


def problems(checker: TypeChecker, callees: Callees, nodes: Nodes) -> Iterator[Problem]:
    """Every forgery among the nodes of a module."""
    mints = [
        node
        for node in nodes.of(NameExpr, MemberExpr)
        if _is_mint(node, callees) and type_of(checker, node) is not None
    ]
    minting = set(_minting(nodes)) if mints else set()
    for mint in mints:
        if mint not in minting:
            yield mint, messages.forged("ground()")
    for call in nodes.of(CallExpr):
        if _is_constructor(call, checker, callees):
            yield call, messages.forged("Constructing Grounded by hand")
    for cast in nodes.of(CastExpr):
        actual = type_of(checker, cast.expr)
        if carries(cast.type) and actual is not None and not carries(actual):
            yield cast, messages.forged("A cast to Grounded")
    for definition in nodes.of(ClassDef):
        if any(base.fullname == GROUNDED for base in definition.info.mro[1:]):
            yield definition, messages.forged("A subclass of Grounded")
    for function in nodes.of(FuncDef):
        guard = _guards(get_proper_type(function.type))
        if guard is not None and carries(guard):
            yield function, messages.forged("A type guard for Grounded")


def _minting(nodes: Nodes) -> Iterator[Node]:
    """The nodes inside the bodies of grounded tools, not of boundaries nested in them."""
    for decorator in nodes.of(Decorator):
        contract = contract_of(decorator.var.type)
        if contract is not None and contract.kind is Kind.TOOL and contract.retrieves:
            yield from walk(decorator.func.body, into=_is_undecorated)


def _is_undecorated(node: Node) -> bool:
    return not (isinstance(node, Decorator) and contract_of(node.var.type) is not None)


def _is_mint(node: RefExpr, callees: Callees) -> bool:
    if not isinstance(node.node, Var):
        return node.fullname == GROUND
    return any(
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
