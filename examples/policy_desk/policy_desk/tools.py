"""The tools a model may call while it drafts."""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Protocol

from corvid_runtime import Grounded, ground, grounded_pure, lift, retrieval, tool
from pydantic import BaseModel, Field, ValidationError

from policy_desk.context import Context, render_passage
from policy_desk.records import ToolTrace
from policy_desk.store import PassageStore
from policy_desk.wire import ChatMessage, FunctionSpec, Role, ToolCall, ToolSpec

logger = logging.getLogger(__name__)


class Tool(Protocol):
    @property
    @lift
    def spec(self) -> ToolSpec: ...

    @tool(uses=retrieval)
    async def run(self, call: ToolCall, context: Context) -> ToolTrace:
        """May raise ``ValidationError`` for arguments that do not fit."""
        ...


class LookupDefinition:
    """Finds how the policies define a term, and adds the passage that does to the context."""

    NAME = "lookup_definition"

    class Arguments(BaseModel):
        term: str = Field(min_length=1, max_length=80, description="The term, as written in the policies.")

    def __init__(self, store: PassageStore) -> None:
        self._store = store

    @property
    @lift
    def spec(self) -> ToolSpec:
        function = FunctionSpec(
            name=self.NAME,
            description="Look up how the company's policies define a term.",
            parameters=self.Arguments.model_json_schema(),
        )
        return ToolSpec(function=function)

    @tool(uses=retrieval)
    async def run(self, call: ToolCall, context: Context) -> ToolTrace:
        term = self.Arguments.model_validate_json(call.function.arguments).term
        found = await asyncio.to_thread(self._store.define, term)
        if found is None:
            known = await asyncio.to_thread(self._store.defined_terms)
            near = get_close_matches(term, known, n=3, cutoff=0.5)
            hint = f" Terms like it: {', '.join(near)}." if near else ""
            result = f"The policies do not define {term!r}.{hint}"
        else:
            definition, passage = found
            entry = context.add(ground(passage, source=passage.id))
            shown = lift(render_passage)(entry)
            result = f"{definition.term} is defined in passage [{entry.number}].\n\n{shown}"
        return ToolTrace(name=self.NAME, arguments={"term": term}, result=result, ok=found is not None)


class Toolbox:
    def __init__(self, tools: Iterable[Tool]) -> None:
        self._tools = {tool.spec.function.name: tool for tool in tools}

    @property
    def specs(self) -> list[ToolSpec]:
        return [tool.spec for tool in self._tools.values()]

    @grounded_pure
    async def run(
        self, calls: Sequence[Grounded[ToolCall]], context: Context
    ) -> tuple[list[Grounded[ToolTrace]], list[Grounded[ChatMessage]]]:
        """What the calls came to, as a record and as the messages that tell the model."""
        traces = await asyncio.gather(*(self._run_one(call, context) for call in calls))
        messages = [
            lift(ChatMessage)(role=Role.TOOL, content=trace.result, tool_call_id=call.id)
            for call, trace in zip(calls, traces, strict=True)
        ]
        return list(traces), messages

    @grounded_pure
    async def _run_one(self, call: Grounded[ToolCall], context: Context) -> Grounded[ToolTrace]:
        name = call.function.name
        tool = self._tools.get(name)
        if tool is None:
            return lift(no_tool)(call)
        try:
            return await tool.run(call, context)
        except ValidationError as error:
            logger.warning("bad arguments for %s: %s", call.function.name, call.function.arguments)
            return lift(bad_arguments)(call, str(error))


def no_tool(call: ToolCall) -> ToolTrace:
    return failed(call, f"There is no tool {call.function.name!r}.")


def bad_arguments(call: ToolCall, error: str) -> ToolTrace:
    return failed(call, f"Bad arguments: {error}")


def failed(call: ToolCall, result: str) -> ToolTrace:
    return ToolTrace(
        name=call.function.name, arguments={"raw": call.function.arguments}, result=result, ok=False
    )
