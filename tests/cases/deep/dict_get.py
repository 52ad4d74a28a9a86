"""Refused: reading a grounded dictionary that may find nothing discloses whether it did."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_table


@agent
def found_recorded(i: str) -> Grounded[str] | None:
    return fetch_table(i).get("name")  # N: grounded-coercion[optional] `fetch_table(i).get("name")`


@agent
@grounded_pure
def found_refused(i: str) -> Grounded[str] | None:
    return fetch_table(i).get("name")  # E: grounded-laundering `fetch_table(i).get("name")`
