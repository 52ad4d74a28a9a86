"""Answers with a confidence label made by the model, accept/retry/refuse loop with a dataclass Attempt log."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from typing import Any

from corvid_runtime import Grounded, ground, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("attempts")


@tool(uses=retrieval)
def search(query: str, k: int) -> list[Grounded[str]]:
    docs = ["Bees sleep at night.", "Bees dance.", "Bees fly."]
    return [ground(d, source=f"d{i}") for i, d in enumerate(docs[:k])] if query == "bees" else []


@prompt(model="m")
def ask(question: str, context: str) -> str:
    n = len(context.splitlines())
    return json.dumps({"answer": context.splitlines()[-1], "confidence": n / 3})


@lift
def parse(reply: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(reply)
    return data


@dataclass
class Attempt:
    k: int
    answer: Grounded[str]
    confidence: Grounded[float]


def attempt(question: str, query: str, k: int) -> Attempt | None:
    docs = search(query, k)
    if not docs:
        return None
    data = parse(ask(question, join("\n", docs)))
    return Attempt(k, data["answer"], data["confidence"])


@grounded_pure
def answer(
    question: str, query: str, threshold: float = 0.9
) -> Grounded[str] | InsufficientEvidence:
    attempts: list[Attempt] = []
    for k in (1, 2, 3):
        result = attempt(question, query, k)
        if result is None:
            break
        attempts.append(result)
        if result.confidence >= threshold:
            log.info("accepted with %d documents", k)
            return result.answer
    if not attempts:
        return InsufficientEvidence(reason="no documents")
    best = max(attempts, key=lambda a: a.confidence)
    if best.confidence < 0.5:
        return InsufficientEvidence(reason="the model is not sure")
    return best.answer


if __name__ == "__main__":
    print(answer("?", "bees"))
    print(answer("?", "bees", threshold=2.0))
    print(answer("?", "wasps"))
