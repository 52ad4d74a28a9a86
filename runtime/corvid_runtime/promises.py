"""Results that hand out what was promised grounded only later: functions, and iterators in them."""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from typing import Any

from corvid_runtime.content import Traced
from corvid_runtime.shapes import FUNCTION, Form, Shape
from corvid_runtime.streams import stream
from corvid_runtime.value import GroundedStream

Keep = Callable[[Shape, Any], Any]
"""Checks what was handed out, by its shape, and returns what the caller gets of it."""


def kept(shape: Shape, value: Any, keep: Keep) -> Any:
    """Return a result in which functions and iterators keep their promise when they are used.

    Looked into are lists, tuples and dictionaries; lists and dictionaries change in place.
    """
    if not shape.later or isinstance(value, (Traced, GroundedStream)):
        return value
    if shape.form is Form.UNION:
        promising = [part for part in shape.parts if part.later]
        return kept(promising[0], value, keep) if len(promising) == 1 else value
    if shape.kind is FUNCTION:
        function = callable(value) and not isinstance(value, type)
        return _called(shape.parts[-1], value, keep) if function else value
    if shape.form is Form.STREAM:
        return _drawn(shape, value, keep)
    if type(value) is list and shape.form is Form.EACH:
        value[:] = [kept(shape.item, item, keep) for item in value]
    elif type(value) is dict and shape.form is Form.MAPPING:
        value.update({key: kept(shape.parts[1], item, keep) for key, item in value.items()})
    elif type(value) is tuple and shape.form in (Form.EACH, Form.TUPLE):
        parts = shape.parts * len(value) if shape.form is Form.EACH else shape.parts
        return tuple([kept(part, item, keep) for part, item in zip(parts, value, strict=False)])
    return value


def _drawn(shape: Shape, value: Any, keep: Keep) -> Any:
    if not (hasattr(type(value), "__next__") or hasattr(type(value), "__anext__")):
        return value
    return stream(value, functools.partial(keep, shape.item))


def _called(shape: Shape, function: Any, keep: Keep) -> Any:
    async def later(coroutine: Any) -> Any:
        return keep(shape, await coroutine)

    @functools.wraps(function, updated=())
    def call(*args: Any, **kwargs: Any) -> Any:
        result = function(*args, **kwargs)
        if isinstance(result, types.CoroutineType):
            return later(result)
        return keep(shape, result)

    return call
