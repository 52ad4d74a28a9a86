"""Accepted: a pure body calls pure ones, recursively and mutually."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return itself(proven(i), 2)


@agent
@grounded_pure
def itself(doc: Grounded[str], n: int) -> Grounded[str]:
    return doc if n == 0 else itself(doc + "!", n - 1)


@agent
@grounded_pure
def ping(doc: Grounded[str], n: int) -> Grounded[str]:
    return doc if n == 0 else pong(doc, n - 1)


@agent
@grounded_pure
def pong(doc: Grounded[str], n: int) -> Grounded[str]:
    return ping(doc, n)
