"""A deterministic stand-in for a model server, for tests and for the demo.

It speaks the OpenAI-compatible chat protocol on loopback and understands just the prompts of this service:
it answers by quoting the sentences of the prompt's passages that have most in common with the question,
rewrites questions with a few synonyms, and calls ``lookup_definition`` when asked what a term means.
"""

import asyncio
import json
import math
import re
import threading
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, fields
from html import unescape
from types import TracebackType

import uvicorn
from fastapi import FastAPI, Response
from fastapi.responses import JSONResponse, StreamingResponse

from policy_desk.prompts import NO_ANSWER
from policy_desk.text import content_terms, sentences, squeeze
from policy_desk.wire import (
    ChatChunk,
    ChatCompletion,
    ChatMessage,
    ChatRequest,
    Choice,
    ChunkChoice,
    Delta,
    FunctionCall,
    FunctionDelta,
    Role,
    ToolCall,
    ToolCallDelta,
)

_PASSAGE = re.compile(
    r'<passage number="(?P<number>\d+)" source="(?P<source>[^"]*)">\n(?P<text>.*?)\n</passage>', re.DOTALL
)
_QUESTION = re.compile(r"<question>(?P<question>.*?)</question>", re.DOTALL)
_HISTORY = re.compile(r"<history>\n(?P<history>.*?)\n?</history>", re.DOTALL)
_DEFINE = re.compile(
    r"(?:what (?:is|are) meant by|what does|define|definition of|meaning of)\s+(?:the term\s+)?(?:an? |the )?"
    r"[\"“']?(?P<term>[A-Za-z][\w -]*?)[\"”']?(?:\s+mean)?\s*\??$",
    re.IGNORECASE,
)
_FOLLOW_UP = re.compile(r"^(?:and|but|what about|how about)\b", re.IGNORECASE)
_SYNONYMS = {
    "vacation": "annual leave",
    "holiday": "annual leave",
    "wfh": "remote work",
    "home": "remote work",
    "password": "passphrase",
    "hotel": "accommodation",
    "gift": "hospitality",
    "baby": "parental leave",
    "supplier": "vendor",
    "purchase": "procurement",
}
_MAX_QUOTES = 3
_KEEP_SHARE = 0.6


@dataclass
class Behaviour:
    """What is to go wrong, and how often; tests set this while the server runs."""

    fail_next: int = 0
    fail_after: int | None = None
    misquote_next: int = 0
    break_stream_next: int = 0
    garble_rewrites: bool = False
    decline: bool = False
    delay: float = 0.0
    requests: int = 0

    def reset(self) -> None:
        for field in fields(self):
            setattr(self, field.name, field.default)

    def take(self, name: str) -> bool:
        left: int = getattr(self, name)
        if left > 0:
            setattr(self, name, left - 1)
        return left > 0


@dataclass(frozen=True)
class _Source:
    number: int
    title: str
    sentences: Sequence[str]


@dataclass(frozen=True)
class _Pick:
    score: float
    sentence: str
    source: _Source


# ---------------------------------------------------------------------------------------------- the "model"


def reply_to(request: ChatRequest, behaviour: Behaviour) -> ChatMessage:
    prompt = next(
        (m.content or "" for m in reversed(request.messages) if _QUESTION.search(m.content or "")), ""
    )
    match = _QUESTION.search(prompt)
    question = squeeze(match["question"]) if match else ""
    if request.response_format is not None and request.response_format.type == "json_object":
        return ChatMessage.assistant("not JSON" if behaviour.garble_rewrites else rewrite(question, prompt))
    if behaviour.decline:
        return ChatMessage.assistant(NO_ANSWER)
    results = [message.content or "" for message in request.messages if message.role is Role.TOOL]
    term = _DEFINE.search(question)
    if term and request.tools and not results:
        return tool_call(request.tools[0].function.name, term["term"])
    sources = {source.number: source for text in [prompt, *results] for source in read_passages(text)}
    answer = quote_answer(question, list(sources.values()), term["term"] if term else None)
    if behaviour.take("misquote_next"):
        answer = re.sub(r'"(\w+) (.*?)"', r'"By no means \2"', answer, count=1)
    return ChatMessage.assistant(answer)


def read_passages(text: str) -> Iterator[_Source]:
    for match in _PASSAGE.finditer(text):
        title = unescape(match["source"]).split(" › ")[0].rsplit(", ", 1)[0]
        yield _Source(int(match["number"]), title, sentences(match["text"]))


def quote_answer(question: str, sources: Sequence[_Source], term: str | None) -> str:
    """The sentences that share most with the question, each quoted with the number of its passage."""
    if term is not None:
        for source in sources:
            for sentence in source.sentences:
                if sentence.lower().startswith(f"{term.lower()}:"):
                    return f'{source.title} defines it so: "{plain(sentence)}" [{source.number}].'
    asked = set(content_terms(question))
    picks = [
        _Pick(overlap(asked, sentence) / math.sqrt(source.number), sentence, source)
        for source in sources
        for sentence in source.sentences
    ]
    picks = sorted((pick for pick in picks if pick.score > 0), key=lambda pick: -pick.score)
    picks = [pick for pick in picks if pick.score >= picks[0].score * _KEEP_SHARE][:_MAX_QUOTES]
    if not picks:
        return NO_ANSWER
    parts: list[str] = []
    for position, pick in enumerate(picks):
        lead = "According to" if position == 0 else "See also"
        parts.append(f'{lead} {pick.source.title}: "{plain(pick.sentence)}" [{pick.source.number}].')
    return " ".join(parts)


def overlap(asked: set[str], sentence: str) -> float:
    terms = content_terms(sentence)
    shared = len(asked & set(terms))
    return shared / (len(terms) + 8) ** 0.25 if shared else 0.0


def plain(sentence: str) -> str:
    return re.sub(r'["“”]', "'", sentence).rstrip(".")


def rewrite(question: str, prompt: str) -> str:
    match = _HISTORY.search(prompt)
    past = [line.removeprefix("- ") for line in match["history"].splitlines()] if match else []
    standalone = question
    if past and _FOLLOW_UP.match(question):
        standalone = f"{past[-1].rstrip('?')} {_FOLLOW_UP.sub('', question).strip()}"
    queries: list[str] = []
    for word, synonym in _SYNONYMS.items():
        other = re.sub(rf"\b{word}(?:e?s)?\b", synonym, standalone, flags=re.IGNORECASE)
        if other != standalone:
            queries.append(other)
    return json.dumps({"standalone": standalone, "queries": queries}, ensure_ascii=False)


def tool_call(name: str, term: str) -> ChatMessage:
    call = ToolCall(id="call_1", function=FunctionCall(name=name, arguments=json.dumps({"term": term})))
    return ChatMessage(role=Role.ASSISTANT, tool_calls=[call])


def fragments(message: ChatMessage) -> Iterator[Delta]:
    """A message as a stream sends it: words one by one, arguments of tool calls in two pieces."""
    for index, call in enumerate(message.tool_calls or []):
        arguments = call.function.arguments
        half = len(arguments) // 2
        first = FunctionDelta(name=call.function.name, arguments=arguments[:half])
        yield Delta(role=Role.ASSISTANT, tool_calls=[ToolCallDelta(index=index, id=call.id, function=first)])
        yield Delta(
            tool_calls=[ToolCallDelta(index=index, function=FunctionDelta(arguments=arguments[half:]))]
        )
    for piece in re.findall(r"\S+\s*", message.content or ""):
        yield Delta(content=piece)


# ---------------------------------------------------------------------------------------------- the server


def create_model_app(behaviour: Behaviour | None = None) -> FastAPI:
    app = FastAPI(title="Loopback model")
    state = behaviour or Behaviour()

    @app.post("/v1/chat/completions")
    async def chat_completions(request: ChatRequest) -> Response:
        state.requests += 1
        await asyncio.sleep(state.delay)
        spent = state.fail_after is not None and state.requests > state.fail_after
        if spent or state.take("fail_next"):
            return JSONResponse({"error": {"message": "overloaded"}}, status_code=503)
        message = reply_to(request, state)
        reason = "tool_calls" if message.tool_calls else "stop"
        name = f"chatcmpl-{state.requests}"
        if request.stream:
            broken = state.take("break_stream_next")
            return StreamingResponse(
                chunks(name, request.model, message, reason, broken), media_type="text/event-stream"
            )
        choice = Choice(message=message, finish_reason=reason)
        completion = ChatCompletion(id=name, model=request.model, choices=[choice])
        return Response(completion.model_dump_json(exclude_none=True), media_type="application/json")

    return app


async def chunks(
    name: str, model: str, message: ChatMessage, reason: str, broken: bool
) -> AsyncIterator[str]:
    def data(choice: ChunkChoice) -> str:
        chunk = ChatChunk(id=name, model=model, choices=[choice])
        return f"data: {chunk.model_dump_json(exclude_none=True)}\n\n"

    for count, delta in enumerate(fragments(message)):
        if broken and count == 3:
            return
        yield data(ChunkChoice(delta=delta))
        await asyncio.sleep(0)
    yield data(ChunkChoice(delta=Delta(), finish_reason=reason))
    yield "data: [DONE]\n\n"


class LoopbackModel:
    """Runs the server in a thread on a free port of loopback for as long as the ``with`` block lasts."""

    def __init__(self, behaviour: Behaviour | None = None, port: int = 0) -> None:
        self.behaviour = behaviour or Behaviour()
        config = uvicorn.Config(
            create_model_app(self.behaviour), host="127.0.0.1", port=port, log_level="warning"
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, name="loopback-model", daemon=True)

    def __enter__(self) -> "LoopbackModel":
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise RuntimeError("the loopback model did not start")
            time.sleep(0.01)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join(timeout=5)

    @property
    def base_url(self) -> str:
        host, port = self._server.servers[0].sockets[0].getsockname()[:2]
        return f"http://{host}:{port}/v1"
