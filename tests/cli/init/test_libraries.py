"""`corvid init` on small programs over well-known libraries, none of which need be installed."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from tests.cli.command import corvid

pytest.importorskip("libcst")

PROGRAMS = {
    "OpenAI, SQLite": (
        """
        import sqlite3
        from openai import OpenAI

        client = OpenAI()

        def pages(topic: str) -> list[str]:
            with sqlite3.connect("pages.db") as connection:
                rows = connection.execute("SELECT text FROM pages WHERE topic = ?", [topic])
                return [text for (text,) in rows.fetchall()]

        def ask(text: str) -> str:
            reply = client.chat.completions.create(model="m", messages=[])
            return reply.choices[0].message.content or ""

        def answer(topic: str) -> str:
            return ask("\\n".join(pages(topic)))
        """,
        {"pages": "tool(uses=retrieval)", "ask": "prompt", "answer": "agent"},
    ),
    "Anthropic, HTTP": (
        """
        import anthropic
        import httpx

        class Desk:
            def __init__(self, client: httpx.AsyncClient) -> None:
                self._client = client
                self._model = anthropic.AsyncAnthropic()

            async def answer(self, question: str) -> str:
                return await self._ask(await self._search(question))

            async def _search(self, question: str) -> str:
                return (await self._client.get("/search", params={"q": question})).text

            async def _ask(self, text: str) -> str:
                reply = await self._model.messages.create(model="m", max_tokens=9, messages=[])
                return reply.content[0].text
        """,
        {
            "Desk.answer": "agent",
            "Desk._search": "tool(uses=retrieval)",
            "Desk._ask": "prompt",
        },
    ),
    "LiteLLM, Qdrant": (
        """
        import litellm
        from qdrant_client import QdrantClient

        class Store:
            def __init__(self, client: QdrantClient):
                self.client = client

            def nearest(self, words: str) -> list[str]:
                hits = self.client.query_points("pages", query=words)
                return [hit.payload["text"] for hit in hits.points]

        async def complete(text: str) -> str:
            reply = await litellm.acompletion(model="m", messages=[])
            return reply.choices[0].message.content

        async def answer(question: str, store: Store) -> str:
            return await complete(" ".join(store.nearest(question)))
        """,
        {"Store.nearest": "tool(uses=retrieval)", "complete": "prompt", "answer": "agent"},
    ),
    "LangChain": (
        """
        from langchain_openai import ChatOpenAI
        from langchain_chroma import Chroma

        llm = ChatOpenAI()
        store = Chroma()

        def found(question: str) -> list[str]:
            return [d.page_content for d in store.similarity_search(question, k=4)]

        def said(text: str) -> str:
            return llm.invoke(text).content

        def answer(question: str) -> str:
            return said("\\n".join(found(question)))
        """,
        {"found": "tool(uses=retrieval)", "said": "prompt", "answer": "agent"},
    ),
    "LlamaIndex": (
        """
        from llama_index.core import VectorStoreIndex
        from llama_index.core.llms import LLM

        class Engine:
            def __init__(self, index: VectorStoreIndex, llm: LLM) -> None:
                self._retriever = index.as_retriever(similarity_top_k=3)
                self._llm = llm

            async def context(self, question: str) -> str:
                return "\\n".join(n.text for n in await self._retriever.aretrieve(question))

            async def ask(self, text: str) -> str:
                return str(await self._llm.acomplete(text))

            async def answer(self, question: str) -> str:
                return await self.ask(await self.context(question))
        """,
        {
            "Engine.context": "tool(uses=retrieval)",
            "Engine.ask": "prompt",
            "Engine.answer": "agent",
        },
    ),
    "pydantic-ai, a tool of the model": (
        """
        from pathlib import Path
        from pydantic_ai import Agent, RunContext

        writer = Agent("m", deps_type=Path)

        @writer.tool
        async def page(ctx: RunContext[Path], name: str) -> str:
            return (Path("pages") / name).read_text()

        def read(name: str) -> str:
            return Path(name).read_text()

        async def summary(text: str) -> str:
            return (await writer.run(text)).output

        async def answer(name: str) -> str:
            return await summary(read(name))
        """,
        {
            "page": "tool(uses=retrieval)",
            "read": "tool(uses=retrieval)",
            "summary": "prompt",
            "answer": "agent",
        },
    ),
    "an endpoint of a model over HTTP": (
        """
        import requests

        ADDRESS = "http://localhost:11434/api/chat"

        def ask(text: str) -> str:
            return requests.post(ADDRESS, json={"messages": [text]}).json()["message"]

        def page(address: str) -> str:
            return requests.get(address, timeout=5).text

        def answer(address: str) -> str:
            return ask(page(address))
        """,
        {"ask": "prompt", "page": "tool(uses=retrieval)", "answer": "agent"},
    ),
    "a protocol, a cache, a memory": (
        """
        import json
        from pathlib import Path
        from typing import Protocol

        import openai

        class Model(Protocol):
            def ask(self, text: str) -> str: ...

        class Remote:
            def ask(self, text: str) -> str:
                return openai.OpenAI().responses.create(model="m", input=text).output_text

        class Pages:
            def __init__(self) -> None:
                self._texts: list[str] = []

            def refresh(self) -> None:
                self._texts = self._load()

            def _load(self) -> list[str]:
                return Path("pages.json").read_text().splitlines()

        class Memory:
            def load(self, user: str) -> str:
                return Path(user).read_text()

            def save(self, user: str, text: str) -> None:
                Path(user).write_text(text)

        class Desk:
            def __init__(self, model: Model, pages: Pages, memory: Memory) -> None:
                self._model, self._pages, self._memory = model, pages, memory
                self.model: Model = model
                self.pages: Pages = pages
                self.memory: Memory = memory

            def answer(self, user: str, question: str) -> str:
                self.pages.refresh()
                before = self.memory.load(user)
                reply = self.model.ask(before + question)
                self.memory.save(user, reply)
                return reply
        """,
        {
            "Model.ask": "prompt",
            "Remote.ask": "prompt",
            "Pages.refresh": "tool",
            "Memory.load": "tool",
            "Memory.save": "tool",
            "Desk.answer": "agent",
        },
    ),
    "settings and digests are no source": (
        """
        import hashlib
        import json
        from pathlib import Path

        import ollama

        def load_settings(path: Path) -> dict[str, str]:
            return json.loads(path.read_text())

        def digest_of(path: Path) -> str:
            return hashlib.md5(path.read_bytes()).hexdigest()

        def document(path: Path) -> str:
            return path.read_text()

        def ask(text: str) -> str:
            return ollama.chat(model="m", messages=[])["message"]["content"]

        def answer(path: Path) -> str:
            load_settings(path)
            digest_of(path)
            return ask(document(path))
        """,
        {"document": "tool(uses=retrieval)", "ask": "prompt", "answer": "agent"},
    ),
    "neither": (
        """
        import json

        def total(prices: list[int]) -> int:
            return sum(prices)

        print(json.dumps(total([1, 2])))
        """,
        {},
    ),
}
LINE = re.compile(r"# program\.py:\d+: (\S+) @(\S+): .+")


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_gets_these_marks_and_no_other(name: str, tmp_path: Path) -> None:
    text, wanted = PROGRAMS[name]
    (tmp_path / "program.py").write_text(dedent(text))
    said = corvid("init", "program.py", cwd=tmp_path)
    found = [LINE.fullmatch(line) for line in said.stdout.splitlines() if line.startswith("# ")]
    assert {each[1]: each[2] for each in found if each} == wanted
    assert said.returncode == bool(wanted)
