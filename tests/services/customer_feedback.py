"""Customer feedback: sentiment per review, partition into buckets, percentages in a log only."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
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

logger = logging.getLogger("feedback")

Mood = Literal["good", "bad"]


@dataclass(frozen=True)
class Feedback:
    id: int
    text: str
    stars: int


FEEDBACK = {
    "app": [Feedback(1, "Great app", 5), Feedback(2, "It crashes", 1), Feedback(3, "Fine", 4)]
}


@tool(uses=retrieval)
def feedback(product: str) -> list[Grounded[Feedback]]:
    return [ground(f, source=f"store/{f.id}") for f in FEEDBACK.get(product, [])]


@prompt(model="sentiment")
def sentiment(text: str) -> str:
    return "bad" if "crash" in text else "good"


@prompt(model="summary")
def summarize(mood: str, texts: str) -> str:
    return f"{mood}: {texts}"


def partition(
    items: Iterable[Grounded[Feedback]], predicate: Callable[[Grounded[Feedback]], bool]
) -> tuple[list[Grounded[Feedback]], list[Grounded[Feedback]]]:
    yes: list[Grounded[Feedback]] = []
    no: list[Grounded[Feedback]] = []
    for item in items:
        if predicate(item):
            yes.append(item)
        else:
            no.append(item)
    return yes, no


def is_happy(item: Grounded[Feedback]) -> bool:
    return "good" in sentiment(item.text)


@grounded_pure
def overview(product: str) -> Grounded[str] | InsufficientEvidence:
    items = feedback(product)
    if not items:
        return InsufficientEvidence(reason="no feedback")
    happy, unhappy = partition(items, is_happy)
    logger.info("%.0f %% happy", 100 * len(happy) / len(items))
    parts = []
    if happy:
        parts.append(summarize("good", join("; ", [f.text for f in happy])))
    if unhappy:
        parts.append(summarize("bad", join("; ", [f.text for f in unhappy])))
    return join("\n", parts)


@grounded_pure
def samples(product: str, mood: Mood, n: int = 2) -> list[Grounded[str]]:
    if mood == "good":
        chosen = [f for f in feedback(product) if f.stars >= 4]
    else:
        chosen = [f for f in feedback(product) if f.stars <= 2]
    return [interpolate("#{} {}", f.id, f.text) for f in chosen[:n]]


if __name__ == "__main__":
    print(overview("app"))
    print(overview("web"))
    print(samples("app", "good"), samples("app", "bad"))
