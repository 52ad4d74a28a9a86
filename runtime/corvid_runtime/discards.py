"""The audit trail: every place where sources are discarded on purpose reports itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from corvid_runtime.content import chains_in, strip
from corvid_runtime.frames import caller
from corvid_runtime.graph import Node
from corvid_runtime.provenance import ProvenanceChain, Severed

if TYPE_CHECKING:
    import logging

_callbacks: Final[dict[object, Callable[[Severed], object]]] = {}


def on_discard(callback: Callable[[Severed], object]) -> Callable[[], None]:
    """Call back with a `Severed` step whenever grounded values are unwrapped or severed.

    An exception the callback raises is logged, not raised.

    Returns:
        A function that unregisters the callback.
    """
    key = object()
    _callbacks[key] = callback

    def unregister() -> None:
        _callbacks.pop(key, None)

    return unregister


def plain(value: object, reason: str | None = None) -> object:
    """Return ordinary data without its provenance, at any depth, and report what was discarded.

    Also fits as the ``default=`` of encoders that refuse a proxy.

    Args:
        value: a grounded value, or containers and records of them; anything else comes back as is.
        reason: why the sources may go, for the audit.
    """
    discarded = tuple(chains_in(value))
    if not discarded:
        return value
    report(discarded, reason)
    return strip(value)


def report(discarded: tuple[Node, ...], reason: str | None) -> Severed:
    """Tell the audit that chains were discarded by the code that called the runtime."""
    inputs = tuple(map(ProvenanceChain.of, discarded))
    event = Severed(reason, caller(), inputs=inputs)
    _log().info("sources discarded at %s: %s", event.where, reason or "no reason given")
    for callback in list(_callbacks.values()):
        try:
            callback(event)
        except Exception:
            _log().exception("an on_discard callback failed")
    return event


def _log() -> logging.Logger:
    import logging

    return logging.getLogger("corvid_runtime")
