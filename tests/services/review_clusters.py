"""E-commerce reviews: clustering by shared words, then one statement per cluster."""

from __future__ import annotations

from dataclasses import dataclass, field

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


@dataclass(frozen=True)
class Review:
    stars: int
    text: str


REVIEWS = [
    Review(1, "The battery died after a week"),
    Review(2, "Battery weak, screen nice"),
    Review(5, "Lovely screen and colours"),
    Review(4, "Fast delivery"),
]
STOPWORDS = frozenset({"the", "a", "and", "after"})


@tool(uses=retrieval)
def reviews_of(product: str) -> list[Grounded[Review]]:
    if product != "phone":
        return []
    return [ground(r, source=f"review-{n}") for n, r in enumerate(REVIEWS)]


@prompt(model="shop")
def name_cluster(texts: str) -> str:
    return texts.split()[0].lower()


@prompt(model="shop")
def verdict(product: str, clusters: str) -> str:
    return f"{product}: {clusters}"


def keywords(text: Grounded[str]) -> set[Grounded[str]]:
    return {word for word in each(text.lower().split()) if word not in STOPWORDS}


def jaccard(a: set[Grounded[str]], b: set[Grounded[str]]) -> float:
    union = a | b
    return len(a & b) / len(union) if union else 0.0


@dataclass
class Cluster:
    members: list[Grounded[Review]] = field(default_factory=list)
    words: set[Grounded[str]] = field(default_factory=set)

    def similarity(self, words: set[Grounded[str]]) -> float:
        return jaccard(self.words, words)

    def add(self, review: Grounded[Review], words: set[Grounded[str]]) -> None:
        self.members.append(review)
        self.words |= words

    def stars(self) -> Grounded[float]:
        return sum((r.stars for r in self.members[1:]), self.members[0].stars) / len(self.members)


def cluster(reviews: list[Grounded[Review]], threshold: float) -> list[Cluster]:
    clusters: list[Cluster] = []
    for review in reviews:
        words = keywords(review.text)
        for near in clusters:
            if near.similarity(words) >= threshold:
                near.add(review, words)
                break
        else:
            fresh = Cluster()
            fresh.add(review, words)
            clusters.append(fresh)
    return clusters


@grounded_pure
def what_people_say(product: str, threshold: float = 0.1) -> Grounded[str] | InsufficientEvidence:
    clusters = cluster(reviews_of(product), threshold)
    if not clusters:
        return InsufficientEvidence(reason="no reviews")
    lines = []
    for group in clusters:
        name = name_cluster(join(". ", [r.text for r in group.members]))
        lines.append(interpolate("{} ({:.1f} stars)", name, group.stars()))
    return verdict(product, join(", ", lines))


def main() -> None:
    for product in ("phone", "toaster"):
        result = what_people_say(product)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
