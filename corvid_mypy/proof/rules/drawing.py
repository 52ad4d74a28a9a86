"""What a call draws from beside what it is passed: iterators, and whatever has one, inside that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy.nodes import ARG_STAR, ARG_STAR2, CallExpr, Expression
from mypy.types import (
    CallableType,
    Instance,
    ProperType,
    TupleType,
    Type,
    TypeVarType,
    get_proper_type,
)

from corvid_mypy.library import Use
from corvid_mypy.model.special_methods import ASYNC_ITERATION, DRAWN, ITERATION
from corvid_mypy.model.types import members
from corvid_mypy.proof.code.implicit import ask
from corvid_mypy.proof.code.vouching import inside_of
from corvid_mypy.proof.rules.arguments import declared_parameter, filled
from corvid_mypy.proof.rules.fresh import is_own_iterator
from corvid_mypy.proof.rules.iteration import advance, may_move
from corvid_mypy.proof.rules.targets import draw_parts
from corvid_mypy.proof.walker import Walker
from corvid_mypy.seam.language_names import OBJECT

_KEEPING = (Use.HOLD, Use.COUNT, Use.OUTSIDE, Use.CLASS, Use.KIND, Use.CALL, Use.SOME, Use.COPY)
"""What draws nothing from what it is passed, nor from what that holds."""


def drawn_inside(
    walker: Walker, node: CallExpr, uses: list[Use], signature: ProperType | None
) -> Iterator[tuple[Expression, list[Type]]]:
    """What a library function may draw from inside each argument, by the types of that.

    It cannot draw from what its parameter declares as anything at all, such as the items of an
    ``Iterable[T]``. A function that it calls with those can.
    """
    if not isinstance(signature, CallableType):
        for arg in node.args:
            yield arg, [*_held(walker.type(arg)), *_items(walker, arg)]
        return
    calls = Use.CALL in uses or Use.SOME in uses
    taken = filled(walker, node, signature)
    for argument in {*range(len(uses))} - {argument for argument, *_ in taken}:
        yield node.args[argument], [*_held(walker.type(node.args[argument]))]
    for argument, formal, _ in taken:
        arg, is_spread = node.args[argument], node.arg_kinds[argument] is ARG_STAR
        if uses[argument] in _KEEPING:
            continue
        passed = spread_items(walker, arg) if is_spread else [walker.type(arg)]
        parts: list[Type] = [*passed] if is_spread else []
        declared = declared_parameter(signature, formal)
        if calls or not (declared is not None and _holds_anything(declared)):
            parts += [part for each in passed for part in _held(each)]
            parts += [] if is_spread else [*_items(walker, arg)]
        yield arg, parts


def spread_items(walker: Walker, arg: Expression) -> list[Type]:
    """The types of what ``*xs`` passes."""
    found = walker.proper(arg)
    if isinstance(found, TupleType):
        return [*found.items]
    item = walker.item(arg)
    return [item] if item is not None else []


def _held(typ: Type) -> Iterable[ProperType]:
    """The types of what a value holds, at any depth."""
    own = [*members(typ)]
    return (part for part in inside_of(typ) if part not in own)


def _items(walker: Walker, arg: Expression) -> Iterable[ProperType]:
    """What an object gives of which the type shows nothing of that, and what those hold."""
    item = walker.item(arg) if any(map(_is_bare, members(walker.type(arg)))) else None
    return inside_of(item) if item is not None else ()


def _is_bare(typ: ProperType) -> bool:
    return isinstance(typ, Instance) and not typ.args and typ.type.has_readable_member("__iter__")


def _holds_anything(declared: Type) -> bool:
    """Whether a parameter says nothing of what the values that fill it hold."""
    found = get_proper_type(declared)
    parts = found.items if isinstance(found, TupleType) else ()
    if isinstance(found, Instance):
        parts = [*found.args]
    return _is_anything(found) or all(map(_is_anything, parts))


def _is_anything(declared: Type) -> bool:
    """Whether a type says nothing of the values that it is for, so that nothing is drawn there."""
    found = get_proper_type(declared)
    if isinstance(found, TypeVarType):
        bound = get_proper_type(found.upper_bound)
        return not found.values and _is_anything(bound)
    if isinstance(found, TupleType):
        return all(map(_is_anything, found.items))
    return isinstance(found, Instance) and found.type.fullname == OBJECT


def ask_what_is_drawn(walker: Walker, arg: Expression, parts: Iterable[Type]) -> None:
    """What inside an argument is drawn from runs code of its own."""
    for part in parts:
        if walker.proof is not None:
            ask(walker.proof, part, DRAWN, arg)


def draw_as_content_says(walker: Walker, node: CallExpr) -> None:
    """A function draws from what it is passed as far as content says: that may tell nobody."""
    assert walker.proof is not None
    with walker.control.under(node):
        for arg in node.args:
            if may_move(walker.type(arg)):
                if not is_own_iterator(walker, arg):
                    walker.walk(arg)  # a generator runs as far as it is drawn
                advance(walker, arg)
            ask(walker.proof, arg, (*ITERATION, *ASYNC_ITERATION), arg)
        advance_spread(walker, node)


def advance_spread(walker: Walker, node: CallExpr) -> None:
    """What ``*xs`` and ``**table`` pass may be drawn from by whoever takes it."""
    for arg, how in zip(node.args, node.arg_kinds):
        if how is ARG_STAR:
            draw_parts(walker, arg, spread_items(walker, arg))
        elif how is ARG_STAR2:
            draw_parts(walker, arg, _held(walker.type(arg)))


def advance_all(walker: Walker, args: Iterable[Expression]) -> None:
    """What arguments hold may be drawn from, at any depth."""
    for arg in args:
        draw_parts(walker, arg, _held(walker.type(arg)))
