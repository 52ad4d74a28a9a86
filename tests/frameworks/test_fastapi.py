"""Routes of the real FastAPI that promise grounded answers."""

import concurrent.futures
from typing import Annotated, Any

import pytest
from corvid_runtime import (
    Grounded,
    GroundedValue,
    UngroundedReturn,
    agent,
    ground,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

pytest.importorskip("fastapi")

from fastapi import Depends, FastAPI
from fastapi.testclient import TestClient
from pydantic import BaseModel


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
    def plain(key: str) -> PlainReply:
        raise NotImplementedError

    ours, theirs = (client_of(route).get("/openapi.json").json() for route in (answer, plain))
    renamed = str(theirs).replace("PlainReply", "Reply").replace("plain", "answer")
    assert str(ours) == renamed.replace("Plain", "Answer")


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
