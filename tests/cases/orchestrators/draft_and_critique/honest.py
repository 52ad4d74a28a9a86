"""Accepted: writes a memo, and revises it until the critic approves."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)
WORLD = ""


@dataclass(frozen=True)
class Memo:
    topic: str
    max_rounds: int
    body: Grounded[str]


@tool(uses=retrieval)
def fetch_sources(topic: str) -> list[str]:
    return [line for line in WORLD.splitlines() if line]


@prompt(model="writer")
def write(topic: str, sources: str, feedback: str) -> str:
    return f"{topic}: {sources} {feedback}".strip()


@prompt(model="critic")
def critique(body: str, sources: str) -> str:
    return "OK" if len(body) % 3 == 0 else "add !"


def approved(verdict: str) -> bool:
    return verdict.strip().upper().startswith("OK")


class MemoWriter:
    def __init__(self, max_rounds: int = 4) -> None:
        if max_rounds < 1:
            raise ValueError("max_rounds must be positive")
        self.max_rounds = max_rounds

    @agent
    @grounded_pure
    def write_memo(self, topic: str) -> Memo | InsufficientEvidence:
        sources = each(fetch_sources(topic))
        if not sources:
            return InsufficientEvidence(reason="no sources on this topic")
        text = join("\n", sources)
        body = write(topic, text, "")
        for round_number in range(1, self.max_rounds + 1):
            verdict = critique(body, text)
            if lift(approved)(verdict):
                break
            log.info("revising the memo on %s", topic)
            body = write(topic, text, verdict)
        return Memo(topic, self.max_rounds, body)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return MemoWriter().write_memo("goodwill impairment")
