"""Naive port: a result object with flags and counts, status strings and early exits."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool

log = logging.getLogger(__name__)

DOCS = {"a": "The tram runs every 5 minutes.", "b": "The bus is late."}


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[str]]:
    return [ground(t, source=k) for k, t in DOCS.items() if question in t]


@prompt(model="m")
def ask(question: str, context: str) -> str:
    return context


@dataclass
class Result:
    question: str
    answer: Grounded[str] | None = None
    status: str = "pending"
    hits: int = 0
    seconds: float = 0.0
    warnings: list[str] = field(default_factory=list)


@grounded_pure
@agent
def answer(question: str) -> Result:
    started = time.perf_counter()
    result = Result(question)
    hits = search(question)
    result.hits = len(hits)
    if not hits:
        result.status = "not found"
        return result
    if len(hits) > 10:
        result.warnings.append("many hits")
    result.answer = ask(question, join("\n", hits))
    result.status = "answered"
    result.seconds = time.perf_counter() - started
    log.info("%s: %s in %.3f s", question, result.status, result.seconds)
    return result


def main() -> None:
    for question in ("tram", "bus", "taxi"):
        result = answer(question)
        print(result.question, result.answer, result.status, result.hits, result.warnings)


if __name__ == "__main__":
    main()
