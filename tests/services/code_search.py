"""Code search: ABC with a template method, generics, and a fallback chain."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TypeVar

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Snippet:
    path: str
    line: int
    code: str


@dataclass(frozen=True)
class Comment:
    author: str
    body: str


SNIPPETS = [Snippet("a.py", 3, "def parse(line): ..."), Snippet("b.py", 9, "def render(x): ...")]
COMMENTS = [Comment("eve", "deploy with make ship")]

ItemT = TypeVar("ItemT")


@tool(uses=retrieval)
def grep(pattern: str) -> list[Grounded[Snippet]]:
    return [ground(s, source=f"{s.path}:{s.line}") for s in SNIPPETS if pattern in s.code]


@tool(uses=retrieval)
def comments(pattern: str) -> list[Grounded[Comment]]:
    return [ground(c, source=f"review/{c.author}") for c in COMMENTS if pattern in c.body]


@prompt(model="coder")
def explain(question: str, material: str) -> str:
    return material


class Source(ABC):
    @abstractmethod
    @grounded_pure
    def lines(self, pattern: str) -> list[Grounded[str]]: ...

    def material(self, pattern: str, limit: int) -> Grounded[str] | None:
        items = self.lines(pattern)[:limit]
        if not items:
            return None
        return join("\n", items)


class CodeSource(Source):
    @grounded_pure
    def lines(self, pattern: str) -> list[Grounded[str]]:
        return [interpolate("{}:{}: {}", s.path, s.line, s.code) for s in grep(pattern)]


class ReviewSource(Source):
    @grounded_pure
    def lines(self, pattern: str) -> list[Grounded[str]]:
        return [c.author + " wrote " + c.body for c in comments(pattern)]


class CodeAssistant:
    def __init__(self, code: CodeSource, reviews: ReviewSource) -> None:
        self.code = code
        self.reviews = reviews

    @grounded_pure
    def ask(self, question: str, pattern: str) -> Grounded[str] | InsufficientEvidence:
        material = self.code.material(pattern, 3)
        if material is None:
            material = self.reviews.material(pattern, 3)
        if material is None:
            return InsufficientEvidence(reason="the repository does not say")
        return explain(question, material)


if __name__ == "__main__":
    assistant = CodeAssistant(CodeSource(), ReviewSource())
    print(assistant.ask("How do we parse?", "parse"))
    print(assistant.ask("How do we deploy?", "deploy"))
    print(assistant.ask("Who are we?", "zzz"))
