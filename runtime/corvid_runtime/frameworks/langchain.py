"""Tools and runnables of LangChain that keep the sources of what was retrieved.

Extra: ``langchain``. A message of LangChain holds plain text; what a tool retrieved goes beside it,
as the message's artifact, which no model sees.
"""

from __future__ import annotations

import functools
import inspect
import json
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, TypeVar

from langchain_core.documents import Document
from langchain_core.messages import BaseMessage, ToolMessage
from langchain_core.runnables import Runnable, RunnableConfig
from langchain_core.tools import StructuredTool

from corvid_runtime.content import Traced, chain_of, parts, strip
from corvid_runtime.graph import EMPTY, Node, check_confidence, join, record
from corvid_runtime.makers import wrap
from corvid_runtime.provenance import PromptTransform

Input = TypeVar("Input")
Output = TypeVar("Output")


def grounded_tool(function: Callable[..., Any], **options: Any) -> StructuredTool:
    """Return a LangChain tool whose messages carry what it retrieved as their artifact.

    Args:
        function: a ``@tool(uses=retrieval)``, which may be asynchronous. The model is shown text as
            it is, and anything else as JSON.
        options: as for ``StructuredTool.from_function``: `name`, `description`, `args_schema` ...
    """
    settings = {**options, "response_format": "content_and_artifact"}
    if inspect.iscoroutinefunction(function):

        @functools.wraps(function)
        async def run_later(*args: Any, **kwargs: Any) -> tuple[str, Any]:
            return _shown(await function(*args, **kwargs))

        return StructuredTool.from_function(coroutine=run_later, **settings)

    @functools.wraps(function)
    def run(*args: Any, **kwargs: Any) -> tuple[str, Any]:
        return _shown(function(*args, **kwargs))

    return StructuredTool.from_function(run, **settings)


def _shown(found: Any) -> tuple[str, Any]:
    return _text(found), found


def _text(found: Any) -> str:
    content = strip(found)
    return content if isinstance(content, str) else json.dumps(content, default=_as_json)


def _as_json(value: Any) -> Any:
    dump = getattr(value, "model_dump", None)
    return str(value) if dump is None else dump(mode="json")


class KeepSources(Runnable[Input, Output]):
    """A runnable whose output is grounded in what of its input was: a model, or a chain around one.

    What counts in an input are grounded values at any depth, and the artifacts of messages of
    `grounded_tool`, as long as the message still says what the tool did. The runnable itself gets
    everything plain. An input without any of them gives the output as it is.

    Args:
        runnable: what is run.
        name: of the step in the chain; by default the runnable's.
        confidence: how far to trust what it answers, 0 to 1.

    Raises:
        InvalidProvenance: an invalid confidence.
    """

    def __init__(
        self,
        runnable: Runnable[Input, Output],
        *,
        name: str | None = None,
        confidence: float = 1.0,
    ) -> None:
        self.runnable = runnable
        self.name = name
        self._confidence = check_confidence(confidence)

    def invoke(self, input: Input, config: RunnableConfig | None = None, **kwargs: Any) -> Output:
        """Run it, and ground what it returns."""
        return self._kept(self._node(input), self.runnable.invoke(strip(input), config, **kwargs))

    async def ainvoke(
        self, input: Input, config: RunnableConfig | None = None, **kwargs: Any
    ) -> Output:
        """Run it, and ground what it returns."""
        node = self._node(input)
        return self._kept(node, await self.runnable.ainvoke(strip(input), config, **kwargs))

    def stream(
        self, input: Input, config: RunnableConfig | None = None, **kwargs: Any | None
    ) -> Iterator[Output]:
        """Run it, and ground every piece of what it returns."""
        node = self._node(input)
        for piece in self.runnable.stream(strip(input), config, **kwargs):
            yield self._kept(node, piece)

    async def astream(
        self, input: Input, config: RunnableConfig | None = None, **kwargs: Any | None
    ) -> AsyncIterator[Output]:
        """Run it, and ground every piece of what it returns."""
        node = self._node(input)
        async for piece in self.runnable.astream(strip(input), config, **kwargs):
            yield self._kept(node, piece)

    def _kept(self, node: Node | None, output: Output) -> Output:
        if node is None:
            return output
        kept: Any = str(output) if isinstance(output, str) else output  # no class of theirs
        return wrap(kept, node)  # type: ignore[no-any-return]

    def _node(self, input: Input) -> Node | None:
        found = join(*_chains(input))
        if found is EMPTY:
            return None
        step = PromptTransform(self.name or self.runnable.get_name())
        return record(step, self._confidence, [found])


def _chains(value: Any) -> Iterator[Node]:
    """Yield the chains of what an input shows: metadata, and artifacts as such, are not shown."""
    stack = [value]
    seen: dict[int, Any] = {}  # keeps its values, lest another takes the identity of one
    while stack:
        part = stack.pop()
        if isinstance(part, Traced):
            yield part._corvid_node
        elif isinstance(part, ToolMessage):
            yield _told(part)
        elif id(part) not in seen and not isinstance(part, (BaseMessage, Document)):
            seen[id(part)] = part
            stack.extend(reversed(list(parts(part))))


def _told(message: ToolMessage) -> Node:
    """Return the chain of what a tool retrieved, if the message still says that."""
    node = chain_of(message.artifact)
    return node if node is not EMPTY and _text(message.artifact) == message.content else EMPTY
