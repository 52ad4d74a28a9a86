"""Accepted: the same computations in plain slots drop sources once each, and mypy adds nothing."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch, fetch_int, helper


@agent
def variable(i: str) -> str:
    text: str = helper(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`
    return text


@agent
def operation(i: str) -> float:
    number: float = 1.5 + fetch_int(i)  # N: grounded-coercion[argument] `fetch_int(i)`
    return number


@agent
def arm(i: str) -> str:
    text: str = fetch(i) if i else "none"  # N: grounded-coercion[arm] `fetch(i)`
    return text
