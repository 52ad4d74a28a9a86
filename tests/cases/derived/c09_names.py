"""Refused: names that are bound on a branch, again, or by global."""

from __future__ import annotations

import os

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, keep, strip

if os.environ:

    def chosen(i: str) -> str:
        return i

else:

    def chosen(i: str) -> str:
        return strip(fetch(i))


def bound(doc: Grounded[str]) -> Grounded[str]:
    return doc


def rebind() -> None:
    global bound

    def bound(doc: Grounded[str]) -> Grounded[str]:
        print(strip(doc))
        return doc


if (walrus := keep) is None:
    raise SystemExit


@grounded_pure
def on_branch(i: str) -> str:
    return chosen(i)  # E: grounded-laundering


@grounded_pure
def by_global(i: str) -> Grounded[str]:
    return bound(fetch(i))  # E: grounded-laundering


@grounded_pure
def honest(i: str) -> Grounded[str]:
    return keep(fetch(i))
