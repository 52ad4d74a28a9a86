"""Where a value that is returned lost its sources, if it was retrieved at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy.nodes import (
    AssignmentExpr,
    AssignmentStmt,
    CallExpr,
    Expression,
    ForStmt,
    FuncItem,
    GeneratorExpr,
    IndexExpr,
    MatchStmt,
    MemberExpr,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    SymbolNode,
    WithStmt,
)

from corvid_mypy.report.findings import Site
from corvid_mypy.seam.syntax import bound_by, walk


class Losses:
    """Follows what lost its sources through the variables of one body, to say it in a message.

    Args:
        function: the function whose body it is.
        sites: every place where sources are dropped there.
    """

    def __init__(self, function: FuncItem, sites: Iterable[Site]) -> None:
        self._dropped: dict[Node, Site] = {site.lost or site.node: site for site in sites}
        self._lost: dict[SymbolNode | None, Site] = {}
        if self._dropped:
            self._follow([*bound(function)])

    def of(self, node: Expression) -> Site | None:
        """The place where what an expression is computed from lost its sources."""
        for part in walk(node):
            if part in self._dropped:
                return self._dropped[part]
            if isinstance(part, NameExpr) and part.node in self._lost:
                return self._lost[part.node]
        return None

    def _follow(self, bound: list[tuple[Expression, Expression]]) -> None:
        known = -1
        while known < len(self._lost):
            known = len(self._lost)
            for target, value in bound:
                site = self.of(value)
                for name in named(target) if site is not None else ():
                    assert site is not None
                    self._lost.setdefault(name, site)


def bound(root: Node) -> Iterator[tuple[Expression, Expression]]:
    """Each target of a body, and what it is bound to, drawn from, or changed with."""
    for node in walk(root):
        if isinstance(node, AssignmentStmt):
            yield from ((target, node.rvalue) for target in node.lvalues)
        elif isinstance(node, OperatorAssignmentStmt):
            yield node.lvalue, node.rvalue
        elif isinstance(node, AssignmentExpr):
            yield node.target, node.value
        elif isinstance(node, ForStmt):
            yield node.index, node.expr
        elif isinstance(node, GeneratorExpr):
            yield from zip(node.indices, node.sequences)
        elif isinstance(node, CallExpr) and isinstance(node.callee, MemberExpr):
            yield from ((node.callee.expr, arg) for arg in node.args)
        elif isinstance(node, WithStmt):
            yield from ((to, made) for to, made in zip(node.target, node.expr) if to is not None)
        elif isinstance(node, MatchStmt):
            yield from ((name, node.subject) for name in bound_by(node))


def named(target: Expression) -> Iterator[SymbolNode | None]:
    """The variables that a target binds, or whose object it changes."""
    while isinstance(target, (MemberExpr, IndexExpr)):
        target = target.base if isinstance(target, IndexExpr) else target.expr
    for part in walk(target):
        if isinstance(part, NameExpr) and part.node is not None:
            yield part.node


def holds(node: Node, part: Node) -> bool:
    """Whether a node is, or contains, another."""
    return any(each is part for each in walk(node))
