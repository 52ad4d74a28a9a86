"""Carriers: grounded built-ins that cannot change, each a subclass of the plain type.

C code (``json``, ``re``, ``sqlite3``, sockets) takes them for what they inherit from. A carrier
class cannot be called to make another: foreign code that writes ``type(x)(...)`` gets a plain
value, for nothing retrieved the new one.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from typing import Any, Final

from corvid_runtime.arrays import Calculable
from corvid_runtime.graph import EMPTY
from corvid_runtime.lifting import (
    Members,
    attributes,
    compiled,
    making,
    methods,
    operators,
    public_names,
)
from corvid_runtime.makers import MAKERS, Maker, wrap
from corvid_runtime.value import OWN, grounded_class, hiding, rejoin

_CLOSED: Final = {
    "builtins.str": frozenset({"add"}),
    "builtins.bytes": frozenset({"add"}),
    "builtins.int": frozenset({"add", "sub", "mul", "floordiv", "mod", "and", "or", "xor"}),
    "builtins.float": frozenset({"add", "sub", "mul", "truediv", "floordiv", "mod"}),
    "builtins.complex": frozenset({"add", "sub", "mul", "truediv"}),
}
"""Operations that two values of a type answer with that type: generated without a dispatch."""

Twin = Callable[[type, Any], Any]

_TWINS: Final[dict[str, Twin]] = {
    "builtins.tuple": tuple.__new__,
    "builtins.frozenset": frozenset.__new__,
    "decimal.Decimal": lambda carrier, number: type(number).__new__(carrier, number),
    "datetime.date": lambda carrier, day: date.__new__(carrier, day.year, day.month, day.day),
    "datetime.timedelta": lambda carrier, span: timedelta.__new__(
        carrier, span.days, span.seconds, span.microseconds
    ),
    "datetime.time": lambda carrier, at: time.__new__(
        carrier, at.hour, at.minute, at.second, at.microsecond, at.tzinfo, fold=at.fold
    ),
    "datetime.datetime": lambda carrier, at: datetime.__new__(
        carrier,
        at.year,
        at.month,
        at.day,
        at.hour,
        at.minute,
        at.second,
        at.microsecond,
        at.tzinfo,
        fold=at.fold,
    ),
}
"""How the other types build an instance of a subclass from a value."""

_NAME_THEMSELVES: Final = """
def __repr__(self):
    return repr(self._corvid_plain)

def __str__(self):
    return str(self._corvid_plain)

def __format__(self, spec):
    return format(self._corvid_plain, spec)
"""
"""For types that print their class's name, or format themselves through their own methods."""


def name_of(kind: type) -> str:
    """Return the full name of a type, which tells it without importing its module."""
    return f"{kind.__module__}.{kind.__qualname__}"


def _is_named_tuple(kind: type) -> bool:
    return (
        issubclass(kind, tuple)
        and hasattr(kind, "_fields")
        and hasattr(kind, "_make")
        and type(kind) is type  # no enumeration
        and kind.__iter__ is tuple.__iter__  # shows the items it holds
    )


def fits(kind: type) -> bool:
    """Tell whether values of a type get a carrier that cannot change."""
    return name_of(kind) in _CLOSED or name_of(kind) in _TWINS or _is_named_tuple(kind)


def maker(kind: type) -> Maker:
    """Build the carrier class of a type, and return what makes its instances."""
    name = name_of(kind)
    members = Members(kind, public_names(kind))
    source = "".join(
        [
            operators(kind, _CLOSED.get(name, frozenset())),
            methods(kind, members.methods),
            attributes(members.attributes),
            "" if name in _CLOSED or kind is tuple else _NAME_THEMSELVES,
            making("new(Carrier, value)"),
        ]
    )
    new: Twin = kind.__new__ if name in _CLOSED else _TWINS.get(name, tuple.__new__)
    truth = type(wrap(True, EMPTY))
    namespace, scope = compiled(kind, __name__, source, new=new, blank=object.__new__, Truth=truth)
    make: Maker = namespace.pop("make")
    namespace |= {name: staticmethod(getattr(kind, name)) for name in members.constructors}
    namespace |= {name: hiding(name) for name in OWN if name in namespace}
    if issubclass(kind, (str, bytes)):
        del namespace["__rmod__"]  # "%s" % g formats: like any formatting, it reads g as it is
    scope["Carrier"] = carrier_class(kind, namespace)
    return make


def carrier_class(kind: type, namespace: dict[str, Any]) -> type:
    """Return the grounded subclass of a plain type, hashed as the plain type is."""
    slots = {"__slots__": ("_corvid_plain", "_corvid_node")} if kind.__itemsize__ == 0 else {}
    body = {"__hash__": kind.__hash__, **slots, **namespace}
    carrier: type = grounded_class(kind, (Calculable, kind), __name__, body)
    MAKERS[carrier] = rejoin
    return carrier
