"""The service over HTTP, with the loopback model behind it. No test needs the network."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from policy_desk.api import create_app
from policy_desk.config import Settings
from policy_desk.loopback import Behaviour, LoopbackModel

DATA = Path(__file__).parent.parent / "data"


@pytest.fixture(scope="session")
def model() -> Iterator[LoopbackModel]:
    with LoopbackModel() as running:
        yield running


@pytest.fixture
def behaviour(model: LoopbackModel) -> Behaviour:
    model.behaviour.reset()
    return model.behaviour


@pytest.fixture
def settings(tmp_path: Path, model: LoopbackModel, behaviour: Behaviour) -> Settings:
    return Settings(
        _env_file=None,
        documents_dir=DATA,
        database_path=tmp_path / "desk.sqlite3",
        conversations_dir=tmp_path / "conversations",
        llm_base_url=model.base_url,
        llm_retry_wait=0.01,
        log_level="WARNING",
    )


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as running:
        yield running


def ask(client: TestClient, question: str, conversation_id: str | None = None) -> dict[str, Any]:
    response = client.post("/api/ask", json={"question": question, "conversation_id": conversation_id})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


def stream(client: TestClient, question: str) -> list[dict[str, Any]]:
    with client.stream("POST", "/api/ask/stream", json={"question": question}) as response:
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/event-stream")
        lines = list(response.iter_lines())
    return [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")]


def cited_words(answer: dict[str, Any], citation: dict[str, Any]) -> str:
    """The words of the passage that a citation points to."""
    passages = {entry["number"]: entry["passage"]["text"] for entry in answer["passages"]}
    span = citation["passage_span"]
    text: str = passages[citation["number"]][span["start"] : span["end"]]
    return text
