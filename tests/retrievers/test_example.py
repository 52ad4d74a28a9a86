"""The example that asks an OpenAI-compatible server."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from corvid_runtime import CitationViolation, GroundedValue
from corvid_runtime.citations import InsufficientEvidence

EXAMPLES = Path(__file__).parents[2] / "examples"
QUESTION = "When are objects garbage-collected?"


def cite(quote):
    return {"answer": "Perhaps.", "citations": [{"source_id": "objects", "quote": quote}]}


GOOD = cite("when they become unreachable they may be garbage-collected")
ALTERED = cite("when they become unreachable they must be garbage-collected")
MISSING = {"answer": "Perhaps.", "citations": []}
MALFORMED = '{"answer": "Perhaps.", "citations": '


@pytest.fixture
def answer(model, monkeypatch):
    """The example's agent, asking a server that gives these answers in turn."""
    pytest.importorskip("openai")
    monkeypatch.setenv("OPENAI_BASE_URL", model.url)
    monkeypatch.setenv("OPENAI_API_KEY", "none")
    monkeypatch.syspath_prepend(EXAMPLES)
    from cited_reference.answers import answer

    def answering(*answers):
        model.will_answer(*answers)
        return answer(QUESTION)

    return answering


def test_bad_answers_are_asked_for_again(answer, model):
    reply = answer(MISSING, MALFORMED, GOOD)
    assert isinstance(reply, GroundedValue)
    assert json.loads(reply) == GOOD
    assert {step.source for step in reply.sources().retrievals()} >= {"python/objects"}
    asked = [request["messages"][0]["content"] for request in model.requests]
    assert len(set(asked)) == 3


def test_an_answer_that_stays_altered_is_never_returned(answer):
    with pytest.raises(CitationViolation, match="must be garbage-collected"):
        answer(ALTERED, ALTERED, ALTERED)


def test_a_refusal(answer):
    reply = answer({"reason": "Nothing about it.", "missing": ["a collector"]})
    assert reply == InsufficientEvidence("Nothing about it.", ("a collector",))


def test_as_its_reader_runs_it(model):
    pytest.importorskip("openai")
    model.will_answer(GOOD)
    answered = subprocess.run(
        [sys.executable, "-m", "cited_reference", QUESTION],
        cwd=EXAMPLES,
        env={**os.environ, "OPENAI_BASE_URL": model.url, "OPENAI_API_KEY": "none"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert answered.returncode == 0, answered.stderr
    assert json.loads(answered.stdout.splitlines()[0]) == GOOD
    assert "python/objects" in answered.stdout
    assert "char_span" in answered.stdout
