"""Refused: a warning is yielded if the context is confidential."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, lift, prompt, retrieval, tool

log = logging.getLogger("stream")
WORLD = ""


@dataclass(frozen=True)
class Doc:
    id: str
    text: str


@dataclass(frozen=True)
class Notice:
    text: str


@dataclass(frozen=True)
class StreamSettings:
    header: str = "Answer: "
    footer: str = "\n(Generated from your documents. Please verify.)"
    max_docs: int = 3


@tool(uses=retrieval)
def find_docs(query: str) -> list[Doc]:
    return [Doc(str(n), line) for n, line in enumerate(WORLD.splitlines()) if line]


@prompt(model="fast")
def stream_answer(question: str, context: str) -> Iterator[str]:
    for word in context.split():
        yield word + " "


def tidy(token: str) -> str:
    return token.replace("\t", " ")


class StreamingAssistant:
    def __init__(self, settings: StreamSettings) -> None:
        self.settings = settings

    @agent
    @grounded_pure
    def stream(self, question: str) -> Iterator[Notice | Grounded[str]]:
        docs = each(find_docs(question))[: self.settings.max_docs]
        yield Notice(self.settings.header)
        if not docs:
            yield Notice("no documents were found.")
            return
        context = join("\n", [d.text for d in docs])
        for token in stream_answer(question, context):
            log.debug("token %r", token)
            yield lift(tidy)(token)
        if "confidential" in context or lift(len)(context) > 60:
            yield Notice("\n(Some passages were confidential.)")  # E: grounded-laundering
        yield Notice(self.settings.footer)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return list(StreamingAssistant(StreamSettings()).stream("What is new?"))
