"""Parliament debates: map-reduce summary with recursive halving until it fits the model's window."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("debates")

SPEECHES = [
    f"Speaker {n} said that the budget is {'too high' if n % 2 else 'too low'}." for n in range(9)
]
WINDOW = 120


@tool(uses=retrieval)
def speeches(topic: str) -> list[Grounded[str]]:
    return [
        ground(text, source=f"protocol/{n}") for n, text in enumerate(SPEECHES) if topic in text
    ]


@prompt(model="summariser")
def summarise(text: str) -> str:
    return text[: len(text) // 3]


def batches(texts: list[Grounded[str]], limit: int) -> list[list[Grounded[str]]]:
    """Split into batches whose total length stays below the limit."""
    result: list[list[Grounded[str]]] = []
    current: list[Grounded[str]] = []
    size = 0
    for text in texts:
        if current and size + len(text) > limit:
            result.append(current)
            current, size = [], 0
        current.append(text)
        size += len(text)
    if current:
        result.append(current)
    return result


def reduce_texts(texts: list[Grounded[str]], depth: int = 0) -> Grounded[str]:
    groups = batches(texts, WINDOW)
    log.info("depth %d: %d texts in %d groups", depth, len(texts), len(groups))
    summaries = [summarise(join("\n", group)) for group in groups]
    if len(summaries) == 1 or depth > 5:
        return summaries[0]
    return reduce_texts(summaries, depth + 1)


@grounded_pure
def debate_summary(topic: str) -> Grounded[str] | InsufficientEvidence:
    found = speeches(topic)
    if not found:
        return InsufficientEvidence(reason="nobody spoke about " + topic)
    return reduce_texts(found)


def main() -> None:
    for topic in ("budget", "whales"):
        result = debate_summary(topic)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, len(list(result.sources().retrievals())))


if __name__ == "__main__":
    main()
