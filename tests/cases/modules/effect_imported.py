"""Accepted: an effect defined elsewhere."""

from __future__ import annotations

import prelude
from corvid_runtime import Grounded, agent, tool


@tool(uses=prelude.ledger)
def book(i: str) -> int:
    return 1


@agent(data={"financial"})
def answer(i: str) -> Grounded[int]:
    return book(i)
