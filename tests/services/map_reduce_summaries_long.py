"""Map-reduce summaries over a long report, reduced pairwise until one is left."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

REPORTS = {"annual": "Sales rose. " * 3 + "Costs fell. " * 3, "tiny": "Nothing."}


@tool(uses=retrieval)
def load(name: str) -> Grounded[str] | None:
    text = REPORTS.get(name)
    return ground(text, source=f"{name}.txt") if text else None


@lift
def split(text: str, size: int) -> list[str]:
    words = text.split()
    return [" ".join(words[i : i + size]) for i in range(0, len(words), size)]


@prompt(model="mapper")
def condense(chunk: str) -> str:
    return chunk.split(".")[0] + "."


@prompt(model="reducer")
def merge(left: str, right: str) -> str:
    return left if left == right else f"{left} {right}"


@dataclass
class Stats:
    calls: int = 0
    depth: int = 0


class MapReduce:
    def __init__(self, chunk_size: int = 4) -> None:
        self.chunk_size = chunk_size
        self.stats = Stats()

    def map(self, chunks: list[Grounded[str]]) -> list[Grounded[str]]:
        return [condense(chunk) for chunk in chunks]

    def reduce_once(self, parts: list[Grounded[str]]) -> list[Grounded[str]]:
        out = []
        for i in range(0, len(parts) - 1, 2):
            out.append(merge(parts[i], parts[i + 1]))
        if len(parts) % 2:
            out.append(parts[-1])
        return out

    @grounded_pure
    @agent
    def run(self, name: str) -> Grounded[str] | InsufficientEvidence:
        self.stats.calls += 1
        text = load(name)
        if text is None:
            return InsufficientEvidence(reason=f"{name} does not exist")
        parts = self.map(each(split(text, self.chunk_size)))
        if not parts:
            return InsufficientEvidence(reason=f"{name} is empty")
        while len(parts) > 1:
            parts = self.reduce_once(parts)
        return parts[0]


@grounded_pure
@agent
def fold(name: str) -> Grounded[str] | None:
    text = load(name)
    if text is None:
        return None
    notes = [condense(chunk) for chunk in each(split(text, 2))]
    return functools.reduce(merge, notes)


def main() -> None:
    runner = MapReduce()
    print(runner.run("annual"), "|", runner.run("tiny"), "|", runner.run("x"), runner.stats)
    print(fold("annual"))


if __name__ == "__main__":
    main()
