"""What a proved body discloses: all that its plain values may depend on.

A proof says that two runs which make the same disclosures give equal plain values. They are few,
and allowed: whether there is a value at all, how many there are, and what is known of where they
come from. The sites report lists them, so that somebody can judge them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from mypy.nodes import (
    AssertStmt,
    CallExpr,
    ComparisonExpr,
    ConditionalExpr,
    DictionaryComprehension,
    Expression,
    ForStmt,
    FuncDef,
    GeneratorExpr,
    IfStmt,
    MatchStmt,
    MemberExpr,
    Node,
    OpExpr,
    RefExpr,
    UnaryExpr,
    WhileStmt,
)
from mypy.patterns import ClassPattern, Pattern, SingletonPattern
from mypy.types import NoneType, Type, get_proper_type

from corvid_mypy.model.summary import Disclosure as DisclosureKind
from corvid_mypy.model.types import carries, may_be_grounded
from corvid_mypy.program.bodies import has_no_contract
from corvid_mypy.seam.runtime_names import EACH, PROVENANCE
from corvid_mypy.seam.syntax import walk


class Disclosure(NamedTuple):
    """A place where something is told of a grounded value, and that value."""

    kind: DisclosureKind
    node: Expression
    actual: Type


_Found = tuple[DisclosureKind, Expression]


def disclosures(
    function: FuncDef, type_of: Callable[[Expression], Type | None]
) -> Iterator[Disclosure]:
    """Every disclosure in a body, functions nested in it included if they have no contract.

    Args:
        function: the function.
        type_of: the type of an expression in it.
    """
    for node in walk(function.body, into=has_no_contract):
        for kind, operand in _told(node, type_of):
            actual = type_of(operand)
            if actual is not None and carries(actual):
                yield Disclosure(kind, operand, actual)


def _told(node: Node, type_of: Callable[[Expression], Type | None]) -> Iterator[_Found]:
    """What a node asks for, whether of a grounded value or not."""
    if isinstance(node, ComparisonExpr):
        if node.operators[0] in ("is", "is not") and len(node.operands) == 2:
            left, right = node.operands
            if isinstance(get_proper_type(type_of(right)), NoneType):
                yield DisclosureKind.PRESENCE, left
            elif isinstance(get_proper_type(type_of(left)), NoneType):
                yield DisclosureKind.PRESENCE, right
    elif isinstance(node, MatchStmt):
        found = type_of(node.subject)
        is_grounded = found is not None and may_be_grounded(found)
        if any(_asks_for_presence(pattern, is_grounded) for pattern in node.patterns):
            yield DisclosureKind.PRESENCE, node.subject
    elif isinstance(node, CallExpr):
        yield from _called(node, type_of)
    elif isinstance(node, MemberExpr):
        if node.name in PROVENANCE:
            yield DisclosureKind.PROVENANCE, node.expr
    else:
        for operand in _counted(node):
            found = type_of(operand)
            if found is not None and not may_be_grounded(found):
                yield DisclosureKind.LENGTH, operand


def _called(node: CallExpr, type_of: Callable[[Expression], Type | None]) -> Iterator[_Found]:
    name = node.callee.fullname if isinstance(node.callee, RefExpr) else ""
    if name in (EACH, "builtins.len") and node.args:
        yield DisclosureKind.LENGTH, node.args[0]
    elif name == "builtins.isinstance" and len(node.args) == 2:
        found = type_of(node.args[0])
        if found is not None and may_be_grounded(found):
            yield DisclosureKind.PRESENCE, node.args[0]


def _counted(node: Node) -> Iterator[Expression]:
    """The plain containers whose emptiness or length decides what happens."""
    if isinstance(node, IfStmt):
        yield from node.expr
    elif isinstance(node, (WhileStmt, AssertStmt, ForStmt)):
        yield node.expr
    elif isinstance(node, ConditionalExpr):
        yield node.cond
    elif isinstance(node, (GeneratorExpr, DictionaryComprehension)):
        yield from node.sequences
        for conditions in node.condlists:
            yield from conditions
    elif isinstance(node, UnaryExpr) and node.op == "not":
        yield node.expr
    elif isinstance(node, OpExpr) and node.op in ("and", "or"):
        yield node.left


def _asks_for_presence(pattern: Pattern, is_grounded: bool) -> bool:
    """Whether a pattern tells whether there is a value; by a class, if the subject may be one."""
    return any(
        (isinstance(part, SingletonPattern) and part.value is None)
        or (isinstance(part, ClassPattern) and is_grounded)
        for part in walk(pattern)
    )
