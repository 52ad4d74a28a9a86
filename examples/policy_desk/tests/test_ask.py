from typing import Any

import pytest
from fastapi.testclient import TestClient

from policy_desk.loopback import Behaviour
from tests.conftest import ask, cited_words


def top_passage(answer: dict[str, Any]) -> dict[str, Any]:
    passage: dict[str, Any] = answer["passages"][0]["passage"]
    return passage


@pytest.mark.parametrize(
    ("question", "document", "words"),
    [
        ("How many unused days may be carried over?", "annual-leave-md", "Up to five unused days"),
        ("How many vacation days do full-time employees receive?", "annual-leave-md", "27 days"),
        ("What is the hotel limit in capital cities abroad?", "travel-and-expenses-md", "190 euros"),
        ("How soon is a stolen device reported?", "information-security-html", "within one hour"),
        ("Can I accept a gift of money?", "code-of-conduct-pdf", "never accepted"),
        ("When are invoices paid?", "procurement-pdf", "within 30 days of receipt"),
        ("How long are calibration certificates kept?", "records-retention-pdf", "fifteen years"),
        ("How many days a week may I work remotely?", "remote-work-html", "three days a week"),
    ],
)
def test_answers_quote_the_right_document(
    client: TestClient, question: str, document: str, words: str
) -> None:
    answer = ask(client, question)
    assert answer["status"] == "answered"
    assert top_passage(answer)["document_id"] == document
    assert words in answer["text"]
    for citation in answer["citations"]:
        assert citation["verdict"] == "exact"
        span = citation["answer_span"]
        assert answer["text"][span["start"] : span["end"]] == citation["claim"]
        assert cited_words(answer, citation).lower() == citation["claim"].lower()


def test_locations_are_pages_and_lines(client: TestClient) -> None:
    location = top_passage(ask(client, "What must employees do about work for a competitor?"))["location"]
    assert location["page"] == 2
    assert location["label"].startswith("page 2, lines ")
    location = top_passage(ask(client, "How many unused days may be carried over?"))["location"]
    assert (location["page"], location["first_line"]) == (None, 27)


def test_near_duplicates_are_given_once(client: TestClient) -> None:
    answer = ask(client, "Are decisions made without regard to age and disability?")
    sections = [entry["passage"]["section"] for entry in answer["passages"]]
    assert sections.count("Equal treatment") == 1


@pytest.mark.parametrize(
    "question", ["What is the capital of Mongolia?", "Can I bring my dog to the office?", "zz qq xx"]
)
def test_refuses_what_the_policies_do_not_cover(
    client: TestClient, behaviour: Behaviour, question: str
) -> None:
    answer = ask(client, question)
    assert (answer["status"], answer["refusal"]) == ("refused", "nothing_relevant")
    assert answer["citations"] == answer["passages"] == []
    assert behaviour.requests == 1  # the rewriting; the model was not asked to answer


def test_refuses_when_the_model_declines(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.decline = True
    answer = ask(client, "Can I accept a gift of money?")
    assert (answer["status"], answer["refusal"]) == ("refused", "model_declined")
    assert answer["passages"]


def test_a_misquote_is_sent_back_and_the_better_draft_kept(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.misquote_next = 1
    answer = ask(client, "How long are calibration certificates kept?")
    assert answer["drafts"] == 2
    assert answer["status"] == "answered"
    assert "By no means" not in answer["text"]


def test_refuses_when_no_draft_holds(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.misquote_next = 9
    answer = ask(client, "How long are calibration certificates kept?")
    assert (answer["refusal"], answer["drafts"]) == ("unsupported", 2)
    assert answer["citations"] == []


def test_calls_the_tool_for_a_definition(client: TestClient) -> None:
    answer = ask(client, "What does conflict of interest mean?")
    assert [(call["name"], call["ok"]) for call in answer["tool_calls"]] == [("lookup_definition", True)]
    assert "A situation in which a private interest" in answer["text"]
    (citation,) = answer["citations"]
    assert citation["passage_id"].startswith("glossary-html:")


def test_an_unknown_term_is_told_with_terms_like_it(client: TestClient) -> None:
    answer = ask(client, "Define retention periods")
    (call,) = answer["tool_calls"]
    assert not call["ok"]
    assert "Retention period" in call["result"]


def test_falls_back_when_the_rewrite_is_garbled(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.garble_rewrites = True
    answer = ask(client, "How long are calibration certificates kept?")
    assert answer["status"] == "answered"
    assert answer["queries"] == ["How long are calibration certificates kept?"]


def test_batch(client: TestClient) -> None:
    questions = ["When are invoices paid?", "What is the capital of Mongolia?"]
    entries = client.post("/api/ask/batch", json={"questions": questions}).json()
    assert [entry["question"] for entry in entries] == questions
    assert [entry["answer"]["status"] for entry in entries] == ["answered", "refused"]
    assert client.get("/healthz").json()["refusals"] == {"nothing_relevant": 1}


def test_one_failure_does_not_fail_a_batch(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.fail_next = 50
    questions = ["What is the capital of Mongolia?", "When are invoices paid?"]
    refused, failed = client.post("/api/ask/batch", json={"questions": questions}).json()
    assert refused["answer"]["status"] == "refused"
    assert failed["answer"] is None
    assert "503" in failed["error"]


@pytest.mark.parametrize(
    "body", [{"question": "x"}, {}, {"question": "A question?", "conversation_id": "../etc"}]
)
def test_bad_requests_are_refused(client: TestClient, body: dict[str, str]) -> None:
    assert client.post("/api/ask", json=body).status_code == 422
