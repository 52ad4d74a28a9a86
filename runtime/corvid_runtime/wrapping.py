"""What wraps a type that is met for the first time: a carrier, a stream, a proxy, or nothing."""

from __future__ import annotations

import types
from typing import Any, Final

from corvid_runtime import carriers, containers, proxies, streams
from corvid_runtime.graph import Node
from corvid_runtime.makers import Maker

_NEVER: Final = (
    type(None),
    type(NotImplemented),
    type(...),
    type,
    types.ModuleType,
    BaseException,
)
"""``None`` is how a result says there is none; the others are not content."""


def _as_is(value: Any, node: Node) -> Any:
    return value


def maker_of(kind: type) -> Maker:
    """Return what wraps values of a type."""
    if issubclass(kind, _NEVER):
        return _as_is
    if carriers.fits(kind):
        return carriers.maker(kind)
    if containers.fits(kind):
        return containers.maker(kind)
    return streams.maker(kind) if streams.fits(kind) else proxies.maker(kind)
