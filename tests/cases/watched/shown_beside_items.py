"""Refused: a container shows a number it was given, and an iterator its class, beside its items."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[str]]:
    return []


def bounded(doc: Grounded[str]) -> deque[Grounded[str]]:
    return deque([doc], len(doc))


def counted(doc: Grounded[str]) -> enumerate[Grounded[str]]:
    return enumerate([doc], len(doc))


def either(doc: Grounded[str]) -> Iterator[Grounded[str]]:
    return iter([doc]) if "x" in doc else iter((doc,))


def several(doc: Grounded[str]) -> Iterable[Grounded[str]]:
    if "x" in doc:
        return [doc]
    return (doc,)


class Kept:
    def __init__(self, doc: Grounded[str]) -> None:
        self.numbered = enumerate([doc], len(doc))


class Bounded:
    def __init__(self, doc: Grounded[str]) -> None:
        self.items = deque([doc], len(doc))


class Unpacked:
    def __init__(self, doc: Grounded[str]) -> None:
        self.number, self.doc = next(enumerate([doc], len(doc)))


@grounded_pure
def maxlen(doc: Grounded[str]) -> object:
    return bounded(doc).maxlen  # E: grounded-laundering


@grounded_pure
def start(doc: Grounded[str]) -> int:
    return next(counted(doc))[0]  # E: grounded-laundering


@grounded_pure
def name(doc: Grounded[str]) -> str:
    return type(either(doc)).__name__  # E: grounded-laundering


@grounded_pure
def kind(doc: Grounded[str]) -> bool:
    return isinstance(several(doc), list)  # E: grounded-laundering


@grounded_pure
def field(doc: Grounded[str]) -> int:
    return next(Kept(doc).numbered)[0]  # E: grounded-laundering


@grounded_pure
def field_maxlen(doc: Grounded[str]) -> object:
    return Bounded(doc).items.maxlen  # E: grounded-laundering


@grounded_pure
def unpacked(doc: Grounded[str]) -> int:
    return Unpacked(doc).number  # E: grounded-laundering


@grounded_pure
def last(query: str) -> deque[Grounded[str]]:
    return deque([hit for hit in search(query) if "x" in hit], maxlen=3)


@grounded_pure
def window(query: str) -> deque[Grounded[str]]:
    found: deque[Grounded[str]] = deque(maxlen=3)
    for hit in search(query):
        if "x" in hit:
            found.append(hit)
    return found


@grounded_pure
def waiting(query: str) -> list[Grounded[str]]:
    todo = deque(search(query))
    done: list[Grounded[str]] = []
    while todo:
        hit = todo.popleft()
        if "x" in hit:
            done.append(hit)
        elif "y" in hit:
            todo.append(hit[1:])
    return done


@grounded_pure
def drawn(query: str) -> Iterable[Grounded[str]]:
    return (hit for hit in search(query) if "x" in hit)


@grounded_pure
def in_order(query: str) -> list[Grounded[str]]:
    return [hit for number, hit in enumerate(search(query), 1) if number < 4 and "x" in hit]


@grounded_pure
def by_name(query: str) -> Mapping[str, list[Grounded[str]]]:
    found: Mapping[str, list[Grounded[str]]] = {"x": [h for h in search(query) if "x" in h]}
    return found
