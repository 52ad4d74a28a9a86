"""Support chat with hand-over: conversation turns, summarised memory when it grows too long."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Literal

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

logger = logging.getLogger("chat")

Role = Literal["user", "bot"]


@tool(uses=retrieval)
def help_pages(message: str) -> list[Grounded[str]]:
    pages = {"refund": "Refunds take five days.", "login": "Reset your password first."}
    return [ground(text, source=f"help/{word}") for word, text in pages.items() if word in message]


@prompt(model="chat")
def respond(message: str, memory: str, pages: str) -> str:
    return pages.splitlines()[0]


@prompt(model="summarizer")
def shorten(transcript: str) -> str:
    return transcript[:40]


@dataclass(frozen=True)
class Turn:
    message: str
    reply: Grounded[str]

    def render(self) -> Grounded[str]:
        return interpolate("user: {}\nbot: {}", self.message, self.reply)


@dataclass
class Memory:
    max_chars: int
    summary: Grounded[str] | None = None
    turns: list[Turn] = field(default_factory=list)

    def add(self, turn: Turn) -> None:
        self.turns.append(turn)

    def text(self) -> Grounded[str] | None:
        parts = [turn.render() for turn in self.turns]
        if self.summary is not None:
            parts.insert(0, self.summary)
        if not parts:
            return None
        whole = join("\n", parts)
        if len(whole) > self.max_chars:
            return shorten(whole)
        return whole


class Chat:
    def __init__(self, max_chars: int = 80) -> None:
        self.memory = Memory(max_chars)
        self.unanswered = 0

    @grounded_pure
    def send(self, message: str) -> Grounded[str] | InsufficientEvidence:
        pages = help_pages(message)
        if not pages:
            self.unanswered += 1
            if self.unanswered > 2:
                logger.warning("handing over to a person")
            return InsufficientEvidence(reason="no help page matches")
        memory = self.memory.text()
        reply = respond(message, memory if memory is not None else "", join("\n", pages))
        self.memory.add(Turn(message, reply))
        return reply


if __name__ == "__main__":
    chat = Chat()
    for text in ("where is my refund", "login fails", "pizza?", "refund again"):
        print(chat.send(text))
    print(chat.unanswered, len(chat.memory.turns))
