"""Tree of thoughts: beam search over partial answers (dataclass nodes with parent links), scored by a prompt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Node:
    thought: Grounded[str]
    value: Grounded[float]
    path: Grounded[str]


@tool(uses=retrieval)
def clues(case: str) -> list[Grounded[str]]:
    return (
        [ground("mud on the shoes", source="scene/1"), ground("an open window", source="scene/2")]
        if case == "theft"
        else []
    )


@prompt(model="thinker")
def think(case: str, so_far: str, clue: str) -> list[str]:
    return [f"{clue} matters", f"{clue} is a trap"]


@prompt(model="judge")
def value(thought: str) -> float:
    return 1.0 / len(thought)


@prompt(model="writer")
def conclude(case: str, path: str) -> str:
    return f"{case}: {path}"


def expand(case: str, node: Node | None, clue: Grounded[str]) -> Iterator[Node]:
    so_far = node.path if node is not None else ""
    for thought in each(think(case, so_far, clue)):
        path = node.path + " -> " + thought if node is not None else thought
        yield Node(thought, value(thought), path)


def beam(nodes: list[Node], width: int) -> list[Node]:
    return sorted(nodes, key=lambda n: n.value, reverse=True)[:width]


@grounded_pure
def solve(case: str, width: int = 2) -> Grounded[str] | InsufficientEvidence:
    found = clues(case)
    if not found:
        return InsufficientEvidence(reason="no clues")
    frontier: list[Node] = list(expand(case, None, found[0]))
    for clue in found[1:]:
        grown: list[Node] = []
        for node in frontier:
            grown.extend(expand(case, node, clue))
        frontier = beam(grown, width)
    best = frontier[0]
    return conclude(case, best.path)


def main() -> None:
    for case in ("theft", "riddle"):
        result = solve(case)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
