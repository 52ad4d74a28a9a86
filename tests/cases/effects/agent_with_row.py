"""Accepted: an agent with a grounded row and a plain return is grounded to its callers."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, retrieval
from prelude import fetch


@agent(uses=retrieval)
def answer(i: str) -> str:
    return fetch(i)


@agent
def outer(i: str) -> Grounded[str]:
    assert_type(answer(i), Grounded[str])
    return answer(i)
