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
    "pydantic-ai, what a tool is handed": (
        """
        from dataclasses import dataclass

        import asyncpg
        from pydantic_ai import Agent, RunContext

        @dataclass
        class Deps:
            pool: asyncpg.Pool

        writer = Agent("m", deps_type=Deps)

        @writer.tool
        async def search(ctx: RunContext[Deps], words: str) -> str:
            rows = await ctx.deps.pool.fetch("SELECT text FROM pages WHERE text ~ $1", words)
            return "\\n".join(row["text"] for row in rows)

        async def fill(pool: asyncpg.Pool, text: str) -> None:
            await pool.execute("INSERT INTO pages VALUES ($1)", text)

        async def answer(question: str, pool: asyncpg.Pool) -> str:
            return (await writer.run(question, deps=Deps(pool))).output
        """,
        {"search": "tool(uses=retrieval)", "answer": "prompt"},
    ),
    "LangGraph": (
        """
        from typing import TypedDict

        from langchain_openai import ChatOpenAI
        from langchain_qdrant import QdrantVectorStore
        from langgraph.graph import END, StateGraph

        store = QdrantVectorStore.from_existing_collection("pages")

        class State(TypedDict):
            question: str
            texts: list[str]

        def retrieve(state: State) -> dict[str, list[str]]:
            found = store.similarity_search(state["question"])
            return {"texts": [each.page_content for each in found]}

        def write(state: State) -> dict[str, str]:
            return {"answer": ChatOpenAI().invoke("\\n".join(state["texts"])).content}

        def found_any(state: State) -> str:
            return "write" if state["texts"] else END

        def build() -> object:
            graph = StateGraph(State)
            graph.add_node("retrieve", retrieve)
            graph.add_node("write", write)
            graph.add_conditional_edges("retrieve", found_any)
            return graph.compile()
        """,
        {"retrieve": "tool(uses=retrieval)", "write": "prompt"},
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
    "stages between retrieving and asking": (
        """
        import sqlite3
        from collections.abc import Awaitable
        from dataclasses import dataclass

        import ollama

        @dataclass
        class Page:
            title: str
            text: str

            def heading(self) -> str:
                return self.title.upper()

        class Numbered:
            def __init__(self) -> None:
                self._pages: dict[int, Page] = {}

            def add(self, page: Page) -> Page:
                self._pages[len(self._pages) + 1] = page
                return page

            def get(self, number: int) -> Page | None:
                return self._pages.get(number)

            def is_empty(self) -> bool:
                return not self._pages

        def pages(topic: str) -> list[Page]:
            statement = "SELECT title, text FROM pages WHERE topic = ?"
            rows = sqlite3.connect("pages.db").execute(statement, [topic])
            return [Page(*row) for row in rows]

        def longest(found: list[Page], count: int) -> list[Page]:
            return sorted(found, key=size, reverse=True)[:count]

        def numbered(found: list[Page]) -> list[Page]:
            for number, page in enumerate(found):
                page.title = f"{number}: {page.title}"
            return found

        def size(page: Page) -> int:
            return len(page.text)

        def shown(page: Page) -> str:
            return f"{page.heading()}: {page.text}"

        def average(found: list[Page]) -> float:
            return sum(map(size, found)) / len(found)

        def cited(reply: str, context: Numbered) -> list[Page | None]:
            return [context.get(number) for number in numbers(reply)]

        def numbers(reply: str) -> list[int]:
            return unique([int(word) for word in reply.split() if word.isdigit()])

        def unique(items: list[int]) -> list[int]:
            return [*dict.fromkeys(items)]

        async def in_time(answering: Awaitable[list[Page | None]]) -> list[Page | None]:
            return await answering

        def ask(text: str) -> str:
            return ollama.chat(model="m", messages=[text])["message"]["content"]

        async def answer(topic: str) -> list[Page | None]:
            context = Numbered()
            found = numbered(longest(pages(topic), 3))
            for page in found:
                context.add(page)
            print(average(found), context.is_empty())
            return cited(ask("\\n".join(map(shown, found))), context)

        async def main(topic: str) -> list[Page | None]:
            return await in_time(answer(topic))
        """,
        {
            "Numbered.get": "grounded_pure",
            "pages": "tool(uses=retrieval)",
            "longest": "grounded_pure",
            "cited": "grounded_pure",
            "in_time": "grounded_pure",
            "ask": "prompt",
            "answer": "agent",
        },
    ),
    "objects that keep content, and what is read of them": (
        """
        from dataclasses import dataclass, field
        from pathlib import Path

        import httpx
        import ollama

        @dataclass
        class Page:
            number: int
            text: str

            def cited(self) -> str:
                return f"[{self.number}] {self.text}"

        @dataclass
        class Notes:
            pages: list[Page] = field(default_factory=list)
            longest: int = 0
            reads: int = 0

            def found(self) -> list[Page]:
                return self.pages

            def counted(self) -> list[Page]:
                self.reads += 1
                return self.pages

        def search(topic: str) -> list[Page]:
            found = httpx.get("https://pages.example", params={"topic": topic}).json()
            return [Page(number, text) for number, text in enumerate(found)]

        def download(address: str) -> None:
            Path("page.html").write_bytes(httpx.get(address).content)

        def first_number(pages: list[Page]) -> int:
            return int(pages[0].text)

        def status(notes: Notes) -> str:
            return f"{notes.longest} letters at most"

        def noted(notes: Notes) -> list[Page]:
            pages = notes.found()
            notes.counted()
            return pages

        def started() -> list[Page]:
            return noted(Notes())

        def ask(text: str) -> str:
            return ollama.chat(model="m", messages=[text])["message"]["content"]

        def answer(topic: str) -> str:
            notes = Notes()
            notes.pages = search(topic)
            notes.longest = int(notes.pages[0].text)
            notes.pages[0].text = ask(notes.pages[0].text)
            download("https://pages.example")
            print(status(notes), first_number(notes.pages), started())
            return ask("".join(page.cited() for page in noted(notes)))
        """,
        {
            "Notes.found": "grounded_pure",
            "search": "tool(uses=retrieval)",
            "download": "tool",
            "ask": "prompt",
            "answer": "agent",
        },
    ),
    "LlamaIndex, read and indexed at once": (
        """
        from llama_index.core import SimpleDirectoryReader, VectorStoreIndex

        def search(question: str) -> str:
            pages = SimpleDirectoryReader("pages").load_data()
            return str(VectorStoreIndex.from_documents(pages).as_query_engine().query(question))
        """,
        {"search": "tool(uses=retrieval)"},
    ),
    "what an orchestrator calls without a body": (
        """
        import hashlib
        from abc import ABC, abstractmethod
        from typing import Protocol

        import chromadb
        import numpy
        import ollama

        class Embedder(Protocol):
            def embed(self, text: str) -> list[float]: ...

            def name(self) -> str: ...

        class Hashed:
            def embed(self, text: str) -> list[float]:
                return [*map(float, hashlib.sha256(text.encode()).digest())]

            def name(self) -> str:
                return "hashed"

        class Scale(ABC):
            @abstractmethod
            def scaled(self, vector: list[float]) -> list[float]:
                raise NotImplementedError

        class Unit(Scale):
            def scaled(self, vector: list[float]) -> list[float]:
                return list(numpy.divide(vector, numpy.linalg.norm(vector)))

        def near(vector: list[float]) -> list[str]:
            return chromadb.Client().get_collection("pages").query(vector)["documents"]

        def ask(texts: list[str]) -> str:
            return ollama.chat(model="m", messages=texts)["message"]["content"]

        def answer(question: str, embedder: Embedder, scale: Scale) -> str:
            return ask(near(scale.scaled(embedder.embed(question))))
        """,
        {
            "Embedder.embed": "grounded_pure",
            "near": "tool(uses=retrieval)",
            "ask": "prompt",
            "answer": "agent",
        },
    ),
    "what is read and written beside an answer": (
        """
        import json
        import logging
        import sqlite3
        from pathlib import Path

        import chromadb
        import httpx
        from openai import OpenAI

        store = chromadb.PersistentClient("index").get_or_create_collection("pages")

        def log_to(path: str) -> None:
            logging.basicConfig(stream=open(path, "a"))

        def load_settings() -> dict[str, str]:
            with open("settings.json") as file:
                return json.load(file)

        def text_of(path: Path) -> str:
            return path.read_text()

        def fill(folder: Path) -> None:
            for path in folder.iterdir():
                store.add(ids=[path.name], documents=[text_of(path)])

        class Answers:
            def __init__(self, connection: sqlite3.Connection) -> None:
                self.connection = connection

            def save(self, question: str, reply: str) -> None:
                self.connection.execute("INSERT INTO answers VALUES (?, ?)", (question, reply))

            def count(self) -> int:
                return self.connection.execute("SELECT count(*) FROM answers").fetchone()[0]

        def length(reply: httpx.Response) -> str:
            return reply.headers.get("content-length", "0")

        def page(address: str) -> str:
            reply = httpx.get(address)
            logging.info(length(reply))
            return reply.text

        def pages(question: str) -> list[str]:
            return store.query(query_texts=[question])["documents"][0]

        def ask(texts: list[str]) -> str:
            reply = OpenAI().responses.create(model="m", input="\\n".join(texts))
            return reply.output_text

        def answer(question: str, address: str) -> str:
            return ask([page(address), *pages(question)])

        def transcribe(question: str, reply: str) -> None:
            with open("transcript.txt", "a") as file:
                file.write(f"{question}: {reply}")

        def is_up() -> bool:
            return httpx.get("https://pages.example").is_success

        def main() -> None:
            token = Path("token.txt").read_text()
            log_to("service.log")
            if not is_up():
                raise SystemExit(token)
            settings = load_settings()
            fill(Path(settings["folder"]))
            answers = Answers(sqlite3.connect("answers.db"))
            reply = answer(input(), settings["address"])
            answers.save("", reply)
            transcribe("", reply)
            print(reply, answers.count())
        """,
        {
            "page": "tool(uses=retrieval)",
            "pages": "tool(uses=retrieval)",
            "ask": "prompt",
            "answer": "agent",
        },
    ),
    "a field of anything, a model that is told by its class, signatures": (
        """
        import inspect
        from typing import Any

        from openai import OpenAI
        from pydantic import BaseModel
        from qdrant_client import QdrantClient

        class Checked(BaseModel):
            store: QdrantClient
            model: Any

        class Model:
            def complete(self, text: str) -> str:
                return OpenAI().responses.create(model="m", input=text).output_text

        class Desk:
            def __init__(self, store: Any, model: Any) -> None:
                checked = Checked(store=store, model=model)
                self._store = checked.store
                self._model = checked.model

            def search(self, question: str) -> list[str]:
                found = self._store.query_points("pages", query=question)
                return [each.payload["text"] for each in found.points]

            def parameters(self) -> list[str]:
                return list(inspect.signature(self.search).parameters)

            def answer(self, question: str) -> str:
                if not isinstance(self._model, Model):
                    raise TypeError(self.parameters())
                return self._model.complete("\\n".join(self.search(question)))
        """,
        {
            "Model.complete": "prompt",
            "Desk.search": "tool(uses=retrieval)",
            "Desk.answer": "agent",
        },
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
