from fastapi.testclient import TestClient

from policy_desk.loopback import Behaviour
from tests.conftest import ask, stream

QUESTION = "How long are calibration certificates kept?"


def test_tells_the_answer_as_it_comes(client: TestClient) -> None:
    events = stream(client, QUESTION)
    assert [event["stage"] for event in events if event["event"] == "stage"] == [
        "rewriting", "retrieving", "drafting", "checking",
    ]  # fmt: skip
    kinds = [event["event"] for event in events]
    assert kinds.index("passages") < kinds.index("delta")
    assert kinds[-1] == "answer"
    final = events[-1]["answer"]
    assert "".join(event["text"] for event in events if event["event"] == "delta") == final["text"]
    assert final["text"] == ask(client, QUESTION)["text"]


def test_puts_streamed_tool_calls_together(client: TestClient) -> None:
    events = stream(client, "What does legal hold mean?")
    (tool,) = [event for event in events if event["event"] == "tool"]
    assert tool["call"]["arguments"] == {"term": "legal hold"}
    assert events[-1]["answer"]["status"] == "answered"


def test_a_streamed_misquote_is_replaced_by_the_final_answer(
    client: TestClient, behaviour: Behaviour
) -> None:
    behaviour.misquote_next = 1
    events = stream(client, QUESTION)
    assert any("By" in event["text"] for event in events if event["event"] == "delta")
    final = events[-1]["answer"]
    assert final["drafts"] == 2
    assert "By no means" not in final["text"]


def test_a_broken_stream_is_made_good_by_a_plain_draft(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.break_stream_next = 1
    final = stream(client, QUESTION)[-1]["answer"]
    assert (final["status"], final["drafts"]) == ("answered", 1)


def test_refusal(client: TestClient) -> None:
    events = stream(client, "What is the capital of Mongolia?")
    assert [event["event"] for event in events] == ["stage", "stage", "answer"]
    assert events[-1]["answer"]["refusal"] == "nothing_relevant"


def test_failure_is_an_event(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.fail_next = 50
    event = stream(client, QUESTION)[-1]
    assert (event["event"], event["code"]) == ("error", "model_unavailable")
