"""singledispatch rendering, partial, operator functions and reduce over grounded parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial, reduce

from corvid_runtime import (
    Grounded,
    agent,
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
class Fact:
    topic: str
    text: str
    weight: float


FACTS = [
    Fact("sea", "The sea is salty.", 2.0),
    Fact("sea", "The sea is deep.", 3.0),
    Fact("sky", "The sky is blue.", 1.0),
]


@tool(uses=retrieval)
def facts(topic: str) -> list[Grounded[Fact]]:
    return [ground(f, source=f"{f.topic}/{f.weight}") for f in FACTS if f.topic == topic]


@prompt(model="m")
def tell(style: str, text: str) -> str:
    return f"<{style}>{text}</{style}>"


@dataclass
class Paragraph:
    text: Grounded[str]


@dataclass
class Listing:
    items: list[Grounded[str]]


Block = Paragraph | Listing


def render(block: Block) -> Grounded[str]:
    if isinstance(block, Paragraph):
        return block.text
    return join("\n", ["* " + item for item in block.items])


def total(found: Sequence[Grounded[Fact]]) -> Grounded[float]:
    return reduce(lambda left, right: left + right, [f.weight for f in found])


@grounded_pure
@agent
def page(topic: str) -> Grounded[str] | InsufficientEvidence:
    found = facts(topic)
    if not found:
        return InsufficientEvidence(reason="no facts")
    emphasise = partial(tell, "em")
    blocks: list[Block] = [
        Paragraph(emphasise(found[0].text)),
        Listing([f.text for f in found]),
        Paragraph(interpolate("weight {}", total(found))),
    ]
    return topic.upper() + "\n" + join("\n", [render(block) for block in blocks])


def main() -> None:
    print(page("sea"))
    print(page("fire"))


if __name__ == "__main__":
    main()
