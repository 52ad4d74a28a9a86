"""Refused: reading a grounded dictionary that may find nothing tells whether it did."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_table


@agent
def found_recorded(i: str) -> Grounded[str] | None:
    return fetch_table(i).get("name")  # N: grounded-coercion[optional] `fetch_table(i).get("name")`


@agent
@grounded_pure
def found_refused(i: str) -> Grounded[str] | None:
    return fetch_table(i).get("name")


@agent
@grounded_pure
def told(i: str) -> str:
    return "none" if fetch_table(i).get("name") is None else "one"  # E: grounded-laundering, grounded-laundering
