"""The example: real text, real offsets, and a model on the other end of a socket."""

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from pydoc_data.topics import topics

import pytest
from corvid_runtime.citations import load_answer
from python_reference import corpus

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Put a question to the example, as its reader does."""
    return subprocess.run(
        [sys.executable, "-m", "python_reference", *arguments],
        cwd=EXAMPLES,
        env={"PATH": "", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@contextmanager
def server(model: Callable[[str], str]) -> Iterator[str]:
    """Serve a model on this machine and yield the base address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            reply = {"message": {"content": model(request["messages"][0]["content"])}}
            body = json.dumps({"choices": [reply]}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as serving:
        threading.Thread(target=serving.serve_forever, args=(0.01,), daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}/v1"
        serving.shutdown()


def test_every_passage_stands_where_it_says() -> None:
    passages = list(corpus.passages())
    assert len(passages) > 800
    for passage in passages:
        assert topics[passage.topic][passage.start : passage.end] == passage.text


def test_nothing_found_is_said() -> None:
    with pytest.raises(LookupError, match="nothing on 'xyzzy plugh'"):
        corpus.search("xyzzy plugh", 2)


@pytest.mark.parametrize("question", ['"', "NEAR(", "a OR", "*", "naïve 漢字", ""])
def test_no_question_is_a_query_language(question: str) -> None:
    with pytest.raises(LookupError):
        corpus.search(question, 2)


def test_it_answers_with_quotations_and_places() -> None:
    answered = run("When are objects garbage-collected?")
    assert answered.returncode == 0, answered.stderr
    assert "they become unreachable they may be garbage-collected" in answered.stdout
    assert "pydoc:objects" in answered.stdout


def test_its_answer_is_saved_with_the_pages_it_was_read_from(tmp_path: Path) -> None:
    saved = tmp_path / "answer.json"
    answered = run("When are objects garbage-collected?", "--save", str(saved))
    assert answered.returncode == 0, answered.stderr
    read = load_answer(saved)
    assert read.value in answered.stdout
    assert read.sources["pydoc:objects"].text == topics["objects"]
    assert {step.source for step in read.chain.retrievals()} == read.sources.keys()


def test_a_model_behind_a_server_answers_the_same_program() -> None:
    def model(instruction: str) -> str:
        passage = instruction.split("Passage: ")[1]
        return f'It is said: "{passage.split(".")[0]}"'

    with server(model) as base:
        answered = run("When are objects garbage-collected?", OPENAI_BASE_URL=base)
    assert answered.returncode == 0, answered.stderr
    assert "It is said" in answered.stdout


def test_a_model_that_alters_one_word_is_caught() -> None:
    def model(instruction: str) -> str:
        return '"Objects are always explicitly destroyed; however, when they become unreachable"'

    with server(model) as base:
        answered = run("When are objects garbage-collected?", OPENAI_BASE_URL=base)
    assert answered.returncode != 0
    assert "CitationViolation" in answered.stderr
    assert "Objects are always explicitly destroyed" in answered.stderr
