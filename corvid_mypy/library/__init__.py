"""The one table of what library callables do.

A row a callable, under the full name that mypy gives it: where it is defined (``asyncio.tasks.
gather``, ``typing.MutableSequence.clear``), not where it is imported from. What is not in the
table may do anything: a proof refuses to pass it what carries, and callables.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy.nodes import TypeInfo

from corvid_mypy.library import (
    ambient,
    builtin,
    classes,
    concurrency,
    containers,
    files,
    frameworks,
    iteration,
    logs,
    managers,
    numeric,
    text,
)
from corvid_mypy.library.ambient import REFLECTIVE_ATTRIBUTES
from corvid_mypy.library.classes import DESCRIBES_ITSELF, FIELD_DECORATORS
from corvid_mypy.library.instances import CLASSES, Trait, derives, has
from corvid_mypy.library.modules import MODULES, Habit, is_of
from corvid_mypy.library.rows import Gives, Keeps, Manner, Row, Shape, Use, named
from corvid_mypy.model import special_methods

__all__ = [
    "AREAS",
    "CLASSES",
    "DELEGATING",
    "DESCRIBES_ITSELF",
    "FIELD_DECORATORS",
    "GIVING",
    "LOOKUPS",
    "MAKERS",
    "MODULES",
    "OPENERS",
    "REFLECTIVE_ATTRIBUTES",
    "VIEWS",
    "Gives",
    "Habit",
    "Keeps",
    "Manner",
    "Row",
    "Shape",
    "Trait",
    "Use",
    "asked",
    "derives",
    "has",
    "is_of",
    "is_value_function",
    "keeps",
    "lets_failures_pass",
    "member",
    "named",
    "row",
    "shows_outside_only",
]

AREAS: Final[dict[str, list[Row]]] = {
    "Built-in functions and values": builtin.TABLE,
    "Containers": containers.TABLE,
    "Iteration and functions": iteration.TABLE,
    "Tasks, threads and queues": concurrency.TABLE,
    "Text and bytes": text.TABLE,
    "Numbers, dates and chance": numeric.TABLE,
    "Files and the operating system": files.TABLE,
    "Logging and warnings": logs.TABLE,
    "Context managers": managers.TABLE,
    "Records, enumerations and types": classes.TABLE,
    "Frameworks": frameworks.TABLE,
    "The running program": ambient.TABLE,
}
"""The rows by what they are about."""

_ROWS: Final[dict[str, Row]] = {row.name: row for table in AREAS.values() for row in table}

DELEGATING: Final[dict[str, str]] = {
    row.name: f"__{row.name.rpartition('.')[2]}__" for row in _ROWS.values() if row.delegates
}
"""Functions that hand a grounded argument to its own special method, and so keep it."""


@lru_cache(maxsize=4096)
def row(fullname: str) -> Row | None:
    """What a library function, class, method, property or variable does, if the table knows.

    Args:
        fullname: the full name of its definition, as mypy has it.
    """
    found = _ROWS.get(fullname)
    if found is not None:
        return found
    module = fullname.partition(".")[0]
    reason = ambient.REFUSED_MODULES.get(module) if module != fullname else None
    return Row(fullname, Gives.VALUE, reason, refused=reason) if reason is not None else None


_CLASSES: Final = frozenset(name.rpartition(".")[0] for name in _ROWS).union(_ROWS, CLASSES)


def is_listed(info: TypeInfo) -> bool:
    """Whether the tables know a library's class, or one that it derives from."""
    return any(base.fullname in _CLASSES for base in info.mro[:-1])


def member(info: TypeInfo | None, name: str) -> Row | None:
    """What a method of a class does, if it is a library's: the class may derive from that one's."""
    symbol = info.get(name) if info is not None else None
    if info is None or symbol is None or not symbol.fullname:
        return None
    found = row(symbol.fullname)
    # mypy gives every named tuple methods of its own.
    return row(f"typing.NamedTuple.{name}") if found is None and info.is_named_tuple else found


def shows_outside_only(fullname: str) -> bool:
    """Whether a callable looks at the length, the truth or the class of what it is passed alone."""
    found = _ROWS.get(fullname)
    uses = set(found.uses.values()) - {found.receiver} if found is not None else set()
    looks = {Use.OUTSIDE, Use.COUNT, Use.CLASS}
    return bool(uses & looks) and uses <= {*looks, Use.KIND, Use.HOLD}


def is_value_function(fullname: str) -> bool:
    """Whether a library callable computes a value from values, so that ``lift`` takes it."""
    found = _ROWS.get(fullname)
    return found is not None and found.lift


def lets_failures_pass(fullname: str) -> bool:
    """Whether a context manager, of this class or from this function, lets failures pass."""
    found = _ROWS.get(fullname)
    return found is not None and found.passes


_DEFAULTING: Final = [
    row for row in _ROWS.values() if Use.HASH in row.takes and row.uses.get("default") is Use.HOLD
]

LOOKUPS: Final = frozenset(row.name.rpartition(".")[2] for row in _DEFAULTING if row.puts is None)
"""The names of methods that give what stands at a key, or else the default they are passed."""

OPENERS: Final = frozenset(
    row.name.rpartition(".")[2] for row in _DEFAULTING if row.puts is not None
)
"""The names of those that put the default at the key first."""

GIVING: Final = (Gives.HELD, Gives.ITEMS, Gives.CHOSEN, Gives.SELECTED)
"""What gives nothing but what was passed, or what that holds."""

VIEWS: Final = frozenset(
    row.name.rpartition(".")[2]
    for row in _ROWS.values()
    if row.name.startswith("typing.Mapping.") and row.gives is Gives.HELD and not row.takes
)
"""The names of methods of a mapping that give all its values, each alone or behind its key."""

MAKERS: Final = frozenset(
    name
    for row in _ROWS.values()
    if row.describes
    for shape in row.shapes
    for name, use in shape.uses.items()
    if use is Use.SOME
)
"""The names of parameters that take what makes, or checks, a field of a class."""


def keeps(fullname: str) -> Keeps:
    """What callers have of a function below a decorator of the library."""
    found = _ROWS.get(fullname)
    return found.keeps if found is not None else Keeps.NOTHING


_ASKED: Final[dict[Use, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    Use.HOLD: ((), ()),
    Use.COUNT: (("__len__",), ()),
    Use.OUTSIDE: ((*special_methods.TRUTH, "__instancecheck__", "__subclasscheck__"), ()),
    Use.CLASS: (("__instancecheck__", "__subclasscheck__"), ()),
    Use.ITERATE: (special_methods.DRAWN, ()),
    Use.ADVANCE: (special_methods.DRAWN, ()),
    Use.TEST: (special_methods.DRAWN, special_methods.TRUTH),
    Use.KIND: ((), ()),
    Use.STOP: (special_methods.DRAWN, special_methods.TRUTH),
    Use.HASH: (special_methods.HASHING, special_methods.HASHING),
    Use.HASH_ITEMS: ((*special_methods.DRAWN, "__contains__"), special_methods.HASHING),
    Use.COMPARE: (special_methods.COMPARISON, special_methods.COMPARISON),
    Use.ORDER: (special_methods.DRAWN, special_methods.COMPARISON),
    Use.CALL: (("__call__",), ()),
    Use.SOME: (("__call__",), ()),
    Use.AWAIT: ((*special_methods.DRAWN, *special_methods.AWAITING), special_methods.AWAITING),
    Use.COPY: (special_methods.COPYING, special_methods.COPYING),
}


def asked(use: Use) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The special methods that a use may call on what is passed, and on what that holds.

    Returns:
        The names of both; ``None`` for :attr:`Use.READ`, which may call any, at any depth.
    """
    return _ASKED.get(use)
