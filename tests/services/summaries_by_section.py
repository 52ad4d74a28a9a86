"""Summaries by section, recursively, with a depth limit."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)


@dataclass(frozen=True)
class Node:
    title: str
    text: str
    children: tuple[str, ...] = ()


TREE = {
    "root": Node("Manual", "", ("safety", "usage")),
    "safety": Node("Safety", "Wear gloves. Always.", ("fire",)),
    "fire": Node("Fire", "Use water."),
    "usage": Node("Usage", "Press start. Wait."),
}


@tool(uses=retrieval)
def node(id: str) -> Grounded[Node] | None:
    found = TREE.get(id)
    return ground(found, source=f"manual#{id}") if found else None


@tool(uses=retrieval)
def children(id: str) -> list[Grounded[str]]:
    return [ground(c, source=f"toc#{id}") for c in TREE[id].children]


@prompt(model="summarizer")
def summarize(title: str, text: str) -> str:
    return text.split(".")[0]


@dataclass
class Outline:
    title: Grounded[str]
    summary: Grounded[str] | None
    parts: list[Outline] = field(default_factory=list)

    def lines(self, indent: int = 0) -> list[Grounded[str]]:
        head = "  " * indent + self.title
        if self.summary is not None:
            head = head + ": " + self.summary
        result = [head]
        for part in self.parts:
            result.extend(part.lines(indent + 1))
        return result


def build(found: Grounded[Node], depth: int) -> Outline:
    summary = summarize(found.title, found.text) if found.text else None
    result = Outline(found.title, summary)
    if depth > 1:
        for child in each(found.children):
            part = node(child)
            if part is not None:
                result.parts.append(build(part, depth - 1))
    return result


@grounded_pure
@agent
def outline(id: str, depth: int = 3) -> Outline | None:
    found = node(id)
    if found is None:
        return None
    return build(found, depth)


@grounded_pure
@agent
def text(id: str, depth: int = 3) -> Grounded[str] | None:
    found = outline(id, depth)
    return join("\n", found.lines()) if found else None


def main() -> None:
    print(text("root"))
    print(text("root", 2))
    print(text("nothing"))


if __name__ == "__main__":
    main()
