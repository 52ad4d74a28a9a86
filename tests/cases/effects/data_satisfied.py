"""Accepted: every category named is found among the callees."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch, fetch_balance


@agent(data={"grounded", "financial"})
def answer(i: str) -> Grounded[int]:
    fetch(i)
    return fetch_balance(i)
