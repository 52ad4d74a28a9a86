"""Accepted: what is caught is named by a constant, a function that changes nothing, or in place."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch

RETRIED = (ValueError, KeyError)


def expected() -> type[Exception]:
    return ValueError


@grounded_pure
def named_by_a_constant(i: str) -> Grounded[str]:
    doc = fetch(i)
    try:
        lift(int)(doc)
    except RETRIED:
        return doc + " (no number)"
    return doc


@grounded_pure
def named_by_a_function(i: str) -> Grounded[str]:
    doc = fetch(i)
    try:
        lift(int)(doc)
    except expected():
        pass
    return doc


@grounded_pure
def plain_inside(i: str) -> tuple[bool, Grounded[str]]:
    kind: object = None
    try:
        int(i)
    except (kind := ValueError):
        pass
    return kind is None, fetch(i)
