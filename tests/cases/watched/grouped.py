"""Refused: groups that somebody else has as well; those of the function alone are its own."""

from __future__ import annotations
from collections import defaultdict
from dataclasses import dataclass
from corvid_runtime import Grounded, grounded_pure, retrieval, tool, ground, join, each

@dataclass(frozen=True)
class Hit:
    id: str
    text: str
    score: float


@tool(uses=retrieval)
def search(query: str, limit: int = 5) -> list[Grounded[Hit]]:
    return [ground(Hit("1", "t", 0.5), source="a")]


@grounded_pure
def by_default(q: str) -> list[Grounded[str]]:
    groups: dict[str, list[Grounded[Hit]]] = defaultdict(list)
    for hit in search(q):
        groups[hit.id].append(hit)
    return [join(" ", [h.text for h in group]) for group in groups.values()]


@grounded_pure
def by_setdefault(q: str) -> list[Grounded[str]]:
    groups: dict[str, list[Grounded[Hit]]] = {}
    for hit in search(q):
        groups.setdefault(hit.id, []).append(hit)
    out: list[Grounded[str]] = []
    for key, group in groups.items():
        best = max(group, key=lambda h: h.score)
        out.append(best.text)
    return out


@grounded_pure
def by_membership(q: str) -> list[Grounded[str]]:
    groups: dict[str, list[Grounded[Hit]]] = {}
    for hit in search(q):
        if hit.id not in groups:
            groups[hit.id] = []
        groups[hit.id].append(hit)
    return [g[0].text for g in groups.values()]


@grounded_pure
def in_buckets(q: str) -> list[Grounded[str]]:
    buckets: dict[str, list[Grounded[str]]] = {"high": [], "low": []}
    for hit in search(q):
        buckets["high" if hit.score > 0.5 else "low"].append(hit.text)
    return buckets["high"] + buckets["low"]


@grounded_pure
def with_a_shared_list(q: str, shared: list[Grounded[Hit]]) -> None:
    groups: dict[str, list[Grounded[Hit]]] = {}
    groups["a"] = shared
    for hit in search(q):
        groups[hit.id].append(hit)  # E: grounded-laundering


@grounded_pure
def of_a_shared_table(q: str, shared: dict[str, list[Grounded[Hit]]]) -> None:
    groups: dict[str, list[Grounded[Hit]]] = dict(shared)
    for hit in search(q):
        groups[hit.id].append(hit)  # E: grounded-laundering


@grounded_pure
def given_away(q: str, sink: list[list[Grounded[Hit]]]) -> None:
    groups: dict[str, list[Grounded[Hit]]] = {"a": [], "b": []}
    sink.append(groups["a"])
    for hit in search(q):
        groups[hit.id].append(hit)  # E: grounded-laundering


@grounded_pure
def holds_a_shared_list(q: str, shared: list[int]) -> None:
    groups: dict[str, list[list[int]]] = {"a": [], "b": []}
    groups["a"].append(shared)
    for hit in search(q):
        groups[hit.id][0].append(1)  # E: grounded-laundering


@grounded_pure
def measured(q: str) -> int:
    groups: dict[str, list[int]] = {"a": [], "b": []}
    for hit in search(q):
        groups[hit.id].append(1)
    return len(groups["a"])  # E: grounded-laundering


@grounded_pure
def by_a_factory(q: str, shared: list[int]) -> None:
    groups: dict[str, list[int]] = defaultdict(lambda: shared)
    for hit in search(q):
        groups[hit.id].append(1)  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def by_a_shared_default(q: str, shared: list[int]) -> None:
    groups: dict[str, list[int]] = {}
    for hit in search(q):
        groups.setdefault(hit.id, shared).append(1)  # E: grounded-laundering


@grounded_pure
def extended_by_shared(q: str, shared: list[list[int]]) -> None:
    groups: dict[str, list[list[int]]] = {"a": []}
    groups["a"].extend(shared)
    for hit in search(q):
        groups["a"][0].append(1 if hit.score > 1 else 2)  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def by_get(q: str) -> list[int]:
    groups: dict[str, list[int]] = {"a": []}
    got = groups.get("a", [])
    for hit in search(q):
        groups[hit.id].append(1)  # E: grounded-laundering
    return got


@grounded_pure
def by_values(q: str) -> list[int]:
    groups: dict[str, list[int]] = {"a": []}
    got = [g for g in groups.values()]
    for hit in search(q):
        groups[hit.id].append(1)  # E: grounded-laundering
    return got[0]


@grounded_pure
def unpacked(q: str) -> list[int]:
    groups: list[list[int]] = [[], []]
    got, *_ = groups
    for hit in search(q):
        groups[0 if hit.score > 1 else 1].append(1)
    return got  # E: grounded-laundering


@grounded_pure
def copied(q: str) -> list[int]:
    groups: list[list[int]] = [[], []]
    copy = list(groups)
    for hit in search(q):
        groups[0 if hit.score > 1 else 1].append(1)
    return copy[0]  # E: grounded-laundering


@grounded_pure
def sliced(q: str) -> list[int]:
    groups: list[list[int]] = [[], []]
    copy = groups[:1]
    for hit in search(q):
        groups[0 if hit.score > 1 else 1].append(1)
    return copy[0]  # E: grounded-laundering


@grounded_pure
def named_in_a_loop(q: str) -> list[int]:
    groups: list[list[int]] = [[], []]
    first = [0]
    for hit in search(q):
        first = groups[0]
    if search(q)[0].score > 1:
        groups[0].append(1)
    return first  # E: grounded-laundering


@grounded_pure
def greatest(q: str) -> list[int]:
    groups: list[list[int]] = [[], []]
    copy = max(groups, key=lambda g: len(g))
    for hit in search(q):
        groups[0 if hit.score > 1 else 1].append(1)
    return copy  # E: grounded-laundering


@grounded_pure
def chosen(q: str) -> list[int]:
    groups: list[list[int]] = [[], []]
    for hit in search(q):
        (groups[0] if hit.score > 1 else groups[1]).append(1)  # E: grounded-laundering
    return groups[0]


@grounded_pure
def added_to_in_place(q: str) -> list[int]:
    groups: list[list[int]] = [[], []]
    xs = groups[0]
    xs += [1 for h in search(q) if h.score > 1]
    return xs  # E: grounded-laundering


@grounded_pure
def stored_under_a_name(q: str) -> list[int]:
    groups: list[list[int]] = [[], []]
    xs = [0]
    groups[0] = xs
    for hit in search(q):
        groups[0 if hit.score > 1 else 1].append(1)
    return xs  # E: grounded-laundering


@grounded_pure
def in_a_shared_pair(q: str, shared: list[Grounded[Hit]]) -> None:
    groups: dict[str, tuple[list[Grounded[Hit]], int]] = {}
    groups["a"] = (shared, 1)
    for hit in search(q):
        if hit.score > 0.5:
            groups["a"][0].append(hit)  # E: grounded-laundering


@grounded_pure
def in_shared_tuples(q: str, shared: tuple[list[Grounded[Hit]], ...]) -> None:
    groups: list[tuple[list[Grounded[Hit]], ...]] = [shared]
    for hit in search(q):
        if hit.score > 0.5:
            groups[0][0].append(hit)  # E: grounded-laundering


@grounded_pure
def in_pairs_of_its_own(q: str) -> list[Grounded[Hit]]:
    groups: dict[str, tuple[list[Grounded[Hit]], int]] = {}
    groups["a"] = ([], 1)
    for hit in search(q):
        if hit.score > 0.5:
            groups["a"][0].append(hit)
    return groups["a"][0]


COUNTS: defaultdict[int, int] = defaultdict(int)


@grounded_pure
def filled_in_outside(i: str) -> Grounded[str]:
    doc = join(" ", [hit.text for hit in search(i)])
    return doc if COUNTS[len(doc)] else doc + "."  # E: grounded-laundering


@grounded_pure
def filled_in_here(i: str) -> Grounded[str]:
    counts: defaultdict[int, int] = defaultdict(int)
    doc = join(" ", [hit.text for hit in search(i)])
    return doc if counts[len(doc)] else doc + "."
