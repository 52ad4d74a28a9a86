"""Refused: a mapping that adds the keys that are looked up, behind the type of one that does not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

TABLE: dict[str, int] = defaultdict(int)
FIXED: Mapping[str, int] = {"a": 1}


def asks(table: Mapping[str, int], doc: Grounded[str]) -> Grounded[str]:
    if doc == "alpha" and table["x"]:
        return doc + "!"
    return doc


def counts(table: Mapping[str, int]) -> int:
    return table["x"] + 1


@grounded_pure
def local(i: str) -> int:
    seen: dict[str, int] = defaultdict(int)
    if fetch(i) == "alpha":
        seen["x"]
    return len(seen)  # E: grounded-laundering


@grounded_pure
def of_module(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha":
        TABLE["x"]  # E: grounded-laundering
    return doc


@grounded_pure
def handed_on(i: str) -> int:
    seen: defaultdict[str, int] = defaultdict(int)
    asks(seen, fetch(i))
    return len(seen)  # E: grounded-laundering


@grounded_pure
def handed_on_plainly(i: str) -> int:
    seen: defaultdict[str, int] = defaultdict(int)
    counts(seen)
    fetch(i)
    return len(seen)


@grounded_pure
def passed(i: str, table: Mapping[str, int]) -> Grounded[str]:
    doc = fetch(i)
    if doc == "alpha" and table["x"] > FIXED["a"]:
        return doc + "!"
    return doc


@grounded_pure
def grouped(i: str) -> list[Grounded[str]]:
    groups: dict[str, list[Grounded[str]]] = defaultdict(list)
    doc = fetch(i)
    if doc == "alpha":
        groups["x"].append(doc)
    return groups["x"]


def counted(words: list[str]) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    for word in words:
        found[word] += 1
    return found


def main() -> None:
    own: dict[str, int] = defaultdict(int)
    passed("x", own)  # E: grounded-laundering
    passed("x", defaultdict(int))  # E: grounded-laundering
    passed("x", counted(["a"]))  # E: grounded-laundering
    passed("x", dict(counted(["a"])))
    passed("x", dict(own))
    passed("x", {"x": 1})
