"""Which stand-ins and shapes a parameter takes, as mypy's own rules of subtypes have it."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.erasetype import erase_typevars
from mypy.expandtype import expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import TypeInfo
from mypy.state import state
from mypy.subtypes import is_subtype
from mypy.typeops import bind_self
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    LiteralType,
    TupleType,
    Type,
    TypeOfAny,
    UnionType,
    get_proper_type,
    get_proper_types,
)

from tests.library.campaign.enumerating import Library, Member
from tests.library.campaign.standins import STANDINS, Shape, Standin, shapes

_ANY = AnyType(TypeOfAny.special_form)
_MAPPINGS = tuple(
    f"{name}[str, "
    for name in (
        "dict collections.OrderedDict collections.defaultdict collections.ChainMap "
        "types.MappingProxyType Mapping MutableMapping"
    ).split()
)


class Matching:
    """Chooses what is passed."""

    def __init__(self, known: Library) -> None:
        self._types = known.types
        self._standins: dict[Type, tuple[Standin, ...]] = {}
        self._shapes: dict[Type, list[Shape]] = {}

    def standins(self, wanted: Type) -> tuple[Standin, ...]:
        """The plain stand-ins that a parameter takes; its literals first."""
        if wanted not in self._standins:
            fitting = [each for each in STANDINS if self._fits(each.annotation, wanted)]
            limit = 24 if _is_specific(wanted) else 32
            single = [one for each in fitting for one in each.singly()]
            self._standins[wanted] = (*_literals(wanted), *_spread(single, limit))
        return self._standins[wanted]

    def shapes(self, wanted: Type) -> list[Shape]:
        """The grounded shapes that a parameter takes."""
        if wanted not in self._shapes:
            fitting = [each for each in shapes() if self._fits(each.plain, wanted)]
            is_specific = _is_specific(wanted)
            self._shapes[wanted] = [each for each in fitting if each.core or is_specific]
        return self._shapes[wanted]

    def iterates(self, shape: Shape, wanted: Type) -> bool:
        """Whether a parameter that takes a mapping would take its plain keys alone."""
        has_plain_keys = shape.annotation.startswith(_MAPPINGS)
        return has_plain_keys and self._fits("KeysView[str]", wanted)

    def receivers(self, owner: TypeInfo) -> tuple[Standin, ...]:
        """The plain objects of a class; where there is none, one that stands for no object."""
        found = [each for each in STANDINS if self._is_of(each.annotation, owner)]
        return found[0].singly() if found else (Standin(_named(owner), ()),)

    def receiving_shapes(self, owner: TypeInfo) -> list[Shape]:
        """The grounded objects of a class, and those that hold what is grounded."""
        return [each for each in shapes() if self._is_of(each.plain, owner)]

    def bound(self, signature: CallableType, member: Member, receiver: str) -> CallableType:
        """The signature of a method of such an object."""
        assert member.owner is not None
        assert member.definer is not None
        of = self._instance(receiver, member.owner)
        mapped = map_instance_to_supertype(of, member.definer)
        return bind_self(expand_type_by_instance(signature, mapped), of)

    def _instance(self, annotation: str, owner: TypeInfo) -> Instance:
        found = get_proper_type(self._types.get(annotation))
        if isinstance(found, TupleType):
            return found.partial_fallback
        return (
            found if isinstance(found, Instance) else Instance(owner, [_ANY] * len(owner.type_vars))
        )

    def _is_of(self, annotation: str, owner: TypeInfo) -> bool:
        found = get_proper_type(self._types[annotation])
        if isinstance(found, TupleType):
            found = found.partial_fallback
        return isinstance(found, Instance) and found.type is owner

    def _fits(self, annotation: str, wanted: Type) -> bool:
        with state.strict_optional_set(True):
            return is_subtype(self._types[annotation], _loosened(wanted))


def _named(owner: TypeInfo) -> str:
    arguments = ", ".join("str" for _ in owner.type_vars)
    return f"{owner.fullname}[{arguments}]" if arguments else owner.fullname


def _loosened(wanted: Type) -> Type:
    """A type in which each variable is anything."""
    return erase_typevars(wanted)


def _is_specific(wanted: Type) -> bool:
    """Whether a parameter does not take just any object."""
    loose = get_proper_type(_loosened(wanted))
    items = get_proper_types(loose.items) if isinstance(loose, UnionType) else [loose]
    return not any(
        isinstance(item, AnyType)
        or (isinstance(item, Instance) and item.type.fullname == "builtins.object")
        for item in items
    )


def _literals(wanted: Type) -> Iterator[Standin]:
    found = get_proper_type(wanted)
    for item in get_proper_types(found.items) if isinstance(found, UnionType) else [found]:
        if isinstance(item, LiteralType) and isinstance(item.value, (str, int)):
            yield Standin("", (repr(item.value),), written=True)


def _spread(values: list[Standin], limit: int) -> list[Standin]:
    """At most so many, of each type the first ones."""
    rank: dict[str, int] = {}
    ranked = []
    for value in values:
        rank[value.annotation] = rank.get(value.annotation, -1) + 1
        ranked.append((rank[value.annotation], value))
    return [value for _, value in sorted(ranked, key=lambda pair: pair[0])][:limit]
