"""OpenTelemetry spans of tools, prompts and agents, with the attributes of OpenInference.

Extra: ``otel``, which brings the API alone: the SDK that the program sets up decides which spans
are kept, and where they go. A program that does not call `instrument` has no cost.
"""

from __future__ import annotations

import json
import types
import weakref
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from typing import Any, Final

from opentelemetry import trace

from corvid_runtime.calls import Call
from corvid_runtime.content import Traced, chains_in, parts, strip
from corvid_runtime.crossings import Crossing
from corvid_runtime.graph import EMPTY
from corvid_runtime.node_ids import NodeIds
from corvid_runtime.prompt_crossing import PromptCrossing
from corvid_runtime.provenance import Retrieval
from corvid_runtime.tool_crossing import ToolCrossing
from corvid_runtime.value import GroundedStream

NODE_IDS: Final = "corvid.node_ids"
"""The nodes that a call put on top of the chains of its result; `corvid view` shows them, too."""

INPUT_IDS: Final = "corvid.input_ids"
"""The nodes on top of what its arguments brought in."""

_MOST: Final = 100
"""Documents and nodes that one span tells of, at most."""

Arguments = tuple[Any, ...]
Named = Mapping[str, Any]


def instrument(
    *, tracer_provider: trace.TracerProvider | None = None, content: bool = False
) -> None:
    """Open a span for each call of a tool, a prompt or an agent, from now on.

    Args:
        tracer_provider: by default the global one.
        content: whether arguments, results, the text of documents and the messages of errors go
            into the spans. Names, sources, places and digests always do.
    """
    tracer = trace.get_tracer("corvid_runtime", tracer_provider=tracer_provider)
    Crossing.watch = _Watch(tracer, content)


def uninstrument() -> None:
    """Open no more spans."""
    Crossing.watch = None


class _Watch:
    """Takes calls through their crossings, each in a span."""

    def __init__(self, tracer: trace.Tracer, content: bool) -> None:
        self._tracer = tracer
        self._content = content
        self._ids = NodeIds()

    def now(self, crossing: Crossing, args: Arguments, kwargs: Named) -> Any:
        """Take a call through."""
        span = self._opened(crossing, args, kwargs)
        if span is None:
            return crossing.run(crossing.start(), args, kwargs)
        with span:
            result = crossing.run(span.call, args, kwargs)
        if isinstance(result, types.CoroutineType):
            return span.later(result)
        return span.left(result)

    async def later(self, crossing: Crossing, args: Arguments, kwargs: Named) -> Any:
        """Take a call of an ``async def`` through."""
        span = self._opened(crossing, args, kwargs)
        if span is None:
            return await crossing.run_later(crossing.start(), args, kwargs)
        return await span.later(crossing.run_later(span.call, args, kwargs))

    def _opened(self, crossing: Crossing, args: Arguments, kwargs: Named) -> _Span | None:
        """Return the span of a call, or nothing if nobody would keep it."""
        span = self._tracer.start_span(crossing.title)
        if not span.is_recording():
            return None
        return _Span(span, crossing, self._ids, self._content).called(args, kwargs)


class _Span:
    """The span of one call. A ``with`` makes it the current one; what fails inside ends it."""

    def __init__(self, span: trace.Span, crossing: Crossing, ids: NodeIds, content: bool) -> None:
        self.call: Call = crossing.start()
        self._span = span
        self._crossing = crossing
        self._ids = ids
        self._content = content
        self._found: list[Traced] = []
        self._current = ExitStack()

    def __enter__(self) -> None:
        using = trace.use_span(self._span, record_exception=False, set_status_on_exception=False)
        self._current.enter_context(using)

    def __exit__(self, kind: type[BaseException] | None, error: Any, traceback: object) -> None:
        self._current.close()
        if kind is None:
            return
        if not issubclass(kind, (StopIteration, StopAsyncIteration, GeneratorExit)):
            self._failed(error)
        self._end()

    def called(self, args: Arguments, kwargs: Named) -> _Span:
        """Tell what is called, and with what."""
        self._set(_kind_of(self._crossing))
        self._set({INPUT_IDS: self._ids_of(args, kwargs)})
        if self._content:
            self._set({"input.value": _json([*args, kwargs] if kwargs else args)})
        return self

    async def later(self, coroutine: Any) -> Any:
        """Return what a coroutine returns."""
        with self:
            result = await coroutine
        return self.left(result)

    def left(self, result: Any) -> Any:
        """Tell what is returned, of a stream when it has ended, and return it."""
        if isinstance(result, GroundedStream):
            return self._streaming(result)
        if self._content:
            self._set({"output.value": _json(result)})
        self._found.extend(_grounded_in(result))
        self._end()
        return result

    def _streaming(self, stream: Any) -> Any:
        ground, entering = stream._ground, stream._entering

        def noted(item: Any) -> Any:
            grounded = ground(item)
            if len(self._found) < _MOST:
                self._found.extend(_grounded_in(grounded))
            return grounded

        def resumed() -> ExitStack:
            both = ExitStack()
            both.enter_context(entering())
            both.enter_context(self)
            return both

        stream._ground, stream._entering = noted, resumed
        weakref.finalize(stream, self._end)  # nobody may read it to its end
        return stream

    def _failed(self, error: BaseException) -> None:
        if self._content:
            self._span.record_exception(error)
        else:  # a message may quote what was retrieved
            self._span.add_event("exception", {"exception.type": type(error).__qualname__})
        self._span.set_status(trace.StatusCode.ERROR, type(error).__name__)

    def _end(self) -> None:
        if self._span.is_recording():
            self._set({NODE_IDS: self._ids_of(self._found), **self._outcome()})
            self._span.end()

    def _outcome(self) -> dict[str, Any]:
        if isinstance(self._crossing, PromptCrossing):
            return {"llm.token_count.total": self.call.tokens}
        if isinstance(self._crossing, ToolCrossing) and self._crossing.retrieves:
            return self._documents()
        return {}

    def _documents(self) -> dict[str, Any]:
        told: dict[str, Any] = {}
        found = [part for part in self._found if isinstance(part._corvid_node[0], Retrieval)]
        for place, part in enumerate(found[:_MOST]):
            step: Retrieval = part._corvid_node[0]
            names = f"retrieval.documents.{place}.document"
            told[f"{names}.id"] = step.source
            told[f"{names}.score"] = step.score
            told[f"{names}.metadata"] = json.dumps(self._metadata(part, step))
            if self._content:
                told[f"{names}.content"] = _json(part)
        return told

    def _metadata(self, part: Traced, step: Retrieval) -> dict[str, Any]:
        place = None if step.location is None else step.location.to_dict()
        return {
            "node_id": self._ids.of(part._corvid_node),
            "digest": step.digest,
            "location": place,
        }

    def _ids_of(self, *values: Any) -> list[str]:
        nodes = [node for node in chains_in(values) if node is not EMPTY]
        return list(dict.fromkeys(self._ids.of(node) for node in nodes[:_MOST]))

    def _set(self, attributes: Mapping[str, Any]) -> None:
        told = {name: value for name, value in attributes.items() if value not in (None, [])}
        self._span.set_attributes(told)


def _kind_of(crossing: Crossing) -> dict[str, Any]:
    kind = "openinference.span.kind"
    if isinstance(crossing, PromptCrossing):
        return {kind: "LLM", "llm.model_name": crossing.model}
    if not isinstance(crossing, ToolCrossing):
        return {kind: "AGENT", "agent.name": crossing.title}
    return {kind: "RETRIEVER" if crossing.retrieves else "TOOL", "tool.name": crossing.title}


def _grounded_in(value: Any) -> Iterator[Traced]:
    """Yield the outermost grounded values in ordinary data, in order."""
    stack = [value]
    seen: dict[int, Any] = {}  # keeps its values, lest another takes the identity of one
    while stack:
        part = stack.pop()
        if isinstance(part, Traced):
            yield part
        elif id(part) not in seen:
            seen[id(part)] = part
            stack.extend(reversed(list(parts(part))))


def _json(value: Any) -> str:
    plain = strip(value)
    return plain if isinstance(plain, str) else json.dumps(plain, default=repr)
