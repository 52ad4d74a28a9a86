"""Document QA with chunking: sliding windows over pages, scoring, context budget, quote check."""

from __future__ import annotations

import math
from collections import Counter

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

FILES = {"guide.txt": "Tents need pegs. Pegs are metal. Rain needs a cover. " * 2, "blank.txt": " "}


@tool(uses=retrieval)
def read(name: str) -> Grounded[str] | None:
    return ground(FILES[name], source=name) if name in FILES else None


@lift
def chunk(text: str, size: int, overlap: int) -> list[str]:
    words = text.split()
    step = size - overlap
    return [" ".join(words[i : i + size]) for i in range(0, max(len(words) - overlap, 0), step)]


@lift
def cosine(a: str, b: str) -> float:
    x, y = Counter(a.lower().split()), Counter(b.lower().split())
    dot = sum(x[w] * y[w] for w in x)
    norm = math.sqrt(sum(v * v for v in x.values()) * sum(v * v for v in y.values()))
    return dot / norm if norm else 0.0


@prompt(model="qa", cites="context")
def ask(question: str, context: str) -> str:
    sentence = context.split(".")[0]
    return f'It says "{sentence}".'


class ContextBuilder:
    def __init__(self, budget: int) -> None:
        self.left = budget
        self.parts: list[Grounded[str]] = []

    def fits(self, text: Grounded[str]) -> bool:
        return len(text) <= self.left

    def add(self, text: Grounded[str]) -> None:
        self.left -= len(text)
        self.parts.append(text)

    def build(self) -> Grounded[str] | None:
        return join("\n---\n", self.parts) if self.parts else None


@grounded_pure
@agent
def answer(question: str, name: str, budget: int = 80) -> Grounded[str] | InsufficientEvidence:
    text = read(name)
    if text is None:
        return InsufficientEvidence(reason=f"no file {name}")
    chunks = each(chunk(text, 6, 2))
    ranked = sorted(chunks, key=lambda c: cosine(question, c), reverse=True)
    builder = ContextBuilder(budget)
    for candidate in ranked:
        if builder.fits(candidate):
            builder.add(candidate)
    context = builder.build()
    if context is None:
        return InsufficientEvidence(reason="no chunk fits")
    return ask(question, context)


def main() -> None:
    print(answer("pegs metal", "guide.txt"))
    print(answer("pegs metal", "guide.txt", 5))
    print(answer("pegs", "blank.txt"), answer("pegs", "none.txt"))


if __name__ == "__main__":
    main()
