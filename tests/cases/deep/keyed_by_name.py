"""Accepted: dictionaries of grounded values by plain names, put together and looked up."""

from __future__ import annotations

from collections import Counter, defaultdict

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str, other: dict[str, Grounded[str]]) -> dict[str, Grounded[str]]:
    names = {i} | {"b"}
    table = dict(zip(names, [fetch(name) for name in names]))
    table.update(other)
    table |= {"c": table.get("b", fetch("c"))}
    grouped: defaultdict[str, list[Grounded[str]]] = defaultdict(list)
    grouped[i].append(table.pop("c"))
    print(len(Counter(names) + Counter([i])), len(grouped))
    return {**table, **other} | dict(other)
