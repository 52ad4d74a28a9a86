"""Accepted: a finally catches nothing."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, log


@agent
@grounded_pure
def cleaned(i: str) -> Grounded[str]:
    try:
        return fetch(i) + "!"
    finally:
        log("done")
