"""Tools of MCP servers whose results keep their sources across the wire.

Extra: ``mcp``. What a `sealed` tool of a server returns is structured content with its chain,
signed. A client that has the key gets it back with the same chain. The source of anything without a
signature is the server.
"""

from __future__ import annotations

import functools
import inspect
import json
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from mcp.types import CallToolResult, TextContent
from pydantic_core import to_jsonable_python

from corvid_runtime.calls import Call
from corvid_runtime.content import Traced, strip
from corvid_runtime.errors import GroundingError, InvalidProvenance
from corvid_runtime.makers import wrap
from corvid_runtime.minting import retrieved
from corvid_runtime.operations import each
from corvid_runtime.sealing import Terms, from_chain, is_sealed, seal, unseal, with_chain
from corvid_runtime.value import Grounded, GroundedStream

Tool = Callable[..., Any]


class ToolFailed(Exception):
    """A tool of a server answered with an error instead of a result."""


class Client(Protocol):
    """What is used of an MCP client, or of its session."""

    async def call_tool(self, name: str, arguments: dict[str, Any] | None = None) -> CallToolResult:
        """Call a tool of the server."""
        ...


def sealed(function: Tool, *, key: Any) -> Tool:
    """Return a function for ``server.add_tool``, whose results leave with their chains.

    Any client sees their text; the structured content is an envelope that `call_tool` opens.

    Args:
        function: a ``@tool(uses=retrieval)``. What it returns is grounded, a list or tuple of what
            is, or ``None``. What it yields leaves as a list: a result of MCP is one message.
        key: signs it: bytes for HMAC-SHA256, or a private Ed25519 key.

    Raises:
        InvalidProvenance: an invalid key; at a call, the result is not grounded, or not JSON.
    """
    terms = Terms(key)
    if key is None:
        raise InvalidProvenance("a sealed tool needs a key to sign with")

    @functools.wraps(function)
    def seal_now(*args: Any, **kwargs: Any) -> CallToolResult:
        found = function(*args, **kwargs)
        return _result([*found] if _is_stream(found) else found, terms)

    @functools.wraps(function)
    async def seal_later(*args: Any, **kwargs: Any) -> CallToolResult:
        found = function(*args, **kwargs)
        if _is_stream(found):
            return _result([item async for item in found], terms)
        return _result(await found, terms)

    yields_later = inspect.isasyncgenfunction(inspect.unwrap(function))
    is_async = yields_later or inspect.iscoroutinefunction(function)
    wrapper: Any = seal_later if is_async else seal_now
    # The server makes a schema of what is returned, and would hold the envelope to it.
    signature = inspect.signature(function).replace(return_annotation=CallToolResult)
    wrapper.__signature__ = signature
    wrapper.__annotations__ = {**function.__annotations__, "return": CallToolResult}
    return wrapper  # type: ignore[no-any-return]


def _is_stream(found: Any) -> bool:
    return isinstance(found, GroundedStream)


def _result(found: Any, terms: Terms) -> CallToolResult:
    plain = to_jsonable_python(strip(found))
    text = plain if isinstance(plain, str) else json.dumps(plain)
    envelope = seal(_written(found), terms)
    return CallToolResult(
        content=[TextContent(type="text", text=text)], structured_content=envelope
    )


def _written(found: Any) -> Any:
    if isinstance(found, Traced):
        return with_chain(to_jsonable_python(strip(found)), found)
    if isinstance(found, (list, tuple)):
        return [_written(item) for item in found]
    if found is None:
        return None
    raise InvalidProvenance(
        f"a sealed tool returned {type(found).__name__}, which has no source",
        hint="seal a @tool(uses=retrieval)",
    )


async def call_tool(
    client: Client,
    name: str,
    arguments: Mapping[str, Any] | None = None,
    *,
    source: str,
    key: Any = None,
) -> Grounded[Any] | None:
    """Call a tool of a server that retrieves, and return what it found, grounded.

    Args:
        client: of the `mcp` package, connected, or its session.
        name: of the tool.
        arguments: what it is called with; they are sent plain.
        source: names the server in the chain.
        key: what the server signs with, or the public half. The chain is the server's then.
            Without a key it is one retrieval from ``mcp:SOURCE/NAME``, whatever the result says
            of itself.

    Returns:
        JSON values, and ``None`` where the tool found nothing.

    Raises:
        InvalidProvenance: there is a key, and the result was not signed with it, or was changed.
        ToolFailed: the tool answered with an error.
        GroundingError: the result is a list of items that have sources of their own.
    """
    found = await _found(client, name, arguments, source, Terms(key))
    if _is_apart(found):
        raise GroundingError(
            f"the tool {name} returned a list of items that have sources of their own",
            hint="use call_tool_each()",
        )
    return found  # type: ignore[no-any-return]


async def call_tool_each(
    client: Client,
    name: str,
    arguments: Mapping[str, Any] | None = None,
    *,
    source: str,
    key: Any = None,
) -> list[Grounded[Any]]:
    """Do as `call_tool`, with a tool that returns a list: each item of it is grounded by itself.

    Raises:
        InvalidProvenance: see `call_tool`.
        ToolFailed: see `call_tool`.
        GroundingError: the result is no list.
    """
    found = await _found(client, name, arguments, source, Terms(key))
    if _is_apart(found):
        return found  # type: ignore[no-any-return]
    if found is not None and not isinstance(found, list):
        raise GroundingError(f"the tool {name} returned no list", hint="use call_tool()")
    return [] if found is None else each(found)


def _is_apart(found: Any) -> bool:
    """Tell whether items have sources of their own: then the list that holds them is plain."""
    return isinstance(found, list) and not isinstance(found, Traced)


async def _found(
    client: Client, name: str, arguments: Mapping[str, Any] | None, source: str, terms: Terms
) -> Any:
    result = await client.call_tool(name, strip(dict(arguments or {})))
    if result.is_error:
        raise ToolFailed(_text(result))
    envelope = result.structured_content
    if terms.key is not None:
        return _read(unseal(envelope, terms), terms)
    content = _unsigned(envelope["content"]) if is_sealed(envelope) else _content(result)
    call = Call(f"tool {name}", source=f"mcp:{source}/{name}")
    return None if content is None else wrap(content, retrieved(call, content))


def _read(written: Any, terms: Terms) -> Any:
    if isinstance(written, list):
        return [_read(item, terms) for item in written]
    return None if written is None else from_chain(written, lambda content: content, terms)


def _unsigned(written: Any) -> Any:
    if isinstance(written, list):
        return [_unsigned(item) for item in written]
    return written.get("value") if isinstance(written, dict) else written


def _content(result: CallToolResult) -> Any:
    """Return what an ordinary tool returned: servers wrap what is no object, or write text."""
    content = result.structured_content
    if content is None:
        return _text(result)
    return (
        content["result"] if isinstance(content, dict) and content.keys() == {"result"} else content
    )


def _text(result: CallToolResult) -> str:
    return "\n".join(part.text for part in result.content if isinstance(part, TextContent))
