"""Accepted: a chat whose sessions are locked while they answer."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field

from corvid_runtime import (
    Grounded,
    agent,
    each,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass
class Session:
    user: str
    language: str = "en"
    history: list[tuple[str, Grounded[str]]] = field(default_factory=list)


@tool(uses=retrieval)
async def find(query: str, language: str) -> list[str]:
    return [t for t in WORLD.splitlines() if t]


@prompt(model="chat")
async def chat(question: str, context: str, history: str, language: str) -> str:
    return f"({language}) {context}"


class ChatService:
    def __init__(self, history_turns: int = 2) -> None:
        self.history_turns = history_turns
        self._sessions: dict[str, Session] = {}
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    def session(self, session_id: str, user: str) -> Session:
        return self._sessions.setdefault(session_id, Session(user))

    @agent
    @grounded_pure
    async def send(
        self, session_id: str, user: str, message: str
    ) -> Grounded[str] | InsufficientEvidence:
        async with self._locks[session_id]:
            session = self.session(session_id, user)
            if message.startswith("/lang "):
                session.language = message.removeprefix("/lang ").strip()
                return InsufficientEvidence(reason="language changed")
            passages = each(await find(message, session.language))
            if not passages:
                return InsufficientEvidence(reason="nothing relevant")
            recent = session.history[-self.history_turns :]
            history = join("\n", [interpolate("U: {}\nA: {}", q, a) for q, a in recent])
            answer = await chat(message, join("\n", passages), history, session.language)
            session.history.append((message, answer))
            return answer


async def demo(service: ChatService) -> object:
    await service.send("s", "ada", "/lang de")
    first = await service.send("s", "ada", "Where is my parcel?")
    return (
        first,
        await service.send("s", "ada", "And the second one?"),
        service.session("s", "ada").language,
    )


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(demo(ChatService()))
