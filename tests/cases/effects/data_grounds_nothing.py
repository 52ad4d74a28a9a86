"""Accepted: data is a constraint and makes nothing grounded."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import agent
from prelude import fetch


@agent(data={"grounded"})
def answer(i: str) -> str:
    doc = fetch(i)
    return doc.unwrap_discarding_sources()


def use(i: str) -> str:
    assert_type(answer(i), str)
    return answer(i)
