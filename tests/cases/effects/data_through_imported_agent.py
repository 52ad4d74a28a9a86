"""Accepted: an agent of another module retrieves data of the category, without saying so."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from guessing import balance


@agent(data={"financial"})
def answer(i: str) -> Grounded[int]:
    return balance(i)
