"""Accepted: that a retrieval which was asked plainly failed is presence, like an answer of `None`."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)
T = TypeVar("T")


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[str]]:
    return [ground(question, source="a.txt")]


@tool(uses=retrieval)
async def search_beside(question: str) -> list[Grounded[str]]:
    return [ground(question, source="a.txt")]


@prompt(model="m")
def write(question: str, context: str) -> str:
    return context


class Retriever(Protocol):
    @tool(uses=retrieval)
    def search(self, question: str) -> list[Grounded[str]]: ...


@dataclass
class Found:
    hits: list[Grounded[str]] = field(default_factory=list)
    error: str | None = None


@dataclass(frozen=True)
class Ok(Generic[T]):
    value: T


@dataclass(frozen=True)
class Failed:
    reason: str


@grounded_pure
def with_error(question: str) -> Found:
    try:
        return Found(search(question))
    except OSError:
        return Found(error="search failed")


@grounded_pure
def in_a_batch(questions: list[str]) -> tuple[dict[str, list[Grounded[str]]], list[str]]:
    found: dict[str, list[Grounded[str]]] = {}
    failed: list[str] = []
    for question in questions:
        try:
            found[question] = search(question)
        except OSError as error:
            log.warning("%s failed: %s", question, error)
            failed.append(question)
    return found, failed


@grounded_pure
def in_a_pair(question: str) -> tuple[Found, str]:
    try:
        return Found(search(question)), "found"
    except OSError:
        return Found(), "failed"


@dataclass
class Service:
    retrievers: dict[str, Retriever]
    failed: dict[str, int] = field(default_factory=dict)
    asked: int = 0

    @grounded_pure
    @agent
    def gather(self, question: str) -> tuple[list[Grounded[str]], list[str]]:
        found: list[Grounded[str]] = []
        errors: list[str] = []
        for name, retriever in self.retrievers.items():
            try:
                hits = retriever.search(question)
            except TimeoutError:
                self.failed[name] = self.failed.get(name, 0) + 1
                errors.append(f"{name}: timed out")
                continue
            except OSError:
                errors.append(f"{name}: away")
            else:
                found.extend(hits)
            finally:
                self.asked += 1
        return found, errors


@grounded_pure
def at_attempt(question: str) -> tuple[list[Grounded[str]], int]:
    for attempt in range(3):
        try:
            return search(question), attempt
        except OSError:
            time.sleep(1)
    return [], 3


@grounded_pure
def by_another(first: Retriever, second: Retriever, question: str) -> tuple[Grounded[str], str]:
    used = "first"
    try:
        hits = first.search(question)
    except OSError:
        used = "second"
        hits = second.search(question)
    return write(question, join("\n", hits)), used


def found_or_failed(question: str) -> Ok[list[Grounded[str]]] | Failed:
    try:
        hits = search(question)
    except OSError:
        return Failed("search failed")
    return Ok(hits)


@grounded_pure
def matched(question: str) -> list[Grounded[str]] | Failed:
    match found_or_failed(question):
        case Ok(hits):
            return hits
        case Failed(reason):
            return Failed(reason)


@grounded_pure
async def waited_for(question: str) -> tuple[list[Grounded[str]], bool]:
    try:
        found = await asyncio.wait_for(search_beside(question), timeout=2)
    except asyncio.TimeoutError:
        return [], True
    return found, False


@grounded_pure
async def all_at_once(questions: list[str]) -> tuple[list[Grounded[str]], str]:
    try:
        batches = await asyncio.gather(*(search_beside(question) for question in questions))
    except OSError:
        return [], "failed"
    return [hit for batch in batches for hit in batch], "found"


@grounded_pure(discloses={"condition", "presence"})
def permitted(question: str) -> list[Grounded[str]] | None:
    try:
        return search(question)
    except OSError:
        log.info("away")
        return []


@grounded_pure
def refused_after(question: str) -> Grounded[str] | InsufficientEvidence:
    count = 0
    try:
        hits = search(question)
    except OSError:
        count += 1
        hits = []
    log.info("%d failed", count)
    if not hits:
        return InsufficientEvidence(reason="nothing found")
    return hits[0]
