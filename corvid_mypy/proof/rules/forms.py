"""Forms: the plain parts of a value, as they are written.

High code changes nothing that is plain, so that what is written alike, of names that were bound
before, is one value wherever it stands. Of a list of records that are all alike, content decides no
more than how many there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mypy.nodes import (
    AssignmentStmt,
    BytesExpr,
    CallExpr,
    DictExpr,
    Expression,
    FloatExpr,
    ForStmt,
    GeneratorExpr,
    IfStmt,
    IndexExpr,
    IntExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    NameExpr,
    RefExpr,
    ReturnStmt,
    SliceExpr,
    StrExpr,
    TupleExpr,
    TypeInfo,
    UnaryExpr,
    Var,
    WhileStmt,
)
from mypy.types import CallableType, Instance, TupleType, Type, get_proper_type

from corvid_mypy.library import Use, member, shows_outside_only
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import is_frozen_record, is_record
from corvid_mypy.program.callees import class_of
from corvid_mypy.proof.labels import Level, is_selection, is_value, is_wholly_grounded
from corvid_mypy.proof.rules.arguments import filled
from corvid_mypy.proof.rules.refusing import tells_by_line
from corvid_mypy.proof.walker import Walker
from corvid_mypy.seam.language_names import BUILTINS
from corvid_mypy.seam.syntax import own_nodes


class Form(NamedTuple):
    """The plain parts of a value: as a text that two alike values share, and as expressions."""

    text: str
    plain: tuple[Expression, ...] = ()


def made_form(walker: Walker, value: Expression, slot: Type) -> str | None:
    """The form of a record or a tuple that is made here, as a text."""
    made = _made(walker, value, slot)
    return made.text if made is not None else None


def _form_of(walker: Walker, value: Expression, slot: Type) -> Form | None:
    """The form of a value; ``None`` if content decides any of its plain parts."""
    wanted = get_proper_type(slot)
    if is_wholly_grounded(wanted):
        return Form("")
    if is_selection(wanted):
        walker.disclose(Disclosure.SELECTION, value)
        # Which of several lists that others have it is shows as soon as one is changed.
        return Form(walker.written(value) if _is_given(walker, value) else "")
    if tells_by_line(walker, wanted, value):
        return Form("")
    made = _made(walker, value, wanted)
    if made is None and walker.label(value).level is Level.KEPT:
        return Form(walker.written(value), (value,))
    return made


def _is_given(walker: Walker, value: Expression) -> bool:
    """Whether a value is an object that was passed, or that an attribute holds."""
    if walker.proof is None or is_value(walker.type(value)):
        return False
    is_parameter = isinstance(value, NameExpr) and walker.proof.is_parameter(value.node)
    return is_parameter or isinstance(value, MemberExpr)


def _made(walker: Walker, value: Expression, slot: Type) -> Form | None:
    wanted = get_proper_type(slot)
    if isinstance(value, TupleExpr) and isinstance(wanted, TupleType):
        return _parts(walker, "tuple", [*zip(range(len(wanted.items)), value.items, wanted.items)])
    info = class_of(wanted)
    if not isinstance(value, CallExpr) or info is None or not is_record(info):
        return None
    # A record of exactly the declared class, whose subclasses may have other plain parts.
    made, signature = value.callee, walker.proper(value.callee)
    if not isinstance(made, RefExpr) or made.node is not info:
        return None
    if not isinstance(signature, CallableType):
        return None
    if any(kind.is_star() for kind in value.arg_kinds):
        return None
    taken = sorted(filled(walker, value, signature), key=lambda each: each[1])
    parts = [(formal, value.args[arg], signature.arg_types[formal]) for arg, formal, _ in taken]
    return _parts(walker, info.fullname, parts)


def _parts(walker: Walker, name: str, parts: list[tuple[int, Expression, Type]]) -> Form | None:
    """The form of parts by their places; one that says nothing plain may as well be left out."""
    found = [_form_of(walker, part, slot) for _, part, slot in parts]
    forms = [form for form in found if form is not None]
    if len(forms) < len(found):
        return None
    plain = tuple(part for form in forms for part in form.plain)
    texts = {place: form.text for (place, *_), form in zip(parts, forms) if form.text}
    return Form(f"{name}{texts}", plain)


# -- lists of records that are alike ---------------------------------------------------------------


def selects_alike(walker: Walker, value: Expression) -> bool:
    """Whether content decides of a result no more than how many alike records its lists hold.

    What is made to be returned leaves part by part.
    """
    parts = _parts_of_made(walker, value)
    if not parts:
        return holds_alike(walker, value)
    decided = (part for part in parts if walker.label(part).level is Level.CONTENT)
    return all(selects_alike(walker, part) for part in decided)


def _parts_of_made(walker: Walker, value: Expression | None) -> list[Expression]:
    """The parts of a tuple, a table or a record, if an expression makes that, and does no more."""
    if isinstance(value, TupleExpr):
        return value.items
    if isinstance(value, DictExpr):
        return [part for item in value.items for part in item if part is not None]
    named = value.callee if isinstance(value, CallExpr) else None
    made = named.node if isinstance(named, RefExpr) else None
    if not isinstance(value, CallExpr) or not isinstance(made, TypeInfo) or not is_record(made):
        return []
    vouching = walker.proof.vouching if walker.proof is not None else None
    is_generated = vouching is not None and vouching.makes_as_generated(made)
    return value.args if is_generated else []


def _with_parts(walker: Walker, value: Expression | None) -> Iterator[Expression | None]:
    """What is returned, and what that is made of, at any depth."""
    yield value
    for part in _parts_of_made(walker, value):
        yield from _with_parts(walker, part)


def holds_alike(walker: Walker, value: Expression) -> bool:
    """Whether a value is a list that is made here, of records whose plain parts never differ."""
    found = walker.proper(value)
    if not isinstance(found, Instance) or len(found.args) != 1 or walker.proof is None:
        return False
    items = [*_items(walker, value)]
    forms = {_alike(walker, item, found.args[0]) for item in items}
    return bool(items) and None not in forms and len(forms) == 1


def _alike(walker: Walker, item: Expression | None, slot: Type) -> str | None:
    """The form of an item, if its plain parts are the same whenever it is made."""
    form = _made(walker, item, slot) if item is not None else None
    if form is None or not all(_is_constant(walker, part) for part in form.plain):
        return None
    return form.text


def _items(
    walker: Walker, value: Expression, within: tuple[Var, ...] = ()
) -> Iterator[Expression | None]:
    """What a list may hold, as it is written; ``None`` for what is not seen.

    What is made out of one of the lists `within` which this stands holds nothing else than that.
    """
    if isinstance(value, ListComprehension):
        yield value.generator.left_expr
    elif isinstance(value, ListExpr):
        yield from value.items
    elif isinstance(value, IndexExpr) and isinstance(value.index, SliceExpr):
        yield from _items(walker, value.base, within)
    elif isinstance(value, NameExpr) and isinstance(value.node, Var):
        if value.node not in within:
            yield from _written(walker, value.node, within)
    else:
        yield None


def _written(walker: Walker, variable: Var, within: tuple[Var, ...]) -> Iterator[Expression | None]:
    """What a local list is made of, and what is put into it."""
    assert walker.proof is not None
    values = walker.proof.callees.written(variable)
    if not values or variable in walker.captured or any(isinstance(x, NameExpr) for x in values):
        yield None
    for each in values:
        yield from _items(walker, each, (*within, variable))
    used = _used(walker, variable)
    for node in own_nodes(walker.outer.body):
        if isinstance(node, NameExpr) and node.node is variable and node not in used:
            yield None  # whoever has another name for it may change it
    for call in used.values():
        yield from call.args if call is not None else ()


def _puts_item(walker: Walker, callee: MemberExpr) -> bool:
    """Whether a method does nothing but to put what it is passed into a container."""
    found = member(class_of(walker.proper(callee.expr)), callee.name)
    return found is not None and found.puts == 0 and {*found.takes} == {Use.HOLD}


def _used(walker: Walker, variable: Var) -> dict[Expression, CallExpr | None]:
    """The places that name a list and change nothing, or only append to it, each with that call.

    Whoever has an item may change it, unless it is frozen.
    """
    used: dict[Expression, CallExpr | None] = {}
    held = get_proper_type(variable.type)
    is_fixed = isinstance(held, Instance) and all(map(is_frozen_record, held.args))
    for node in own_nodes(walker.outer.body):
        places: list[Expression | None] = []
        if isinstance(node, CallExpr):
            callee = node.callee
            if isinstance(callee, MemberExpr) and _puts_item(walker, callee):
                used[callee.expr] = node if _names(callee.expr, variable) else None
            elif isinstance(callee, RefExpr) and shows_outside_only(callee.fullname):
                places += node.args
        elif isinstance(node, AssignmentStmt):
            places += node.lvalues
        elif isinstance(node, ReturnStmt):
            places += _with_parts(walker, node.expr)
        elif isinstance(node, (WhileStmt, UnaryExpr)):
            places.append(node.expr)
        elif isinstance(node, IfStmt):
            places += node.expr
        elif isinstance(node, ForStmt) and is_fixed:
            places.append(node.expr)
        elif isinstance(node, GeneratorExpr) and is_fixed:
            places += node.sequences
        elif isinstance(node, IndexExpr) and isinstance(node.index, SliceExpr) and is_fixed:
            places.append(node.base)  # of which Python makes another list
        used.update((place, None) for place in places if place is not None)
    return used


def _names(node: Expression, variable: Var) -> bool:
    return isinstance(node, NameExpr) and node.node is variable


def _is_constant(walker: Walker, part: Expression) -> bool:
    """Whether an expression is one value throughout a call: a literal, a parameter, a constant."""
    if isinstance(part, (StrExpr, BytesExpr, IntExpr, FloatExpr)):
        return True
    if isinstance(part, MemberExpr) and isinstance(part.expr, RefExpr):
        owner = part.expr.node
        return isinstance(owner, TypeInfo) and owner.is_enum
    if not isinstance(part, RefExpr) or not isinstance(part.node, Var):
        return False
    own = (argument.variable for argument in walker.outer.arguments)
    if part.node in own and walker.proof is not None:
        return walker.proof.is_parameter(part.node)
    is_built_in = part.fullname.startswith(BUILTINS)  # ``None``, ``True``, ``False``
    return part.node.is_final or is_built_in
