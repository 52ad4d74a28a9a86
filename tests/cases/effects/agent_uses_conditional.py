"""Accepted: an agent whose effects retrieve declares the plain type and chooses."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, retrieval
from prelude import fetch


@agent(uses=retrieval)
def chosen(i: str) -> str:
    first = fetch(i)
    return first if i else first.upper()


@agent
def caller(i: str) -> Grounded[str]:
    assert_type(chosen(i), Grounded[str])
    return chosen(i)
