"""Accepted: what a container holds is put into another one, chosen among its like, or renamed."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import Grounded, ground, grounded_pure, join, retrieval, tool


@dataclass(frozen=True)
class Sentence:
    position: int
    text: str


@dataclass
class Window:
    start: Grounded[int]
    end: Grounded[int]
    sentences: list[Grounded[str]]


@tool(uses=retrieval)
def fetch(query: str) -> list[Grounded[Sentence]]:
    return [ground(Sentence(1, "a storm"), source=query)]


@tool(uses=retrieval)
def texts(query: str) -> list[Grounded[str]]:
    return [ground("a storm", source=query), ground("a calm", source=query)]


@grounded_pure
def merged(query: str) -> list[Grounded[str]]:
    windows = [Window(s.position, s.position + 1, [s.text]) for s in fetch(query)]
    together: list[Window] = []
    for window in sorted(windows, key=lambda each: each.start):
        if together and window.start <= together[-1].end:
            together[-1].sentences.extend(window.sentences)
            together[-1].end = window.end
        else:
            together.append(Window(window.start, window.end, [*window.sentences]))
    return [join(" ", window.sentences) for window in together]


@grounded_pure
def merged_as_they_come(query: str) -> list[Grounded[str]]:
    windows = [Window(s.position, s.position + 1, [s.text]) for s in fetch(query)]
    together: list[Window] = []
    for window in windows:
        if together and window.start <= together[-1].end:
            last = together[-1]
            last.sentences.extend(window.sentences)
            last.end = window.end
        else:
            together.append(window)
    return [join(" ", window.sentences) for window in together]


@grounded_pure
def clustered(query: str) -> list[list[Grounded[str]]]:
    clusters: list[list[Grounded[str]]] = []
    for text in texts(query):
        best = max(clusters, key=lambda cluster: len(cluster[0]), default=None)
        if best is None or best[0][:3] != text[:3]:
            clusters.append([text])
        else:
            best.append(text)
    return clusters


def parted(
    found: Iterable[Grounded[str]], predicate: Callable[[Grounded[str]], bool]
) -> tuple[list[Grounded[str]], list[Grounded[str]]]:
    yes: list[Grounded[str]] = []
    no: list[Grounded[str]] = []
    for text in found:
        chosen = yes if predicate(text) else no
        chosen.append(text)
    return yes, no


def is_calm(text: Grounded[str]) -> bool:
    return "calm" in text


@grounded_pure
def calm_first(query: str) -> list[Grounded[str]]:
    calm, rest = parted(texts(query), is_calm)
    return calm + rest


T = TypeVar("T")


class Registry(Generic[T]):
    def __init__(self) -> None:
        self.by_name: dict[str, T] = {}

    def put(self, name: str, item: T) -> None:
        self.by_name[name] = item


@grounded_pure
def registered(query: str) -> list[Grounded[str]]:
    windows = [Window(s.position, s.position + 1, [s.text]) for s in fetch(query)]
    registry: Registry[Window] = Registry()
    for window in windows:
        registry.put(query, window)
    for text in texts(query):
        if "calm" in text:
            registry.by_name[query].sentences.append(text)
    return [join(" ", window.sentences) for window in windows]


@grounded_pure
def on_a_heap(query: str) -> list[Grounded[str]]:
    heap: list[tuple[Grounded[int], Grounded[str]]] = []
    for text in texts(query):
        heapq.heappush(heap, (text.count("a"), text))
    return [heapq.heappop(heap)[1] for _ in range(len(heap))]
