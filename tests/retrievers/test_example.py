"""The example that asks an OpenAI-compatible server, as its reader runs it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
QUESTION = "When are objects garbage-collected?"


def cite(quote):
    return {"answer": "Perhaps.", "citations": [{"source_id": "objects", "quote": quote}]}


GOOD = cite("when they become unreachable they may be garbage-collected")
ALTERED = cite("when they become unreachable they must be garbage-collected")
MISSING = {"answer": "Perhaps.", "citations": []}
MALFORMED = '{"answer": "Perhaps.", "citations": '


@pytest.fixture
def run(model):
    pytest.importorskip("openai")

    def run(*answers):
        model.will_answer(*answers)
        return subprocess.run(
            [sys.executable, "-m", "cited_reference", QUESTION],
            cwd=EXAMPLES,
            env={**os.environ, "OPENAI_BASE_URL": model.url, "OPENAI_API_KEY": "none"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return run


def test_a_good_answer_is_printed_with_its_sources(run):
    answered = run(GOOD)
    assert answered.returncode == 0, answered.stderr
    assert json.loads(answered.stdout.splitlines()[0]) == GOOD
    assert "python/objects" in answered.stdout
    assert "char_span" in answered.stdout


def test_bad_answers_are_asked_for_again(run, model):
    assert run(MISSING, MALFORMED, GOOD).returncode == 0
    asked = [request["messages"][0]["content"] for request in model.requests]
    assert len(set(asked)) == 3


def test_an_answer_that_stays_altered_is_never_printed(run):
    answered = run(ALTERED, ALTERED, ALTERED)
    assert answered.returncode != 0
    assert answered.stdout == ""
    assert "CitationViolation" in answered.stderr
    assert "must be garbage-collected" in answered.stderr


def test_a_refusal(run):
    answered = run({"reason": "Nothing about it.", "missing": ["a collector"]})
    assert answered.returncode == 1
    assert "The reference does not say: Nothing about it." in answered.stderr
