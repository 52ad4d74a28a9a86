"""Accepted: edit a list."""

from __future__ import annotations

from corvid_runtime import Grounded, each, grounded_pure
from prelude import fetch, fetch_rows


@grounded_pure
def answer(i: str, docs: list[Grounded[str]]) -> list[Grounded[str]]:
    out = docs.copy()
    out.extend(each(fetch_rows(i)))
    out += [fetch("x")]
    out.insert(0, fetch("y"))
    del out[0]
    out.pop()
    out.clear()
    return out or [fetch("z")]
