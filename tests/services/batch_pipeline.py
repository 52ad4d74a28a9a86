"""Batch pipeline: stages as generators, each consuming the one before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    prompt,
    retrieval,
    tool,
)


@dataclass(frozen=True)
class Review:
    id: int
    stars: int
    text: str


REVIEWS = [
    Review(1, 5, "Great!"),
    Review(2, 1, "Broke after a day."),
    Review(3, 2, "spam spam spam"),
    Review(4, 1, "Late delivery."),
]


@tool(uses=retrieval)
def reviews(product: str) -> list[Grounded[Review]]:
    return [ground(r, source=f"review/{r.id}") for r in REVIEWS]


@prompt(model="classifier")
def topic(text: str) -> str:
    return "quality" if "Broke" in text else "delivery"


@dataclass
class Complaint:
    review: Grounded[Review]
    topic: Grounded[str]


def negative(items: Iterable[Grounded[Review]]) -> Iterator[Grounded[Review]]:
    for item in items:
        if item.stars <= 2:
            yield item


def without_spam(items: Iterable[Grounded[Review]]) -> Iterator[Grounded[Review]]:
    for item in items:
        if "spam" not in item.text:
            yield item


def classified(items: Iterable[Grounded[Review]]) -> Iterator[Complaint]:
    for item in items:
        yield Complaint(item, topic(item.text))


def batched(items: list[Complaint], size: int) -> Iterator[list[Complaint]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]


@grounded_pure
@agent
def complaints(product: str, limit: int = 10) -> list[Complaint]:
    stages = classified(without_spam(negative(reviews(product))))
    return list(islice(stages, limit))


@grounded_pure
@agent
def digest(product: str) -> list[Grounded[str]]:
    lines = []
    for batch in batched(complaints(product), 2):
        for complaint in batch:
            lines.append(
                interpolate(
                    "{}: {} ({} stars)",
                    complaint.topic,
                    complaint.review.text,
                    complaint.review.stars,
                )
            )
    return lines


def main() -> None:
    print(digest("kettle"))


if __name__ == "__main__":
    main()
