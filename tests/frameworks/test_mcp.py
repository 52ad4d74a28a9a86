"""Servers and clients of the real MCP library, in one process and over a pipe."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from corvid_runtime import (
    Grounded,
    GroundedValue,
    GroundingError,
    InvalidProvenance,
    ground,
    retrieval,
    sever,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence
from corvid_runtime.frameworks import grounded_output

from tests.runtime.support import given, sources

pytest.importorskip("mcp.client.client")

from corvid_runtime.frameworks.mcp import ToolFailed, call_tool, call_tool_each, sealed
from mcp import Client, StdioServerParameters
from mcp.server.mcpserver import Context, MCPServer
from pydantic import BaseModel

KEY = b"a key of sixteen bytes, or more"


class Fee(BaseModel):
    euros: int


def serving(function: Any, key: Any = KEY) -> MCPServer:
    server = MCPServer("rules")
    server.add_tool(function if key is None else sealed(function, key=key))
    return server


@tool(uses=retrieval)
def rules(word: str) -> str:
    """Find a rule."""
    return f"A rule on {word}."


def using(client: Client, ask: Any) -> Any:
    """Ask something of a connected client; an error comes out as it is, not as a group."""

    async def run() -> Any:
        async with client:
            return await asyncio.gather(ask(client), return_exceptions=True)

    (answer,) = asyncio.run(run())
    if isinstance(answer, BaseException):
        raise answer
    return answer


def asked(server: Any, name: str = "rules", way: Any = call_tool, **options: Any) -> Any:
    arguments = options.pop("arguments", {"word": "fees"})
    client = Client(server, mode=options.pop("mode", "auto"))
    return using(client, lambda found: way(found, name, arguments, source="club", **options))


class TestSealed:
    @pytest.mark.parametrize("mode", ["auto", "legacy"])
    def test_the_chain_crosses(self, mode: str):
        found = asked(serving(rules), key=KEY, mode=mode)
        assert found == "A rule on fees."
        assert sources(found) == [f"tool:{__name__}.rules"]
        assert [step.kind for step in found.sources()] == ["retrieval"]

    @pytest.mark.parametrize(
        "value", [7, True, 1.5, {"a": [1, None]}, [1, 2], Fee(euros=1), [Fee(euros=1)]]
    )
    def test_whatever_was_found(self, value: Any):
        @tool(uses=retrieval)
        def look_up() -> Any:
            return value

        found = asked(serving(look_up), "look_up", arguments={}, key=KEY)
        dumped = json.loads(json.dumps(value, default=lambda item: item.model_dump()))
        assert found == dumped
        assert len(sources(found)) == 1

    def test_an_asynchronous_tool(self):
        @tool(uses=retrieval)
        async def look_up(word: str) -> str:
            return word

        assert len(sources(asked(serving(look_up), "look_up", key=KEY))) == 1

    def test_nothing_was_found(self):
        @tool(uses=retrieval)
        def look_up(word: str) -> str | None:
            return None

        assert asked(serving(look_up), "look_up", key=KEY) is None
        assert asked(serving(look_up), "look_up") is None
        assert asked(serving(look_up), "look_up", call_tool_each, key=KEY) == []

    def test_items_with_sources_of_their_own(self):
        @tool(uses=retrieval)
        def look_up(word: str) -> list[Grounded[str]]:
            return [ground(f"{word} {page}", source=f"page:{page}") for page in (1, 2)]

        found = asked(serving(look_up), "look_up", call_tool_each, key=KEY)
        assert found == ["fees 1", "fees 2"]
        assert [sources(item) for item in found] == [["page:1"], ["page:2"]]
        with pytest.raises(GroundingError, match="call_tool_each"):
            asked(serving(look_up), "look_up", key=KEY)

    def test_items_of_one_source(self):
        @tool(uses=retrieval)
        def look_up(word: str) -> list[str]:
            return [word, word]

        found = asked(serving(look_up), "look_up", call_tool_each, key=KEY)
        assert [len(sources(item)) for item in found] == [1, 1]
        with pytest.raises(GroundingError, match=r"call_tool\(\)"):
            asked(serving(rules), "rules", call_tool_each, key=KEY)

    def test_any_client_reads_the_text(self):
        found = using(
            Client(serving(rules)), lambda client: client.call_tool("rules", {"word": "a"})
        )
        assert found.content[0].text == "A rule on a."

    def test_a_chain_that_was_cut(self):
        def look_up(word: str) -> Any:
            return sever(rules(word), "redacted")

        found = asked(serving(look_up), "look_up", key=KEY)
        assert isinstance(grounded_output(found), InsufficientEvidence)

    def test_what_has_no_source_is_not_sealed(self):
        def guess(word: str) -> str:
            return "maybe"

        with pytest.raises(ToolFailed):
            asked(serving(guess), "guess", key=KEY)
        with pytest.raises(InvalidProvenance, match="key"):
            sealed(rules, key=None)

    def test_arguments_are_sent_plain(self):
        found = asked(serving(rules), key=KEY, arguments={"word": given("fees")})
        assert found == "A rule on fees."


class TestForgery:
    def answering(self, change: Any) -> Any:
        """Return a client whose results were changed on the way."""

        class Changed:
            def __init__(self, client: Client) -> None:
                self.client = client

            async def call_tool(self, name: str, arguments: Any = None) -> Any:
                result = await self.client.call_tool(name, arguments)
                return result.model_copy(
                    update={"structured_content": change(result.structured_content)}
                )

        def ask(client: Client) -> Any:
            return call_tool(Changed(client), "rules", {"word": "fees"}, source="club", key=KEY)

        return using(Client(serving(rules)), ask)

    @pytest.mark.parametrize(
        "change",
        [
            lambda sent: {**sent, "content": {**sent["content"], "value": "No fees."}},
            lambda sent: {k: v for k, v in sent.items() if k != "signature"},
            lambda sent: {**sent, "signature": {**sent["signature"], "value": "00"}},
            lambda sent: {"result": "No fees."},
            lambda sent: None,
        ],
    )
    def test_what_was_tampered_with_is_refused(self, change: Any):
        with pytest.raises(InvalidProvenance):
            self.answering(change)
        assert isinstance(self.answering(lambda sent: dict(sent)), GroundedValue)

    def test_another_key(self):
        with pytest.raises(InvalidProvenance, match="signature"):
            asked(serving(rules, key=b"another key, that is as long"), key=KEY)

    def test_a_server_that_does_not_sign(self):
        with pytest.raises(InvalidProvenance):
            asked(serving(rules, key=None), key=KEY)

    def test_a_public_key_reads(self):
        ed25519 = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ed25519")
        private = ed25519.Ed25519PrivateKey.generate()
        found = asked(serving(rules, key=private), key=private.public_key())
        assert sources(found) == [f"tool:{__name__}.rules"]


class TestUnsigned:
    @pytest.mark.parametrize("key", [None, KEY])
    def test_the_server_is_the_source(self, key: Any):
        found = asked(serving(rules, key=key))
        assert found == "A rule on fees."
        assert sources(found) == ["mcp:club/rules"]
        assert len(list(found.sources())) == 1

    def test_an_ordinary_tool(self):
        def fees(word: str) -> dict[str, int]:
            return {word: 10}

        found = asked(serving(fees, key=None), "fees")
        assert (found, sources(found)) == ({"fees": 10}, ["mcp:club/fees"])

    def test_text_without_structure(self):
        server = MCPServer("rules")
        server.tool(structured_output=False)(rules)
        found = asked(server)
        assert (found, sources(found)) == ("A rule on fees.", ["mcp:club/rules"])

    @pytest.mark.parametrize("key", [None, KEY])
    def test_items(self, key: Any):
        @tool(uses=retrieval)
        def look_up(word: str) -> list[Grounded[str]]:
            return [ground(f"{word} {page}", source=f"page:{page}") for page in (1, 2)]

        found = asked(serving(look_up, key=key), "look_up", call_tool_each)
        assert found == ["fees 1", "fees 2"]
        assert {tuple(sources(item)) for item in found} == {("mcp:club/look_up",)}


class TestCalls:
    def test_a_tool_that_fails(self):
        @tool(uses=retrieval)
        def broken(word: str) -> str:
            raise ValueError("no such rule")

        for key in (None, KEY):
            with pytest.raises(ToolFailed, match="broken"):
                asked(serving(broken), "broken", key=key)

    def test_calls_that_overlap(self):
        @tool(uses=retrieval)
        async def slow(word: str) -> Grounded[str]:
            await asyncio.sleep(0.01 if word == "a" else 0)
            return ground(word, source=f"page:{word}")

        async def ask(client: Client) -> Any:
            calls = [
                call_tool(client, "slow", {"word": word}, source="club", key=KEY)
                for word in "abc" * 3
            ]
            return await asyncio.gather(*calls)

        found = using(Client(serving(slow)), ask)
        assert [sources(item) for item in found] == [[f"page:{word}"] for word in "abc" * 3]

    def test_what_a_tool_yields_comes_as_a_list(self):
        @tool(uses=retrieval)
        def pages(word: str) -> Iterator[str]:
            yield ground(word, source="page:1")
            yield ground(word * 2, source="page:2")

        @tool(uses=retrieval)
        async def pages_later(word: str) -> AsyncIterator[str]:
            for number in (1, 2):
                await asyncio.sleep(0)
                yield ground(word * number, source=f"page:{number}")

        for function in (pages, pages_later):
            server = serving(function)
            found = asked(server, function.__name__, call_tool_each, key=KEY)
            assert found == ["fees", "feesfees"]
            assert [sources(item) for item in found] == [["page:1"], ["page:2"]]

    def test_a_tool_that_fails_while_it_yields(self):
        @tool(uses=retrieval)
        async def pages(word: str) -> AsyncIterator[str]:
            yield ground(word, source="page:1")
            raise ValueError("the next page is missing")

        with pytest.raises(ToolFailed, match="pages"):
            asked(serving(pages), "pages", call_tool_each, key=KEY)

    def test_a_result_that_is_streamed_over_http(self):
        """The server streams how far it is before the result, as events of one response."""
        uvicorn = pytest.importorskip("uvicorn")
        told: list[float] = []

        @tool(uses=retrieval)
        async def slow(word: str, context: Context) -> Grounded[str]:
            for done in (1, 2):
                await context.report_progress(done, 2)
            return ground(word, source="page:1")

        class Following(Client):
            async def call_tool(self, name: str, arguments: Any = None) -> Any:
                async def progress(done: float, total: Any, message: Any) -> None:
                    told.append(done)

                return await super().call_tool(name, arguments, progress_callback=progress)

        async def run() -> Any:
            app = serving(slow).streamable_http_app(json_response=False)
            http = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
            running = asyncio.create_task(http.serve())
            while not http.started:
                await asyncio.sleep(0.01)
            port = http.servers[0].sockets[0].getsockname()[1]
            async with Following(f"http://127.0.0.1:{port}/mcp") as client:
                asks = [
                    call_tool(client, "slow", {"word": word}, source="club", key=KEY)
                    for word in ("fees", "guests")
                ]
                found = await asyncio.gather(*asks)
            http.should_exit = True
            await running
            return found

        found = asyncio.run(run())
        assert found == ["fees", "guests"]
        assert [sources(item) for item in found] == [["page:1"], ["page:1"]]
        assert sorted(told) == [1, 1, 2, 2]

    def test_a_server_in_another_process(self, tmp_path: Path):
        program = """
from corvid_runtime import retrieval, tool
from corvid_runtime.frameworks.mcp import sealed
from mcp.server.mcpserver import MCPServer

server = MCPServer("rules")

@tool(uses=retrieval, source=lambda found: "page:1")
def rules(word: str) -> list[str]:
    return [f"A rule on {word}."]

server.add_tool(sealed(rules, key=b"a key of sixteen bytes, or more"))
server.run()
"""
        path = tmp_path / "server.py"
        path.write_text(program, encoding="utf-8")
        server = StdioServerParameters(command=sys.executable, args=[str(path)])
        found = asked(server, way=call_tool_each, key=KEY)
        assert found == ["A rule on fees."]
        assert sources(found[0]) == ["page:1"]
