"""Movie facts: model answers as list[str] / bool / float prompts; ensembles, averages, quorum."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def reviews(film: str) -> list[Grounded[str]]:
    data = {"Alien": ["Tense and dark.", "A masterpiece.", "Too slow."], "Cats": ["Odd."]}
    return [ground(t, source=f"reviews/{film}/{n}") for n, t in enumerate(data.get(film, []))]


@prompt(model="rater")
def rate(review: str) -> float:
    return 2.0 if "slow" in review or "Odd" in review else 4.5


@prompt(model="tagger")
def tags(review: str) -> list[str]:
    return [w.strip(".").lower() for w in review.split() if len(w) > 4]


@prompt(model="writer")
def blurb(film: str, facts: str) -> str:
    return f"{film}: {facts}"


@dataclass(frozen=True)
class Rated:
    review: Grounded[str]
    rating: Grounded[float]
    tags: tuple[Grounded[str], ...]


def rated(review: Grounded[str]) -> Rated:
    return Rated(review, rate(review), tuple(each(tags(review))))


def average(items: list[Rated]) -> Grounded[float]:
    total = sum((item.rating for item in items[1:]), items[0].rating)
    return total / len(items)


def top_tags(items: list[Rated], count: int) -> list[Grounded[str]]:
    all_tags = [tag for item in items for tag in item.tags]
    return sorted(set(all_tags), key=lambda t: (-all_tags.count(t), t))[:count]


@grounded_pure
def summary(film: str, quorum: int = 2) -> Grounded[str] | InsufficientEvidence:
    items = [rated(review) for review in reviews(film)]
    if len(items) < quorum:
        return InsufficientEvidence(reason=f"fewer than {quorum} reviews of {film}")
    mean = average(items)
    spread = max(i.rating for i in items) - min(i.rating for i in items)
    verdict = "divisive" if spread > 2 else "clear"
    liked = [i.review for i in items if i.rating >= mean]
    facts = interpolate(
        "{:.1f} stars ({}), tags {}: {}",
        mean,
        verdict,
        join("/", top_tags(items, 2)),
        join(" ", liked),
    )
    return blurb(film, facts)


def main() -> None:
    for film in ("Alien", "Cats"):
        result = summary(film)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
