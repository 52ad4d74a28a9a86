"""One draft of an answer: the exchange with the model, tool calls included, and its citations checked."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing

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

    async def draft(self, thread: Sequence[ChatMessage], context: Context) -> Draft:
        messages = list(thread)
        traces: list[ToolTrace] = []
        for round_number in range(self._max_tool_rounds + 1):
            reply = await self._model.complete(self._request(messages, round_number))
            if not reply.tool_calls:
                return finish(reply, context, traces)
            done, results = await self._toolbox.run(reply.tool_calls, context)
            traces += done
            messages += [reply, *results]
        raise ModelProtocolError("the model kept calling tools when none were offered")

    async def stream(
        self, thread: Sequence[ChatMessage], context: Context
    ) -> AsyncGenerator[str | ToolTrace | Draft, None]:
        """As ``draft``, with the text and the tool calls handed out as they come; the draft comes last."""
        messages = list(thread)
        traces: list[ToolTrace] = []
        for round_number in range(self._max_tool_rounds + 1):
            reply = ChatMessage.assistant("")
            async with aclosing(self._model.stream(self._request(messages, round_number))) as parts:
                async for part in parts:
                    if isinstance(part, str):
                        yield part
                    else:
                        reply = part
            if not reply.tool_calls:
                yield finish(reply, context, traces)
                return
            done, results = await self._toolbox.run(reply.tool_calls, context)
            for trace in done:
                yield trace
            traces += done
            messages += [reply, *results]
        raise ModelProtocolError("the model kept calling tools when none were offered")

    def _request(self, messages: list[ChatMessage], round_number: int) -> ChatRequest:
        offered = self._toolbox.specs if round_number < self._max_tool_rounds else None
        return ChatRequest(
            model=self._model_name, messages=messages, temperature=self._temperature, tools=offered
        )


def finish(reply: ChatMessage, context: Context, traces: Sequence[ToolTrace]) -> Draft:
    text = (reply.content or "").strip()
    if not text or text.startswith(NO_ANSWER):
        return Draft(text="", tool_calls=tuple(traces), declined=True)
    return Draft(text=text, citations=tuple(check_citations(text, context)), tool_calls=tuple(traces))
