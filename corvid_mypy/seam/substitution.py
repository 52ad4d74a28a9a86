"""Types with some of their parts replaced: mypy's translators, each for one question.

A translator inherits from a class of mypy's, and mypy is compiled: these classes stay interpreted
where the plugin is compiled too, so nothing else stands here.
"""

from __future__ import annotations

from mypy.erasetype import erase_typevars
from mypy.subtypes import is_subtype
from mypy.type_visitor import TypeTranslator
from mypy.typeops import make_simplified_union
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    NoneType,
    Type,
    TypeAliasType,
    TypeOfAny,
    TypeVarId,
    TypeVarTupleType,
    TypeVarType,
    UnionType,
    get_proper_type,
    has_type_vars,
)

from corvid_mypy.seam.language_names import OBJECT
from corvid_mypy.seam.runtime_names import COERCED, GROUNDED


def plain(typ: Type) -> Type:
    """The type with every ``Grounded`` in it taken off."""
    return typ.accept(_Plain())


def variables_grounded(typ: Type, grounded: Instance, apart: TypeVarId | None) -> Type:
    """The type with its variables that may stand for something grounded taken for grounded.

    Args:
        typ: the type.
        grounded: ``Grounded[Any]``.
        apart: the variable that is left as it is.
    """
    return typ.accept(_Grounding(grounded, apart))


def bounded(typ: Type) -> Type:
    """The type with what each of its variables may stand for in the variable's place."""
    return erase_typevars(typ.accept(_Bounded()))


def unbounded(typ: Type) -> Type:
    """The type with variables that may stand for anything in the place of its own."""
    return typ.accept(_Unbounded())


def has_open_variables(typ: Type) -> bool:
    """Whether a type has variables beside those whose values are grounded, whatever they are."""
    return has_type_vars(typ.accept(_Emptied()))


def untaken(typ: Type) -> Type:
    """The type with what no grounded slot takes in the place of ``Any``."""
    return typ.accept(_Untaken())


class _Resolving(TypeTranslator):
    """Translates what an alias stands for; one that holds itself is left alone."""

    def visit_type_alias_type(self, t: TypeAliasType, /) -> Type:
        return t if t.is_recursive else get_proper_type(t).accept(self)


class _Plain(_Resolving):
    def visit_instance(self, t: Instance, /) -> Type:
        if t.type.fullname in (GROUNDED, COERCED):
            return t.args[0].accept(self)
        return super().visit_instance(t)

    def visit_union_type(self, t: UnionType, /) -> Type:
        return make_simplified_union([item.accept(self) for item in t.items], t.line, t.column)


class _Grounding(_Resolving):
    def __init__(self, grounded: Instance, apart: TypeVarId | None) -> None:
        super().__init__()
        self._grounded = grounded
        self._apart = apart

    def visit_instance(self, t: Instance, /) -> Type:
        return t if t.type.fullname == GROUNDED else super().visit_instance(t)

    def visit_type_var(self, t: TypeVarType, /) -> Type:
        if t.id == self._apart:
            return t
        admits = any(is_subtype(self._grounded, bound) for bound in t.values or [t.upper_bound])
        return self._grounded.copy_modified(args=[t]) if admits else t

    def visit_type_var_tuple(self, t: TypeVarTupleType, /) -> Type:
        return t.tuple_fallback.copy_modified(args=[self._grounded])

    def visit_callable_type(self, t: CallableType, /) -> Type:
        return t if t.variables else super().visit_callable_type(t)


class _Emptied(_Resolving):
    def visit_instance(self, t: Instance, /) -> Type:
        return NoneType() if t.type.fullname == GROUNDED else super().visit_instance(t)


class _Bounded(_Resolving):
    def visit_type_var(self, t: TypeVarType, /) -> Type:
        if t.values:
            return make_simplified_union(t.values)
        bound = get_proper_type(t.upper_bound)
        if isinstance(bound, Instance) and bound.type.fullname == OBJECT:
            return AnyType(TypeOfAny.special_form)
        return erase_typevars(bound)


class _Unbounded(_Resolving):
    def visit_type_var(self, t: TypeVarType, /) -> Type:
        held = [t.upper_bound, *t.values]
        while held:
            found = get_proper_type(held.pop())
            if isinstance(found, Instance):
                top = Instance(found.type.mro[-1], [])
                return t.copy_modified(upper_bound=top, values=[])
            held += found.items if isinstance(found, UnionType) else []
        return t  # bounded by what has no class, such as a function


class _Untaken(_Resolving):
    def visit_any(self, t: AnyType, /) -> Type:
        return NoneType()
