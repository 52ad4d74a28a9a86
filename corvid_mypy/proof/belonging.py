"""Belonging: whether what lost its sources stands beside something that has the same ones.

``interpolate("{}: {}", year(law), law)`` shows a number of `law` in a text that has the sources of
`law`. Names stand for what they stood for when the number was made; see `labels.outlived`.
"""

from __future__ import annotations

from collections.abc import Collection

from mypy.nodes import (
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    IndexExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    RefExpr,
    SymbolNode,
    TypeInfo,
    UnaryExpr,
    Var,
)

from corvid_mypy.model.contracts import Kind
from corvid_mypy.model.types import carries, is_grounded
from corvid_mypy.program.callees import Callees
from corvid_mypy.proof.code.vouching import holds_callable
from corvid_mypy.report.findings import Site
from corvid_mypy.seam.syntax import expressions


def belongs(callees: Callees, loss: Site, wholes: Collection[SymbolNode]) -> bool:
    """Whether all content that was lost is that of names, whose sources stand beside it."""
    return not loss.is_former and _is_of(callees, loss.node, wholes)


def _is_of(callees: Callees, node: Expression, wholes: Collection[SymbolNode]) -> bool:
    if isinstance(node, NameExpr):
        return node.node in wholes
    if isinstance(node, MemberExpr):
        read = callees.member(node)
        return (isinstance(read, Var) or read is None) and _is_of(callees, node.expr, wholes)
    if isinstance(node, UnaryExpr):
        return _is_of(callees, node.expr, wholes)
    parts = _operands(callees, node)
    grounded = [part for part in parts if _may_bring(callees, part)]
    return bool(grounded) and all(_is_of(callees, part, wholes) for part in grounded)


def _operands(callees: Callees, node: Expression) -> list[Expression]:
    """What an expression is made of; nothing if it may be made of something else as well."""
    if isinstance(node, IndexExpr):
        return [node.base, node.index]
    if isinstance(node, OpExpr):
        return [node.left, node.right]
    if not isinstance(node, CallExpr) or not only_uses_arguments(callees, node.callee):
        return []
    owner = node.callee.expr if isinstance(node.callee, MemberExpr) else None
    return [*node.args, owner] if owner is not None and not _is_named(owner) else [*node.args]


def _is_named(owner: Expression) -> bool:
    """Whether this is a module or a class, by which a function is named."""
    return isinstance(owner, RefExpr) and not isinstance(owner.node, Var)


def _may_bring(callees: Callees, part: Expression) -> bool:
    found = callees.type(part)
    return carries(found) or holds_callable(found)


def only_uses_arguments(
    callees: Callees, callee: Expression, around: tuple[FuncDef, ...] = ()
) -> bool:
    """Whether what a function gives has no other content in it than what it is passed.

    Of what another module defines only the library is known: its functions have nothing grounded.
    """
    if isinstance(callee, MemberExpr) and is_grounded(callees.type(callee.expr)):
        return True  # a method of content
    found, contract = callees.definition(callee), callees.contract(callee)
    if contract is not None and contract.is_transparent:
        return True
    if found is None or isinstance(found, Var):
        return False
    if callees.is_library(found) or (isinstance(found, TypeInfo) and "__init__" not in found.names):
        return contract is None
    function = found.func if isinstance(found, Decorator) else found
    if not isinstance(function, FuncDef) or callees.is_imported(function):
        return False
    if contract is not None and contract.kind is Kind.TOOL:
        return False
    if function in around:
        return True
    around, inside = (*around, function), expressions(function.body)
    own: set[SymbolNode | None] = {argument.variable for argument in function.arguments}
    own |= {each.node for each in inside if isinstance(each, NameExpr) and each.is_new_def}
    return all(_brings_nothing(callees, each, own, around) for each in inside)


def _brings_nothing(
    callees: Callees,
    node: Expression,
    own: Collection[SymbolNode | None],
    around: tuple[FuncDef, ...],
) -> bool:
    """Whether evaluating an expression in a function brings in no content from outside of it."""
    if isinstance(node, CallExpr):
        return only_uses_arguments(callees, node.callee, around)
    if isinstance(node, NameExpr):
        is_read = isinstance(node.node, Var) and node.node not in own
        return not (is_read and carries(callees.type(node)))
    if isinstance(node, MemberExpr) and carries(callees.type(node)):
        is_field = isinstance(callees.member(node), Var) and not _is_named(node.expr)
        return is_field or is_grounded(callees.type(node.expr))
    return True
