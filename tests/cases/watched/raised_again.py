"""Accepted: what was caught last is raised again when no attempt is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, summarize

T = TypeVar("T")


def retried(call: Callable[[], T], times: int = 3) -> T:
    """As most programs write it."""
    last: Exception | None = None
    for _ in range(times):
        try:
            return call()
        except OSError as error:
            last = error
    assert last is not None
    raise last


@grounded_pure
def asked(town: str) -> Grounded[str]:
    """Through a helper."""
    return retried(lambda: summarize(fetch(town)))


@grounded_pure
def asked_here(town: str) -> Grounded[str]:
    """In its own body, and at once."""
    doc = fetch(town)
    last: OSError | ValueError | None = None
    for _ in range(3):
        try:
            return summarize(doc)
        except OSError as error:
            last = error
        except ValueError as error:
            last = error
    if last is None:
        raise ValueError("no attempt")
    raise last


@grounded_pure
def raised_at_once(town: str) -> Grounded[str]:
    """What `raise` alone does as well."""
    doc = fetch(town)
    try:
        return summarize(doc)
    except OSError as error:
        raise error
