"""The real clients of OpenAI and Anthropic, asking a server on loopback."""

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from corvid_runtime import CitationViolation, GroundedValue, sever
from corvid_runtime.citations import InsufficientEvidence, validate_cited_output
from corvid_runtime.frameworks import grounded_output
from corvid_runtime.frameworks.providers import answer_from_anthropic, answer_from_openai

from tests.runtime.support import given, sources

FEES, RULES = "Members pay ten euros. Guests pay five.", "Dogs are not allowed."


@pytest.fixture
def documents() -> dict[str, Any]:
    return {"fees.md": given(FEES, source="fees"), "rules.md": given(RULES, source="rules")}


class Server:
    """Answers every request with the next of what it was given: JSON, events, or a status."""

    def __init__(self) -> None:
        self.answers: list[Any] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["content-length"]))
                outer.answer(self, outer.answers.pop(0))

            def log_message(self, *arguments: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    def answer(self, handler: BaseHTTPRequestHandler, what: Any) -> None:
        status = what if isinstance(what, int) else 200
        events = isinstance(what, list)
        lines = [f"event: {e['type']}\ndata: {json.dumps(e)}\n\n" for e in what] if events else []
        body = ("".join(lines) if events else json.dumps(what)).encode()
        handler.send_response(status)
        handler.send_header("content-type", "text/event-stream" if events else "application/json")
        handler.send_header("content-length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)


@pytest.fixture
def server() -> Iterator[Server]:
    found = Server()
    yield found
    found.server.shutdown()
    found.server.server_close()


def cites(quote: str, document: int = 0, start: int = 0) -> dict[str, Any]:
    return {
        "type": "char_location",
        "cited_text": quote,
        "document_index": document,
        "document_title": None,
        "file_id": None,
        "start_char_index": start,
        "end_char_index": start + len(quote),
    }


def block(text: str, *citations: Any) -> dict[str, Any]:
    return {"type": "text", "text": text, "citations": list(citations) or None}


def message(*blocks: Any) -> dict[str, Any]:
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "claude-test",
        "content": list(blocks),
        "stop_reason": "end_turn",
        "stop_sequence": None,
        "usage": {"input_tokens": 1, "output_tokens": 1},
    }


ASKING: Any = {
    "model": "claude-test",
    "max_tokens": 99,
    "messages": [{"role": "user", "content": "What do members pay?"}],
}


class TestAnthropic:
    @pytest.fixture
    def client(self, server: Server) -> Iterator[Any]:
        anthropic = pytest.importorskip("anthropic")
        with anthropic.Anthropic(api_key="none", base_url=server.url, max_retries=0) as client:
            yield client

    def asked(self, server: Server, client: Any, documents: Any, *blocks: Any) -> Any:
        server.answers.append(message(*blocks))
        return answer_from_anthropic(client.messages.create(**ASKING), documents)

    def test_citations_become_spans(self, server: Server, client: Any, documents: Any):
        said = block("They pay ten euros.", cites("Members pay ten euros. "))
        answer = self.asked(server, client, documents, block("Well: "), said)
        assert answer.value == "Well: They pay ten euros."
        assert sources(answer) == ["fees"]
        (claim,) = answer.claims
        (span,) = claim.supporting_spans
        assert claim.text == "They pay ten euros."
        assert (span.source_uri, span.char_span) == ("fees.md", (0, 22))
        corpus = {uri: str(text) for uri, text in documents.items()}
        assert validate_cited_output(answer, corpus).ok

    def test_only_what_is_cited_counts(self, server: Server, client: Any, documents: Any):
        said = [block("Ten.", cites("ten euros", start=12)), block("No dogs.", cites(RULES, 1))]
        assert sources(self.asked(server, client, documents, *said)) == ["fees", "rules"]
        assert sources(self.asked(server, client, documents, said[1])) == ["rules"]

    def test_nothing_is_cited(self, server: Server, client: Any, documents: Any):
        answer = self.asked(server, client, documents, block("Ten euros, I think."))
        assert answer == InsufficientEvidence("the model cited nothing")

    @pytest.mark.parametrize("quote", ["Members pay nine euros.", "", "uros. Guests pa"])
    def test_words_that_do_not_stand_there(
        self, server: Server, client: Any, documents: Any, quote: str
    ):
        with pytest.raises(CitationViolation, match="does not stand in fees"):
            self.asked(server, client, documents, block("They pay.", cites(quote)))

    def test_a_document_that_was_not_sent(self, server: Server, client: Any, documents: Any):
        with pytest.raises(ValueError, match="2 were sent"):
            self.asked(server, client, documents, block("They pay.", cites("Members", 2)))
        page = {
            "type": "web_search_result_location",
            "url": "https://example.org",
            "title": "",
            "encrypted_index": "",
            "cited_text": "Members pay ten euros.",
        }
        with pytest.raises(CitationViolation, match="none of the documents"):
            self.asked(server, client, documents, block("They pay.", page))

    def test_documents_that_nobody_retrieved(self, server: Server, client: Any):
        said = block("Ten.", cites("ten euros"))
        answer = self.asked(server, client, {"fees.md": FEES}, said)
        assert isinstance(answer, InsufficientEvidence)
        cut = {"fees.md": sever(given(FEES), "redacted")}
        answer = self.asked(server, client, cut, said)
        assert isinstance(grounded_output(answer), InsufficientEvidence)

    def test_a_stream(self, server: Server, client: Any, documents: Any):
        start = message()
        server.answers.append(
            [
                {"type": "message_start", "message": start},
                {"type": "content_block_start", "index": 0, "content_block": block("")},
                *(
                    {"type": "content_block_delta", "index": 0, "delta": delta}
                    for delta in (
                        {"type": "text_delta", "text": "They pay "},
                        {"type": "text_delta", "text": "ten euros."},
                        {"type": "citations_delta", "citation": cites("ten euros", start=12)},
                    )
                ),
                {"type": "content_block_stop", "index": 0},
                {
                    "type": "message_delta",
                    "delta": {"stop_reason": "end_turn", "stop_sequence": None},
                    "usage": {"output_tokens": 2},
                },
                {"type": "message_stop"},
            ]
        )
        with client.messages.stream(**ASKING) as stream:
            answer = answer_from_anthropic(stream.get_final_message(), documents)
        assert answer.value == "They pay ten euros."
        assert sources(answer) == ["fees"]

    def test_calls_that_overlap(self, server: Server, documents: Any):
        anthropic = pytest.importorskip("anthropic")
        server.answers += [message(block("Ten.", cites("ten euros")))] * 8

        async def run() -> Any:
            async with anthropic.AsyncAnthropic(api_key="none", base_url=server.url) as client:
                return await asyncio.gather(*(client.messages.create(**ASKING) for _ in range(8)))

        found = [answer_from_anthropic(answer, documents) for answer in asyncio.run(run())]
        assert [sources(answer) for answer in found] == [["fees"]] * 8

    def test_a_call_that_fails(self, server: Server, client: Any):
        anthropic = pytest.importorskip("anthropic")
        server.answers.append(500)
        with pytest.raises(anthropic.InternalServerError):
            client.messages.create(**ASKING)


def response(text: str, *annotations: Any) -> dict[str, Any]:
    content = {
        "type": "output_text",
        "text": text,
        "annotations": list(annotations),
        "logprobs": [],
    }
    item = {
        "type": "message",
        "id": "msg_1",
        "role": "assistant",
        "status": "completed",
        "content": [content],
    }
    return {
        "id": "resp_1",
        "object": "response",
        "created_at": 0,
        "status": "completed",
        "model": "gpt-test",
        "output": [item],
        "parallel_tool_calls": True,
        "tool_choice": "auto",
        "tools": [],
    }


def file_citation(name: str) -> dict[str, Any]:
    return {"type": "file_citation", "file_id": name, "filename": name, "index": 4}


class TestOpenAI:
    @pytest.fixture
    def client(self, server: Server) -> Iterator[Any]:
        openai = pytest.importorskip("openai")
        with openai.OpenAI(api_key="none", base_url=server.url, max_retries=0) as client:
            yield client

    def asked(self, server: Server, client: Any, documents: Any, *said: Any) -> Any:
        server.answers.append(response(*said))
        asked = client.responses.create(model="gpt-test", input="What do members pay?")
        return answer_from_openai(asked, documents)

    def test_the_files_that_it_names_count(self, server: Server, client: Any, documents: Any):
        answer = self.asked(server, client, documents, "Ten.", file_citation("fees.md"))
        assert answer == "Ten."
        assert sources(answer) == ["fees"]
        step = list(answer.sources())[-1]
        assert (step.prompt_name, step.model) == ("openai", "gpt-test")

    def test_nothing_is_cited(self, server: Server, client: Any, documents: Any):
        answer = self.asked(server, client, documents, "Ten.")
        assert answer == InsufficientEvidence("the model cited nothing")

    def test_a_file_that_is_none_of_the_documents(
        self, server: Server, client: Any, documents: Any
    ):
        with pytest.raises(CitationViolation, match="none of the documents"):
            self.asked(server, client, documents, "Ten.", file_citation("other.md"))

    def test_a_chat_completion(self, server: Server, client: Any):
        page = {"url": "https://example.org", "title": "Fees", "start_index": 0, "end_index": 4}
        said = {
            "role": "assistant",
            "content": "Ten.",
            "annotations": [{"type": "url_citation", "url_citation": page}],
        }
        choice = {"index": 0, "finish_reason": "stop", "message": said}
        server.answers.append(
            {
                "id": "chat-1",
                "object": "chat.completion",
                "created": 0,
                "model": "gpt-test",
                "choices": [choice],
            }
        )
        asked = client.chat.completions.create(model="gpt-test", messages=ASKING["messages"])
        answer = answer_from_openai(asked, {"https://example.org": given(FEES)})
        assert (answer, sources(answer)) == ("Ten.", ["given"])
        assert isinstance(answer, GroundedValue)

    def test_a_stream(self, server: Server, client: Any, documents: Any):
        done = response("Ten.", file_citation("fees.md"))
        events = [{"type": "response.completed", "sequence_number": 0, "response": done}]
        server.answers.append(events)
        stream = client.responses.create(model="gpt-test", input="What?", stream=True)
        (event,) = stream
        assert sources(answer_from_openai(event.response, documents)) == ["fees"]

    def test_a_call_that_fails(self, server: Server, client: Any):
        openai = pytest.importorskip("openai")
        server.answers.append(429)
        with pytest.raises(openai.RateLimitError):
            client.responses.create(model="gpt-test", input="What?")

    def test_a_stream_that_breaks_off(self, server: Server, client: Any, documents: Any):
        started = {**response("Ten."), "status": "in_progress", "output": []}
        server.answers.append(
            [{"type": "response.created", "sequence_number": 0, "response": started}]
        )
        (event,) = client.responses.create(model="gpt-test", input="What?", stream=True)
        answer = answer_from_openai(event.response, documents)
        assert answer == InsufficientEvidence("the model cited nothing")

    def test_calls_that_overlap(self, server: Server, documents: Any):
        openai = pytest.importorskip("openai")
        server.answers += [response("Ten.", file_citation("fees.md"))] * 8

        async def run() -> Any:
            asking = {"model": "gpt-test", "input": "What?"}
            async with openai.AsyncOpenAI(api_key="none", base_url=server.url) as client:
                return await asyncio.gather(*(client.responses.create(**asking) for _ in range(8)))

        found = [answer_from_openai(asked, documents) for asked in asyncio.run(run())]
        assert [sources(answer) for answer in found] == [["fees"]] * 8
