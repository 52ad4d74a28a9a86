"""Labels: how much of a value's plain part is decided by content.

*Content* is what grounded values hold. A type says where a value keeps its grounding; a label says
what the type cannot: whether the rest of the value, its plain parts, its length, whether it is
``None``, was computed from content.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from mypy.nodes import (
    Context,
    Decorator,
    Expression,
    FuncDef,
    NameExpr,
    SymbolNode,
    TypeInfo,
    TypeVarExpr,
    Var,
)
from mypy.types import (
    Instance,
    LiteralType,
    NoneType,
    ProperType,
    TupleType,
    Type,
    TypeVarType,
    UninhabitedType,
    UnionType,
    get_proper_type,
)

from corvid_mypy.library import Trait, has
from corvid_mypy.model.types import (
    carries,
    compares_content,
    is_frozen_record,
    is_grounded,
    is_record,
    is_recursive,
    is_refusal,
    members,
)
from corvid_mypy.program.callees import of_library
from corvid_mypy.report.findings import Site
from corvid_mypy.seam.checker import current_checker, has_subclass
from corvid_mypy.seam.language_names import (
    ABC,
    ATOMS,
    CHANGEABLE,
    COROUTINES,
    LIST,
    OBJECT,
    STREAMED,
    TUPLE,
)
from corvid_mypy.seam.runtime_names import STREAM
from corvid_mypy.seam.syntax import expressions


class Level(IntEnum):
    """What content decides of a value, from nothing to everything."""

    KEPT = 0
    """Nothing: content is where the type of the value keeps it."""
    SELECTED = 1
    """How many wholly grounded items a container holds, in which order, or whether there is one."""
    CONTENT = 2
    """Anything: a plain value that was computed from content."""


class Label(NamedTuple):
    """The label of an expression, or of a local variable.

    Attributes:
        level: what content decides of the value.
        losses: the places where the sources were dropped, each as the site it becomes if the value
            is put where content may not go.
        look: the test that decided it, if control did.
        caught: if it is an exception that may repeat content, or is made of one, the names of what
            is grounded where that failed.
    """

    level: Level = Level.KEPT
    losses: tuple[Site, ...] = ()
    look: Context | None = None
    caught: frozenset[SymbolNode] | None = None

    @property
    def is_put(self) -> bool:
        """Whether content was computed, and may be in an object by now that others have."""
        return any(not loss.is_given for loss in self.losses)

    def noting(self, note: Callable[[Site], Site]) -> Label:
        """The same label, where more is known of each thing that was lost."""
        return self._replace(losses=tuple(map(note, self.losses)))


KEPT = Label()

_MOST_LOSSES = 16
"""How many lost values are told apart: of those beyond, it is not known what they are made of."""


def join(*labels: Label) -> Label:
    """The label of what is made of values with these labels."""
    if labels.count(KEPT) == len(labels) or not any(label.level for label in labels):
        return KEPT
    level = max(label.level for label in labels)
    highest = [label for label in labels if label.level is level]
    losses = [*dict.fromkeys(loss for label in highest for loss in label.losses)]
    losses.sort(key=lambda loss: loss.has_line)  # one without a line is never left out for others
    look = next((label.look for label in highest if label.look is not None), None)
    all_caught = [label.caught for label in labels if label.caught is not None]
    caught = frozenset[SymbolNode]().union(*all_caught) if all_caught else None
    if len(losses) > _MOST_LOSSES:
        losses[_MOST_LOSSES - 1 :] = [losses[_MOST_LOSSES - 1]._replace(is_former=True)]
    return Label(level, tuple(losses), look, caught)


def outlived(label: Label, local: SymbolNode) -> Label:
    """The label of a value once a local is bound anew: it was made of what that stood for."""
    is_caught = label.caught is not None and local in label.caught
    known = label._replace(caught=frozenset()) if is_caught else label
    return known.noting(
        lambda loss: (
            loss._replace(is_former=True)
            if loss.is_made and local in _named_in(loss.node)
            else loss
        )
    )


@lru_cache(maxsize=256)
def _named_in(node: Expression) -> frozenset[SymbolNode | None]:
    return frozenset(each.node for each in expressions(node) if isinstance(each, NameExpr))


_variables: list[Type] = []


@contextmanager
def relying() -> Iterator[list[Type]]:
    """The type variables that were taken for wholly grounded, because their values may be."""
    global _variables
    before, _variables = _variables, []
    try:
        yield _variables
    finally:
        _variables = before


def _is_grounded(typ: Type) -> bool:
    """Whether a value is grounded; what a type variable stands for is taken to be."""
    proper = get_proper_type(typ)
    if not is_grounded(proper) or not isinstance(proper, Instance):
        return False
    if isinstance(proper.args[0], TypeVarType):
        _variables.append(proper.args[0])
    return True


def has_lines(label: Label) -> bool:
    """Whether content decided a value only where a line was written that says what it is."""
    is_told = label.look is None and bool(label.losses)
    return is_told and all(loss.has_line for loss in label.losses)


def limited(label: Label, typ: Type) -> Label:
    """The label that a value of a type can have at most: in a grounded value nothing is plain."""
    if label.level is Level.KEPT:
        return KEPT
    # In a plain type the length of a selection is content like everything else.
    most = _most(typ)
    if most is Level.CONTENT and label.level is Level.SELECTED and holds_selections(typ):
        return label
    return KEPT if most is Level.KEPT else label._replace(level=most)


def _most(typ: Type) -> Level:
    if is_wholly_grounded(typ):
        return Level.KEPT
    return Level.SELECTED if is_selection(typ) else Level.CONTENT


def is_wholly_grounded(typ: Type) -> bool:
    """Whether every part of a value of this type is grounded, so that its form tells nothing."""
    if is_recursive(typ):
        return False  # how deep it is tells something
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        # Of two forms, such as tuples of two lengths, each shows which it is.
        return all(map(_is_grounded, proper.items))
    if isinstance(proper, TupleType) and _is_bare(proper):
        return all(map(is_wholly_grounded, proper.items))
    # ``None`` alone is one value: nothing can be chosen.
    if isinstance(proper, (NoneType, UninhabitedType)):
        return True
    return _is_grounded(proper) or is_grounded_record(proper)


def keeps_or_is_written(typ: Type) -> bool:
    """Whether a value is grounded, or else one of a few that its type names."""
    found = members(typ)
    written = (NoneType, LiteralType)
    return any(map(is_grounded, found)) and all(
        is_grounded(each) or isinstance(each, written) for each in found
    )


def has_plain_beside(typ: Type) -> bool:
    """Whether what a boundary answers has, or may have, plain parts beside what has sources.

    Whether there is an answer is a disclosure of its own.
    """
    proper = get_proper_type(typ)
    if isinstance(proper, Instance) and proper.args:
        name = proper.type.fullname
        if name in COROUTINES:
            return has_plain_beside(proper.args[-1])
        if name in STREAMED:
            return carries(proper) and has_plain_beside(proper.args[0])
        if name == STREAM:
            return False  # each item of it is grounded
    answers = [each for each in members(proper) if not isinstance(each, NoneType)]
    return carries(proper) and not all(map(is_wholly_grounded, answers))


def is_grounded_record(typ: ProperType) -> bool:
    """Whether a value is a record of grounded fields alone, equal where these are.

    Its class stands alone: no subclass shows which record was chosen. Those of other modules are
    refused where they are defined (`checks.replacements`).
    """
    if isinstance(typ, Instance) and typ.type.tuple_type is not None:
        typ = typ.type.tuple_type
    if isinstance(typ, TupleType):
        named = typ.partial_fallback.type
        # Objects of another class that derives from `tuple` may have attributes beside the items.
        is_direct = named.is_named_tuple and named.mro[1].fullname == TUPLE and bool(typ.items)
        return is_direct and all(map(_is_grounded, typ.items)) and not has_subclass(named)
    return isinstance(typ, Instance) and is_record_of(typ, is_grounded)


def stands_alone(typ: Instance) -> bool:
    """Whether content may choose between objects of a class, since only their fields differ."""
    return is_grounded_record(typ) or is_record_of(typ, _is_whole_or_container)


def is_record_of(typ: Instance, holds: Callable[[ProperType], bool]) -> bool:
    """Whether a value is a record with fields of one kind alone, equal where these are."""
    if typ.args or len(typ.type.mro) != _ALONE or not is_record(typ.type):
        return False
    fields = [
        get_proper_type(symbol.node.type)
        for symbol in typ.type.names.values()
        if isinstance(symbol.node, Var) and not symbol.plugin_generated
        if symbol.node.type is not None and not symbol.node.is_classvar
    ]
    if not fields or not all(map(holds, fields)):
        return False
    return compares_content(typ) and not has_subclass(typ.type)  # which reads the whole module


_ALONE = 2
"""The class itself, and `object`."""


def _is_bare(typ: TupleType) -> bool:
    """Whether a tuple is not a named one, whose subclasses may have more than its items."""
    return typ.partial_fallback.type.fullname == TUPLE


def is_selection(typ: Type) -> bool:
    """Whether a value is a container of wholly grounded items, or such an item or ``None``."""
    if is_recursive(typ):
        return False  # it meets itself inside: no more is known of it
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        bare = [item for item in proper.items if not isinstance(get_proper_type(item), NoneType)]
        return is_wholly_grounded(UnionType.make_union(bare)) or (
            len(bare) == 1 and is_selection(bare[0])
        )
    if isinstance(proper, TupleType):
        return _is_bare(proper) and all(is_answer(item) for item in proper.items)
    if not isinstance(proper, Instance):
        return False
    if not proper.args:
        return is_record_of(proper, _is_whole_or_container)
    return _is_container(proper, is_answer)


def _is_container(typ: Instance, holds: Callable[[Type], bool]) -> bool:
    """Whether this is a container of grounded items of one kind."""
    name = typ.type.fullname
    is_holding = name == STREAM or (has(name, Trait.HOLDING) and not has(name, Trait.SHOWING))
    # Of nothing but ``None`` a container shows how many there are to whoever looks.
    return is_holding and carries(typ) and all(map(holds, typ.args))


def _is_whole_or_container(typ: Type) -> bool:
    """Whether a field is grounded, or a container of such; another record may hold this one."""
    proper = get_proper_type(typ)
    if is_grounded(proper):
        return True
    if not isinstance(proper, Instance) or not proper.args:
        return False
    return _is_container(proper, _is_whole_or_container)


def is_answer(typ: Type) -> bool:
    """Whether all that a value tells plainly is which grounded values were selected."""
    return is_wholly_grounded(typ) or is_selection(typ)


def holds_selections(typ: Type) -> bool:
    """Whether a value holds containers of grounded items at places that are plain themselves.

    These are the places of what keeps its form, and the items of what shows something plain of
    itself.
    """
    return keeps_form(typ) or holds_refusals(typ) or selects_beside(typ)


def keeps_form(typ: Type) -> bool:
    """Whether a selection in a value is at a place of it, so that it has the same places then.

    These are the items of a tuple, what the plain keys of a mapping stand for, and the attributes
    of an object. There may be none of these, which a selection does not decide either.
    """
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        bare = [item for item in proper.items if not isinstance(get_proper_type(item), NoneType)]
        return len(bare) == 1 and keeps_form(bare[0])
    if isinstance(proper, TupleType):
        return _is_bare(proper) and all(map(_may_stand_beside, proper.items))
    if not isinstance(proper, Instance):
        return False
    name = proper.type.fullname
    if not (has(name, Trait.HOLDING) or has(name, Trait.VIEW)):
        return not proper.args and _has_selections(proper.type)
    key, *values = proper.args or [proper]
    return len(values) == 1 and is_atom(key) and _may_stand_beside(values[0])


def of_form(label: Label, typ: Type) -> Label:
    """What content decides of the places that a value has: of a selection in one of them, nothing.

    Of what keeps no form, that is all that it decides.
    """
    is_inside = label.level is Level.SELECTED and _most(typ) is Level.CONTENT and keeps_form(typ)
    return KEPT if is_inside else label


def at_place(label: Label, whole: Type, part: Type) -> Label:
    """The label of what is read at a place of a value: no selection decides what is plain there."""
    is_plain = of_form(label, whole).level is Level.KEPT and is_apart_from_content(part)
    return KEPT if is_plain else label


def holds_refusals(typ: Type) -> bool:
    """Whether a value is grounded or a refusal, or a container of such: what these say is plain."""
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        others = [item for item in proper.items if not is_refusal(get_proper_type(item))]
        return len(others) < len(proper.items) and is_answer(UnionType.make_union(others))
    return (
        isinstance(proper, Instance)
        and len(proper.args) == 1
        and _is_container(proper, holds_refusals)
    )


def selects_beside(typ: Type) -> bool:
    """Whether a value holds grounded items, beside something plain of itself that never changes."""
    proper = get_proper_type(typ)
    if not isinstance(proper, Instance) or not has(proper.type.fullname, Trait.SHOWING):
        return False
    return carries(proper) and all(map(is_answer, proper.args))


def _has_selections(info: TypeInfo) -> bool:
    """Whether a class has no attributes but selections, beside what holds nothing grounded."""
    fields = [field.type for field in _attributes(info.mro)]
    known = [field for field in fields if field is not None]
    if len(known) < len(fields) or not any(map(carries, known)):
        return False
    return all(is_answer(field) or is_apart_from_content(field) for field in known)


def _attributes(bases: Iterable[TypeInfo]) -> list[Var]:
    """The variables that classes define, but for what is generated, and what all objects have."""
    return [
        symbol.node
        for base in bases
        for symbol in (base.names.values() if base.fullname != OBJECT else ())
        if isinstance(symbol.node, Var) and not symbol.plugin_generated
    ]


def _may_stand_beside(typ: Type) -> bool:
    return is_atom(typ) or is_answer(typ) or holds_selections(typ)


def is_apart_from_content(typ: Type, around: tuple[TypeInfo, ...] = ()) -> bool:
    """Whether nothing that content may change is reached from a value, at any depth.

    It shows the same however many grounded values are put beside it. What draws from a container,
    or calls a method of one, is not such a value, nor is what may be of any class.

    Args:
        typ: the type.
        around: the classes that it is an attribute of; each meets itself there.
    """
    if is_recursive(typ):
        return False
    proper = get_proper_type(typ)
    if carries(proper):
        return False
    if isinstance(proper, (UnionType, TupleType)):
        return all(is_apart_from_content(item, around) for item in proper.items)
    if not isinstance(proper, Instance) or is_value(proper) or _is_fixed_object(proper):
        return is_frozen_value(proper)
    info = proper.type
    if info.fullname in _OF_DATA:
        return all(is_apart_from_content(item, around) for item in proper.args)
    if info in around:
        return True
    bases = [base for base in info.mro if base.fullname not in _BARE]
    if proper.args or has_subclass(info) or not all(map(_is_of_program, bases)):
        return False
    around = (*around, info)
    return all(
        each.type is not None and is_apart_from_content(each.type, around)
        for each in _attributes(bases)
    )


_BARE = (OBJECT, ABC)
"""Classes whose objects have nothing by that."""


def _is_of_program(info: TypeInfo) -> bool:
    checker = current_checker()
    return checker is not None and not of_library(checker, info) and not info.is_protocol


def is_apart(typ: Type) -> bool:
    """Whether a value is no object that may be changed, and reads none later."""
    if is_value(typ) or is_wholly_grounded(typ):
        return True
    return all(
        is_frozen_value(each) or is_grounded(each) or is_refusal(each) for each in members(typ)
    )


def is_atom(typ: Type) -> bool:
    """Whether a value is one of Python's own immutable ones, which hold nothing else."""
    if is_recursive(typ):
        return False
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        return all(map(is_atom, proper.items))
    if isinstance(proper, Instance):
        return has(proper.type.fullname, Trait.ATOM) and not proper.args
    return isinstance(proper, (LiteralType, NoneType))


def is_member(typ: Type) -> bool:
    """Whether a value is a member of an enumeration, of which there is one each."""
    proper = get_proper_type(typ)
    return isinstance(proper, Instance) and proper.type.is_enum and not carries(proper)


def is_list(typ: Type) -> bool:
    """Whether a value is declared as Python's own list."""
    proper = get_proper_type(typ)
    return isinstance(proper, Instance) and proper.type.fullname == LIST


def is_immutable(typ: Type) -> bool:
    """Whether ``x += y`` binds ``x`` anew, rather than changing what it holds."""
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        return all(map(is_immutable, proper.items))
    if is_grounded(proper):
        return True  # a change of content, which stays grounded
    if isinstance(proper, Instance):
        return has(proper.type.fullname, Trait.ATOM) or proper.type.is_enum
    return isinstance(proper, (LiteralType, NoneType, TupleType, UninhabitedType))


def is_value(typ: Type) -> bool:
    """Whether nobody can change anything in a value, at any depth: it may be held by many."""
    if isinstance(typ, Instance) and typ.type.fullname in ATOMS:
        return True  # most values that are asked
    if is_recursive(typ):
        return False  # it meets itself inside: no more is known of it
    proper = get_proper_type(typ)
    if isinstance(proper, (UnionType, TupleType)):
        return all(map(is_value, proper.items))
    held = proper.args if isinstance(proper, Instance) and not is_grounded(proper) else ()
    return is_immutable(proper) and all(map(is_value, held))


def is_data(typ: Type, around: tuple[TypeInfo, ...] = ()) -> bool:
    """Whether a value is made of records, Python's own containers and values, and nothing else.

    Args:
        typ: the type.
        around: the records that it is inside of; each meets itself there.
    """
    if is_recursive(typ):
        return False
    proper = get_proper_type(typ)
    if isinstance(proper, (UnionType, TupleType)):
        return all(is_data(item, around) for item in proper.items)
    if not isinstance(proper, Instance) or is_value(proper):
        return is_value(proper)
    if proper.type.fullname in _OF_DATA:
        return all(is_data(item, around) for item in proper.args)
    if proper.args or not is_record(proper.type):
        return False
    if proper.type in around:
        return True
    around = (*around, proper.type)
    return all(
        field.is_classvar or (field.type is not None and is_data(field.type, around))
        for field in _attributes(proper.type.mro)
    )


_OF_DATA = CHANGEABLE | {TUPLE}


def is_frozen_value(typ: Type, around: tuple[TypeInfo, ...] = ()) -> bool:
    """Whether nobody can change a value: a library's, or a frozen record that reaches only such.

    Args:
        typ: the type.
        around: the records that it is inside of; each meets itself there.
    """
    if is_recursive(typ):
        return False
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        return all(is_frozen_value(item, around) for item in proper.items)
    if is_value(proper):
        return True
    if isinstance(proper, Instance) and _is_fixed_object(proper):
        return all(is_frozen_value(item, around) for item in proper.args)
    if not isinstance(proper, Instance) or proper.args or not is_frozen_record(proper):
        return False
    bases = [base for base in proper.type.mro if base.fullname != OBJECT]
    if proper.type in around:
        return True
    around = (*around, proper.type)
    parts = [part for base in bases for part in base.names.values() if not part.plugin_generated]
    return all(map(is_record, bases)) and all(_is_fixed_part(part.node, around) for part in parts)


def _is_fixed_object(typ: Instance) -> bool:
    """Whether a value is of a library's class that changes nothing in it, but what it holds."""
    return has(typ.type.fullname, Trait.IMMUTABLE)


def _is_fixed_part(node: SymbolNode | None, around: tuple[TypeInfo, ...]) -> bool:
    """Whether an attribute of a class is a method, or a value that nobody can change."""
    if isinstance(node, Var):
        return node.type is not None and is_frozen_value(node.type, around)
    # mypy puts the type variable there that the comparisons of an ordered record are about.
    return isinstance(node, (FuncDef, Decorator, TypeVarExpr))


def holds_values(typ: Type) -> bool:
    """Whether what is read out of a container is a value, so that nobody can change it there."""
    proper = get_proper_type(typ)
    return isinstance(proper, Instance) and bool(proper.args) and all(map(is_value, proper.args))


def holds_frozen(typ: Type) -> bool:
    """Whether nobody can change anything that a container holds."""
    proper = get_proper_type(typ)
    held = proper.args if isinstance(proper, Instance) else ()
    return bool(held) and all(map(is_frozen_value, held))


def holds_fixed(typ: Type) -> bool:
    """Whether nothing plain can be changed in what is read out of a container."""
    proper = get_proper_type(typ)
    held = proper.items if isinstance(proper, TupleType) else ()
    if isinstance(proper, Instance):
        held = list(proper.args)
    return bool(held) and all(is_frozen_value(each) or is_wholly_grounded(each) for each in held)
