"""Accepted: streams a support answer to the browser, token by token."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Literal, NotRequired, TypedDict

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool

logger = logging.getLogger("support.stream")

WORLD = ""


class Event(TypedDict):
    type: Literal["start", "delta", "end", "error"]
    text: NotRequired[Grounded[str]]
    detail: NotRequired[str]


@tool(uses=retrieval)
async def knowledge_article(question: str) -> str | None:
    await asyncio.sleep(0)
    return WORLD or None


@prompt(model="chat")
async def reply(question: str, article: str) -> AsyncIterator[str]:
    yield f"About {question}: "
    yield article
    yield "\n"


class ReplyTimeout(Exception):
    """Shown to the customer as a general failure."""


def sanitise(question: str) -> str:
    return question.strip().replace("<", "").replace(">", "")


@agent
@grounded_pure
async def stream_answer(question: str, timeout: float = 2.0) -> AsyncIterator[Event]:
    question = sanitise(question)
    yield {"type": "start", "detail": question}
    article = await knowledge_article(question)
    if article is None:
        yield {"type": "error", "detail": "no article found"}
        return
    outcome: Event = {"type": "end", "detail": "done"}
    try:
        async with asyncio.timeout(timeout):
            async for token in reply(question, article):
                logger.debug("token %s", token)
                yield {"type": "delta", "text": token}
    except TimeoutError:
        raise ReplyTimeout("the reply took too long") from None
    yield outcome


async def collect(question: str) -> list[Event]:
    return [event async for event in stream_answer(question)]


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return asyncio.run(collect("<b>refund</b>"))
