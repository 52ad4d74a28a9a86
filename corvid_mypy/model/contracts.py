"""Contracts: what the type of a decorated function says about its boundary.

A contract is one string literal inside the ``instance_type`` of the function's ``CallableType``,
a field mypy keeps through imports, aliases, binding, generics and the cache, and never compares.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from mypy.nodes import TypeInfo
from mypy.types import (
    CallableType,
    Instance,
    LiteralType,
    Overloaded,
    Type,
    get_proper_type,
)

from corvid_mypy.model.types import Wrapper
from corvid_mypy.seam.runtime_names import CONTRACT


class Kind(Enum):
    """The sort of function a contract belongs to."""

    TOOL = "tool"
    PROMPT = "prompt"
    AGENT = "agent"
    FUNCTION = "function"
    LIFTED = "lifted"
    OPERATION = "operation"


_TRANSPARENT = (Kind.PROMPT, Kind.LIFTED, Kind.OPERATION)
TRUSTED: Final = frozenset({Kind.TOOL, Kind.PROMPT, Kind.LIFTED})
"""What is trusted to keep sources, whoever calls it: its body is not checked."""

GROUNDED_DATA = "grounded"
COMPUTED = "()"


class Contract(NamedTuple):
    """The effect row of a boundary: its kind, data categories, confidence and promises.

    ``source`` and ``location`` are the attributes or keys that say where each item stands, or
    ``COMPUTED`` where a function does.
    """

    kind: Kind
    pure: bool = False
    uses: frozenset[str] = frozenset()
    requires: frozenset[str] = frozenset()
    confidence: str | None = None
    cites: str | None = None
    streams: bool = False
    offers: frozenset[str] = frozenset()
    shows_receiver: bool = False
    discloses: frozenset[str] | None = None
    source: str | None = None
    location: str | None = None

    @property
    def itemises(self) -> bool:
        """Whether each item of what the boundary returns has a source of its own."""
        return self.source is not None or self.location is not None

    @property
    def retrieves(self) -> bool:
        """Whether an effect of the boundary has the data category ``grounded``."""
        return GROUNDED_DATA in self.uses

    @property
    def is_checked(self) -> bool:
        """Whether the body below the contract is held to the two laws."""
        return self.pure or self.kind is Kind.AGENT

    @property
    def decorator(self) -> str:
        """The decorator that promises the most of it."""
        if self.pure:
            return "grounded_pure"
        return "lift" if self.kind is Kind.LIFTED else self.kind.value

    @property
    def is_transparent(self) -> bool:
        """Whether a call is grounded exactly if one of its arguments is."""
        return self.kind in _TRANSPARENT


@lru_cache(maxsize=4096)
def encode(contract: Contract) -> str:
    """The contract as the text of a literal type."""
    return ";".join(
        (
            contract.kind.value,
            "pure" if contract.pure else "",
            ",".join(sorted(contract.uses)),
            ",".join(sorted(contract.requires)),
            contract.confidence or "",
            contract.cites or "",
            "streams" if contract.streams else "",
            ",".join(sorted(contract.offers)),
            "shows" if contract.shows_receiver else "",
            "*" if contract.discloses is None else ",".join(sorted(contract.discloses)),
            contract.source or "",
            contract.location or "",
        )
    )


@lru_cache(maxsize=4096)
def decode(text: str) -> Contract:
    """The contract that :func:`encode` wrote."""
    parts = text.split(";")
    kind, pure, uses, requires, confidence, cites, streams, offers, shows, kinds = parts[:-2]
    return Contract(
        Kind(kind),
        bool(pure),
        frozenset(filter(None, uses.split(","))),
        frozenset(filter(None, requires.split(","))),
        confidence or None,
        cites or None,
        bool(streams),
        frozenset(filter(None, offers.split(","))),
        bool(shows),
        None if kinds == "*" else frozenset(filter(None, kinds.split(","))),
        *(part or None for part in parts[-2:]),
    )


def contract_of(typ: Type | None) -> Contract | None:
    """The contract in a callable's type; of an overload, the one all its items share."""
    if isinstance(typ, CallableType):
        mark = typ.instance_type
        return row(mark) if mark is not None else None
    proper = get_proper_type(typ)
    if isinstance(proper, CallableType):
        return contract_of(proper)
    if not isinstance(proper, Overloaded):
        return None
    first = contract_of(proper.items[0])
    if first is None:
        return None  # as of every overload of the library
    return first if all(contract_of(each) == first for each in proper.items) else None


def row(mark: Type | None) -> Contract | None:
    """The contract in an applied contract class."""
    if isinstance(mark, Instance) and mark.type.fullname == CONTRACT:
        literal = mark.args[0]
        if isinstance(literal, LiteralType):
            return decode(literal.value)
    return None


def is_weaker(given: Contract | None, held: Contract) -> bool:
    """Whether a function keeps less than what it stands for: its proof, grounding or effects."""
    if held.pure and not (given is not None and given.pure):
        return True
    if held.kind is Kind.TOOL and (given is None or not (given.pure or given.kind is Kind.TOOL)):
        return True
    return held.is_transparent and (given is None or given.kind is not held.kind)


def is_proved(info: TypeInfo, name: str) -> bool:
    """Whether a method of a class is ``@grounded_pure``."""
    contract = contract_of_member(info, name)
    return contract is not None and contract.pure


def contract_of_member(info: TypeInfo, name: str) -> Contract | None:
    """The contract of a method of a class."""
    symbol = info.get(name)
    return contract_of(symbol.type) if symbol is not None else None


def mark(contract: Contract, wrapper: Wrapper, text: Instance) -> Instance:
    """The contract as a type; ``text`` is mypy's ``str``."""
    return wrapper.instance(CONTRACT, LiteralType(encode(contract), text))
