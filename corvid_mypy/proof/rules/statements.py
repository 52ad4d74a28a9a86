"""Statements."""

from __future__ import annotations

from mypy import nodes
from mypy.nodes import Decorator, Expression, FuncDef, Statement
from mypy.types import Type

from corvid_mypy.model.contracts import contract_of
from corvid_mypy.model.types import carries, forges
from corvid_mypy.proof.rules.exceptions import caught_by, consumed, swallowed_by
from corvid_mypy.proof.rules.keys import merged
from corvid_mypy.proof.rules.patterns import reads
from corvid_mypy.proof.rules.targets import bind, bind_type, slot_of, walk_target
from corvid_mypy.proof.walker import Laws, handles
from corvid_mypy.report.findings import CoercionKind, Forgery
from corvid_mypy.seam.checker import call_method


@handles(
    nodes.BreakStmt,
    nodes.ContinueStmt,
    nodes.GlobalDecl,
    nodes.Import,
    nodes.ImportAll,
    nodes.ImportFrom,
    nodes.NonlocalDecl,
    nodes.PassStmt,
    nodes.TypeAliasStmt,
)
def leaf(laws: Laws, node: Statement) -> None:
    """Statements that hold no expression."""


@handles(nodes.ExpressionStmt, nodes.DelStmt)
def expression(laws: Laws, node: nodes.ExpressionStmt | nodes.DelStmt) -> None:
    """An expression by itself; ``del``."""
    laws.walk(node.expr)


@handles(nodes.Block)
def block(laws: Laws, node: nodes.Block) -> None:
    """A block."""
    laws.block(node)


@handles(nodes.AssignmentStmt)
def assignment(laws: Laws, node: nodes.AssignmentStmt) -> None:
    """``x = value``, annotated or not, to every kind of target."""
    if isinstance(node.rvalue, nodes.TempNode) or node.is_alias_def:
        return
    laws.walk(node.rvalue)
    annotated = node.unanalyzed_type is not None
    kind = CoercionKind.ANNOTATED_ASSIGNMENT if annotated else CoercionKind.ASSIGNMENT
    for target in node.lvalues:
        walk_target(laws, target)
        if isinstance(target, (nodes.TupleExpr, nodes.ListExpr)):
            consumed(laws, node.rvalue)
        bind(laws, kind, target, node.rvalue, node)


@handles(nodes.OperatorAssignmentStmt)
def augmented(laws: Laws, node: nodes.OperatorAssignmentStmt) -> None:
    """``x += value``: a plain target cannot keep what the value carries."""
    laws.walk(node.rvalue)
    laws.walk(node.lvalue)
    slot = slot_of(laws, node.lvalue)
    actual = laws.type(node.rvalue)
    if slot is not None and not carries(slot):
        laws.flow(CoercionKind.ASSIGNMENT, node.rvalue, slot, node)
    elif slot is not None and forges(actual, slot):
        laws.forgeries.append(Forgery(node.rvalue, actual, slot, CoercionKind.ASSIGNMENT))
    merged(laws, node.lvalue, (node.rvalue,))
    laws.fails(node.rvalue, (node.lvalue, node.rvalue))


@handles(nodes.ReturnStmt)
def returned(laws: Laws, node: nodes.ReturnStmt) -> None:
    """``return``."""
    if node.expr is None:
        return
    laws.walk(node.expr)
    slot = laws.return_slot()
    if slot is not None:
        laws.result(CoercionKind.RETURN, node.expr, slot, node)


@handles(nodes.IfStmt)
def if_(laws: Laws, node: nodes.IfStmt) -> None:
    """``if`` and ``elif`` test."""
    for test, body in zip(node.expr, node.body):
        laws.walk(test)
        laws.consume(CoercionKind.CONDITION, test)
        laws.branch(test, body)
    laws.branch(node.expr[0], node.else_body)


@handles(nodes.WhileStmt)
def while_(laws: Laws, node: nodes.WhileStmt) -> None:
    """``while`` tests."""
    laws.walk(node.expr)
    laws.consume(CoercionKind.CONDITION, node.expr)
    laws.block(node.body)
    laws.block(node.else_body)


@handles(nodes.ForStmt)
def for_(laws: Laws, node: nodes.ForStmt) -> None:
    """``for`` iterates, and binds each item."""
    laws.walk(node.expr)
    laws.consume(CoercionKind.ITERATION, node.expr)
    consumed(laws, node.expr)
    walk_target(laws, node.index)
    bind_type(laws, CoercionKind.ASSIGNMENT, node.index, node.expr, node.inferred_item_type, node)
    laws.block(node.body)
    laws.block(node.else_body)


@handles(nodes.AssertStmt)
def assert_(laws: Laws, node: nodes.AssertStmt) -> None:
    """``assert`` tests; its message becomes an exception's argument."""
    laws.walk(node.expr)
    laws.consume(CoercionKind.CONDITION, node.expr)
    if node.msg is not None:
        laws.walk(node.msg)
        laws.consume_carrying(CoercionKind.RAISE, node.msg)


@handles(nodes.RaiseStmt)
def raise_(laws: Laws, node: nodes.RaiseStmt) -> None:
    """``raise``: exceptions are never grounded."""
    for part in (node.expr, node.from_expr):
        if part is not None:
            laws.walk(part)
            laws.consume_carrying(CoercionKind.RAISE, part)


@handles(nodes.WithStmt)
def with_(laws: Laws, node: nodes.WithStmt) -> None:
    """``with`` binds what entering gives; a manager may swallow what its body raises."""
    for manager, target in zip(node.expr, node.target):
        laws.walk(manager)
        if target is not None:
            walk_target(laws, target)
            entered = _entered(laws, manager, is_async=node.is_async)
            bind_type(laws, CoercionKind.ASSIGNMENT, target, manager, entered, target)
    with laws.catching(swallowed_by(laws, node)):
        laws.block(node.body)


def _entered(laws: Laws, manager: Expression, *, is_async: bool) -> Type:
    found = laws.type(manager)
    method = "__aenter__" if is_async else "__enter__"
    with laws.checker.msg.filter_errors():
        entered = call_method(laws.checker, method, found, [], manager)
        if is_async:
            entered = laws.checker.expr_checker.check_awaitable_expr(entered, manager, "")
    return entered


@handles(nodes.TryStmt)
def try_(laws: Laws, node: nodes.TryStmt) -> None:
    """``try``: a handler that goes on tells whether an operation on content failed."""
    with laws.catching(caught_by(laws, node)):
        laws.block(node.body)
    for kind, handler in zip(node.types, node.handlers):
        laws.walk(kind)
        laws.block(handler)
    laws.block(node.else_body)
    laws.block(node.finally_body)


@handles(nodes.MatchStmt)
def match(laws: Laws, node: nodes.MatchStmt) -> None:
    """``match``: a pattern that looks inside grounded content reads the subject."""
    laws.walk(node.subject)
    found = laws.type(node.subject)
    if any(reads(pattern, found) for pattern in node.patterns):
        laws.consume_carrying(CoercionKind.SUBJECT, node.subject)
    for pattern, guard, body in zip(node.patterns, node.guards, node.bodies):
        laws.walk(pattern)
        if guard is not None:
            laws.walk(guard)
            laws.consume(CoercionKind.CONDITION, guard)
        laws.block(body)


@handles(nodes.FuncDef)
def function(laws: Laws, node: FuncDef) -> None:
    """A nested function belongs to the body that holds it."""
    laws.function(node)


@handles(nodes.Decorator)
def decorated(laws: Laws, node: Decorator) -> None:
    """A nested function with decorators; one with a contract is a body of its own."""
    laws.walk_all(node.decorators)
    if contract_of(node.var.type) is None:
        laws.function(node.func)


@handles(nodes.OverloadedFuncDef)
def overloaded(laws: Laws, node: nodes.OverloadedFuncDef) -> None:
    """A nested overload, or a property with a setter."""
    laws.walk_all(node.items)
    if node.impl is not None and node.impl not in node.items:
        laws.walk(node.impl)


@handles(nodes.ClassDef)
def class_(laws: Laws, node: nodes.ClassDef) -> None:
    """A nested class."""
    laws.block(node.defs)
