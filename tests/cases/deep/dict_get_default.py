"""Refused: a plain default for what a grounded dictionary lacks tells that it lacks it."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_table


@agent
@grounded_pure
def kept(i: str) -> Grounded[str] | str:  # E: grounded-union
    table = fetch_table(i)
    return table.get("name", "unknown")  # E: grounded-laundering


@agent
def defaulted(i: str) -> Grounded[str] | str:  # E: grounded-union
    return fetch_table(i).get("name", "unnamed")


@grounded_pure
def looked(i: str) -> str:
    if fetch_table(i).get("name", "unknown") == "unknown":
        return ""  # E: grounded-laundering
    return "known"  # E: grounded-laundering
