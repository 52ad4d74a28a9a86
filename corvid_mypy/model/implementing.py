"""Implementing: what stands in for a protocol keeps the contracts of its members."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import NamedTuple, TypeAlias

from mypy.nodes import (
    Decorator,
    FuncDef,
    OverloadedFuncDef,
    SymbolNode,
    SymbolTableNode,
    TypeInfo,
    Var,
)
from mypy.subtypes import find_member
from mypy.types import (
    AnyType,
    FunctionLike,
    Instance,
    LiteralType,
    NoneType,
    ProperType,
    TupleType,
    Type,
    TypedDictType,
    TypeType,
    TypeVarType,
    UninhabitedType,
    get_proper_type,
)
from mypy.typevars import fill_typevars

from corvid_mypy.model.contracts import Contract, Kind, contract_of, is_weaker
from corvid_mypy.model.special_methods import ACCESSING, FOUND_BY_CLASS
from corvid_mypy.model.summaries import is_kept, known_of_type, summary_of
from corvid_mypy.model.summary import HELD, QUIET, Summary, joined, promises_less
from corvid_mypy.model.types import fillings, member_drops, members
from corvid_mypy.seam.language_names import ABSTRACT, CLASS_CHECKS, LANGUAGE, SUBCLASS_HOOK


class Weakened(NamedTuple):
    """A protocol, and its member whose contract is not kept by what stands in for it.

    Attributes:
        runs: it is a method that runs where proofs see nothing run, by the protocol.
        is_open: it is one of several functions, and no more is known of which.
    """

    protocol: str
    member: str
    runs: bool = False
    is_open: bool = False


_Pair: TypeAlias = tuple[TypeInfo, TypeInfo]
_CALL = "__call__"

Written: TypeAlias = Callable[[ProperType], Sequence[ProperType]]
"""The types of the functions that may stand where there is one of a type; none if that is unknown.

The type of a function says which one it is only where the code names it. Of a variable, or of what
a container holds, mypy keeps the type of the first function, whichever others come to stand there.
"""


def unwritten(typ: ProperType) -> Sequence[ProperType]:
    """Nobody knows which functions these are."""
    return ()


def weakened(
    actual: Type, slot: Type, around: tuple[_Pair, ...] = (), written: Written = unwritten
) -> Weakened | None:
    """Where a value, or what it holds or gives, keeps less than a protocol promises.

    Args:
        actual: the type of the value.
        slot: the type that it is used as.
        around: the classes and protocols that this one is inside of: one may give itself.
        written: which functions the value is, or holds.
    """
    return weakened_among(fillings(actual, slot), around, written)


def weakened_among(
    filled: Iterable[tuple[ProperType, ProperType]],
    around: tuple[_Pair, ...] = (),
    written: Written = unwritten,
) -> Weakened | None:
    """As :func:`weakened`, of what a value is and holds, each with what it fills."""
    for given, taken in filled:
        if not isinstance(taken, Instance) or not taken.type.is_protocol:
            continue
        found = _weakened_by(given, taken, around, written)
        if found is not None:
            return found
    return None


def _weakened_by(
    given: ProperType, taken: Instance, around: tuple[_Pair, ...], written: Written
) -> Weakened | None:
    """Where something that is used as a protocol keeps less, by the form of its type."""
    if isinstance(given, (FunctionLike, TypeType)):
        return _called_as(given, taken, written(given))
    if isinstance(given, TypeVarType):
        # Whatever it stands for, no more is known of that here.
        known = [weakened(each, taken, around) for each in given.values or [given.upper_bound]]
        return next(filter(None, known), None)
    if isinstance(given, _NOTHING):
        return None
    owner = _object(given)
    if owner is None:
        marked = _marked(taken.type)
        return Weakened(taken.type.name, marked, is_open=True) if marked is not None else None
    if taken.type in owner.type.mro:
        return None  # what it overrides is compared where that stands
    return (
        _weakened_member(owner, taken)
        or _running(owner.type, taken.type)
        or _within(owner, taken, around)
    )


def _object(given: ProperType) -> Instance | None:
    """A value as an object of a class; ``None`` for a form of type that is not known here."""
    if isinstance(given, TupleType):
        return given.partial_fallback
    if isinstance(given, (LiteralType, TypedDictType)):
        return given.fallback
    return given if isinstance(given, Instance) else None


_NOTHING = (AnyType, NoneType, UninhabitedType)
"""What has no member of its own; mypy lets anything do for `Any`."""


def told_by_name(subject: Type, info: TypeInfo) -> Weakened | None:
    """What a test for a protocol does not tell of a value: it sees names, and no proofs."""
    marked = [name for name in _members(info) if is_promised(info, name)]
    protocol = fill_typevars(info)
    if not marked or not isinstance(protocol, Instance):
        return None
    for held in members(subject):
        is_known = isinstance(held, Instance) and all(map(held.type.has_readable_member, marked))
        is_of_it = isinstance(held, Instance) and info in held.type.mro
        if not (is_of_it or (is_known and info.is_protocol)) or weakened(held, protocol):
            return Weakened(info.name, marked[0])
    return None


def _members(info: TypeInfo) -> Iterable[str]:
    """What a test looks for: members of a protocol; a class that tests by itself sees none."""
    if info.is_protocol:
        return info.protocol_members
    meta = info.metaclass_type
    own = [
        info.get(SUBCLASS_HOOK),
        *(meta.type.get(name) for name in CLASS_CHECKS if meta is not None),
    ]
    is_own = any(each and each.node and not _is_languages(each.node.fullname) for each in own)
    return [*info.names] if is_own else ()


def _is_languages(fullname: str) -> bool:
    return fullname.startswith((*LANGUAGE, ABSTRACT))


def _weakened_member(given: Instance, taken: Instance) -> Weakened | None:
    for name in taken.type.protocol_members:
        symbol, promised = given.type.get(name), taken.type.get(name)
        if promised is None or contract_of(promised.type) is None:
            continue
        if symbol is None or not _keeps(symbol, promised) or member_drops(given, taken, name):
            return Weakened(taken.type.name, name)
    return None


def _running(given: TypeInfo, taken: TypeInfo) -> Weakened | None:
    """What runs of an object where a protocol shows an attribute, or nothing at all."""
    for name in taken.protocol_members:
        symbol, promised = given.get(name), taken.get(name)
        if symbol is None or promised is None or not isinstance(promised.node, Var):
            continue
        if _is_descriptor(symbol) or any(_runs_more(each, HELD) for each in _read(symbol)):
            return Weakened(taken.name, name, runs=True)
    for name in FOUND_BY_CLASS.difference(taken.protocol_members) if is_promise(taken) else ():
        symbol = given.get(name)
        known = HELD if name in ACCESSING else QUIET
        if symbol is not None and not symbol.plugin_generated and _runs_more(symbol.node, known):
            return Weakened(taken.name, name, runs=True)
    return None


def is_promise(info: TypeInfo) -> bool:
    """Whether a class is a protocol with a method that is marked, or with an attribute.

    What generated code is known by, such as the fields of a dataclass, only a library reads.
    """
    return info.is_protocol and any(
        (symbol := info.get(name)) is not None
        and ((isinstance(symbol.node, Var) and name[:2] != "__") or contract_of(symbol.type))
        for name in info.protocol_members
    )


def _read(symbol: SymbolTableNode) -> list[SymbolNode]:
    """The definitions that run where an attribute is read, or written."""
    node = symbol.node
    if node is None or not _is_property(node):
        return []
    return [*node.items] if isinstance(node, OverloadedFuncDef) else [node]


def _is_descriptor(symbol: SymbolTableNode) -> bool:
    """Whether reading, or writing, a variable asks an object that answers for it."""
    held = get_proper_type(symbol.type) if isinstance(symbol.node, Var) else None
    asked = ("__get__", "__set__")
    return isinstance(held, Instance) and any(held.type.get(name) is not None for name in asked)


def _runs_more(node: SymbolNode | None, known: Summary) -> bool:
    """Whether a definition of the program does what proofs do not know of."""
    if not isinstance(node, (FuncDef, Decorator, OverloadedFuncDef)):
        return False
    function = node.func if isinstance(node, Decorator) else node
    if function.type is not None and not is_kept(node):
        return False  # a library's: its stubs say all types
    contract = contract_of(node.var.type if isinstance(node, Decorator) else node.type)
    is_lifted = contract is not None and contract.kind is Kind.LIFTED
    return not is_lifted and promises_less(summary_of(node), known)


def _within(given: Instance, taken: Instance, around: tuple[_Pair, ...]) -> Weakened | None:
    """The same of what the members of a protocol hold, or give."""
    pair = (given.type, taken.type)
    if pair in around:
        return None
    for name in taken.type.protocol_members:
        held, declared = (find_member(name, each, given) for each in (given, taken))
        if held is not None and declared is not None:
            found = weakened(held, declared, (*around, pair))
            if found is not None:
                return found
    return None


def _called_as(
    given: FunctionLike | TypeType, taken: Instance, written: Sequence[ProperType]
) -> Weakened | None:
    """Whether a function, or a class, is all that a protocol promises."""
    name, marked = taken.type.name, _marked(taken.type)
    if isinstance(given, TypeType) or given.is_type_obj():
        # Its constructor, and what it has for all its objects, may do anything.
        return Weakened(name, marked) if marked is not None else _called_within(given, taken)
    promised = taken.type.get(_CALL)
    if promised is None or not is_promised(taken.type, _CALL):
        return _called_within(given, taken)
    is_kept = bool(written) and all(_is_all_of(each, promised) for each in written)
    return None if is_kept else Weakened(name, _CALL, is_open=not written)


def _is_all_of(function: ProperType, promised: SymbolTableNode) -> bool:
    """Whether a function that the code names is all that is promised."""
    if not isinstance(function, FunctionLike) or function.is_type_obj():
        return False
    known = reduce(joined, map(known_of_type, function.items))
    return _is_enough(contract_of(function), known, promised)


def _called_within(given: FunctionLike | TypeType, taken: Instance) -> Weakened | None:
    """What a function gives, where a protocol that is called gives another protocol."""
    declared = find_member(_CALL, taken, taken)
    return weakened(given, declared) if declared is not None else None


def _marked(protocol: TypeInfo) -> str | None:
    """A member of a protocol that is marked, if any is."""
    return next((each for each in protocol.protocol_members if is_promised(protocol, each)), None)


def is_promised(protocol: TypeInfo, name: str) -> bool:
    """Whether a member of a protocol is marked."""
    symbol = protocol.get(name)
    return symbol is not None and contract_of(symbol.type) is not None


def _keeps(symbol: SymbolTableNode, promised: SymbolTableNode) -> bool:
    """Whether a member is all that the one of a protocol promises, by its mark or without one."""
    if is_read(symbol, promised):
        return True
    if _is_property(symbol.node) is not _is_property(promised.node):
        return False  # reading it gives a function that nobody knows
    return _is_enough(contract_of(symbol.type), summary_of(symbol.node), promised)


def _is_property(node: SymbolNode | None) -> bool:
    if isinstance(node, Decorator):
        return node.func.is_property
    return isinstance(node, OverloadedFuncDef) and node.is_property


def _is_enough(given: Contract | None, known: Summary, promised: SymbolTableNode) -> bool:
    wanted = contract_of(promised.type)
    if wanted is None or (given is not None and not given.pure):
        return wanted is None or fills_in(given, wanted)
    if wanted.kind is not Kind.FUNCTION:
        return not is_weaker(given, wanted)
    if not known.proved:
        # A mark whose proof is broken is refused where it stands; without one nothing is known.
        return given is not None
    return not (is_kept(promised.node) and promises_less(known, summary_of(promised.node)))


def fills_in(given: Contract | None, promised: Contract) -> bool:
    """Whether a function may stand where one without a body is declared to be a proof."""
    retrieves = given is not None and given.kind is Kind.TOOL and given.retrieves
    return (retrieves and promised.kind is Kind.FUNCTION) or not is_weaker(given, promised)


def is_read(given: SymbolTableNode | None, promised: SymbolTableNode | None) -> bool:
    """Whether a variable fills a property: reading it runs nothing.

    What answers for itself, a descriptor, does run.
    """
    node = given.node if given is not None else None
    wanted = promised.node if promised is not None else None
    if not isinstance(node, Var) or not isinstance(wanted, (Decorator, OverloadedFuncDef)):
        return False
    held = get_proper_type(node.type)
    if isinstance(held, Instance) and held.type.get("__get__") is not None:
        return False
    return wanted.func.is_property if isinstance(wanted, Decorator) else wanted.is_property
