"""Accepted: retry a retrieval."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, log, summarize


@grounded_pure
def answer(i: str, retries: int = 3) -> Grounded[str]:
    last: Exception | None = None
    for attempt in range(retries):
        try:
            return summarize(fetch(i))
        except TimeoutError as error:
            last = error
            log(f"attempt {attempt} failed: {error}")
    raise RuntimeError("no answer") from last
