"""Accepted: container methods that neither compare nor order keep their items."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def collect(i: str) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []
    found.append(fetch(i))
    found.extend([fetch("b")])
    found.insert(0, fetch("c"))
    last = found.pop()
    found.reverse()
    table: dict[str, Grounded[str]] = {}
    table["a"] = last
    table.update({"b": last})
    table.setdefault("c", last)
    return found.copy() + list(table.values())
