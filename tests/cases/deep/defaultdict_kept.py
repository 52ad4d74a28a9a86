"""Accepted: a default dictionary of grounded lists."""

from __future__ import annotations

from collections import defaultdict

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def kept(i: str) -> list[Grounded[str]]:
    table: defaultdict[str, list[Grounded[str]]] = defaultdict(list)
    table["a"].append(fetch(i))
    return table["a"]
