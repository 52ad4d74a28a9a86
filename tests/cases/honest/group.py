"""Accepted: group rows under plain keys."""

from __future__ import annotations

import collections

from corvid_runtime import Grounded, each, grounded_pure
from prelude import fetch_rows


@grounded_pure
def answer(i: str) -> dict[str, list[Grounded[str]]]:
    found: dict[str, list[Grounded[str]]] = collections.defaultdict(list)
    for n, r in enumerate(each(fetch_rows(i))):
        found[f"k{n % 2}"].append(r)
    return dict(found)
