"""The model behind an OpenAI-compatible server: time limits, retries, streams put together again."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Protocol

import anyio
import httpx
from corvid_runtime import prompt
from pydantic import ValidationError
from tenacity import (
    AsyncRetrying,
    before_sleep_log,
    retry_if_exception_type,
    stop_after_attempt,
    wait_random_exponential,
)

from policy_desk.aio import with_deadline
from policy_desk.errors import ModelProtocolError, ModelUnavailableError
from policy_desk.wire import (
    ChatChunk,
    ChatCompletion,
    ChatMessage,
    ChatRequest,
    Delta,
    FunctionCall,
    Role,
    ToolCall,
    ToolCallDelta,
)

logger = logging.getLogger(__name__)

_TRANSIENT_STATUSES = frozenset({408, 425, 429, 500, 502, 503, 504})
_PATH = "chat/completions"
_MAX_WAIT = 8.0


class ChatModel(Protocol):
    @prompt
    async def complete(self, request: ChatRequest) -> ChatMessage: ...

    @prompt
    def stream(self, request: ChatRequest) -> AsyncGenerator[str | ChatMessage, None]:
        """Pieces of text as they come, then the whole message."""
        ...


@dataclass
class MessageBuilder:
    """Puts a streamed message together, tool calls in fragments included."""

    text: list[str] = field(default_factory=list)
    calls: dict[int, ToolCall] = field(default_factory=dict)

    def add(self, delta: Delta) -> None:
        if delta.content:
            self.text.append(delta.content)
        for fragment in delta.tool_calls or []:
            self._add_call(fragment)

    def _add_call(self, fragment: ToolCallDelta) -> None:
        call = self.calls.setdefault(
            fragment.index, ToolCall(id="", function=FunctionCall(name="", arguments=""))
        )
        call.id = fragment.id or call.id
        call.function.name += fragment.function.name or ""
        call.function.arguments += fragment.function.arguments or ""

    @property
    def message(self) -> ChatMessage:
        calls = [self.calls[index] for index in sorted(self.calls)]
        return ChatMessage(role=Role.ASSISTANT, content="".join(self.text) or None, tool_calls=calls or None)


class OpenAIChatModel:
    def __init__(
        self,
        client: httpx.AsyncClient,
        *,
        timeout: float = 30.0,
        attempts: int = 3,
        retry_wait: float = 0.5,
        concurrency: int = 4,
    ) -> None:
        self._client = client
        self._timeout = timeout
        self._attempts = attempts
        self._retry_wait = retry_wait
        self._slots = asyncio.Semaphore(concurrency)

    @prompt
    async def complete(self, request: ChatRequest) -> ChatMessage:
        async with self._slots:
            response = await self._send(request.model_copy(update={"stream": False}))
        try:
            return ChatCompletion.model_validate_json(response.content).choices[0].message
        except ValidationError as error:
            raise ModelProtocolError(f"the model's reply is not a chat completion: {error}") from error

    @prompt
    async def stream(self, request: ChatRequest) -> AsyncGenerator[str | ChatMessage, None]:
        """Retried until the first byte has come; what breaks after that is the caller's to deal with."""
        builder = MessageBuilder()
        async with self._slots:
            response = await self._send(request.model_copy(update={"stream": True}))
            try:
                async with aclosing(with_deadline(self._deltas(response), self._timeout)) as deltas:
                    async for delta in deltas:
                        builder.add(delta)
                        if delta.content:
                            yield delta.content
            except (httpx.TransportError, TimeoutError) as error:
                raise ModelUnavailableError(f"the model's stream broke off: {error!r}") from error
            finally:
                await response.aclose()
        yield builder.message

    async def _deltas(self, response: httpx.Response) -> AsyncGenerator[Delta, None]:
        async for line in response.aiter_lines():
            data = line.removeprefix("data:").strip()
            if not line.startswith("data:") or not data:
                continue
            if data == "[DONE]":
                return
            try:
                chunk = ChatChunk.model_validate_json(data)
            except ValidationError as error:
                raise ModelProtocolError(f"a chunk of the model's stream is malformed: {error}") from error
            for choice in chunk.choices[:1]:
                yield choice.delta
        raise ModelUnavailableError("the model's stream ended before it was done")

    async def _send(self, request: ChatRequest) -> httpx.Response:
        retrying = AsyncRetrying(
            retry=retry_if_exception_type(ModelUnavailableError),
            stop=stop_after_attempt(self._attempts),
            wait=wait_random_exponential(multiplier=self._retry_wait, max=_MAX_WAIT),
            before_sleep=before_sleep_log(logger, logging.WARNING),
            reraise=True,
        )
        return await retrying(self._send_once, request)

    async def _send_once(self, request: ChatRequest) -> httpx.Response:
        message = self._client.build_request(
            "POST", _PATH, json=request.model_dump(exclude_none=True, mode="json")
        )
        try:
            with anyio.fail_after(self._timeout):
                response = await self._client.send(message, stream=request.stream)
        except (httpx.TransportError, TimeoutError) as error:
            raise ModelUnavailableError(f"could not reach the model: {error!r}") from error
        if response.is_success:
            return response
        await response.aread()
        detail = f"the model answered {response.status_code}: {response.text[:200]}"
        if response.status_code in _TRANSIENT_STATUSES:
            raise ModelUnavailableError(detail)
        raise ModelProtocolError(detail)
