"""Accepted: reading a grounded dictionary may find nothing."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch_table


@agent
def kept(i: str) -> Grounded[str] | None:
    return fetch_table(i).get("name")
