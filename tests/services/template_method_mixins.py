"""Template method and mixins: a base pipeline with steps that subclasses override."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, final

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

STATUTES = {"speed": "The limit is 50.", "parking": "Parking is 2 EUR."}
CASES = {"speed": "In 2019 a driver was fined."}


@tool(uses=retrieval)
def statute(topic: str) -> list[Grounded[str]]:
    return [ground(STATUTES[topic], source=f"statute/{topic}")] if topic in STATUTES else []


@tool(uses=retrieval)
def case(topic: str) -> list[Grounded[str]]:
    return [ground(CASES[topic], source=f"case/{topic}")] if topic in CASES else []


@prompt(model="lawyer")
def opinion(topic: str, context: str) -> str:
    return context.replace("\n", " ")


class Pipeline(ABC):
    title: ClassVar[str] = "Opinion"

    def __init__(self, limit: int = 3) -> None:
        self.limit = limit

    @abstractmethod
    @grounded_pure
    def gather(self, topic: str) -> list[Grounded[str]]: ...

    @grounded_pure
    def polish(self, text: Grounded[str]) -> Grounded[str]:
        return text.strip()

    @final
    @grounded_pure
    @agent
    def run(self, topic: str) -> Grounded[str] | InsufficientEvidence:
        found = self.gather(topic)[: self.limit]
        if not found:
            return InsufficientEvidence(reason=f"{self.title}: nothing on {topic}")
        return interpolate("{}: {}", self.title, self.polish(opinion(topic, join("\n", found))))


class StatutePipeline(Pipeline):
    @grounded_pure
    def gather(self, topic: str) -> list[Grounded[str]]:
        return statute(topic)


class ShoutMixin(Pipeline):
    @grounded_pure
    def polish(self, text: Grounded[str]) -> Grounded[str]:
        return super().polish(text).upper()


class FullPipeline(ShoutMixin, StatutePipeline):
    title = "Full opinion"

    @grounded_pure
    def gather(self, topic: str) -> list[Grounded[str]]:
        return super().gather(topic) + case(topic)


def main() -> None:
    pipelines: list[Pipeline] = [StatutePipeline(), FullPipeline(limit=2)]
    for pipeline in pipelines:
        for topic in ("speed", "parking", "noise"):
            print(pipeline.run(topic))


if __name__ == "__main__":
    main()
