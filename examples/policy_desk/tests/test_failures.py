import logging

import pytest
from fastapi.testclient import TestClient

from policy_desk.api import create_app
from policy_desk.config import Settings
from policy_desk.loopback import Behaviour
from tests.conftest import ask, stream

QUESTION = "How long are calibration certificates kept?"


def test_passing_failures_are_retried(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.fail_next = 2
    answer = ask(client, QUESTION)
    assert answer["status"] == "answered"
    assert behaviour.requests == 4  # three for the rewriting, one for the draft


def test_lasting_failures_are_reported(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.fail_next = 50
    response = client.post("/api/ask", json={"question": QUESTION})
    assert response.status_code == 503
    assert response.json()["error"]["code"] == "model_unavailable"
    assert behaviour.requests == 6  # three attempts each for the rewriting and the draft


def test_a_failed_second_draft_leaves_the_first(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.misquote_next = 1
    behaviour.fail_after = 2  # the rewriting and the first draft
    answer = ask(client, "Can I accept a gift of money?")
    assert (answer["status"], answer["drafts"]) == ("partly_supported", 1)
    assert [citation["holds"] for citation in answer["citations"]] == [False, True]


def test_no_model_at_all(settings: Settings) -> None:
    unreachable = settings.model_copy(update={"llm_base_url": "http://127.0.0.1:9/v1", "llm_attempts": 1})
    with TestClient(create_app(unreachable)) as client:
        response = client.post("/api/ask", json={"question": QUESTION})
    assert response.status_code == 503
    assert "could not reach the model" in response.json()["error"]["message"]


def test_a_slow_model_is_not_waited_for(settings: Settings, behaviour: Behaviour) -> None:
    behaviour.delay = 0.4
    hasty = settings.model_copy(update={"llm_timeout": 0.05, "llm_attempts": 1})
    with TestClient(create_app(hasty)) as client:
        assert client.post("/api/ask", json={"question": QUESTION}).status_code == 503


def test_the_whole_answer_has_a_time_limit(settings: Settings, behaviour: Behaviour) -> None:
    behaviour.delay = 0.2
    hasty = settings.model_copy(update={"answer_timeout": 0.1})
    with TestClient(create_app(hasty)) as client:
        response = client.post("/api/ask", json={"question": QUESTION})
        assert response.status_code == 504
        assert response.json()["error"]["code"] == "answer_timeout"
        assert stream(client, QUESTION)[-1]["code"] == "answer_timeout"


def test_the_log_names_the_request(
    client: TestClient, behaviour: Behaviour, caplog: pytest.LogCaptureFixture
) -> None:
    behaviour.garble_rewrites = True
    logger = logging.getLogger("policy_desk")
    logger.addHandler(caplog.handler)
    try:
        response = client.post("/api/ask", json={"question": QUESTION})
    finally:
        logger.removeHandler(caplog.handler)
    assert len(response.headers["x-request-id"]) == 12
    assert "query not rewritten by the model" in caplog.text
