"""Refused: an assertion tests a grounded value."""

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
    assert flag  # E: grounded-laundering `flag`
