"""What a program does to grounded values by name: cut a chain, loop, call a plain function."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Iterable
from typing import Any

import attrs

from corvid_runtime import containers, discards
from corvid_runtime.content import chains_in
from corvid_runtime.crossings import RECEIVERS, brief
from corvid_runtime.errors import GroundingError
from corvid_runtime.graph import derive, record
from corvid_runtime.intake import Intake
from corvid_runtime.lifting import lifted_call
from corvid_runtime.makers import wrap
from corvid_runtime.value import GroundedValue


def sever(value: Any, reason: str) -> Any:
    """Cut a chain: the value stays usable and may no longer be returned as grounded.

    Args:
        value: a grounded value; anything else comes back as it is.
        reason: why, for the chain and the audit.

    Raises:
        InvalidProvenance: the reason is not text.
    """
    if not isinstance(value, GroundedValue):
        return value
    node = value._corvid_node
    event = discards.report((node,), reason)
    step = attrs.evolve(event, inputs=())
    return wrap(value._corvid_plain, record(step, node[1].confidence, (node,)))


def each(values: Any, /) -> list[Any]:
    """Return the items of a grounded iterable, each of them grounded.

    Of a plain iterable they are what they are: nothing becomes grounded here. A prompt answers
    plainly where it was asked with nothing retrieved, as in the first round of a loop.

    Args:
        values: a grounded list, tuple, mapping (its keys), stream, or any other iterable.

    Raises:
        GroundingError: there is nothing to go through, or it has to be awaited.
    """
    if not isinstance(values, GroundedValue):
        if not isinstance(values, Iterable):
            raise GroundingError(
                f"each() takes an iterable, not {brief(values)}",
                hint="write `async for` over what has to be awaited",
            )
        return list(values)
    if issubclass(type(values), list):
        return containers.elements(values, "each")
    node = derive("each", values._corvid_node)
    return [wrap(item, node) for item in values._corvid_plain]


def lift(function: Any, /) -> Any:
    """Let a plain function take grounded arguments and keep the grounding.

    The function gets plain values, deeply unwrapped into fresh containers; records keep what they
    declare ``Grounded``. Its result carries one `Derived` step named after the function; with
    nothing grounded handed to it, it stays plain. The object of a method is an argument, too, if it
    holds something grounded; one that is no record is passed as it is.
    """
    if isinstance(function, (staticmethod, classmethod)):
        return type(function)(lift(function.__func__))
    inner = function.func if isinstance(function, functools.partial) else function
    name = getattr(inner, "__name__", type(inner).__name__)

    is_method = _first_parameter(inner) in RECEIVERS

    def lifted(*args: Any, **kwargs: Any) -> Any:
        if is_method and args and next(chains_in(args[0]), None) is None:
            intake = Intake()
            intake.receiver(args[0])
            own = functools.partial(function, args[0])
            return lifted_call(own, name, args[1:], kwargs, intake=intake)
        return lifted_call(function, name, args, kwargs)

    async def lifted_later(*args: Any, **kwargs: Any) -> Any:
        return await lifted(*args, **kwargs)

    later = inspect.iscoroutinefunction(function)
    return functools.wraps(function, updated=())(lifted_later if later else lifted)


def _first_parameter(function: Any) -> str:
    code = getattr(function, "__code__", None)
    return code.co_varnames[0] if code is not None and code.co_argcount else ""
