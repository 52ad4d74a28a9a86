"""Spans, as the real OpenTelemetry SDK exports them."""

from __future__ import annotations

import asyncio
import gc
import json
import pickle
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from corvid_runtime import (
    Grounded,
    Location,
    agent,
    ground,
    lift,
    prompt,
    report_tokens,
    retrieval,
    tool,
)
from corvid_runtime.crossings import Crossing
from corvid_runtime.node_ids import NodeIds, ids_in

from tests.counting import calls
from tests.runtime.support import given

pytest.importorskip("opentelemetry.sdk")
pytest.importorskip("openinference.semconv")

from corvid_runtime.telemetry import INPUT_IDS, NODE_IDS, instrument, uninstrument
from openinference.semconv.trace import (
    DocumentAttributes,
    OpenInferenceSpanKindValues,
    SpanAttributes,
)
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.sdk.trace.sampling import ALWAYS_OFF


class Spans:
    """What was exported, by name, in the order in which the spans ended."""

    def __init__(self) -> None:
        self._exporter = InMemorySpanExporter()
        self.provider = TracerProvider()
        self.provider.add_span_processor(SimpleSpanProcessor(self._exporter))

    def __iter__(self) -> Iterator[Any]:
        return iter(self._exporter.get_finished_spans())

    def __getitem__(self, name: str) -> Any:
        (found,) = (span for span in self if span.name.endswith(name))
        return found

    @property
    def names(self) -> list[str]:
        return [span.name.rpartition(".")[2] for span in self]

    @property
    def text(self) -> str:
        return "".join(span.to_json() for span in self)


@pytest.fixture
def spans() -> Iterator[Spans]:
    found = Spans()
    instrument(tracer_provider=found.provider)
    yield found
    uninstrument()


@pytest.fixture
def telling() -> Iterator[Spans]:
    found = Spans()
    instrument(tracer_provider=found.provider, content=True)
    yield found
    uninstrument()


SECRET = "the secret record"


@tool(uses=retrieval)
def fetch(key: str) -> Grounded[str]:
    return ground(SECRET, source=f"file:{key}", score=0.5, location=Location(page=3))


@tool(uses=retrieval)
def search(key: str) -> list[Grounded[str]]:
    return [ground(f"{SECRET} {page}", source=f"page:{page}") for page in (1, 2)]


@tool
def send(text: str) -> None: ...


@prompt(model="gpt-test")
def say(text: str) -> str:
    report_tokens(42)
    return text.upper()


@agent
def answer(key: str) -> Grounded[str]:
    return say(fetch(key))


def kind(span: Any) -> str:
    return span.attributes[SpanAttributes.OPENINFERENCE_SPAN_KIND]


class TestAttributes:
    def test_a_retrieval(self, spans: Spans):
        found = fetch("a")
        span = spans["fetch"]
        assert kind(span) == OpenInferenceSpanKindValues.RETRIEVER.value
        document = f"{SpanAttributes.RETRIEVAL_DOCUMENTS}.0"
        told = span.attributes
        assert told[f"{document}.{DocumentAttributes.DOCUMENT_ID}"] == "file:a"
        assert told[f"{document}.{DocumentAttributes.DOCUMENT_SCORE}"] == 0.5
        metadata = json.loads(told[f"{document}.{DocumentAttributes.DOCUMENT_METADATA}"])
        assert metadata["location"]["page"] == 3
        assert metadata["node_id"] == ids_in(found.sources().node)[-1]
        assert f"{document}.{DocumentAttributes.DOCUMENT_CONTENT}" not in told

    def test_each_document_of_a_list(self, spans: Spans):
        search("a")
        told = spans["search"].attributes
        documents = SpanAttributes.RETRIEVAL_DOCUMENTS
        ids = [told[f"{documents}.{n}.{DocumentAttributes.DOCUMENT_ID}"] for n in (0, 1)]
        assert ids == ["page:1", "page:2"]
        assert len(told[NODE_IDS]) == 2

    def test_a_prompt(self, spans: Spans):
        say(given("a"))
        span = spans["say"]
        assert kind(span) == OpenInferenceSpanKindValues.LLM.value
        assert span.attributes[SpanAttributes.LLM_MODEL_NAME] == "gpt-test"
        assert span.attributes[SpanAttributes.LLM_TOKEN_COUNT_TOTAL] == 42

    def test_a_tool_and_an_agent(self, spans: Spans):
        send("a")
        answer("a")
        assert kind(spans["send"]) == OpenInferenceSpanKindValues.TOOL.value
        assert spans["send"].attributes[SpanAttributes.TOOL_NAME] == "send"
        assert kind(spans["answer"]) == OpenInferenceSpanKindValues.AGENT.value
        assert spans["answer"].attributes[SpanAttributes.AGENT_NAME] == "answer"

    def test_the_way_of_an_answer(self, spans: Spans):
        found = answer("a")
        names = ids_in(found.sources().node)
        assert spans["fetch"].attributes[NODE_IDS] == (names[0],)
        assert spans["say"].attributes[INPUT_IDS] == (names[0],)
        assert spans["say"].attributes[NODE_IDS] == (names[1],)
        assert spans["answer"].attributes[NODE_IDS] == (names[2],)
        parents = {span.name: span.parent.span_id for span in spans if span.parent}
        outer = spans["answer"].context.span_id
        assert parents == {"fetch": outer, "say": outer}


class TestContent:
    def test_content_stays_out(self, spans: Spans):
        answer(given("key of the record"))
        search("key of the record")
        say(given(SECRET))
        for word in ("secret", "SECRET", "key of the record"):
            assert word not in spans.text.replace("file:key of the record", "")

    def test_content_that_is_asked_for(self, telling: Spans):
        fetch("a")
        say(given("b"))
        send(text="c")
        told = telling["fetch"].attributes
        name = f"{SpanAttributes.RETRIEVAL_DOCUMENTS}.0.{DocumentAttributes.DOCUMENT_CONTENT}"
        assert told[name] == told[SpanAttributes.OUTPUT_VALUE] == SECRET
        assert json.loads(told[SpanAttributes.INPUT_VALUE]) == ["a"]
        assert telling["say"].attributes[SpanAttributes.OUTPUT_VALUE] == "B"
        assert json.loads(telling["send"].attributes[SpanAttributes.INPUT_VALUE])[-1] == {
            "text": "c"
        }

    def test_messages_of_errors_are_content(self, spans: Spans):
        self.fail()
        assert SECRET not in spans.text
        span = spans["broken"]
        assert not span.status.is_ok
        assert span.status.description == "ValueError"
        assert [event.attributes["exception.type"] for event in span.events] == ["ValueError"]

    def test_messages_of_errors_that_are_asked_for(self, telling: Spans):
        self.fail()
        assert SECRET in telling.text

    def fail(self) -> None:
        @prompt
        def broken(text: str) -> str:
            raise ValueError(SECRET)

        with pytest.raises(ValueError, match=SECRET):
            broken(given("a"))


class TestCalls:
    def test_calls_that_overlap(self, spans: Spans):
        @tool(uses=retrieval)
        async def slow(key: str) -> str:
            await asyncio.sleep(0.01 if key == "0" else 0)
            return key

        @agent
        async def ask(key: str) -> Grounded[str]:
            found: Grounded[str] = await slow(key)
            return found

        async def run() -> list[Any]:
            return await asyncio.gather(*(ask(str(number)) for number in range(8)))

        found = asyncio.run(run())
        outer = {span.context.span_id: span for span in spans if span.name.endswith("ask")}
        inner = [span for span in spans if span.name.endswith("slow")]
        ids = {ids_in(item.sources().node)[0]: ids_in(item.sources().node)[1] for item in found}
        assert len(inner) == len(outer) == 8
        for span in inner:
            ((node,), (above,)) = (
                span.attributes[NODE_IDS],
                outer[span.parent.span_id].attributes[NODE_IDS],
            )
            assert ids[node] == above

    def test_a_function_that_returns_a_coroutine(self, spans: Spans):
        async def later(key: str) -> str:
            assert trace.get_current_span().is_recording()
            return key

        @tool(uses=retrieval)
        def slow(key: str) -> Any:
            return later(key)

        assert asyncio.run(slow("a")) == "a"
        assert len(spans["slow"].attributes[NODE_IDS]) == 1

    def test_a_call_that_is_cancelled(self, spans: Spans):
        @tool(uses=retrieval)
        async def slow(key: str) -> str:
            await asyncio.sleep(60)
            return key

        async def run() -> None:
            await asyncio.wait_for(slow("a"), timeout=0.01)

        with pytest.raises(asyncio.TimeoutError):
            asyncio.run(run())
        assert spans["slow"].status.description == "CancelledError"


class TestStreams:
    @staticmethod
    @prompt(model="gpt-test")
    def words(text: str) -> Iterator[str]:
        for word in text.split():
            assert trace.get_current_span().name.endswith("words")
            yield word
        report_tokens(7)

    def test_a_stream_ends_when_it_was_read(self, spans: Spans):
        stream = self.words(given("a b"))
        assert next(stream) == "a"
        assert spans.names == ["retrieve"]  # what `given` is
        assert not trace.get_current_span().is_recording()
        assert list(stream) == ["b"]
        told = spans["words"].attributes
        assert told[SpanAttributes.LLM_TOKEN_COUNT_TOTAL] == 7
        assert len(told[NODE_IDS]) >= 1
        assert spans["words"].status.is_ok or spans["words"].status.description is None

    def test_an_asynchronous_stream(self, spans: Spans):
        @tool(uses=retrieval)
        async def pages(key: str) -> AsyncIterator[str]:
            for page in "ab":
                yield page

        async def run() -> list[str]:
            return [page async for page in pages("x")]

        assert asyncio.run(run()) == ["a", "b"]
        assert len(spans["pages"].attributes[NODE_IDS]) == 2

    def test_a_stream_that_fails(self, spans: Spans):
        @prompt
        def broken(text: str) -> Iterator[str]:
            yield text
            raise OSError("the model is down")

        with pytest.raises(OSError, match="the model is down"):
            list(broken(given("a")))
        assert spans["broken"].status.description == "OSError"

    def test_a_stream_that_nobody_reads_to_its_end(self, spans: Spans):
        stream = self.words(given("a b"))
        next(stream)
        del stream
        gc.collect()
        assert spans.names == ["retrieve", "words"]


class TestCost:
    def test_nothing_is_opened_before_it_is_asked_for(self):
        assert Crossing.watch is None
        spans = Spans()
        instrument(tracer_provider=spans.provider)
        uninstrument()
        fetch("a")
        assert spans.names == []

    def test_the_runtime_does_not_load_the_api(self):
        code = "import sys, corvid_runtime; print('opentelemetry' in sys.modules)"
        command = [sys.executable, "-c", code]
        assert subprocess.run(command, capture_output=True, check=True).stdout == b"False\n"

    def test_a_tracer_that_keeps_nothing_costs_little(self):
        send("a")
        before = calls(send, "a", c=False)
        for provider in (TracerProvider(sampler=ALWAYS_OFF), trace.NoOpTracerProvider()):
            instrument(tracer_provider=provider)
            try:
                assert calls(send, "a", c=False) < before + 60
                assert answer("a") == SECRET.upper()
            finally:
                uninstrument()
        assert calls(send, "a", c=False) == before


class TestNames:
    def test_a_name_survives_every_round_trip(self):
        from corvid_runtime import ProvenanceChain

        found = lift(str.upper)(say(fetch("a")))
        chain = found.sources()
        read = ProvenanceChain.from_json(chain.to_json())
        copied = pickle.loads(pickle.dumps(found)).sources()
        assert ids_in(chain.node) == ids_in(read.node) == ids_in(copied.node)
        assert len(set(ids_in(chain.node))) == 3

    def test_another_input_is_another_name(self):
        first, second = fetch("a"), fetch("b")
        names = NodeIds()
        nodes = [value.sources().node for value in (first, second, say(first), say(second))]
        assert len({names.of(node) for node in nodes}) == 4
        assert names.of(nodes[0]) == ids_in(nodes[0])[-1]

    def test_a_long_chain_is_named_without_recursion(self):
        value = fetch("a")
        for _ in range(20_000):
            value = value + "!"
        assert len(set(ids_in(value.sources().node))) == 20_001
        assert NodeIds().of(value.sources().node) == ids_in(value.sources().node)[-1]
