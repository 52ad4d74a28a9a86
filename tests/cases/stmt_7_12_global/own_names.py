"""Accepted: a comprehension's own names, and what a statement binds outside."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

ASKED: int = 0
LAST: Exception | None = None


@grounded_pure
def counted(keys: list[str]) -> list[Grounded[str]]:
    global ASKED
    ASKED = ASKED + len(keys)
    return [page for key in keys if (page := fetch(key))]


@grounded_pure
def caught(i: str) -> Grounded[str]:
    page = fetch(i)
    try:
        int(str(page))
    except ValueError as problem:
        raise KeyError(i) from problem
    return page
