"""Accepted: methods that keep what passes, and refuse what does not, or ask a tool of their own."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


@prompt(model="small")
def ask(question: str) -> str:
    return question


class Chat:
    def __init__(self) -> None:
        self.history: list[Grounded[str]] = []

    def reply(self, question: str) -> Grounded[str] | InsufficientEvidence:
        text = ask(join("\n", [*self.history, fetch(question)]))
        if "unknown" in text:
            return InsufficientEvidence(reason="not in the documents")
        if "skip" not in text:
            self.history.append(text)
        return text


class Sections:
    def __init__(self, minimum: int) -> None:
        self.minimum = minimum
        self.kept: list[Grounded[str]] = []

    def add(self, text: Grounded[str]) -> InsufficientEvidence | None:
        if len(text) < self.minimum:
            return InsufficientEvidence(reason="a short section")
        self.kept.append(text)
        return None


class Agent:
    def __init__(self) -> None:
        self.notes: list[Grounded[str]] = []

    @tool(uses=retrieval)
    def look_up(self, query: str) -> str:
        return query

    def gather(self, queries: list[str]) -> None:
        for query in queries:
            page = self.look_up(query)
            if "not found" not in page:
                self.notes.append(page)


@grounded_pure
def replies(questions: list[str]) -> list[Grounded[str] | InsufficientEvidence]:
    chat = Chat()
    return [chat.reply(question) for question in questions]


@grounded_pure
def sections(keys: list[str]) -> list[Grounded[str]] | InsufficientEvidence:
    found = Sections(1)
    for key in keys:
        refusal = found.add(fetch(key))
        if refusal is not None:
            return refusal
    return found.kept


@grounded_pure
def notes(queries: list[str]) -> Grounded[str]:
    agent = Agent()
    agent.gather(queries)
    page = agent.look_up("more")
    if len(page) > 3:
        agent.notes.append(page)
    return join("\n", agent.notes)
