"""Methods that show the whole object they are called on, rather than attributes of it.

A proved method is checked with the attributes that its own class declares. What a subclass adds
is out of its sight, unless the method shows the object itself: as text, compared, handed on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy.nodes import (
    CallExpr,
    ComparisonExpr,
    Decorator,
    DictionaryComprehension,
    ForStmt,
    FuncDef,
    GeneratorExpr,
    IndexExpr,
    MemberExpr,
    NameExpr,
    Node,
    RefExpr,
    ReturnStmt,
    SuperExpr,
    WithStmt,
)
from mypy.types import CallableType, TypeVarType, get_proper_type

from corvid_mypy.library import shows_outside_only
from corvid_mypy.model.contracts import contract_of
from corvid_mypy.seam.syntax import expressions, statements


def shows_receiver(function: FuncDef) -> bool:
    """Whether a method shows its first argument, itself or by another method of its class."""
    return _shows(function, [])


def _shows(function: FuncDef, asked: list[FuncDef]) -> bool:
    if (
        not function.info
        or function.is_static
        or not getattr(function, "arguments", None)
        or function in asked
    ):
        return False
    asked.append(function)
    receiver = function.arguments[0].variable
    named, projected, members = 0, 0, list[str]()
    for node in expressions(function.body):
        if isinstance(node, NameExpr):
            named += node.node is receiver
        elif isinstance(node, SuperExpr):
            members.append(node.name)
        else:
            own = [part for part in _projected(node) if _is(part, receiver)]
            projected += len(own)
            if own and isinstance(node, MemberExpr):
                members.append(node.name)
    if named > projected:
        for statement in statements(function.body):
            parts = _projected_by_statement(statement, function)
            projected += sum(_is(part, receiver) for part in parts)
    return named > projected or any(_member_shows(function, name, asked) for name in members)


def _is(part: Node, receiver: Node) -> bool:
    return isinstance(part, NameExpr) and part.node is receiver


def _projected(node: Node) -> Iterable[Node]:
    """The operands of which an expression shows but a part, the class, or the identity."""
    if isinstance(node, MemberExpr):
        return (node.expr,)
    if isinstance(node, IndexExpr):
        return (node.base,)
    if isinstance(node, (GeneratorExpr, DictionaryComprehension)):
        return node.sequences
    if isinstance(node, ComparisonExpr):
        return _identified(node)
    if isinstance(node, CallExpr) and isinstance(node.callee, RefExpr):
        return node.args if shows_outside_only(node.callee.fullname) else ()
    return ()


def _projected_by_statement(node: Node, function: FuncDef) -> Iterable[Node]:
    if isinstance(node, ForStmt):
        return (node.expr,)
    if isinstance(node, WithStmt):
        return node.expr
    if isinstance(node, ReturnStmt) and node.expr is not None and _returns_own_type(function):
        return (node.expr,)
    return ()


def _identified(node: ComparisonExpr) -> Iterator[Node]:
    for operator, left, right in zip(node.operators, node.operands, node.operands[1:]):
        if operator in ("is", "is not"):
            yield left
        if operator in ("is", "is not", "in", "not in"):
            yield right


def _returns_own_type(function: FuncDef) -> bool:
    """Whether what a method returns has the type of what it is called on, as ``Self``."""
    signature = get_proper_type(function.type)
    return isinstance(signature, CallableType) and isinstance(
        get_proper_type(signature.ret_type), TypeVarType
    )


def _member_shows(function: FuncDef, name: str, asked: list[FuncDef]) -> bool:
    symbol = function.info.get(name)
    node = symbol.node if symbol is not None else None
    if isinstance(node, Decorator):
        contract = contract_of(node.var.type)
        if contract is not None:
            return contract.shows_receiver
        node = node.func
    return isinstance(node, FuncDef) and _shows(node, asked)
