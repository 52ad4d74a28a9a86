"""Refused: a result that is grounded or plain."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def either(i: str) -> Grounded[str] | str:  # E: grounded-union
    return fetch(i)
