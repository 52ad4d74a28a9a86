"""Grounded types: recognise, wrap, unwrap, and compare them deeply.

All questions about types are asked here and answered from types alone: whether a type *carries*
provenance, and whether a value of one type, put into a slot of another, *drops* it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, starmap
from typing import Any, NamedTuple, TypeGuard

from mypy.expandtype import expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import (
    CONTRAVARIANT,
    Block,
    ClassDef,
    Decorator,
    FuncDef,
    MypyFile,
    SymbolTable,
    TypeInfo,
    Var,
)
from mypy.subtypes import find_member, is_subtype
from mypy.typeops import bind_self, make_simplified_union, tuple_fallback
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    NoneType,
    Overloaded,
    ProperType,
    TupleType,
    Type,
    TypeAliasType,
    TypedDictType,
    TypeGuardedType,
    TypeOfAny,
    TypeType,
    TypeVarId,
    TypeVarType,
    UninhabitedType,
    UnionType,
    UnpackType,
    get_proper_type,
    has_type_vars,
)
from mypy.typevars import fill_typevars

from corvid_mypy.seam.language_names import (
    AWAITED,
    BUILT_IN,
    ITEMISED,
    ITERATED,
    KEY_VIEWS,
    LAID_OUT,
    LANGUAGE,
    MAPPING,
    OBJECT,
    OBJECT_EQ,
    PARTIAL,
    STREAMED,
    TEXTS,
    TUPLE,
)
from corvid_mypy.seam.runtime_names import COERCED, GROUNDED, INSUFFICIENT, STREAM
from corvid_mypy.seam.substitution import bounded, plain, untaken, variables_grounded


def is_grounded(typ: Type) -> TypeGuard[Instance]:
    """Whether this very type is ``Grounded[T]``."""
    if isinstance(typ, Instance):
        return typ.type.fullname == GROUNDED
    proper = get_proper_type(typ)
    return isinstance(proper, Instance) and proper.type.fullname == GROUNDED


def content(grounded: Type) -> Type:
    """The ``T`` of ``Grounded[T]``."""
    proper = get_proper_type(grounded)
    assert isinstance(proper, Instance)
    return proper.args[0]


def members(typ: Type) -> list[ProperType]:
    """The members of a union, or the type itself.

    What a variable with constraints stands for is one of those: mypy checks the body for each, but
    not all expressions in it. One that is bounded by a union stands for one of its members.
    """
    if isinstance(typ, Instance):
        return [typ]
    proper = get_proper_type(typ)
    items = proper.items if isinstance(proper, UnionType) else ()
    if isinstance(proper, TypeVarType):
        bound = get_proper_type(proper.upper_bound)
        items = proper.values or (bound.items if isinstance(bound, UnionType) else [])
    return [member for item in items for member in members(item)] if items else [proper]


def told_apart(typ: Type) -> Type:
    """What `isinstance(value, C)` says of a grounded value: that its content is of that class.

    mypy takes it for an object of both classes, and what is read of it for a plain part of the
    second.
    """
    if isinstance(typ, Instance) and not typ.type.is_intersection:
        return typ
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        told = [told_apart(item) for item in proper.items]
        changed = any(new is not old for new, old in zip(told, proper.items))
        return make_simplified_union(told) if changed else typ
    if not isinstance(proper, Instance) or not proper.type.is_intersection:
        return typ
    held = next(filter(is_grounded, proper.type.bases), None)
    classes = [base for base in proper.type.bases if not is_grounded(base)]
    return held.copy_modified(args=classes[-1:]) if held is not None and classes else typ


def classes_in(typ: Type, around: tuple[TypeAliasType, ...] = ()) -> list[TypeInfo]:
    """The classes of a type, and of its type arguments and items.

    Args:
        typ: the type.
        around: the recursive aliases that it is inside of; each meets itself there.
    """
    if isinstance(typ, TypeAliasType) and typ.is_recursive:
        if typ in around:
            return []
        around = (*around, typ)
    proper = get_proper_type(typ)
    if isinstance(proper, Instance):
        held = [info for arg in proper.args for info in classes_in(arg, around)]
        return [proper.type, *held]
    if isinstance(proper, TupleType):
        held = [info for item in proper.items for info in classes_in(item, around)]
        return [proper.partial_fallback.type, *held]
    if isinstance(proper, UnionType):
        return [info for item in proper.items for info in classes_in(item, around)]
    if isinstance(proper, TypedDictType):
        return [info for item in proper.items.values() for info in classes_in(item, around)]
    return []


def class_made(callee: Type) -> TypeInfo | None:
    """The class whose instances a callable makes, if it is a class.

    mypy's own ``type_object()`` fails where the instance's type was solved to no class at all.
    """
    proper = get_proper_type(callee)
    if not isinstance(proper, FunctionLike) or not proper.is_type_obj():
        return None
    made = proper.items[0].get_instance_type(force_fallback=True)
    return made.type if isinstance(made, Instance) else None


_LEFT = "__mypy_partial"


def left_to_call(typ: Type | None) -> CallableType | None:
    """What calling a partial object calls, the parameters that are filled taken away."""
    proper = get_proper_type(typ)
    if not isinstance(proper, Instance) or proper.type.fullname != PARTIAL:
        return None
    left = get_proper_type(proper.extra_attrs.attrs.get(_LEFT)) if proper.extra_attrs else None
    return left if isinstance(left, CallableType) else None


def with_left_to_call(typ: Instance, left: CallableType) -> Instance:
    """A partial object that calls something else."""
    return typ.copy_with_extra_attr(_LEFT, left)


def may_be_grounded(typ: Type) -> bool:
    """Whether a value of this type can itself be a grounded value."""
    if isinstance(typ, Instance):
        return typ.type.fullname == GROUNDED
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        return any(map(may_be_grounded, proper.items))
    return is_grounded(proper)


def is_anything(typ: Type) -> bool:
    """Whether a value of this type may be anything, and so grounded, for all that is known."""
    proper = get_proper_type(typ)
    is_object = isinstance(proper, Instance) and proper.type.fullname == OBJECT
    return is_object or isinstance(proper, AnyType)


def is_recursive(typ: Type) -> bool:
    """Whether a type is an alias, or a named tuple, that stands inside of itself, or may be one."""
    if isinstance(typ, UnionType):
        return any(map(is_recursive, typ.items))
    return isinstance(typ, TypeAliasType) and typ.is_recursive


def is_built_in(typ: Type) -> bool:
    """Whether a value is data of Python's own classes alone: it holds nothing grounded."""
    if is_recursive(typ):
        return False  # it meets itself inside: no more is known of it
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        return all(map(is_built_in, proper.items))
    if isinstance(proper, Instance):
        return proper.type.fullname in BUILT_IN and all(map(is_built_in, proper.args))
    return isinstance(proper, (LiteralType, NoneType))


def is_told_apart(typ: Type, info: TypeInfo) -> bool:
    """Whether an instance of a class, found among values of a type, is surely no grounded one."""
    return all(
        isinstance(held, Instance) and _share_nothing(held.type, info)
        for member in members(typ)
        if is_grounded(member)
        for held in members(content(member))
    )


def _share_nothing(one: TypeInfo, other: TypeInfo) -> bool:
    """Whether no class derives from both: one is final, or both have a layout of their own."""
    if one.is_protocol or one in other.mro or other in one.mro:
        return False
    return one.is_final or other.is_final or {one.fullname, other.fullname} <= LAID_OUT


def beside_grounded(typ: Type) -> list[ProperType]:
    """The plain forms that a value has beside a grounded one, ``None`` apart; none without that."""
    forms = [each for each in members(typ) if not isinstance(each, NoneType)]
    plainly = [each for each in forms if not is_grounded(each)]
    return plainly if len(plainly) < len(forms) else []


def is_optional(typ: Type) -> bool:
    """Whether the type is a union with ``None``."""
    proper = get_proper_type(typ)
    return isinstance(proper, UnionType) and any(
        isinstance(member, NoneType) for member in members(proper)
    )


def unwrapped(typ: Type) -> Type:
    """The type with its outermost ``Grounded`` taken off, in every member of a union."""
    if not may_be_grounded(typ):
        return typ
    return make_simplified_union(
        [content(member) if is_grounded(member) else member for member in members(typ)]
    )


def widened_from(slot: Type) -> Type:
    """The slot as it was, if it was widened to let a grounded argument in."""
    if isinstance(slot, Instance) and not slot.args:
        return slot
    proper = slot if isinstance(slot, Instance) else get_proper_type(slot)
    for member in proper.items if isinstance(proper, UnionType) else (proper,):
        if isinstance(member, Instance) and member.type.fullname == COERCED:
            return member.args[0]
    return slot


class Wrapper:
    """Builds the types of the runtime; they need mypy's loaded modules."""

    def __init__(self, modules: dict[str, MypyFile]) -> None:
        self._modules = modules

    def instance(self, fullname: str, *args: Type) -> Instance:
        """A generic class of the runtime, applied to its arguments."""
        module, _, name = fullname.rpartition(".")
        if name not in getattr(self._modules.get(module), "names", ()):
            return Instance(self._stand_in(module, name), args)
        node = self._modules[module].names[name].node
        assert isinstance(node, TypeInfo), fullname
        return Instance(node, args)

    def _stand_in(self, module: str, name: str) -> TypeInfo:
        """A class by the same name, in a module that mypy checks before it reads the runtime."""
        info = TypeInfo(SymbolTable(), ClassDef(name, Block([])), module)
        base = self._modules["builtins"].names["object"].node
        assert isinstance(base, TypeInfo)
        info.mro, info.bases = [info, base], [Instance(base, [])]
        info._fullname = info.defn.fullname = f"{module}.{name}"
        return info

    def grounded(self, typ: Type) -> Type:
        """``Grounded[T]``; ``None`` is never wrapped, and what carries already is left alone."""
        proper = get_proper_type(typ)
        if isinstance(proper, (NoneType, UninhabitedType)) or carries(proper):
            return typ
        if not is_optional(proper):
            return self.instance(GROUNDED, typ)
        bare = [member for member in members(proper) if not isinstance(member, NoneType)]
        return UnionType([self.instance(GROUNDED, make_simplified_union(bare)), NoneType()])

    def itemised(self, typ: Type) -> Type:
        """A container whose items are grounded one by one; anything else as a whole."""
        proper = get_proper_type(typ)
        if isinstance(proper, UnionType):
            return UnionType([self.itemised(member) for member in proper.items])
        if not is_itemised(proper):
            return self.grounded(typ)
        if isinstance(proper, TupleType):
            return proper.copy_modified(items=[self.grounded(item) for item in proper.items])
        assert isinstance(proper, Instance)
        return proper.copy_modified(args=[self.grounded(arg) for arg in proper.args])

    def result(self, typ: Type, *, is_generator: bool = False, itemises: bool = False) -> Type:
        """The grounded form of a callable's return type: awaited, streamed, or returned."""
        proper = get_proper_type(typ)
        ground = self.itemised if itemises else self.grounded
        if isinstance(proper, Instance) and not carries(proper):
            name = proper.type.fullname
            if name in AWAITED:
                args = list(proper.args)
                args[AWAITED[name]] = ground(args[AWAITED[name]])
                return proper.copy_modified(args=args)
            if (is_generator and name in STREAMED) or name.endswith("Generator"):
                return self.instance(STREAM, proper.args[0])
        return ground(typ)

    def coerced(self, formal: Type, actuals: Sequence[Type]) -> Type:
        """The formal, widened to let the actuals in, and marked so that the coercion is seen."""
        return UnionType([self.instance(COERCED, formal), *actuals])


def is_itemised(typ: ProperType) -> bool:
    """Whether a type holds items and is no item itself, as a named tuple is."""
    if isinstance(typ, TupleType):
        return typ.partial_fallback.type.fullname == TUPLE
    return isinstance(typ, Instance) and typ.type.fullname in ITEMISED


def retrieved_items(typ: Type) -> Iterator[Type]:
    """What a tool retrieves, each item of a container by itself."""
    proper = get_proper_type(typ)
    if isinstance(proper, Instance) and proper.type.fullname in AWAITED:
        yield from retrieved_items(proper.args[AWAITED[proper.type.fullname]])
    elif isinstance(proper, UnionType):
        for member in proper.items:
            yield from retrieved_items(member)
    elif isinstance(proper, TupleType) and is_itemised(proper):
        yield from proper.items
    elif isinstance(proper, Instance) and (is_itemised(proper) or proper.type.fullname in STREAMED):
        yield from proper.args[:1]
    elif not isinstance(proper, NoneType):
        yield proper


def bare_forms(typ: Type) -> list[Type]:
    """What a value may look like once it is bare: a stream, an iterator of either sort."""
    proper = get_proper_type(typ)
    if not isinstance(proper, Instance) or proper.type.fullname != STREAM:
        return [plain(typ)]
    return [
        plain(map_instance_to_supertype(proper, base))
        for base in proper.type.mro
        if base.fullname in STREAMED
    ]


def opened(typ: Type, wrapper: Wrapper, apart: TypeVarId | None = None) -> Type:
    """The type with its open type variables taken for grounded, where they may be; one apart."""
    if (isinstance(typ, Instance) and not typ.args) or not has_type_vars(typ):
        return typ
    anything = AnyType(TypeOfAny.special_form)
    return variables_grounded(typ, wrapper.instance(GROUNDED, anything), apart)


_aliases: list[TypeAliasType] = []

_PARTS: dict[type[Type], Callable[[Any], Iterable[Type]]] = {
    UnionType: lambda typ: typ.items,
    TupleType: lambda typ: (*typ.items, typ.partial_fallback),
    TypedDictType: lambda typ: typ.items.values(),
    CallableType: lambda typ: () if typ.is_type_obj() else (typ.ret_type,),
    Overloaded: lambda typ: typ.items,
    TypeVarType: lambda typ: (typ.upper_bound, *typ.values),
    UnpackType: lambda typ: (typ.type,),
    TypeGuardedType: lambda typ: (typ.type_guard,),
}
"""What holds the provenance of a value, by the class of its type; of instances, see below."""


def is_same(actual: Type, slot: Type) -> bool:
    """Whether both types are one class, applied to the same arguments."""
    if not isinstance(actual, Instance) or not isinstance(slot, Instance):
        return False
    return actual.type is slot.type and actual.args == slot.args


def carries(typ: Type) -> bool:
    """Whether a value of this type holds provenance, at any depth."""
    if isinstance(typ, Instance):
        if _records[typ.type]:
            return True
        args = typ.args
        if not args:
            return False
        shown = args[:1] if len(args) == 2 and typ.type.fullname in KEY_VIEWS else args
        return any(map(carries, shown))
    if isinstance(typ, TypeAliasType):
        return _expanded_carries(typ)
    parts = _PARTS.get(type(typ))
    return parts is not None and any(map(carries, parts(typ)))


def always_carries(typ: Type) -> bool:
    """Whether a value of this type holds provenance, whichever member of a union it is of."""
    proper = typ if isinstance(typ, Instance) else get_proper_type(typ)
    if isinstance(proper, UnionType):
        return all(map(always_carries, proper.items))
    return carries(proper)


def _expanded_carries(alias: TypeAliasType) -> bool:
    if not alias.is_recursive:
        return carries(get_proper_type(alias))
    if alias in _aliases:
        return False
    _aliases.append(alias)
    try:
        return carries(get_proper_type(alias))
    finally:
        _aliases.pop()


class _Records(dict[TypeInfo, bool]):
    """Whether instances of a class are grounded, or reach a grounded value by attributes."""

    def __init__(self) -> None:
        super().__init__()
        self._reached: list[TypeInfo] | None = None

    def __missing__(self, info: TypeInfo) -> bool:
        if self._reached is None:
            return self._search(info)
        if info not in self._reached:
            self._reached.append(info)
        return False  # for now: the search that met the class looks into it

    def _search(self, root: TypeInfo) -> bool:
        self._reached = [root]
        try:
            found = any(map(_carries_itself, self._reached))
            self.update({root: True} if found else dict.fromkeys(self._reached, False))
        finally:
            self._reached = None
        return found


_records = _Records()


def forget_records(is_settled: Callable[[str], bool]) -> None:
    """Drop what is remembered of classes whose attributes may be inferred or edited yet.

    Args:
        is_settled: whether nothing of the module of this name will change.
    """
    for info in [info for info in _records if not is_settled(info.module_name)]:
        del _records[info]


def _carries_itself(info: TypeInfo) -> bool:
    """Whether the class is grounded, or an attribute or a base of it carries."""
    if info.fullname in (GROUNDED, STREAM):
        return True
    if info.fullname.startswith(LANGUAGE):
        return False
    return any(map(carries, info.bases)) or any(map(carries, _attribute_types(info)))


def _attribute_types(info: TypeInfo) -> list[Type]:
    return [
        symbol.node.type
        for symbol in info.names.values()
        if isinstance(symbol.node, Var)
        and symbol.node.type is not None
        and not isinstance(get_proper_type(symbol.node.type), (CallableType, Overloaded))
    ]


def shows_plain_keys(actual: Type, slot: Type) -> bool:
    """Whether a slot only iterates what it is handed, and what it is handed has plain keys."""
    taken = get_proper_type(slot)
    if not isinstance(taken, Instance) or taken.type.fullname not in ITERATED:
        return False
    return has_plain_keys(actual)


def has_plain_keys(typ: Type) -> bool:
    """Whether a value is a mapping whose keys hold nothing grounded."""
    given = get_proper_type(typ)
    if not isinstance(given, Instance):
        return False
    mapping = next((base for base in given.type.mro if base.fullname == MAPPING), None)
    return mapping is not None and not carries(map_instance_to_supertype(given, mapping).args[0])


def has_keys(typ: Type) -> bool:
    """Whether a slot takes mappings: it asks for ``keys`` and items."""
    taken = get_proper_type(typ)
    if isinstance(taken, TypedDictType):
        return True
    wanted = ("keys", "__getitem__")
    return isinstance(taken, Instance) and all(map(taken.type.has_readable_member, wanted))


_GENERATED = ("dataclass", "attrs", "dataclass_transform", "pydantic-mypy-metadata")


def is_record(info: TypeInfo) -> bool:
    """Whether a class has its special methods generated from its fields."""
    return info.is_named_tuple or any(
        key in base.metadata for base in info.mro for key in _GENERATED
    )


def is_frozen_record(typ: Type) -> bool:
    """Whether nobody can assign another value to a field of a record."""
    proper = get_proper_type(typ)
    if not isinstance(proper, Instance):
        return False
    kept = [
        base.metadata[key] for base in proper.type.mro for key in _FROZEN if key in base.metadata
    ]
    return bool(kept) and all(each.get("frozen", False) for each in kept)


_FROZEN = ("dataclass", "attrs")


def is_refusal(typ: ProperType) -> bool:
    """Whether a value says that the evidence is insufficient."""
    return isinstance(typ, Instance) and typ.type.fullname == INSUFFICIENT


def may_refuse(typ: Type) -> bool:
    """Whether a value may be a refusal, which may say what was retrieved."""
    return is_refusal(typ) if isinstance(typ, Instance) else any(map(is_refusal, members(typ)))


def compares_content(typ: Type) -> bool:
    """Whether hashing or comparing a value of this type reads something grounded.

    Tasks, functions, and objects of classes without an ``__eq__`` are told apart by identity.
    """
    if may_refuse(typ):
        return True
    if not carries(typ):
        return False
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        return any(map(compares_content, proper.items))
    if isinstance(proper, FunctionLike):
        return False
    if isinstance(proper, Instance) and not is_grounded(proper):
        compared = proper.type.get("__eq__")
        by_identity = compared is not None and compared.fullname == OBJECT_EQ
        return is_record(proper.type) or not by_identity
    return True


def surely_grounds(typ: Type, asked: dict[TypeInfo, bool] | None = None) -> bool:
    """Whether every value of this type brings provenance along, at any depth.

    Args:
        typ: the type.
        asked: the answers for the classes around it; one asked about again inside itself says no.
    """
    asked = {} if asked is None else asked
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        return all(surely_grounds(item, asked) for item in proper.items)
    if isinstance(proper, Instance):
        if proper.type.fullname in (GROUNDED, STREAM):
            return True
        if any(surely_grounds(arg, asked) for arg in proper.args):
            return True
        return _records[proper.type] and _surely_holds(proper.type, asked)
    if isinstance(proper, TupleType):
        return any(surely_grounds(item, asked) for item in proper.items)
    if isinstance(proper, TypedDictType):
        return any(surely_grounds(item, asked) for item in proper.items.values())
    return False


def _surely_holds(info: TypeInfo, asked: dict[TypeInfo, bool]) -> bool:
    if info not in asked:
        asked[info] = False
        asked[info] = any(
            surely_grounds(kind, asked) for base in info.mro for kind in _attribute_types(base)
        )
    return asked[info]


def accepts(slot: Type, actual: Type) -> bool:
    """Whether mypy lets the actual type into the slot, its type variables left open."""
    if is_same(actual, slot):
        return True
    if has_type_vars(slot):
        slot = bounded(slot)
    return _derives(actual, get_proper_type(slot)) or is_subtype(actual, slot)


def _derives(actual: Type, slot: ProperType) -> bool:
    """Whether the slot is a union with a base of the actual class: no protocol need be compared."""
    if not isinstance(actual, Instance) or not isinstance(slot, UnionType):
        return False
    return any(
        isinstance(item, Instance) and item.type in actual.type.mro and is_subtype(actual, item)
        for item in slot.items
    )


_comparisons: list[tuple[Type, Type]] = []


def drops(actual: Type, slot: Type) -> bool:
    """Whether a value of the actual type loses provenance when it is put into the slot.

    Both types are walked in step: what carries on the left must carry at the same place on the
    right. Where the right side has no such place (``object``, ``Any``, a protocol, a base class
    without the attribute), the provenance is dropped there.
    """
    if isinstance(actual, Instance) and not carries(actual):
        return False
    if isinstance(actual, TypeAliasType) and actual.is_recursive:
        if (actual, slot) in _comparisons:
            return False
        _comparisons.append((actual, slot))
        try:
            return drops(get_proper_type(actual), slot)
        finally:
            _comparisons.pop()
    actual, slot = get_proper_type(actual), get_proper_type(slot)
    if isinstance(slot, CallableType) and isinstance(actual, Overloaded):
        return any(drops(item, slot) for item in actual.items if is_subtype(item, slot))
    if isinstance(slot, CallableType) and isinstance(actual, CallableType):
        return _callable_drops(actual, slot)
    if isinstance(slot, Instance) and isinstance(actual, FunctionLike) and slot.type.is_protocol:
        called = find_member("__call__", slot, slot)
        return called is not None and drops(actual, called)
    if not carries(actual):  # what an alias stands for is known only here
        return False
    if isinstance(actual, TypeVarType) and actual == slot:
        return False
    if _is_empty(actual, slot):
        return False  # nothing can be in there: an empty display that was given the type
    if isinstance(actual, UnionType):
        return any(drops(item, slot) for item in actual.items)
    if isinstance(slot, UnionType):
        homes = [item for item in slot.items if is_subtype(actual, item)] or slot.items
        return all(drops(actual, item) for item in homes)
    if is_grounded(actual):
        return drops(content(actual), content(slot)) if is_grounded(slot) else True
    if isinstance(actual, TupleType):
        return _tuple_drops(actual, slot)
    if isinstance(actual, TypedDictType) and isinstance(slot, TypedDictType):
        return any(
            drops(kind, slot.items[name]) if name in slot.items else carries(kind)
            for name, kind in actual.items.items()
        )
    if (
        isinstance(actual, Instance)
        and isinstance(slot, Instance)
        and _instance_drops(actual, slot)
    ):
        return True
    return not carries(slot)


def _is_empty(actual: ProperType, slot: ProperType) -> bool:
    """Whether a slot is a container of the same class for nothing.

    Of another class it is a parameter whose type variable mypy could not solve.
    """
    if not isinstance(slot, Instance) or not isinstance(actual, Instance):
        return False
    return actual.type is slot.type and is_unsolved(slot)


def is_unsolved(slot: Type) -> bool:
    """Whether mypy found nothing that a type variable of a slot could stand for."""
    taken = get_proper_type(slot)
    return isinstance(taken, Instance) and any(isinstance(x, UninhabitedType) for x in taken.args)


def _callable_drops(actual: CallableType, slot: CallableType) -> bool:
    return drops(actual.ret_type, slot.ret_type) or any(starmap(drops, handed_over(slot, actual)))


def handed_over(slot: CallableType, function: CallableType) -> Iterator[tuple[Type, Type]]:
    """What a slot is called with, each with the parameter that takes it of a function put there."""
    for given in slot.formal_arguments():
        by_name = function.argument_by_name(given.name)
        for taker in (by_name, function.argument_by_position(given.pos)):
            if taker is not None:
                yield given.typ, taker.typ
    stars = (slot.var_arg(), function.var_arg()), (slot.kw_arg(), function.kw_arg())
    for collected, collecting in stars:
        if collected is not None and collecting is not None:
            yield collected.typ, collecting.typ


def _tuple_drops(actual: TupleType, slot: ProperType) -> bool:
    if isinstance(slot, TupleType) and len(slot.items) == len(actual.items):
        return any(map(drops, actual.items, slot.items))
    if isinstance(slot, Instance) and slot.args and slot.type in tuple_fallback(actual).type.mro:
        return any(drops(item, slot.args[0]) for item in actual.items)
    return not carries(slot)


def _instance_drops(actual: Instance, slot: Instance) -> bool:
    if slot.type in actual.type.mro:
        mapped = map_instance_to_supertype(actual, slot.type)
        return any(
            drops(taken, given) if _contravariant(slot.type, i) else drops(given, taken)
            for i, (given, taken) in enumerate(zip(mapped.args, slot.args))
        )
    pair = (actual, slot)
    if not slot.type.is_protocol or pair in _compared:
        return False  # a method that gives its object again is asked once
    _compared.append(pair)
    try:
        return any(member_drops(actual, slot, name) for name in slot.type.protocol_members)
    finally:
        _compared.pop()


_compared: list[tuple[Instance, Instance]] = []
"""The objects, and the protocols they are held against, at work."""


def _contravariant(info: TypeInfo, index: int) -> bool:
    variable = info.defn.type_vars[index]
    return isinstance(variable, TypeVarType) and variable.variance == CONTRAVARIANT


def member_drops(actual: Instance, slot: Instance, name: str) -> bool:
    """Whether a member takes, or gives, more than the one that it stands in for can say."""
    given = get_proper_type(find_member(name, actual, actual))
    taken = get_proper_type(find_member(name, slot, actual))
    if given is None or taken is None:
        return False
    if isinstance(taken, Overloaded):
        return any(drops(given, item) for item in taken.items)
    return drops(given, taken)


def shows_receiver(function: FunctionLike) -> bool:
    """Whether the text of a function shows an object: a bound method's does, and one's unknown.

    That of a definition, or of a class, shows a name.
    """
    return not function.is_type_obj() and any(
        item.is_bound or item.definition is None for item in function.items
    )


def method_of(owner: Type, name: str) -> Type | None:
    """The type of a method of an object, bound to it."""
    held = get_proper_type(owner)
    return find_member(name, held, held) if isinstance(held, Instance) else None


def constructor_drops(made: TypeInfo, base: TypeInfo) -> bool:
    """Whether the constructor of a class takes as plain what that of its base takes as grounded."""
    given, taken = _constructor(made, made), _constructor(base, made)
    return given is not None and taken is not None and drops(given, taken)


def _constructor(info: TypeInfo, made: TypeInfo) -> Type | None:
    """What the ``__init__`` of a class takes; mypy's own lookup refuses to give that."""
    symbol, own = info.get("__init__"), fill_typevars(made)
    node = symbol.node if symbol is not None else None
    function = node.func if isinstance(node, Decorator) else node
    if not isinstance(function, FuncDef) or not isinstance(own, Instance):
        return None
    written = function.type
    if not isinstance(written, CallableType) or function.info not in made.mro:
        return None
    bound = bind_self(written, own)
    return expand_type_by_instance(bound, map_instance_to_supertype(own, function.info))


def narrows(own: Instance, base: Instance, name: str) -> bool:
    """Whether an attribute is plain to those who know a class, and content to those of a base."""
    given, taken = (find_member(name, each, own) for each in (own, base))
    return given is not None and taken is not None and drops(taken, given)


_Pair = tuple[ProperType, ProperType]


def fillings(
    actual: Type, slot: Type, around: tuple[tuple[Type, Type], ...] = ()
) -> Iterator[_Pair]:
    """What a value is and holds, at any depth, each with the part of the slot that it fills.

    Args:
        actual: the type of the value.
        slot: the type of the slot; where it is a union, a base of the value's class is its home.
        around: the pairs that this one is inside of; a recursive alias meets itself there.
    """
    if actual == slot or (actual, slot) in around:
        return
    inside = (*around, (actual, slot))
    for given in members(actual):
        for taken in _homes(given, slot):
            yield given, taken
            for inner, outer in _held(given, taken):
                yield from fillings(inner, outer, inside)


def _homes(given: ProperType, slot: Type) -> list[ProperType]:
    """The members of a slot that a value may fill: bases of its class before anything else."""
    wanted = members(slot)
    if len(wanted) == 1 or not isinstance(given, Instance):
        return wanted
    bases = given.type.mro
    return [each for each in wanted if isinstance(each, Instance) and each.type in bases] or wanted


def _held(given: ProperType, taken: ProperType) -> Iterable[tuple[Type, Type]]:
    """What a value holds, gives or takes, with what the slot says of it at the same place."""
    if isinstance(given, FunctionLike) and isinstance(taken, (CallableType, TypeType)):
        fitting = [item for item in given.items if is_subtype(item, taken)] or given.items
        return chain.from_iterable(_called(item, taken) for item in fitting)
    if isinstance(given, TypeType) and isinstance(taken, TypeType):
        return ((given.item, taken.item),)
    if isinstance(given, Instance) and isinstance(taken, CallableType):
        called = find_member("__call__", given, given)
        return ((called, taken),) if called is not None else ()
    if isinstance(given, TupleType):
        if isinstance(taken, TupleType):
            return zip(given.items, taken.items)
        if isinstance(taken, Instance) and len(taken.args) == 1:
            return ((item, taken.args[0]) for item in given.items)  # what they join to says less
        given = tuple_fallback(given)
    if not isinstance(given, Instance) or not isinstance(taken, Instance) or not taken.args:
        return ()
    if taken.type not in given.type.mro:
        return ()
    pairs = zip(map_instance_to_supertype(given, taken.type).args, taken.args)
    # What a contravariant variable stands for is put in, as the parameters of a function are.
    return [
        (outer, inner) if _contravariant(taken.type, place) else (inner, outer)
        for place, (inner, outer) in enumerate(pairs)
    ]


def _called(given: CallableType, slot: CallableType | TypeType) -> Iterable[tuple[Type, Type]]:
    """What a function gives fills what the slot gives; what the slot takes fills its parameters."""
    if isinstance(slot, TypeType):
        return ((given.ret_type, slot.item),)
    return ((given.ret_type, slot.ret_type), *handed_over(slot, given))


def scatters(actual: Type, slot: Type, around: tuple[Type, ...] = ()) -> bool:
    """Whether a grounded whole, read bare, would fill a slot whose parts must be grounded.

    ``Grounded[list[str]]`` holds plain texts; put into ``list[Grounded[str]]`` they would be taken
    for grounded ones.

    Args:
        actual: the type of the value.
        slot: the type of the slot.
        around: the recursive aliases that the value is inside of; each meets itself there.
    """
    if isinstance(actual, Instance) and not carries(actual):
        return False
    if is_recursive(actual):
        if actual in around:
            return False
        around = (*around, actual)
    actual, slot = get_proper_type(actual), get_proper_type(slot)
    if isinstance(actual, UnionType):
        return any(scatters(item, slot, around) for item in actual.items)
    if is_grounded(actual):
        if may_be_grounded(slot) or not carries(slot):
            return False
        bare = untaken(plain(actual))
        return not any(accepts(item, bare) for item in members(slot))
    if isinstance(actual, Instance) and isinstance(slot, Instance):
        if slot.type not in actual.type.mro:
            return False
        mapped = map_instance_to_supertype(actual, slot.type)
        return any(scatters(*pair, around) for pair in zip(mapped.args, slot.args))
    if isinstance(actual, TupleType) and isinstance(slot, TupleType):
        pairs = zip(actual.items, slot.items) if len(actual.items) == len(slot.items) else ()
        return any(scatters(*pair, around) for pair in pairs)
    return False


_MISTAKEN = (TypeOfAny.from_error, TypeOfAny.special_form)
"""What mypy takes for ``Any`` because it is no type, or is none yet."""


def forges(actual: Type, slot: Type) -> bool:
    """Whether ``Any`` fills a place where the slot demands something grounded."""
    if actual == slot:
        return False  # a recursive type meets itself inside
    actual, slot = get_proper_type(actual), get_proper_type(slot)
    if isinstance(actual, Instance) and isinstance(slot, Instance):
        return _instance_forges(actual, slot)
    if isinstance(actual, AnyType):
        return actual.type_of_any not in _MISTAKEN and carries(slot)
    if isinstance(slot, UnionType):
        return all(forges(actual, item) for item in slot.items)
    if is_grounded(actual):
        return False
    if isinstance(actual, TupleType) and isinstance(slot, TupleType):
        return any(map(forges, actual.items, slot.items))
    if isinstance(slot, CallableType):
        actual = left_to_call(actual) or actual
    if isinstance(actual, CallableType) and isinstance(slot, CallableType):
        filled = () if slot.is_ellipsis_args else handed_over(slot, actual)
        return forges(actual.ret_type, slot.ret_type) or any(starmap(forges, filled))
    return False


def _instance_forges(actual: Instance, slot: Instance) -> bool:
    if not slot.args or is_grounded(actual):
        return False
    if slot.type in actual.type.mro:
        mapped = map_instance_to_supertype(actual, slot.type)
        return any(map(forges, mapped.args, slot.args))
    # A protocol of the library gives out what the last type argument says.
    return slot.type.is_protocol and any(map(forges, actual.args[-1:], slot.args[-1:]))


def is_text(typ: Type) -> bool:
    """Whether the type is a text or bytes, whose ``%`` and ``format`` read their operands."""
    proper = get_proper_type(typ)
    if isinstance(proper, LiteralType):
        proper = proper.fallback
    return isinstance(proper, Instance) and any(map(proper.type.has_base, TEXTS))


def forms_of(typ: Type | None) -> list[CallableType]:
    """The ways in which a function may be called: several of an overload, none of what is none."""
    found = get_proper_type(typ)
    return found.items if isinstance(found, FunctionLike) else []


def named_as_plain(given: ProperType, taken: ProperType) -> str | None:
    """The class of a tuple that a slot takes for one without a name, which would show it."""
    if not isinstance(given, TupleType) or not isinstance(taken, TupleType):
        return None
    own, plainly = (each.partial_fallback.type for each in (given, taken))
    is_shown = own is not plainly and plainly.fullname == TUPLE and carries(taken)
    return own.name if is_shown else None


class Either(NamedTuple):
    """Two members of a union: what is grounded, and what fits in its place and is plain."""

    grounded: ProperType
    plain: ProperType


_WRITTEN: dict[type[Type], Callable[[Any], Iterable[Type]]] = {
    UnionType: lambda typ: typ.items,
    Instance: lambda typ: typ.args,
    TupleType: lambda typ: typ.items if is_itemised(typ) else (),
    CallableType: lambda typ: (*typ.arg_types, typ.ret_type),
    TypeType: lambda typ: (typ.item,),
    UnpackType: lambda typ: (typ.type,),
}
"""What an annotation says by itself; what a class says of its fields, its own annotations say."""


def eithers(typ: Type, around: tuple[Type, ...] = ()) -> Iterator[Either]:
    """Where an annotation says, at any depth, that a value is grounded or plain, either.

    Args:
        typ: the type that is declared.
        around: the recursive aliases that it is inside of; each meets itself there.
    """
    if isinstance(typ, TypeAliasType) and typ.is_recursive:
        if typ in around:
            return
        around = (*around, typ)
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        yield from _eithers(members(proper))
    parts = _WRITTEN.get(type(proper))
    for part in parts(proper) if parts is not None else ():
        yield from eithers(part, around)


def _eithers(parts: list[ProperType]) -> Iterator[Either]:
    held = [(part, plain(part)) for part in parts if carries(part)]
    # A class whose attributes are grounded stays what it is without the word.
    held = [(part, bare) for part, bare in held if bare != part]
    for other in parts:
        # That there is none, or that the evidence does not suffice, nobody takes for an answer.
        if isinstance(other, NoneType) or is_refusal(other) or carries(other):
            continue
        if isinstance(other, AnyType) and other.type_of_any in _MISTAKEN:
            continue  # mypy says that it is no type
        yield from (Either(part, other) for part, bare in held if accepts(other, bare))


def without_plain(typ: Type) -> Type:
    """A type without what is plain in it in the place of something grounded."""
    parts = members(typ)
    plainly = [each.plain for each in _eithers(parts)]
    return UnionType.make_union([part for part in parts if part not in plainly]) if plainly else typ
