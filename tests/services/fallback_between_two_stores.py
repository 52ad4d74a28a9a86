"""Fallback between two stores with different interfaces, behind an adapter and a chain."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)


class StoreError(Exception):
    pass


class Store(ABC):
    name: str

    @abstractmethod
    @tool(uses=retrieval)
    def find(self, query: str) -> list[Grounded[str]]: ...


class SqlStore(Store):
    name = "sql"

    def __init__(self, rows: list[tuple[int, str]]) -> None:
        self.rows = rows

    @tool(uses=retrieval)
    def find(self, query: str) -> list[Grounded[str]]:
        return [ground(text, source=f"row/{id}") for id, text in self.rows if query in text.lower()]


class VectorStore(Store):
    name = "vector"

    def __init__(self, texts: dict[str, str], broken: bool = False) -> None:
        self.texts = texts
        self.broken = broken

    @tool(uses=retrieval)
    def find(self, query: str) -> list[Grounded[str]]:
        if self.broken:
            raise StoreError("connection refused")
        return [
            ground(text, source=key)
            for key, text in self.texts.items()
            if query[:3] in text.lower()
        ]


@prompt(model="qa")
def ask(query: str, context: str) -> str:
    return context.splitlines()[0]


@dataclass
class Result:
    text: Grounded[str]
    store: str
    errors: list[str]


class Chain:
    def __init__(self, *stores: Store) -> None:
        self.stores = stores

    @grounded_pure
    @agent
    def answer(self, query: str) -> Result | InsufficientEvidence:
        errors: list[str] = []
        for store in self.stores:
            try:
                hits = store.find(query)
            except StoreError as error:
                log.warning("%s failed: %s", store.name, error)
                errors.append(store.name)
                continue
            if hits:
                return Result(ask(query, join("\n", hits)), store.name, errors)
        return InsufficientEvidence(reason="no store has it", missing=tuple(errors))


def main() -> None:
    sql = SqlStore([(1, "Whales are mammals."), (2, "Sharks are fish.")])
    print(Chain(VectorStore({}, broken=True), sql).answer("whales"))
    print(Chain(VectorStore({"v1": "Whaling is banned."}), sql).answer("whales"))
    print(Chain(VectorStore({}), sql).answer("crabs"))


if __name__ == "__main__":
    main()
