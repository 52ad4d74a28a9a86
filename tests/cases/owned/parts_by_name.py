"""Accepted: parts of what the function made have names of their own, by which they are changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from corvid_runtime import Grounded, ground, grounded_pure, join, retrieval, tool


@dataclass(frozen=True)
class Hit:
    text: str
    page: int
    score: float


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[Hit]]:
    return [ground(Hit("Bees sleep.", 1, 0.5), source=query)]


@dataclass
class Passage:
    page: Grounded[int]
    texts: list[Grounded[str]] = field(default_factory=list)


@grounded_pure
def last_of_a_list(query: str) -> list[Passage]:
    passages: list[Passage] = []
    for hit in search(query):
        if passages:
            previous = passages[-1]
            if previous.page == hit.page:
                previous.texts.append(hit.text)
                continue
        passages.append(Passage(hit.page, [hit.text]))
    return passages


@grounded_pure
def put_there_first(query: str) -> list[Passage]:
    passages: list[Passage] = []
    current: Passage | None = None
    for hit in search(query):
        if current is None or current.page != hit.page:
            current = Passage(hit.page)
            passages.append(current)
        current.texts.append(hit.text)
    return passages


@grounded_pure
def of_a_conditional(query: str) -> list[Passage]:
    passages: list[Passage] = []
    for hit in search(query):
        last = passages[-1] if passages else None
        if last is not None and last.page == hit.page:
            last.texts.append(hit.text)
        else:
            passages.append(Passage(hit.page, [hit.text]))
    return passages


@grounded_pure
def found_by_a_loop(query: str) -> list[Grounded[str]]:
    clusters: list[Passage] = []
    for hit in search(query):
        for cluster in clusters:
            if cluster.page == hit.page:
                cluster.texts.append(hit.text)
                break
        else:
            clusters.append(Passage(hit.page, [hit.text]))
    return [join("\n", cluster.texts) for cluster in clusters]


@grounded_pure
def lists_in_a_list(query: str) -> list[list[Grounded[Hit]]]:
    clusters: list[list[Grounded[Hit]]] = []
    for hit in search(query):
        for number, cluster in enumerate(clusters):
            if number < 5 and cluster[0].page == hit.page:
                cluster.append(hit)
                break
        else:
            clusters.append([hit])
    return clusters


def grouped(hits: Iterable[Grounded[Hit]]) -> list[Passage]:
    groups: dict[Grounded[int], Passage] = {}
    for hit in hits:
        group = groups.get(hit.page)
        if group is None:
            group = Passage(hit.page)
            groups[hit.page] = group
        group.texts.append(hit.text)
    return list(groups.values())


@grounded_pure
def of_a_table(query: str) -> list[Grounded[str]]:
    return [join("\n", group.texts) for group in grouped(search(query))]


@grounded_pure
def beside_its_whole(query: str) -> list[Grounded[Hit]]:
    groups: dict[str, list[Grounded[Hit]]] = {"near": [], "far": []}
    near = groups["near"]
    for hit in search(query):
        groups["near" if hit.score > 0.1 else "far"].append(hit)
    return near
