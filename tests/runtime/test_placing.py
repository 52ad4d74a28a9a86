"""Each item that a tool retrieves says itself where it stands."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Iterator
from typing import Any, NamedTuple

import pytest
from corvid_runtime import (
    Grounded,
    GroundedValue,
    InvalidProvenance,
    Location,
    agent,
    ground,
    retrieval,
    tool,
)
from corvid_runtime.digests import digest_of


@dataclasses.dataclass(frozen=True)
class Hit:
    uri: str | None
    text: str
    place: Location | None = None


class Pair(NamedTuple):
    path: str
    text: str


PAGE = Location(page=3)
HITS = [Hit("file:a", "one", PAGE), Hit("file:b", "two"), Hit(None, "three")]


def sources(items: Any) -> list[Any]:
    return [[step.source for step in item.sources().retrievals()] for item in items]


@tool(uses=retrieval, source="uri", location="place", confidence=0.5)
def search() -> list[Hit]:
    return HITS


def test_each_item_of_a_list_has_its_own_source_and_place() -> None:
    hits: Any = search()
    assert type(hits) is list
    here = f"tool:{__name__}.search"
    assert sources(hits) == [["file:a"], ["file:b"], [here]]
    assert [hit.sources()[0].location for hit in hits] == [PAGE, None, None]
    assert [hit.confidence for hit in hits] == [0.5] * 3
    assert sources([hits[1].text]) == [["file:b"]]


@pytest.mark.parametrize("kind", [list, tuple, set, frozenset])
def test_keys_and_functions_name_sources_as_well(kind: Any) -> None:
    @tool(uses=retrieval, source=lambda text: text[:1], location=lambda text: PAGE)
    def fetch() -> Any:
        return kind(["ab", "cd"])

    found = fetch()
    assert type(found) is kind
    assert sorted(sources(found)) == [["a"], ["c"]]
    assert {step.location for item in found for step in item.sources()} == {PAGE}
    assert {item.sources()[0].digest for item in found} == {digest_of("ab"), digest_of("cd")}


def test_a_record_is_one_item_also_if_it_is_a_tuple_or_a_dictionary() -> None:
    @tool(uses=retrieval, source="path")
    def fetch(made: Any) -> Any:
        return made

    for made in (Pair("a", "x"), {"path": "a"}):
        found = fetch(made)
        assert isinstance(found, GroundedValue)
        assert sources([found]) == [["a"]]
    assert fetch(None) is None
    assert fetch([None, Pair("a", "x")])[0] is None
    assert fetch([]) == []


def test_streams_and_coroutines_place_their_items() -> None:
    @tool(uses=retrieval, source="uri")
    def stream() -> Iterator[Hit]:
        yield from HITS[:2]

    @tool(uses=retrieval, source="uri")
    async def later() -> list[Hit]:
        return HITS[:2]

    @tool(uses=retrieval, source="uri")
    async def stream_later() -> AsyncIterator[Hit]:
        for hit in HITS[:2]:
            yield hit

    async def all_of_them() -> list[Any]:
        return [await later(), [hit async for hit in stream_later()]]

    for found in [list(stream()), *asyncio.run(all_of_them())]:
        assert sources(found) == [["file:a"], ["file:b"]]


def test_what_is_grounded_already_keeps_its_source() -> None:
    @tool(uses=retrieval, source="uri")
    def fetch() -> Any:
        return [ground(HITS[0], source="by hand"), HITS[1]]

    assert sources(fetch()) == [["by hand"], ["file:b"]]


def test_an_agent_returns_the_items_as_they_came() -> None:
    @agent
    def research() -> list[Grounded[Hit]]:
        return search()

    assert [step.kind for step in research()[0].sources()] == ["retrieval", "handoff"]


@pytest.mark.parametrize(
    ("details", "why"),
    [
        ({"source": "nowhere"}, "names nothing that a Hit has"),
        ({"source": "place"}, "source must be str"),
        ({"location": "text"}, "location must be Location"),
        ({"source": 3}, "is the name of an attribute"),
    ],
)
def test_what_items_do_not_have_is_refused(details: Any, why: str) -> None:
    with pytest.raises(InvalidProvenance, match=why):
        tool(uses=retrieval, **details)(lambda: HITS)()
