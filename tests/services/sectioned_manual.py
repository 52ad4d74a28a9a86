"""Document QA over a sectioned manual: takewhile, dropwhile, batched map-reduce summarisation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from itertools import dropwhile, takewhile

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


@dataclass(frozen=True)
class Line:
    number: int
    kind: str
    text: str


MANUAL = [
    Line(1, "heading", "Safety"),
    Line(2, "text", "Wear gloves."),
    Line(3, "text", "Wear goggles."),
    Line(4, "heading", "Cleaning"),
    Line(5, "text", "Use soap."),
]


@tool(uses=retrieval)
def manual(machine: str) -> list[Grounded[Line]]:
    return [ground(x, source=f"{machine}:{x.number}") for x in MANUAL] if machine == "saw" else []


@prompt(model="m")
def summarize(text: str) -> str:
    return text.replace("\n", " ")


@prompt(model="m")
def merge(first: str, second: str) -> str:
    return f"{first} + {second}"


def section(lines: list[Grounded[Line]], heading: str) -> list[Grounded[Line]]:
    tail = list(dropwhile(lambda x: x.text != heading, lines))
    return list(takewhile(lambda x: x.kind == "text", tail[1:]))


def chunks(lines: list[Grounded[Line]], size: int) -> list[list[Grounded[Line]]]:
    result: list[list[Grounded[Line]]] = []
    for line in lines:
        if line.kind == "heading" or not result or len(result[-1]) >= size:
            result.append([])
        result[-1].append(line)
    return result


def map_reduce(
    parts: list[Grounded[str]], each_part: Callable[[Grounded[str]], Grounded[str]]
) -> Grounded[str]:
    summaries = [each_part(part) for part in parts]
    return reduce(lambda a, b: merge(a, b), summaries)


@grounded_pure
def about(machine: str, heading: str) -> Grounded[str] | InsufficientEvidence:
    lines = section(manual(machine), heading)
    if not lines:
        return InsufficientEvidence(reason=f"no section {heading}")
    return summarize(join("\n", [interpolate("{}: {}", x.number, x.text) for x in lines]))


@grounded_pure
def overview(machine: str) -> Grounded[str] | InsufficientEvidence:
    lines = manual(machine)
    if not lines:
        return InsufficientEvidence(reason=f"no manual for {machine}")
    parts = [join("\n", [x.text for x in chunk]) for chunk in chunks(lines, 3)]
    return map_reduce(parts, summarize)


if __name__ == "__main__":
    print(about("saw", "Safety"))
    print(about("saw", "Noise"))
    print(overview("saw"))
    print(overview("drill"))
