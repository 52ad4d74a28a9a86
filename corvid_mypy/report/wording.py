"""How an expression is written in a message, by its tree alone."""

from __future__ import annotations

from mypy.nodes import (
    CallExpr,
    ConditionalExpr,
    DictExpr,
    Expression,
    IndexExpr,
    IntExpr,
    LambdaExpr,
    ListExpr,
    MemberExpr,
    NameExpr,
    SetExpr,
    StrExpr,
    SuperExpr,
)


def text(node: Expression) -> str:
    """The expression, shortened."""
    if isinstance(node, MemberExpr):
        return f"{text(node.expr)}.{node.name}"
    if isinstance(node, NameExpr):
        return node.name
    if isinstance(node, SuperExpr):
        return f"super().{node.name}"
    if isinstance(node, CallExpr):
        return f"{text(node.callee)}(...)"
    if isinstance(node, IndexExpr):
        is_short = isinstance(node.index, (StrExpr, IntExpr, NameExpr))
        return f"{text(node.base)}[{text(node.index) if is_short else '...'}]"
    if isinstance(node, StrExpr):
        return repr(node.value)
    if isinstance(node, IntExpr):
        return str(node.value)
    if isinstance(node, LambdaExpr):
        return f"lambda {', '.join(filter(None, node.arg_names))}: ..."
    if isinstance(node, ConditionalExpr):
        return f"{text(node.if_expr)} if ... else {text(node.else_expr)}"
    if isinstance(node, ListExpr):
        return "[...]"
    if isinstance(node, (DictExpr, SetExpr)):
        return "{...}"
    return "(...)"
