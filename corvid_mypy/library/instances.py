"""What the objects of library classes are: a row a class.

What calling such a class does is said by its row among the callables, and what its methods do by
theirs; here stands what no call shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from mypy.nodes import TypeInfo


class Trait(Enum):
    """What is known of each object of a library class."""

    __hash__ = object.__hash__  # asked of every operand; that of `Enum` is written in Python

    IMMUTABLE = "immutable"
    """Its methods change nothing."""
    ATOM = "atom"
    """A plain local may hold one that was computed from content; ``x += y`` binds ``x`` anew."""
    HOLDING = "holding"
    """A container or an iterator that holds its type arguments, and counts nothing."""
    SHOWING = "showing"
    """Shows something plain beside what it holds: a number it was given, or its own class."""
    KEYED = "keyed"
    """Hashes and compares its elements, or its keys."""
    VIEW = "view"
    """Shows what is put later into the mapping that it is a view of."""
    PAIRS = "pairs"
    """Gives pairs, which differ in their keys already."""
    ORDERED = "ordered"
    """Orders what is put into it."""
    CARRIER = "carrier"
    """A grounded value of this class is an instance of a subclass; all others are proxied."""
    DECLINING = "declining"
    """Its operators leave it to the other operand what to do with one that they do not know."""
    REPEATED = "repeated"
    """A sequence that a number repeats, and the number's own operator says how."""
    DECIMAL = "decimal"
    """Compares itself with any rational number."""
    RATIONAL = "rational"
    """A number that decimals compare themselves with."""
    NAMED = "named"
    """Reads, or calls, what text names, and returns it as ``Any``."""
    FILLED = "filled"
    """Is filled where it is read, at a key that it has not."""
    STACK = "stack"
    """A context manager that lets failures pass as far as what is put on it does."""
    DISPATCHING = "dispatching"
    """Calls one of several functions, by the class of what it is passed."""
    DESCRIPTOR = "descriptor"
    """As an attribute of a class, it runs the functions that it was made of."""
    AMBIENT = "ambient"
    """Its text tells what the program computed before."""
    VALIDATING = "validating"
    """Its subclasses validate what is assigned to their fields, if they are told to."""


def _classes(module: str, traits: dict[str, str]) -> Iterator[tuple[str, frozenset[Trait]]]:
    """Rows of classes: by several names with spaces between, traits with commas between."""
    for names, text in traits.items():
        found = frozenset(Trait(each.strip()) for each in text.split(","))
        yield from ((f"{module}.{name}", found) for name in names.split())


CLASSES: Final[dict[str, frozenset[Trait]]] = dict(
    (
        *_classes(
            "builtins",
            {
                "str bytes": "immutable, atom, carrier, declining, repeated",
                "int float complex": "immutable, atom, carrier, declining",
                "bool": "immutable, atom, declining",
                "slice": "immutable",
                "range": "immutable, declining",
                "tuple": "immutable, holding, carrier, declining, repeated",
                "frozenset": "immutable, atom, holding, keyed, carrier, declining",
                "list": "holding, carrier, declining, repeated",
                "dict set": "holding, keyed, carrier, declining",
                "map filter zip reversed": "holding",
                "enumerate": "holding, showing",
                "property": "descriptor",
            },
        ),
        *_classes("asyncio.events", {"Handle TimerHandle": "ambient"}),
        *_classes("types", {"NoneType EllipsisType": "immutable"}),
        *_classes(
            "collections",
            {
                "deque": "holding, showing",
                "OrderedDict": "holding, keyed, carrier, declining",
                "defaultdict": "keyed, filled, carrier, declining",
                "Counter": "keyed, carrier, declining",
            },
        ),
        *_classes(
            "_collections_abc", {"dict_keys dict_values": "view", "dict_items": "view, pairs"}
        ),
        *_classes(
            "typing",
            {
                "Iterable Iterator Reversible Container Collection Sequence MutableSequence "
                "AbstractSet Mapping MutableMapping AsyncIterator "
                "AsyncIterable": "holding, showing",
                "Generator AsyncGenerator": "holding",
                "KeysView ValuesView ItemsView": "view",
            },
        ),
        *_classes("itertools", {"islice chain takewhile dropwhile filterfalse": "holding"}),
        *_classes(
            "functools",
            {
                "cached_property partialmethod": "descriptor",
                "singledispatchmethod": "descriptor, dispatching",
                "_SingleDispatchCallable": "dispatching",
            },
        ),
        *_classes("operator", {"attrgetter itemgetter methodcaller": "named"}),
        *_classes("re", {"Pattern Match": "immutable"}),
        *_classes(
            "datetime",
            {
                "date time datetime timedelta": "immutable, carrier, declining",
                "timezone tzinfo": "immutable",
            },
        ),
        *_classes("zoneinfo", {"ZoneInfo": "immutable"}),
        *_classes(
            "decimal",
            {"Decimal": "immutable, carrier, declining, decimal", "Context": "ambient"},
        ),
        *_classes("fractions", {"Fraction": "immutable, rational"}),
        *_classes("uuid", {"UUID": "immutable"}),
        *_classes("statistics", {"NormalDist": "immutable"}),
        *_classes("pathlib", {"PurePath PurePosixPath PureWindowsPath": "immutable"}),
        *_classes("pathlib", {"Path PosixPath WindowsPath": "immutable"}),
        *_classes("urllib.parse", {"ParseResult SplitResult DefragResult": "immutable"}),
        *_classes("asyncio.queues", {"PriorityQueue": "ordered"}),
        *_classes("queue", {"PriorityQueue": "ordered"}),
        *_classes("contextlib", {"ExitStack AsyncExitStack": "stack"}),
        *_classes("pydantic.main", {"BaseModel": "validating"}),
    )
)


def has(fullname: str, trait: Trait) -> bool:
    """Whether this very class of the library has a trait."""
    return trait in CLASSES.get(fullname, ())


def derives(info: TypeInfo, trait: Trait) -> bool:
    """Whether a class, or one that it derives from, has a trait."""
    return any(has(base.fullname, trait) for base in info.mro)
