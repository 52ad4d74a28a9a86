"""Naive port: f-strings, str.join, json.loads and int() everywhere, as before the marks."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from enum import Enum

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Mood(Enum):
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True)
class Review:
    id: int
    author: str
    text: str


REVIEWS = [Review(1, "ann", "Lovely place. 5/5"), Review(2, "bob", "Cold soup. 1/5")]


@tool(uses=retrieval)
def reviews(place: str) -> list[Grounded[Review]]:
    return [ground(r, source=f"review/{r.id}") for r in REVIEWS]


@prompt(model="json")
def analyse(text: str) -> str:
    mood = "good" if "Lovely" in text else "bad"
    return json.dumps({"mood": mood, "topics": ["food" if "soup" in text else "place"]})


@dataclass
class Analysis:
    review: Grounded[Review]
    mood: Grounded[Mood]
    topics: list[Grounded[str]]
    stars: Grounded[int]


def stars(text: Grounded[str]) -> Grounded[int]:
    match = lift(re.search)(r"(\d)/5", text)
    if match is None:
        raise ValueError("no stars")
    return lift(int)(match.group(1))


def parse(review: Grounded[Review]) -> Analysis:
    data = lift(json.loads)(analyse(review.text))
    return Analysis(review, lift(Mood)(data["mood"]), each(data["topics"]), stars(review.text))


@grounded_pure
@agent
def digest(place: str) -> Grounded[str] | InsufficientEvidence:
    found = reviews(place)
    if not found:
        return InsufficientEvidence(reason=f"no reviews of {place}")
    lines = []
    for review in found:
        analysis = parse(review)
        topics = join(", ", analysis.topics)
        lines.append(
            interpolate(
                "{}: {} about {} ({} stars)",
                review.author,
                analysis.mood.value,
                topics,
                analysis.stars,
            )
        )
    return f"# {place}\n" + join("\n", lines)


def main() -> None:
    print(digest("inn"))


if __name__ == "__main__":
    main()
