"""Library loans: a workflow engine with steps as objects and a shared context."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

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

BOOKS = {"dune": "A desert planet.", "emma": "A matchmaker."}
REVIEWS = {"dune": ["Epic!", "Too long."]}


@tool(uses=retrieval)
def book(title: str) -> Grounded[str] | None:
    return ground(BOOKS[title], source=f"book/{title}") if title in BOOKS else None


@tool(uses=retrieval)
def reviews(title: str) -> list[Grounded[str]]:
    return [ground(r, source=f"review/{title}/{i}") for i, r in enumerate(REVIEWS.get(title, []))]


@prompt(model="librarian")
def blurb(title: str, text: str) -> str:
    return f"{title.title()}: {text}"


@dataclass
class Context:
    title: str
    texts: list[Grounded[str]] = field(default_factory=list)
    refusal: InsufficientEvidence | None = None
    trace: list[str] = field(default_factory=list)


class Step(ABC):
    name: str

    @abstractmethod
    @grounded_pure
    def run(self, context: Context) -> None: ...


class FindBook(Step):
    name = "find"

    @grounded_pure
    def run(self, context: Context) -> None:
        text = book(context.title)
        if text is None:
            context.refusal = InsufficientEvidence(reason="no such book")
        else:
            context.texts.append(text)


class AddReviews(Step):
    name = "reviews"

    def __init__(self, limit: int) -> None:
        self.limit = limit

    @grounded_pure
    def run(self, context: Context) -> None:
        for review in reviews(context.title)[: self.limit]:
            context.texts.append(interpolate("a reader says: {}", review))


class Workflow:
    def __init__(self, *steps: Step) -> None:
        self.steps = steps

    @grounded_pure
    @agent
    def execute(self, title: str) -> Grounded[str] | InsufficientEvidence:
        context = Context(title)
        for step in self.steps:
            context.trace.append(step.name)
            step.run(context)
            if context.refusal is not None:
                return context.refusal
        if not context.texts:
            return InsufficientEvidence(reason="no step found anything")
        return blurb(title, join(" ", context.texts))


def main() -> None:
    workflow = Workflow(FindBook(), AddReviews(1))
    for title in ("dune", "emma", "ulysses"):
        print(workflow.execute(title))
    print(Workflow().execute("dune"))


if __name__ == "__main__":
    main()
