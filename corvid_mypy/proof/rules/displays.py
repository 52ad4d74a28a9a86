"""List, set, tuple and dict displays, and comprehensions."""

from __future__ import annotations

from mypy import nodes
from mypy.nodes import Context, Expression, StarExpr, StrExpr
from mypy.types import Instance, ProperType, TupleType, Type, TypedDictType

from corvid_mypy.proof.rules.exceptions import consumed
from corvid_mypy.proof.rules.keys import merged
from corvid_mypy.proof.rules.targets import walk_target
from corvid_mypy.proof.walker import Laws, handles
from corvid_mypy.report.findings import CoercionKind


@handles(nodes.ListExpr, nodes.SetExpr, nodes.TupleExpr)
def display(laws: Laws, node: nodes.ListExpr | nodes.SetExpr | nodes.TupleExpr) -> None:
    """``[a, *b]``, ``{a, *b}``, ``(a, *b)``: each element against the type of the elements."""
    laws.walk_all(node.items)
    found = laws.proper(node)
    for index, item in enumerate(node.items):
        slot = _element(found, index, len(node.items))
        if isinstance(item, StarExpr):
            laws.consume(CoercionKind.ITERATION, item.expr, item)
            consumed(laws, item.expr)
            merged(laws, node, (item.expr,))
            laws.scattered(CoercionKind.ELEMENT, item.expr, slot)
            laws.flow_type(CoercionKind.ELEMENT, item.expr, laws.item(item.expr), slot, item)
        elif isinstance(node, nodes.SetExpr):
            laws.consume_compared(CoercionKind.ELEMENT, item)
        else:
            laws.flow(CoercionKind.ELEMENT, item, slot)


def _element(found: ProperType | None, index: int, count: int) -> Type | None:
    if isinstance(found, TupleType):
        return found.items[index] if len(found.items) == count else None
    return found.args[0] if isinstance(found, Instance) and found.args else found


@handles(nodes.DictExpr)
def dict_display(laws: Laws, node: nodes.DictExpr) -> None:
    """``{k: v, **d}``: keys are hashed, values go into the type of the values."""
    found = laws.proper(node)
    for key, value in node.items:
        laws.walk(key)
        laws.walk(value)
        if key is None:
            laws.consume(CoercionKind.ITERATION, value)
            laws.flow(CoercionKind.ELEMENT, value, found)
            continue
        laws.consume_compared(CoercionKind.ELEMENT, key)
        if isinstance(found, TypedDictType) and isinstance(key, StrExpr):
            laws.flow(CoercionKind.FIELD, value, found.items.get(key.value))
        elif isinstance(found, Instance) and len(found.args) == 2:
            laws.flow(CoercionKind.ELEMENT, value, found.args[1], _entry(key, value))
        else:
            laws.flow(CoercionKind.ELEMENT, value, found)
    if len(node.items) > 1:
        merged(laws, node, [value for key, value in node.items if key is None])


def _entry(key: Expression, value: Expression) -> Context:
    """The place of a whole ``key: value``, where mypy reports a value that does not fit."""
    place = Context(key.line, key.column)
    place.end_line, place.end_column = value.end_line, value.end_column
    return place


@handles(nodes.GeneratorExpr)
def generator(laws: Laws, node: nodes.GeneratorExpr) -> None:
    """``(x for ...)``."""
    _loops(laws, node)
    laws.walk(node.left_expr)
    _element_flow(laws, node.left_expr, laws.proper(node), 0)


@handles(nodes.ListComprehension, nodes.SetComprehension)
def comprehension(laws: Laws, node: nodes.ListComprehension | nodes.SetComprehension) -> None:
    """``[x for ...]``, and ``{x for ...}``, which hashes what it holds."""
    inner = node.generator
    _loops(laws, inner)
    laws.walk(inner.left_expr)
    if isinstance(node, nodes.SetComprehension):
        laws.consume_compared(CoercionKind.ELEMENT, inner.left_expr)
    else:
        _element_flow(laws, inner.left_expr, laws.proper(node), 0)


@handles(nodes.DictionaryComprehension)
def dict_comprehension(laws: Laws, node: nodes.DictionaryComprehension) -> None:
    """``{k: v for ...}``."""
    _loops(laws, node)
    laws.walk(node.key)
    laws.walk(node.value)
    if node.key is not None:
        laws.consume_compared(CoercionKind.ELEMENT, node.key)
    _element_flow(laws, node.value, laws.proper(node), 1)


def _element_flow(laws: Laws, value: Expression, found: ProperType | None, index: int) -> None:
    if isinstance(found, Instance) and len(found.args) > index:
        laws.flow(CoercionKind.ELEMENT, value, found.args[index])


def _loops(laws: Laws, node: nodes.GeneratorExpr | nodes.DictionaryComprehension) -> None:
    for index, sequence, conditions in zip(node.indices, node.sequences, node.condlists):
        laws.walk(sequence)
        laws.consume(CoercionKind.ITERATION, sequence)
        consumed(laws, sequence)
        walk_target(laws, index)
        for condition in conditions:
            laws.walk(condition)
            laws.consume(CoercionKind.CONDITION, condition)
