"""Accepted: the plain keys of a dictionary of grounded values are free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def known(i: str, table: dict[str, Grounded[str]]) -> bool:
    return i in table
