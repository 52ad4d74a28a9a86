"""Runs of pydantic-ai agents whose output keeps the sources of what their tools retrieved.

Extra: ``pydantic-ai``. A tool is a function under both decorators, ``@agent.tool_plain`` above
``@tool(uses=retrieval)``. With `KeepSources` among the agent's capabilities, ``result.output`` is
grounded in whatever of the conversation was grounded when the model answered.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pydantic_ai import RunContext
from pydantic_ai.capabilities import AbstractCapability, CapabilityOrdering
from pydantic_ai.messages import (
    BaseToolCallPart,
    ModelMessage,
    ModelRequest,
    ModelResponse,
    TextContent,
)
from pydantic_ai.models import Model, ModelRequestParameters, StreamedResponse
from pydantic_ai.models.wrapper import WrapperModel
from pydantic_ai.settings import ModelSettings

from corvid_runtime.content import chain_of, look_past
from corvid_runtime.frameworks.outputs import is_refusal
from corvid_runtime.graph import EMPTY, Node, check_confidence, join, record
from corvid_runtime.makers import wrap
from corvid_runtime.provenance import PromptTransform

look_past(RunContext)


class _Reply(NamedTuple):
    """What a model was shown, and what it says of that."""

    model: str
    chain: Node
    said: Callable[[], Iterable[Any]]


@dataclass
class KeepSources(AbstractCapability[Any]):
    """A capability: the output of a run is grounded in what the model was shown.

    What counts is what reached the model in its last request: returns of tools, prompts and
    instructions, those of earlier runs in the history too, as long as they are grounded. Output
    functions and validators get the output grounded: what they make of it keeps its sources, or
    loses them, as anywhere. What a hook puts in the place of the model's words is plain.

    Attributes:
        confidence: how far to trust the model's answers, 0 to 1.

    Raises:
        InvalidProvenance: an invalid confidence.
    """

    confidence: float = 1.0
    _reply: _Reply | None = field(default=None, init=False, repr=False, compare=False)
    _own_words: bool = field(default=False, init=False, repr=False, compare=False)
    _validated: Any = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_confidence(self.confidence)

    def get_ordering(self) -> CapabilityOrdering:
        """Stand next to the model, to see what it is shown and what others make of its words."""
        return CapabilityOrdering(position="innermost")

    async def for_run(self, ctx: RunContext[Any]) -> KeepSources:
        """Return what watches one run: runs that overlap share nothing."""
        return KeepSources(self.confidence)

    def get_wrapper_model(self, model: Model) -> Model:
        """Watch what the model is asked."""
        return _Watched(model, self._heard)

    def _heard(self, reply: _Reply) -> None:
        self._reply = reply

    async def before_output_validate(
        self, ctx: RunContext[Any], *, output_context: Any, output: Any
    ) -> Any:
        """Note whether what is read are the model's own words."""
        self._own_words = self._is_said(output, ctx.partial_output)
        return output

    async def on_output_validate_error(
        self, ctx: RunContext[Any], *, output_context: Any, output: Any, error: Any
    ) -> Any:
        """Note that what a hook may recover with is not the model's."""
        self._own_words = False
        raise error

    async def after_output_validate(
        self, ctx: RunContext[Any], *, output_context: Any, output: Any
    ) -> Any:
        """Note what was read off the model's own words."""
        self._validated = output if self._own_words else None
        return output

    async def wrap_output_process(
        self, ctx: RunContext[Any], *, output_context: Any, output: Any, handler: Any
    ) -> Any:
        """Pass the output on grounded, if it is the model's."""
        own = output is self._validated or self._is_said(output, ctx.partial_output)
        if self._reply is None or self._reply.chain is EMPTY or not own or is_refusal(output):
            return await handler(output)
        return await handler(wrap(output, self._node(self._reply, ctx)))

    def _is_said(self, output: Any, partial: bool) -> bool:
        said = [] if self._reply is None else list(self._reply.said())
        begun = partial and isinstance(output, str) and output != ""
        return output in said or (begun and any(str(words).startswith(output) for words in said))

    def _node(self, reply: _Reply, ctx: RunContext[Any]) -> Node:
        name = None if ctx.agent is None else ctx.agent.name
        step = PromptTransform(name or "agent", reply.model)
        return record(step, self.confidence, [reply.chain])


class _Watched(WrapperModel):
    """A model that tells what it was shown, and what it said."""

    def __init__(self, wrapped: Model, tell: Callable[[_Reply], None]) -> None:
        super().__init__(wrapped)
        self._tell = tell

    async def request(
        self,
        messages: list[ModelMessage],
        model_settings: ModelSettings | None,
        model_request_parameters: ModelRequestParameters,
    ) -> ModelResponse:
        shown = _shown_in(messages)
        response = await super().request(messages, model_settings, model_request_parameters)
        words = tuple(_said_in(response))  # before anybody changes them
        self._tell(_Reply(self.model_name, shown, lambda: words))
        return response

    @asynccontextmanager
    async def request_stream(
        self,
        messages: list[ModelMessage],
        model_settings: ModelSettings | None,
        model_request_parameters: ModelRequestParameters,
        run_context: RunContext[Any] | None = None,
    ) -> AsyncGenerator[StreamedResponse]:
        shown = _shown_in(messages)
        asked = super().request_stream(
            messages, model_settings, model_request_parameters, run_context
        )
        async with asked as response:
            self._tell(_Reply(self.model_name, shown, lambda: _said_in(response.get())))
            yield response


def _shown_in(messages: Sequence[ModelMessage]) -> Node:
    """Return the chain of what a model sees of messages: metadata is for programs."""
    return join(*(chain_of(text) for message in messages for text in _texts_of(message)))


def _texts_of(message: ModelMessage) -> Iterator[Any]:
    if isinstance(message, ModelRequest):
        yield message.instructions
    for part in message.parts:
        content = getattr(part, "content", None)
        items = content if type(content) is list else [content]
        yield from (item.content if isinstance(item, TextContent) else item for item in items)


def _said_in(response: ModelResponse) -> Iterator[Any]:
    yield response.text
    for part in response.parts:
        yield part.args if isinstance(part, BaseToolCallPart) else getattr(part, "content", None)
