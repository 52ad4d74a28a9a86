"""Accepted: an exception of the retrieval itself is plain."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, log


@agent
@grounded_pure
def described(i: str) -> Grounded[str] | None:
    try:
        return fetch(i)
    except TimeoutError as error:
        log(str(error))
        return None
