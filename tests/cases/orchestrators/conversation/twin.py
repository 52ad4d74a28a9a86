"""Refused: the topic is set by what the answer says."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Snippet:
    title: str
    text: str


@dataclass(frozen=True)
class Turn:
    question: str
    answer: Grounded[str]


@tool(uses=retrieval)
def search_docs(query: str) -> list[Snippet]:
    return [Snippet(line[:10], line) for line in WORLD.splitlines() if line]


@prompt(model="medium")
def chat(question: str, history: str, context: str) -> str:
    return f"{history}\n{context}".strip()


@prompt(model="small")
def rewrite_query(question: str, previous: str) -> str:
    return f"{previous} {question}".strip()


def shorten(text: str, limit: int = 200) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


def render_turn(question: str, answer: str) -> str:
    return f"User: {question}\nAssistant: {answer}"


class Conversation:
    def __init__(self, user: str, window: int = 3) -> None:
        self.user = user
        self.turns: deque[Turn] = deque(maxlen=window)
        self.topic = "general"

    @grounded_pure
    def _history(self) -> Grounded[str]:
        return join(
            "\n\n", [lift(render_turn)(t.question, lift(shorten)(t.answer)) for t in self.turns]
        )

    @agent
    @grounded_pure
    def ask(self, question: str) -> Grounded[str] | InsufficientEvidence:
        previous = self.turns[-1].question if self.turns else ""
        query = rewrite_query(question, previous)
        snippets = each(search_docs(query))
        if not snippets:
            return InsufficientEvidence(reason="no documents")
        context = join("\n---\n", [s.text for s in snippets])
        answer = chat(question, self._history(), context)
        if not answer.strip():
            return InsufficientEvidence(reason="the model returned nothing")
        self.turns.append(Turn(question, answer))
        self.topic = "legal" if "liability" in answer.lower() else "general"  # E: grounded-laundering
        return answer


def main(content: str) -> object:
    global WORLD
    WORLD = content
    conversation = Conversation("ada")
    conversation.ask("What is the refund policy?")
    last = conversation.ask("And for damaged items?")
    return last, conversation.topic
