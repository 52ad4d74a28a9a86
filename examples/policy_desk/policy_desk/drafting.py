"""One draft of an answer: the exchange with the model, tool calls included, and its citations checked."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import cast

from corvid_runtime import Grounded, each, grounded_pure, lift

from policy_desk.citations import check_citations
from policy_desk.context import Context
from policy_desk.errors import ModelProtocolError
from policy_desk.model import ChatModel
from policy_desk.prompts import NO_ANSWER
from policy_desk.records import Draft, ToolTrace
from policy_desk.tools import Toolbox
from policy_desk.wire import ChatMessage, ChatRequest


class Drafter:
    def __init__(
        self,
        model: ChatModel,
        toolbox: Toolbox,
        *,
        model_name: str,
        temperature: float = 0.0,
        max_tool_rounds: int = 2,
    ) -> None:
        self._model = model
        self._toolbox = toolbox
        self._model_name = model_name
        self._temperature = temperature
        self._max_tool_rounds = max_tool_rounds

    @grounded_pure
    async def draft(self, thread: Grounded[list[ChatMessage]], context: Context) -> Grounded[Draft]:
        messages = each(thread)
        traces: list[Grounded[ToolTrace]] = []
        for round_number in range(self._max_tool_rounds + 1):
            reply = await self._model.complete(self._request(messages, round_number))
            if not reply.tool_calls:
                return finish(reply, context, traces)
            done, results = await self._toolbox.run(each(reply.tool_calls), context)
            traces += done
            messages += [reply, *results]
        raise ModelProtocolError("the model kept calling tools when none were offered")

    async def stream(
        self, thread: Grounded[list[ChatMessage]], context: Context
    ) -> AsyncGenerator[Grounded[str] | Grounded[ToolTrace] | Grounded[Draft], None]:
        """As ``draft``, with the text and the tool calls handed out as they come; the draft comes last."""
        messages = each(thread)
        traces: list[Grounded[ToolTrace]] = []
        for round_number in range(self._max_tool_rounds + 1):
            reply = lift(silence)(thread)
            replying = self._model.stream(self._request(messages, round_number))
            async with aclosing(replying) as parts:
                async for part in parts:
                    if isinstance(part, str):
                        yield part
                    else:
                        reply = cast(Grounded[ChatMessage], part)
            if not reply.tool_calls:
                yield finish(reply, context, traces)
                return
            done, results = await self._toolbox.run(each(reply.tool_calls), context)
            for trace in done:
                yield trace
            traces += done
            messages += [reply, *results]
        raise ModelProtocolError("the model kept calling tools when none were offered")

    @grounded_pure
    def _request(self, messages: list[Grounded[ChatMessage]], round_number: int) -> Grounded[ChatRequest]:
        offered = self._toolbox.specs if round_number < self._max_tool_rounds else None
        return lift(ChatRequest)(
            model=self._model_name, messages=messages, temperature=self._temperature, tools=offered
        )


@grounded_pure
def finish(
    reply: Grounded[ChatMessage], context: Context, traces: Sequence[Grounded[ToolTrace]]
) -> Grounded[Draft]:
    text = lift(content_of)(reply)
    if not text or text.startswith(NO_ANSWER):
        return lift(Draft)(text=text[:0], tool_calls=tuple(traces), declined=True)
    return lift(Draft)(text=text, citations=tuple(check_citations(text, context)), tool_calls=tuple(traces))


def content_of(reply: ChatMessage) -> str:
    return (reply.content or "").strip()


def silence(_thread: list[ChatMessage]) -> ChatMessage:
    """What a model has said to a thread before it says anything."""
    return ChatMessage.assistant("")
