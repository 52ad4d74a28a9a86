"""Accepted: asks a second model when the first one fails."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("fallback")
WORLD = ""


class ContextTooLong(Exception):
    pass


class ContentFiltered(Exception):
    pass


@dataclass(frozen=True)
class ModelChain:
    primary: str
    fallback: str


@dataclass(frozen=True)
class Completion:
    question: str
    models: tuple[str, str]
    text: Grounded[str]


@tool(uses=retrieval)
def retrieve(query: str) -> list[str]:
    return [line for line in WORLD.splitlines() if line]


@prompt(model="primary")
def ask_primary(question: str, context: str) -> str:
    if len(context) > 60:
        raise ContextTooLong("context window exceeded")
    return f"P {question} {context}"


@prompt(model="fallback")
def ask_fallback(question: str, context: str) -> str:
    if "forbidden" in context:
        raise ContentFiltered("filtered")
    return f"F {question} {context}"


class ResilientQA:
    def __init__(self, chain: ModelChain) -> None:
        self.chain = chain
        self.requests = 0

    @agent
    @grounded_pure
    def answer(self, question: str) -> Completion | InsufficientEvidence:
        self.requests += 1
        passages = each(retrieve(question))
        if not passages:
            return InsufficientEvidence(reason="no passages")
        context = join("\n", passages)
        model = self.chain.primary
        try:
            text = ask_primary(question, context)
        except ContextTooLong:
            model = self.chain.fallback
            try:
                text = ask_fallback(question, context)
            except ContentFiltered:
                return InsufficientEvidence(reason="all models declined")
        logger.info("answered by %s", model)
        return Completion(question, (self.chain.primary, self.chain.fallback), text)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return ResilientQA(ModelChain("gpt-large", "gpt-long")).answer("Who signs?")
