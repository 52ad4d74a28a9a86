"""Results that hand out what was promised grounded only later: functions, and iterators in them."""

from __future__ import annotations

import copy
import functools
import types
from collections import abc
from collections.abc import Callable, Collection
from typing import Any, Final

from corvid_runtime.content import Traced
from corvid_runtime.errors import UngroundedReturn
from corvid_runtime.provenance import ProvenanceChain
from corvid_runtime.shapes import FUNCTION, KEY, PLAIN, Form, Shape, held, is_a, own_shape
from corvid_runtime.streams import stream
from corvid_runtime.value import GroundedStream

Keep = Callable[[Shape, Any], Any]
"""Checks what was handed out, by its shape, and returns what the caller gets of it."""

_MARK: Final = "__corvid_kept__"
_BY_IDENTITY: Final[tuple[Any, ...]] = (None, object.__hash__)


def kept(shape: Shape, value: Any, keep: Keep) -> Any:
    """Return a result in which functions and iterators keep their promise when they are used.

    Looked into are containers and the fields of records. What can be changed is changed in place;
    what cannot, such as a tuple or a frozen record, is replaced by a copy.

    Raises:
        UngroundedReturn: something holds such a function, and can neither be changed nor copied.
    """
    return _Walk(keep).result(shape, value)


class _Walk:
    """Goes through a result by its shape, from the outside in, and changes it from the inside out.

    Args:
        keep: see `kept`.
    """

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._tasks: list[Callable[[], None]] = []
        self._seen: dict[tuple[int, int], tuple[Shape, Any]] = {}

    def result(self, shape: Shape, value: Any) -> Any:
        """Return what takes the place of a value."""
        found = [value]
        self._visit(shape, value, functools.partial(found.__setitem__, 0))
        while self._tasks:
            self._tasks.pop()()
        return found[0]

    def _visit(self, shape: Shape, value: Any, put: Callable[[Any], None]) -> None:
        """Put what takes the place of a value, where something else has to."""
        if isinstance(value, (Traced, GroundedStream)):
            return
        if shape.later and shape.form is Form.UNION:
            promising = [part for part in shape.parts if part.later and is_a(value, part.kind)]
            shape = promising[0] if len(promising) == 1 else shape
        if shape.kind is FUNCTION:
            if shape.later and callable(value) and not isinstance(value, type):
                put(_called(shape.parts[-1], value, self._keep))
        elif shape.form in (Form.STREAM, Form.EACH) and _is_iterator(value):
            if shape.later:
                put(stream(value, functools.partial(self._keep, shape.item)))
        else:
            self._look_into(shape, value, put)

    def _look_into(self, shape: Shape, value: Any, put: Callable[[Any], None]) -> None:
        own = own_shape(value, shape) if shape.open else PLAIN
        for each in (shape, own):
            key = id(each), id(value)
            if (each.later or each.open) and key not in self._seen:
                self._seen[key] = each, value  # and so their ids stay theirs
                self._enter(each, value, put)

    def _enter(self, shape: Shape, value: Any, put: Callable[[Any], None]) -> None:
        changes: dict[Any, Any] = {}

        def leave() -> None:
            changed = _changed(value, changes) if changes else value
            if changed is not value:
                put(changed)

        self._tasks.append(leave)
        for key, part, item in held(shape, value):
            if key is not KEY and (part.later or (part.open and _promises(part, item))):
                setting = functools.partial(changes.__setitem__, key)
                self._tasks.append(functools.partial(self._visit, part, item, setting))


def _promises(shape: Shape, value: Any) -> bool:
    """Tell whether a value may hold, by its own class, more than is declared of it."""
    return shape.form in (Form.EACH, Form.MAPPING, Form.TUPLE) or own_shape(value, shape) != PLAIN


def _is_iterator(value: Any) -> bool:
    return hasattr(type(value), "__next__") or hasattr(type(value), "__anext__")


def _called(shape: Shape, function: Any, keep: Keep) -> Any:
    if _is_kept(function, shape, keep):
        return function

    async def later(coroutine: Any) -> Any:
        return keep(shape, await coroutine)

    @functools.wraps(function, updated=())
    def call(*args: Any, **kwargs: Any) -> Any:
        result = function(*args, **kwargs)
        if isinstance(result, types.CoroutineType):
            return later(result)
        return keep(shape, result)

    setattr(call, _MARK, (call, function, shape, keep))
    return call


def _is_kept(function: Any, shape: Shape, keep: Keep) -> bool:
    """Tell whether a function keeps this promise: it is returned for the second time.

    A decorator may have copied the mark, so it names the function that it was made for.
    """
    while (mark := getattr(function, _MARK, None)) and mark[0] is function:
        if mark[2:] == (shape, keep):
            return True
        function = mark[1]
    return False


def _changed(value: Any, changes: dict[Any, Any]) -> Any:
    """Return a value with other items or fields: itself, or a copy if it cannot be changed."""
    if isinstance(value, (abc.MutableSequence, abc.MutableMapping)):
        for key, item in changes.items():
            value[key] = item
        return value
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return _named(value, changes)
    if isinstance(value, tuple):
        return tuple(_items(value, changes))
    if isinstance(value, (set, frozenset)):
        items = _items(value, changes)
        return _filled(value, items) if isinstance(value, set) else frozenset(items)
    return _with_fields(value, changes)


def _named(value: Any, changes: dict[str, Any]) -> Any:
    return value._replace(**changes)


def _items(value: Collection[Any], changes: dict[int, Any]) -> list[Any]:
    return [changes.get(at, item) for at, item in enumerate(value)]


def _filled(value: set[Any], items: list[Any]) -> set[Any]:
    value.clear()
    value.update(items)
    return value


def _with_fields(record: Any, changes: dict[str, Any]) -> Any:
    """Return a record with other fields: a copy if it is hashed by them, for somebody may have."""
    try:
        changed = record if type(record).__hash__ in _BY_IDENTITY else copy.copy(record)
        return _set(changed, changes)
    except Exception as error:
        shown = ", ".join(map(repr, changes))
        raise UngroundedReturn(
            f"a {type(record).__name__} hands out later, by {shown}, what is promised grounded, "
            "and what checks it cannot be put there",
            chain=ProvenanceChain(),
            hint="return the function itself, or let a dataclass hold it",
        ) from error


def _set(record: Any, changes: dict[str, Any]) -> Any:
    try:
        for name, item in changes.items():
            object.__setattr__(record, name, item)  # also where a frozen class refuses
    except TypeError:
        return record.__replace__(**changes)  # a struct of msgspec allows nothing else
    return record
