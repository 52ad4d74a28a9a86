"""Accepted: categories are found through other agents."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch_balance


@agent
def balance(i: str) -> Grounded[int]:
    return fetch_balance(i)


@agent(data={"financial"})
def answer(i: str) -> Grounded[int]:
    return balance(i)
