"""What Python calls by itself: one row for each node class that can call a special method.

A row lists the operands of a node and what they may be asked for. Where the method that answers
is a library's, it may ask what its own operand holds: those rows look inside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

from mypy import nodes
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import ARG_STAR, ARG_STAR2, Context, Expression, Node
from mypy.operators import op_methods, unary_op_methods
from mypy.types import AnyType, Instance, ProperType, TupleType, Type, TypeOfAny, get_proper_type

from corvid_mypy import messages, specials
from corvid_mypy.grammar.expressions import is_text
from corvid_mypy.purity.content import unlifted_special
from corvid_mypy.purity.patterns import looks
from corvid_mypy.purity.proof import Proof, judges
from corvid_mypy.types import is_grounded, members


class Asked(NamedTuple):
    """An operand, and the special methods it may be asked for.

    Attributes:
        operand: the expression, or the type of what comes out of one.
        methods: their names; ``None`` for all that the program wrote.
        place: where a refusal is reported.
        inside: whether what the operand holds may be asked, too.
    """

    operand: Expression | Type
    methods: Iterable[str] | None
    place: Context
    inside: bool = False


_Row = Callable[[Proof, Any], Iterator[Asked]]
_RowT = TypeVar("_RowT", bound=_Row)

IMPLIED: dict[type[Node], _Row] = {}
"""The rows of the table, by node class."""


def asks(*classes: type[Node]) -> Callable[[_RowT], _RowT]:
    """The function below is the row of these node classes."""

    def register(row: _RowT) -> _RowT:
        for node_class in classes:
            IMPLIED[node_class] = row
            judges(node_class)(_judge)
        return row

    return register


def _judge(proof: Proof, node: Node) -> None:
    for asked in IMPLIED[type(node)](proof, node):
        ask(proof, asked)


def ask(proof: Proof, asked: Asked) -> None:
    """Refuse a method of the program's that is not pure and that Python would call here."""
    operand = asked.operand
    operands = (operand,) if isinstance(operand, Expression) else ()
    typ = proof.type(operand) if isinstance(operand, Expression) else get_proper_type(operand)
    if isinstance(typ, Instance) and not typ.args and proof.callees.is_library(typ.type):
        return
    for member in members(typ):
        if is_grounded(member) and asked.methods is not None:
            unlifted = unlifted_special(proof, member, asked.methods)
            if unlifted is not None:
                proof.refuse(asked.place, messages.unlifted_method(unlifted), *operands)
    unproved = proof.vouching.unproved(typ, asked.methods, inside=asked.inside)
    if unproved is not None:
        proof.refuse(asked.place, messages.impure_implicit(str(unproved)), *operands)


def _test(test: Expression | None) -> Iterator[Asked]:
    if test is not None:
        yield Asked(test, specials.TRUTH, test)


def iteration(operand: Expression | Type, place: Context, *, is_async: bool = False) -> Asked:
    """What a loop over an operand asks it for."""
    methods = specials.ASYNC_ITERATION if is_async else specials.ITERATION
    return Asked(operand, methods, place)


def _written(proof: Proof, target: Expression, value: Expression | Type | None) -> Iterator[Asked]:
    """What writing to a target calls; one with parts iterates over the value."""
    if isinstance(target, nodes.StarExpr):
        yield from _written(proof, target.expr, None)
    elif isinstance(target, nodes.IndexExpr):
        yield Asked(target.base, ("__setitem__",), target)
        yield from _keys(target)
    elif isinstance(target, nodes.MemberExpr):
        yield Asked(target.expr, ("__setattr__",), target)
    elif isinstance(target, (nodes.TupleExpr, nodes.ListExpr)):
        if isinstance(value, (nodes.TupleExpr, nodes.ListExpr)):
            given: list[Expression | Type | None] = [*value.items]
        else:
            if value is not None:
                yield iteration(value, target)
            typ = proof.type(value) if isinstance(value, Expression) else get_proper_type(value)
            item = typ.items if isinstance(typ, TupleType) else [_item(typ)] * len(target.items)
            given = [*item]
        if len(given) != len(target.items):
            given = [None] * len(target.items)
        for part, each in zip(target.items, given):
            yield from _written(proof, part, each)


_ITERABLES = ("typing.Iterable", "typing.AsyncIterable")


def _item(typ: ProperType | None) -> Type:
    """The type of what iterating gives; one that holds nothing if that is unknown."""
    if isinstance(typ, TupleType):
        return typ.items[0] if typ.items else AnyType(TypeOfAny.special_form)
    if isinstance(typ, Instance):
        for base in typ.type.mro:
            if base.fullname in _ITERABLES:
                return map_instance_to_supertype(typ, base).args[0]
    return AnyType(TypeOfAny.special_form)


def _keys(node: nodes.IndexExpr) -> Iterator[Asked]:
    if isinstance(node.index, nodes.SliceExpr):
        for part in (node.index.begin_index, node.index.end_index, node.index.stride):
            if part is not None:
                yield Asked(part, ("__index__",), part)
    else:
        yield Asked(node.index, specials.KEYING, node, inside=True)


@asks(nodes.IfStmt)
def if_(proof: Proof, node: nodes.IfStmt) -> Iterator[Asked]:
    """``if`` tests."""
    for test in node.expr:
        yield from _test(test)


@asks(nodes.WhileStmt, nodes.AssertStmt)
def tested(proof: Proof, node: nodes.WhileStmt | nodes.AssertStmt) -> Iterator[Asked]:
    """``while`` and ``assert`` test."""
    yield from _test(node.expr)


@asks(nodes.ConditionalExpr)
def conditional(proof: Proof, node: nodes.ConditionalExpr) -> Iterator[Asked]:
    """``a if c else b`` tests ``c``."""
    yield from _test(node.cond)


@asks(nodes.UnaryExpr)
def unary(proof: Proof, node: nodes.UnaryExpr) -> Iterator[Asked]:
    """``-x``; ``not x`` tests."""
    methods = specials.TRUTH if node.op == "not" else (unary_op_methods[node.op],)
    yield Asked(node.expr, methods, node)


@asks(nodes.OpExpr)
def binary(proof: Proof, node: nodes.OpExpr) -> Iterator[Asked]:
    """``a + b``; ``and`` and ``or`` test; a text that is formatted shows its operands."""
    if node.op in ("and", "or"):
        yield from _test(node.left)
        return
    yield Asked(node.left, (op_methods[node.op],), node)
    yield Asked(node.right, specials.reflected(node.op), node)
    if node.op == "*":
        yield Asked(node.left, ("__index__",), node)
        yield Asked(node.right, ("__index__",), node)
    if node.op == "%" and is_text(proof.type(node.left)):
        yield Asked(node.right, specials.FORMATTING, node, inside=True)


@asks(nodes.OperatorAssignmentStmt)
def augmented(proof: Proof, node: nodes.OperatorAssignmentStmt) -> Iterator[Asked]:
    """``a += b``: the target is asked, written, and may iterate over the value."""
    yield Asked(node.lvalue, specials.in_place(node.op), node.lvalue)
    yield Asked(node.rvalue, specials.reflected(node.op), node.rvalue)
    yield Asked(node.rvalue, specials.ITERATION, node.rvalue)
    if node.op == "%" and is_text(proof.type(node.lvalue)):
        yield Asked(node.rvalue, specials.FORMATTING, node.rvalue, inside=True)
    yield from _written(proof, node.lvalue, None)


@asks(nodes.ComparisonExpr)
def comparison(proof: Proof, node: nodes.ComparisonExpr) -> Iterator[Asked]:
    """``a < b``, ``a in b``: what is compared compares what it holds."""
    for operator, left, right in zip(node.operators, node.operands, node.operands[1:]):
        if operator in ("in", "not in"):
            yield Asked(right, specials.MEMBERSHIP, node)
            yield Asked(right, ("__eq__",), node, inside=True)
            yield Asked(left, specials.HASHING, node, inside=True)
        elif operator not in ("is", "is not"):
            asked = {"__eq__", op_methods[operator], *specials.reflected(operator)}
            yield Asked(left, asked, node, inside=True)
            yield Asked(right, asked, node, inside=True)


@asks(nodes.IndexExpr)
def subscript(proof: Proof, node: nodes.IndexExpr) -> Iterator[Asked]:
    """``a[b]``."""
    if node.analyzed is None:
        yield Asked(node.base, specials.SUBSCRIPTION, node)
        yield from _keys(node)


@asks(nodes.StarExpr)
def star(proof: Proof, node: nodes.StarExpr) -> Iterator[Asked]:
    """``[*xs]``."""
    yield iteration(node.expr, node)


@asks(nodes.CallExpr)
def spread(proof: Proof, node: nodes.CallExpr) -> Iterator[Asked]:
    """``f(*xs, **table)``."""
    for arg, kind in zip(node.args, node.arg_kinds):
        if kind is ARG_STAR:
            yield iteration(arg, arg)
        elif kind is ARG_STAR2:
            yield Asked(arg, specials.MAPPING, arg)


@asks(nodes.SetExpr)
def set_display(proof: Proof, node: nodes.SetExpr) -> Iterator[Asked]:
    """``{a}`` hashes."""
    for item in node.items:
        yield Asked(item, specials.HASHING, item, inside=True)


@asks(nodes.DictExpr)
def dict_display(proof: Proof, node: nodes.DictExpr) -> Iterator[Asked]:
    """``{k: v, **table}`` hashes its keys."""
    for key, value in node.items:
        if key is None:
            yield Asked(value, specials.MAPPING, value)
        else:
            yield Asked(key, specials.HASHING, key, inside=True)


@asks(nodes.GeneratorExpr)
def generator(
    proof: Proof, node: nodes.GeneratorExpr | nodes.DictionaryComprehension
) -> Iterator[Asked]:
    """``(x for a in xs if c)`` iterates, writes its targets, and tests."""
    loops = zip(node.indices, node.sequences, node.condlists, node.is_async)
    for target, sequence, conditions, is_async in loops:
        yield iteration(sequence, sequence, is_async=is_async)
        yield from _written(proof, target, _item(proof.type(sequence)))
        for condition in conditions:
            yield from _test(condition)


@asks(nodes.ListComprehension)
def list_comprehension(proof: Proof, node: nodes.ListComprehension) -> Iterator[Asked]:
    """``[x for ...]``."""
    yield from generator(proof, node.generator)


@asks(nodes.SetComprehension)
def set_comprehension(proof: Proof, node: nodes.SetComprehension) -> Iterator[Asked]:
    """``{x for ...}`` hashes."""
    yield from generator(proof, node.generator)
    made = node.generator.left_expr
    yield Asked(made, specials.HASHING, made, inside=True)


@asks(nodes.DictionaryComprehension)
def dict_comprehension(proof: Proof, node: nodes.DictionaryComprehension) -> Iterator[Asked]:
    """``{k: v for ...}`` hashes its keys."""
    yield from generator(proof, node)
    if node.key is None:
        yield Asked(node.value, specials.MAPPING, node.value)
    else:
        yield Asked(node.key, specials.HASHING, node.key, inside=True)


@asks(nodes.ForStmt)
def for_(proof: Proof, node: nodes.ForStmt) -> Iterator[Asked]:
    """``for target in xs``."""
    yield iteration(node.expr, node.expr, is_async=node.is_async)
    yield from _written(proof, node.index, node.inferred_item_type)


@asks(nodes.WithStmt)
def with_(proof: Proof, node: nodes.WithStmt) -> Iterator[Asked]:
    """``with manager as target``."""
    for manager, target in zip(node.expr, node.target):
        yield Asked(manager, specials.MANAGING, manager)
        if target is not None:
            yield from _written(proof, target, None)


@asks(nodes.AssignmentStmt)
def assignment(proof: Proof, node: nodes.AssignmentStmt) -> Iterator[Asked]:
    """``target = value``."""
    for target in node.lvalues:
        yield from _written(proof, target, node.rvalue)


@asks(nodes.DelStmt)
def del_(proof: Proof, node: nodes.DelStmt) -> Iterator[Asked]:
    """``del a[i], b.c``."""
    several = isinstance(node.expr, (nodes.TupleExpr, nodes.ListExpr))
    for target in node.expr.items if several else [node.expr]:  # type: ignore[attr-defined]
        if isinstance(target, nodes.IndexExpr):
            yield Asked(target.base, ("__delitem__",), target)
        elif isinstance(target, nodes.MemberExpr):
            yield Asked(target.expr, ("__delattr__",), target)


@asks(nodes.AwaitExpr)
def awaited(proof: Proof, node: nodes.AwaitExpr) -> Iterator[Asked]:
    """``await x``."""
    yield Asked(node.expr, specials.AWAITING, node)


@asks(nodes.YieldFromExpr)
def delegated(proof: Proof, node: nodes.YieldFromExpr) -> Iterator[Asked]:
    """``yield from xs``."""
    yield Asked(node.expr, specials.DELEGATION, node)


@asks(nodes.MatchStmt)
def match(proof: Proof, node: nodes.MatchStmt) -> Iterator[Asked]:
    """``match`` asks its subject what its patterns look at, and tests its guards."""
    for guard in node.guards:
        yield from _test(guard)
    methods = {name for pattern in node.patterns for name in looks(pattern)}
    yield Asked(node.subject, methods, node.subject, inside=True)
