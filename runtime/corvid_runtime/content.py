"""Grounded values inside ordinary data: finding their chains, taking the data out of them.

Looked into are the standard containers (subclasses too) and records: dataclasses, attrs classes,
pydantic models, named tuples. The chain of an argument is also sought in the attributes of objects
of other classes, which are handed on as they are.
"""

from __future__ import annotations

import copy
import inspect
import operator
from collections import ChainMap, UserDict, UserList, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, MappingView
from enum import Enum
from functools import lru_cache
from itertools import zip_longest
from types import AsyncGeneratorType, GeneratorType, MappingProxyType, MemberDescriptorType
from typing import Any, Final

from corvid_runtime.attributes import declared_in_source
from corvid_runtime.graph import EMPTY, Node, join
from corvid_runtime.names import annotations_of

ATOMS: Final = frozenset({str, bytes, int, float, complex, bool, type(None)})
"""Types whose values hold no others, for the fast way out."""

_VIEWS: Final[tuple[Any, ...]] = tuple(map(type, ({}.keys(), {}.values(), {}.items())))
"""Live views of a dictionary: plain code gets a list of what they show now."""

_COLLECTIONS: Final[tuple[Any, ...]] = (list, tuple, set, frozenset, deque, *_VIEWS)

CHANGEABLE: Final = (list, dict, set, deque)
_NESTING: Final = (*CHANGEABLE, tuple)


class Traced:
    """Anything that carries the end of a chain beside its plain twin."""

    __slots__ = ()

    _corvid_node: Node
    """The end of the chain; containers and objects that can change share it through a `Cell`."""

    _corvid_plain: Any
    """The plain twin. What it holds may still be grounded itself."""


class Streaming:
    """Anything that hands out grounded items one by one."""

    __slots__ = ()


_STREAMED: Final = (Streaming, GeneratorType, AsyncGeneratorType)
_ITERATORS: Final = frozenset({"builtins", "itertools", "collections", "_collections"})
"""Modules whose iterators do nothing but iterate."""


_LOOKED_PAST: Final[set[type]] = set()


def look_past(kind: type) -> None:
    """Take instances of a class for opaque, though it is a record.

    For what a framework passes its tools beside their arguments: it holds the conversation so far,
    which is no argument.
    """
    _LOOKED_PAST.add(kind)
    field_names.cache_clear()


@lru_cache(maxsize=1024)
def field_names(kind: type) -> tuple[str, ...]:
    """Return the names of a record's fields, in order; nothing for any other class."""
    if kind in _LOOKED_PAST:
        return ()
    for declared in ("__dataclass_fields__", "__pydantic_fields__"):
        fields = getattr(kind, declared, None)
        if isinstance(fields, Mapping):
            return tuple(fields)
    fields = getattr(kind, "__attrs_attrs__", None)
    if fields is not None:
        return tuple(field.name for field in fields)
    return tuple(name for base in kind.__mro__ for name in _declared_grounded(base))


@lru_cache(maxsize=1024)
def declared_grounded(kind: type) -> frozenset[str]:
    """Return the attributes that a class and its bases annotate as grounded, told by the text."""
    return frozenset(name for base in kind.__mro__ for name in _declared_grounded(base))


def _declared_grounded(kind: type) -> list[str]:
    """Return the attributes that a class itself annotates as grounded."""
    try:
        annotations = annotations_of(kind)
    except Exception:  # what annotations that are evaluated late raise
        return []
    return [name for name, declared in annotations.items() if "Grounded" in str(declared)]


def _class_of(value: Any) -> type:
    return type(value)


def parts(value: Any) -> Iterable[Any]:
    """Return what a container or a record holds, one level deep; nothing for anything else."""
    if isinstance(value, dict):
        return [part for item in dict.items(value) for part in item]
    if isinstance(value, _COLLECTIONS):
        return list(value)
    if isinstance(value, slice):
        return (value.start, value.stop, value.step)
    if isinstance(value, type):
        return ()
    names = field_names(_class_of(value))
    return [getattr(value, name) for name in names if hasattr(value, name)]


@lru_cache(maxsize=1024)
def _attribute_names(kind: type) -> tuple[str, ...]:
    """Return the attributes of a class that may be grounded, beside what are its parts.

    The parts of a record are its fields; those of a container its items, whatever it declares.
    """
    if kind in _LOOKED_PAST:
        return ()
    declared = {name: None for base in kind.__mro__ for name in declared_in_source(base)}
    fields = field_names(kind)
    if issubclass(kind, (dict, *_COLLECTIONS)):
        return (*dict.fromkeys((*fields, *declared)),)
    return tuple(name for name in declared if name not in fields)


def _parts_and_attributes(value: Any) -> Iterable[Any]:
    """Return what a container, a record or an object of another class holds, one level deep."""
    shown = _wrapped(value) if isinstance(value, _WRAPPERS) else ()
    names = () if isinstance(value, type) else _attribute_names(_class_of(value))
    return [*shown, *parts(value), *[_stored(value, name) for name in names]]


_WRAPPERS: Final = (ChainMap, UserDict, UserList, MappingProxyType, MappingView, Enum)
"""What shows other containers, or a value; plain code gets it as it is."""


def _wrapped(value: Any) -> Iterable[Any]:
    if isinstance(value, _VIEWS):
        return ()  # their items are their parts
    if isinstance(value, Enum):
        return (value._value_,)
    if isinstance(value, ChainMap):
        return value.maps
    if isinstance(value, MappingProxyType):
        return (dict(value),)
    return (value.data,) if isinstance(value, (UserDict, UserList)) else (value._mapping,)


def _stored(value: Any, name: str) -> Any:
    """Return what an object stores under a name, if anything; its properties are not run."""
    of_class = inspect.getattr_static(_class_of(value), name, None)
    if isinstance(of_class, MemberDescriptorType):
        return getattr(value, name, None)
    shared = None if hasattr(type(of_class), "__get__") else of_class
    return getattr(value, "__dict__", {}).get(name, shared)


def chains_in(value: Any, parts_of: Callable[[Any], Iterable[Any]] = parts) -> Iterator[Node]:
    """Yield the chain of each grounded value at any depth, left to right."""
    stack = [value]
    seen: dict[int, Any] = {}  # keeps its values, lest another takes the identity of one
    while stack:
        part = stack.pop()
        if isinstance(part, Traced):
            yield part._corvid_node
        elif type(part) not in ATOMS and id(part) not in seen:
            seen[id(part)] = part
            stack.extend(reversed(list(parts_of(part))))


def chains_reached(value: Any) -> Iterator[Node]:
    """Yield the chain of each grounded value at any depth, also of objects of other classes."""
    return chains_in(value, _parts_and_attributes)


def chain_of(value: Any) -> Node:
    """Return one chain for all grounded values that a value holds, the empty one if none."""
    if isinstance(value, Traced):
        return value._corvid_node
    return EMPTY if type(value) in ATOMS else join(*chains_reached(value))


class Stripper:
    """One deep unwrap; shared and cyclic structure stays shared and cyclic."""

    def __init__(self) -> None:
        self.done: dict[int, tuple[Any, Any]] = {}

    def keeps(self, kind: type) -> frozenset[str]:
        """Return the fields of a record that are left as they are."""
        return frozenset()

    def strip(self, value: Any) -> Any:
        """Return the plain twin of a value: itself, if there is nothing to unwrap."""
        if type(value) in ATOMS or isinstance(value, type):
            return value
        if id(value) not in self.done:
            self.done[id(value)] = (value, value)
            self.done[id(value)] = (value, self._rebuilt(value))
        return self.done[id(value)][1]

    def _rebuilt(self, value: Any) -> Any:
        if isinstance(value, Traced):
            plain = value._corvid_plain
            fresh = issubclass(type(value), CHANGEABLE)
            return self._refilled(value, plain) if fresh else self.strip(plain)
        if not any(map(_carries, self._unwrapped_parts(value))):
            return value
        if isinstance(value, slice):
            return slice(*map(self.strip, parts(value)))
        if isinstance(value, _VIEWS):
            return [self.strip(item) for item in value]
        if isinstance(value, (tuple, frozenset)):
            kept = self.keeps(type(value))
            named = zip_longest(getattr(type(value), "_fields", ()), value)
            return _like(value, [x if name in kept else self.strip(x) for name, x in named])
        return self._refilled(value, copy.copy(value))

    def _unwrapped_parts(self, value: Any) -> Iterable[Any]:
        names = getattr(type(value), "_fields", None) or field_names(_class_of(value))
        kept = self.keeps(_class_of(value)) if names else frozenset()
        if not kept:
            return parts(value)
        return [getattr(value, name) for name in names if name not in kept and hasattr(value, name)]

    def _refilled(self, value: Any, twin: Any) -> Any:
        self.done[id(value)] = (value, twin)
        if isinstance(twin, dict):
            items = [(self.strip(key), self.strip(item)) for key, item in dict.items(twin)]
            twin.clear()
            dict.update(twin, items)
        elif isinstance(twin, (list, set, deque)):
            members = [self.strip(item) for item in twin]
            twin.clear()
            add_all: Any = twin.update if isinstance(twin, set) else twin.extend
            add_all(members)
        else:
            kept = self.keeps(_class_of(twin))
            for name in field_names(_class_of(twin)):
                if name not in kept and hasattr(twin, name):
                    object.__setattr__(twin, name, self.strip(getattr(twin, name)))
        return twin


def strip(value: Any, how: type[Stripper] = Stripper) -> Any:
    """Take every grounded value out of ordinary data: fresh containers, or itself if unchanged."""
    if isinstance(value, Traced) and not issubclass(type(value), CHANGEABLE):
        value = value._corvid_plain
    return value if type(value) in ATOMS else how().strip(value)


def copied(value: Any, done: dict[int, Any] | None = None) -> Any:
    """Return a container in new ones, at any depth; anything else as it is."""
    if isinstance(value, Traced) or not isinstance(value, _NESTING):
        return value
    done = {} if done is None else done
    if id(value) in done:
        return done[id(value)]
    if isinstance(value, tuple):
        items = [copied(item, done) for item in value]
        return _like(value, items) if any(map(operator.is_not, items, value)) else value
    twin = done[id(value)] = copy.copy(value)
    if isinstance(twin, dict):
        for key, item in [*dict.items(twin)]:
            dict.__setitem__(twin, key, copied(item, done))
    elif not isinstance(twin, set):  # what is hashed is not changed
        base: Any = list if isinstance(twin, list) else deque
        for place, item in enumerate(value):
            base.__setitem__(twin, place, copied(item, done))
    return twin


def _carries(value: Any) -> bool:
    return next(chains_in(value), None) is not None


def _like(value: tuple[Any, ...] | frozenset[Any], items: Iterable[Any]) -> Any:
    make = getattr(type(value), "_make", type(value))
    return make(items)


def carries(value: Any) -> bool:
    """Tell whether a value is grounded, holds what is, or may hand it out."""
    return type(value) not in ATOMS and (is_lazy(value) or chain_of(value) is not EMPTY)


def is_lazy(value: Any) -> bool:
    """Tell whether a value is an iterator that may hand out grounded values.

    It must not be consumed to find out, and may be replaced by one that unwraps as it goes: true
    of generators, streams and the iterators of the standard library, not of files or cursors.
    """
    return _iterates(_class_of(value))


@lru_cache(maxsize=1024)
def _iterates(kind: type) -> bool:
    return issubclass(kind, _STREAMED) or (
        kind.__module__ in _ITERATORS and hasattr(kind, "__next__")
    )
