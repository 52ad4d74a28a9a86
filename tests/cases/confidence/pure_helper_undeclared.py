"""Accepted: a pure helper without a minimum may call whatever declares no confidence."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, judge, summarize_all


@grounded_pure
def judged(i: str) -> Grounded[bool]:
    return judge(fetch(i))


@grounded_pure
def plainly(i: str) -> bool:
    return judge(i)


@grounded_pure
def summarized(docs: list[Grounded[str]]) -> Grounded[str]:
    return summarize_all(docs)
