"""Accepted: streams the events of a chat session."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool

log = logging.getLogger(__name__)
WORLD = ""


@dataclass(frozen=True)
class Event:
    kind: str
    data: Grounded[str] | str


@dataclass
class SessionInfo:
    session_id: str
    started: int = 0
    finished: int = 0


@tool(uses=retrieval)
async def semantic_search(query: str) -> list[str]:
    return [line for line in WORLD.splitlines() if line.strip()]


@prompt(model="stream-large")
async def stream_reply(question: str, context: str) -> AsyncIterator[str]:
    for word in context.split():
        yield word


class ChatSession:
    def __init__(self, info: SessionInfo) -> None:
        self.info = info

    @agent
    @grounded_pure
    async def events(self, question: str) -> AsyncIterator[Event | Grounded[str]]:
        self.info.started += 1
        yield Event("status", "searching")
        hits = each(await semantic_search(question))
        if not hits:
            yield Event("error", "nothing found")
            return
        yield Event("status", f"reading {len(hits)} passages")
        for hit in hits:
            yield Event("source", hit)
        async for token in stream_reply(question, join("\n", hits)):
            log.debug("token: %s", token)
            yield token
        self.info.finished += 1
        yield Event("status", "done")


async def collect(session: ChatSession, question: str) -> list[Event | Grounded[str]]:
    return [event async for event in session.events(question)]


def main(content: str) -> object:
    global WORLD
    WORLD = content
    info = SessionInfo("s-1")
    return asyncio.run(collect(ChatSession(info), "What changed?")), info
