"""List, set, tuple and dict displays, and comprehensions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from mypy import nodes
from mypy.nodes import Context, Expression, StarExpr, StrExpr
from mypy.types import Instance, ProperType, TupleType, Type, TypedDictType

from corvid_mypy.model.types import drops
from corvid_mypy.proof.control import NOTHING
from corvid_mypy.proof.labels import KEPT, Label, Level, join
from corvid_mypy.proof.nesting import free_locals
from corvid_mypy.proof.rules.fresh import is_own_iterator
from corvid_mypy.proof.rules.iteration import advance, drawn, of_items, passes_of
from corvid_mypy.proof.rules.keys import merged
from corvid_mypy.proof.rules.owning import as_object
from corvid_mypy.proof.rules.parts import taking_items
from corvid_mypy.proof.rules.targets import bind_part, bind_type, walk_target
from corvid_mypy.proof.walker import Walker, rule
from corvid_mypy.report.findings import CoercionKind


@rule(nodes.ListExpr, nodes.SetExpr, nodes.TupleExpr)
def display(walker: Walker, node: nodes.ListExpr | nodes.SetExpr | nodes.TupleExpr) -> Label:
    """``[a]``, ``{a}``, ``(a, b)``: an item keeps its sources if the type of the items does."""
    labels = [_item(walker, item) for item in node.items]
    found = walker.proper(node)
    for index, item in enumerate(node.items):
        slot = _element(found, index, len(node.items))
        if isinstance(item, StarExpr):
            walker.consume(CoercionKind.ITERATION, item.expr, item)
            labels.append(merged(walker, node, (item.expr,)))
            walker.scattered(CoercionKind.ELEMENT, item.expr, slot)
            walker.flow_type(CoercionKind.ELEMENT, item.expr, walker.item(item.expr), slot, item)
        elif isinstance(node, nodes.SetExpr):
            walker.stands_in(item, walker.type(item), slot)
            labels.append(walker.compared(CoercionKind.ELEMENT, item))
        else:
            walker.flow(CoercionKind.ELEMENT, item, slot)
    if isinstance(node, nodes.TupleExpr) and not _unpacks(node):
        return _in_places(walker, node, labels)
    return walker.made(node, *labels)


def _unpacks(node: nodes.TupleExpr) -> bool:
    return any(isinstance(item, StarExpr) for item in node.items)


def _in_places(walker: Walker, node: nodes.TupleExpr, labels: list[Label]) -> Label:
    """The label of a tuple whose parts stand where they are written, each with a label of its own.

    If content decided no more than what its parts select, that is all that it shows with them.
    """
    joined = join(*labels)
    return joined if joined.level is Level.SELECTED else walker.made(node, joined)


def _item(walker: Walker, item: Expression) -> Label:
    if not isinstance(item, StarExpr):
        return walker.walk(item)
    with walker.unshared(item.expr):
        return walker.walk(item)


def _element(found: ProperType | None, index: int, count: int) -> Type | None:
    if isinstance(found, TupleType):
        return found.items[index] if len(found.items) == count else None
    return found.args[0] if isinstance(found, Instance) and found.args else found


@rule(nodes.DictExpr)
def dict_display(walker: Walker, node: nodes.DictExpr) -> Label:
    """``{k: v}``: a value keeps its sources if the type of the values does; a key is hashed."""
    found = walker.proper(node)
    labels: list[Label] = []
    for key, value in node.items:
        labels += [walker.walk(key), given := walker.walk(value)]
        if key is None:
            walker.consume(CoercionKind.ITERATION, value)
            walker.flow(CoercionKind.ELEMENT, value, found)
            continue
        labels.append(walker.compared(CoercionKind.ELEMENT, key))
        if isinstance(found, TypedDictType) and isinstance(key, StrExpr):
            walker.flow(CoercionKind.FIELD, value, found.items.get(key.value))
            if given.level is Level.SELECTED:
                # As where a record is made by its class: the field has it, which shows how many.
                walker.leaves(CoercionKind.FIELD, value, as_object(walker, value))
                labels.remove(given)
        elif isinstance(found, Instance) and len(found.args) == 2:
            walker.stands_in(key, walker.type(key), found.args[0])
            walker.flow(CoercionKind.ELEMENT, value, found.args[1], _entry(key, value))
        else:
            walker.flow(CoercionKind.ELEMENT, value, found)
    if len(node.items) > 1:
        labels.append(merged(walker, node, [value for key, value in node.items if key is None]))
    return walker.made(node, *labels)


def _entry(key: Expression, value: Expression) -> Context:
    """The place of a whole ``key: value``, where mypy reports a value that does not fit."""
    place = Context(key.line, key.column)
    place.end_line, place.end_column = value.end_line, value.end_column
    return place


@rule(nodes.GeneratorExpr)
def generator(walker: Walker, node: nodes.GeneratorExpr) -> Label:
    """``(x for ...)`` is a loop that yields each ``x``."""

    def element() -> Label:
        label, made = walker.walk(node.left_expr), walker.proper(node)
        if walker.proves and isinstance(made, Instance):
            actual = walker.type(node.left_expr)
            if drops(actual, made.args[0]):  # whoever draws the items takes them plainly
                return join(label, walker.lost(CoercionKind.ELEMENT, node.left_expr))
        _element_flow(walker, node.left_expr, made, 0)
        return label

    if node in walker.drawn_at_once:
        return _looped(walker, node, node, element)
    # It reads what it names when it is drawn: whoever binds that meanwhile decides what it gives.
    read_later = free_locals(node)
    walker.captured.update(read_later)
    first = node.sequences[0]
    walker.spending.add(first)
    drawn_on = first.node if isinstance(first, nodes.NameExpr) else None
    drawn_on = drawn_on if is_own_iterator(walker, first) else None
    with _drawn_here(walker):
        for local in read_later:
            if local is not drawn_on:
                walker.control.state.share(local)
    label = _looped(walker, node, node, element, is_lazy=True)
    state = walker.control.state
    drawn_partly = {local for local in state.passed & read_later if local in state.labels}
    for local in read_later:
        if state.spent.get(local) is not first:
            state.share(local)  # however its parts were read while they were walked
    state.passed |= drawn_partly  # whatever name it has, its label says that content decides
    return label


@rule(nodes.ListComprehension, nodes.SetComprehension)
def comprehension(walker: Walker, node: nodes.ListComprehension | nodes.SetComprehension) -> Label:
    """``[x for ...]`` and ``{x for ...}`` are loops that add each ``x``; a set hashes it."""
    inner = node.generator

    def element() -> Label:
        label = walker.walk(inner.left_expr)
        if isinstance(node, nodes.SetComprehension):
            _stands_in(walker, inner.left_expr, walker.proper(node), 0)
            return join(label, walker.compared(CoercionKind.ELEMENT, inner.left_expr))
        _element_flow(walker, inner.left_expr, walker.proper(node), 0)
        return label

    return _looped(walker, node, inner, element)


@rule(nodes.DictionaryComprehension)
def dict_comprehension(walker: Walker, node: nodes.DictionaryComprehension) -> Label:
    """``{k: v for ...}`` is a loop that sets each item."""

    def element() -> Label:
        label = join(walker.walk(node.key), walker.walk(node.value))
        if node.key is not None:
            _stands_in(walker, node.key, walker.proper(node), 0)
            label = join(label, walker.compared(CoercionKind.ELEMENT, node.key))
        _element_flow(walker, node.value, walker.proper(node), 1)
        return label

    return _looped(walker, node, node, element)


def _looped(
    walker: Walker,
    node: Expression,
    loops: nodes.GeneratorExpr | nodes.DictionaryComprehension,
    element: Callable[[], Label],
    *,
    is_lazy: bool = False,
) -> Label:
    """What a comprehension collects; where a clause looks, how much that is is content."""
    labels: list[Label] = []

    def clause(index: int) -> None:
        if index == len(loops.sequences):
            labels.append(element())
            return
        sequence, target = loops.sequences[index], loops.indices[index]
        # What draws later may find other items there.
        with NOTHING if is_lazy else taking_items(walker, target, sequence):
            labels.append(_clause(walker, loops, index, lambda: clause(index + 1), is_lazy))

    clause(0)
    return walker.made(node, *labels)


def _clause(
    walker: Walker,
    loops: nodes.GeneratorExpr | nodes.DictionaryComprehension,
    index: int,
    inner: Callable[[], None],
    is_lazy: bool,
) -> Label:
    sequence, target = loops.sequences[index], loops.indices[index]
    if not is_lazy:
        walker.drawn_at_once.add(sequence)
    with walker.unshared(sequence):
        label = walker.walk(sequence)
    if is_lazy:
        with _drawn_here(walker):
            walker.walk(sequence)  # it is drawn later, from whatever is there then: it is shared
    label = of_items(walker, sequence, label)
    passes = passes_of(walker, sequence, label, is_async=loops.is_async[index])
    looks = [passes]

    def each() -> None:
        walk_target(walker, target)
        if isinstance(target, (nodes.TupleExpr, nodes.ListExpr)):
            found = walker.proper(sequence)
            item = walker.item(sequence)
            if loops.is_async[index] and isinstance(found, Instance) and found.args:
                item = found.args[0]
            bind_type(walker, CoercionKind.ASSIGNMENT, target, sequence, item, sequence)
        of_item = drawn(walker, sequence, label)
        bind_part(walker, CoercionKind.ASSIGNMENT, target, sequence, of_item, is_item=True)
        _conditions(walker, loops.condlists[index], looks, inner)

    walker.control.loop(lambda: passes, each, lambda: None)
    found = next((look for look in looks if look is not None), None)
    if is_lazy and found is not None:
        with walker.control.under(found):  # how far it is drawn is content
            advance(walker, sequence)
    return Label(Level.CONTENT, label.losses, found) if found is not None else KEPT


@contextmanager
def _drawn_here(walker: Walker) -> Iterator[None]:
    """Read what a generator expression draws: no other name for it is there until it is made."""
    passed = set(walker.control.state.passed)
    yield
    walker.control.state.passed = passed


def _conditions(
    walker: Walker,
    conditions: list[Expression],
    looks: list[Context | None],
    inner: Callable[[], None],
) -> None:
    """What follows a condition that looks runs as content decides."""
    if not conditions:
        inner()
        return
    look = walker.test(conditions[0])
    looks.append(look)
    with walker.control.under(look):
        _conditions(walker, conditions[1:], looks, inner)


def _stands_in(walker: Walker, value: Expression, found: ProperType | None, index: int) -> None:
    """What is hashed is kept, too: whoever reads it there asks it, as what it is held as."""
    if isinstance(found, Instance) and len(found.args) > index:
        walker.stands_in(value, walker.type(value), found.args[index])


def _element_flow(walker: Walker, value: Expression, found: ProperType | None, index: int) -> None:
    if isinstance(found, Instance) and len(found.args) > index:
        walker.flow(CoercionKind.ELEMENT, value, found.args[index])
