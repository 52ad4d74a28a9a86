"""Refused: what an assertion says of a grounded value it tests."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
def asserted_recorded(i: str) -> None:
    flag = fetch_flag(i)
    assert flag  # N: grounded-coercion[condition] `flag`


@agent
@grounded_pure
def asserted_refused(i: str) -> None:
    flag = fetch_flag(i)
    assert flag


@agent
@grounded_pure
def told(i: str) -> None:
    doc = fetch_flag(i)
    assert doc, f"{doc}"  # E: grounded-laundering
