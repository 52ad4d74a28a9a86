"""Refused: each category is among the callees' effects."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch, fetch_balance


@agent(data={"grounded", "financial"})
def both(i: str) -> Grounded[int]:
    fetch(i)
    return fetch_balance(i)


@agent(data={"grounded", "financial"})
def missing(i: str) -> Grounded[str]:  # E: grounded-data
    return fetch(i)
