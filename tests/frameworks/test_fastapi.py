"""Routes of the real FastAPI that promise grounded answers."""

import asyncio
import concurrent.futures
import datetime
from collections.abc import AsyncIterator, Iterator
from decimal import Decimal
from typing import Annotated, Any
from uuid import UUID

import pytest
from corvid_runtime import (
    Grounded,
    GroundedValue,
    UngroundedReturn,
    agent,
    ground,
    plain,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

pytest.importorskip("fastapi")

from fastapi import Depends, FastAPI
from fastapi.responses import StreamingResponse
from fastapi.testclient import TestClient
from pydantic import BaseModel, Field


class Reply(BaseModel):
    text: Grounded[str]
    euros: Grounded[int] | None = None
    sources: list[str] = []


class PlainReply(BaseModel):
    text: str
    euros: int | None = None
    sources: list[str] = []


@tool(uses=retrieval)
def fetch(key: str) -> Grounded[str]:
    return ground(f"record {key}", source=f"file:{key}")


@prompt
def say(text: str) -> str:
    return text.upper()


def named(text: Any) -> list[str]:
    return [step.source for step in text.sources().retrievals()]


def client_of(route: Any, **options: Any) -> TestClient:
    app = FastAPI()
    app.get("/", **options)(route)
    return TestClient(app, raise_server_exceptions=False)


@agent
def answer(key: str) -> Reply:
    said = say(fetch(key))
    return Reply(text=said, sources=named(said))


def test_openapi_is_unchanged():
    def bare(key: str) -> PlainReply:
        raise NotImplementedError

    ours, theirs = (client_of(route).get("/openapi.json").json() for route in (answer, bare))
    renamed = str(theirs).replace("PlainReply", "Reply").replace("bare", "answer")
    assert str(ours) == renamed.replace("Bare", "Answer")


class Place(BaseModel):
    page: int
    note: str | None = None


@pytest.mark.parametrize(
    "kind",
    [
        *(str, int, float, bool, bytes, datetime.date, Decimal, UUID, Place, Any),
        *(list[int], dict[str, Place], tuple[int, str], set[int], str | None),
        Annotated[str, Field(max_length=30, description="what was found")],
    ],
    ids=str,
)
def test_openapi_is_that_of_the_content(kind: Any):
    def document(kind: Any) -> Any:
        app = FastAPI()

        class Found(BaseModel):
            text: kind
            others: list[kind] = []
            named: dict[str, kind] | None = None

        @app.get("/found", responses={404: {"model": Found}})
        def found(key: str) -> Found:
            raise NotImplementedError

        @app.get("/bare")
        def bare() -> kind:
            raise NotImplementedError

        @app.get("/listed", response_model=list[kind])
        def listed() -> Any:
            raise NotImplementedError

        return app.openapi()

    assert document(Grounded[kind]) == document(kind)


def test_clients_see_the_content():
    assert client_of(answer).get("/?key=a").json() == {
        "text": "RECORD A",
        "euros": None,
        "sources": ["file:a"],
    }


def test_a_text_or_a_refusal():
    @agent
    def route(key: str) -> Grounded[str] | InsufficientEvidence:
        return fetch(key) if key else InsufficientEvidence("nothing was asked")

    client = client_of(route)
    assert client.get("/?key=a").json() == "record a"
    assert client.get("/?key=").json()["reason"] == "nothing was asked"


def test_a_promise_that_is_broken_is_no_answer():
    @agent
    def route(key: str) -> Grounded[str]:
        return key

    assert client_of(route).get("/?key=a").status_code == 500
    with pytest.raises(UngroundedReturn):
        TestClient(client_of(route).app).get("/?key=a")


def test_an_answer_that_is_plain_is_no_answer():
    def route(key: str) -> Any:
        return {"text": key}

    assert client_of(route, response_model=Reply).get("/?key=a").status_code == 500


def test_a_request_is_no_retrieval():
    app = FastAPI()

    @app.post("/")
    def route(reply: Reply) -> str:
        raise NotImplementedError

    assert TestClient(app).post("/", json={"text": "Ten euros."}).status_code == 422


def test_a_dependency_that_retrieves():
    def route(found: Annotated[Any, Depends(fetch)]) -> list[str]:
        return [type(found).__name__, *named(found)]

    assert client_of(route).get("/?key=a").json() == ["str", "file:a"]


@pytest.mark.parametrize("later", [True, False])
def test_requests_that_overlap(later: bool):
    @agent
    async def in_a_task(key: str) -> Reply:
        return answer(key)

    client = client_of(in_a_task if later else answer)
    keys = [f"k{number}" for number in range(16)]
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda key: client.get(f"/?key={key}").json(), keys))
    assert [reply["sources"] for reply in found] == [[f"file:{key}"] for key in keys]


@prompt
def told(text: str) -> Iterator[str]:
    yield from text.upper()


@prompt
async def told_later(text: str) -> AsyncIterator[str]:
    for letter in text.upper():
        await asyncio.sleep(0)
        yield letter


@pytest.mark.parametrize("teller", [told, told_later])
def test_streams_that_overlap(teller: Any):
    client = client_of(lambda key: StreamingResponse(teller(fetch(key))))
    keys = [f"k{number}" for number in range(16)]
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda key: client.get(f"/?key={key}").text, keys))
    assert found == [f"RECORD {key.upper()}" for key in keys]


def test_a_stream_tells_its_sources_when_it_has_ended():
    def route(key: str) -> StreamingResponse:
        def lines() -> Iterator[str]:
            words = told(fetch(key))
            yield from map(plain, words)
            yield "\n" + ", ".join(named(words))

        return StreamingResponse(lines())

    assert client_of(route).get("/?key=a").text == "RECORD A\nfile:a"


def test_a_stream_that_fails_half_way():
    @prompt
    def broken(text: str) -> Iterator[str]:
        yield text
        raise OSError("the model is down")

    @agent
    def lost(key: str) -> Iterator[Grounded[str]]:
        yield from broken(fetch(key))
        yield key  # nobody comes here

    @agent
    def forged(key: str) -> Iterator[Grounded[str]]:
        yield fetch(key)
        yield key

    for route, error in ((lost, OSError), (forged, UngroundedReturn)):
        app = FastAPI()
        app.get("/")(lambda key, route=route: StreamingResponse(map(plain, route(key))))
        seen: list[str] = []
        with pytest.raises(error), TestClient(app).stream("GET", "/?key=a") as response:
            seen += response.iter_text()
        assert seen in ([], ["record a"])


def test_a_tool_that_fails():
    @tool(uses=retrieval)
    def broken(key: str) -> str:
        raise OSError("the store is down")

    @agent
    def route(key: str) -> Grounded[str]:
        found: Grounded[str] = broken(key)
        assert isinstance(found, GroundedValue)
        return found

    assert client_of(route).get("/?key=a").status_code == 500
