"""Accepted: each item of what a tool retrieves says itself where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypedDict

from corvid_runtime import Grounded, Location, agent, grounded_pure, prompt, retrieval, tool
from typing_extensions import assert_type


@dataclass(frozen=True)
class Hit:
    uri: str
    text: str
    page: int
    place: Location | None = None


class Row(TypedDict):
    url: str
    text: str


class Pair(NamedTuple):
    path: str
    text: str


def place_of(hit: Hit) -> Location:
    return Location(page=hit.page)


@tool(uses=retrieval, source="uri", location="place")
def search(query: str) -> list[Hit]:
    return [Hit("file:a", query, 1)]


@tool(uses=retrieval, source="url")
async def rows(query: str) -> tuple[Row, ...]:
    return (Row(url="a", text=query),)


@tool(uses=retrieval, source=lambda pair: pair.path, location=None)
def pairs(query: str) -> Sequence[Pair] | None:
    return [Pair("a", query)]


@tool(uses=retrieval, source="path")
def stream(query: str) -> Iterator[Pair]:
    yield Pair("a", query)


@tool(uses=retrieval, source="uri", location=place_of)
def first(query: str) -> Hit:
    return Hit("file:a", query, 1)


@prompt
def ask(text: str) -> str:
    return text


@agent
@grounded_pure
def answer(query: str) -> Grounded[str]:
    hits = search(query)
    assert_type(hits, list[Grounded[Hit]])
    texts = [ask(hit.text) for hit in hits if hit.page > 1]
    return texts[0] if texts else ask(first(query).text)


@agent
async def others(query: str) -> Grounded[str]:
    found = await rows(query)
    assert_type(found, tuple[Grounded[Row], ...])
    beside = pairs(query)
    assert_type(beside, Sequence[Grounded[Pair]] | None)
    for pair in stream(query):
        return pair.text
    return found[0]["text"]
