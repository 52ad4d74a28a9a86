"""Deduplication: near-duplicate news by shingles, keep the newest of each cluster."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    lift,
    retrieval,
    tool,
)


@dataclass(frozen=True)
class Article:
    url: str
    title: str
    published: datetime


ARTICLES = [
    Article("u1", "Storm hits the coast", datetime(2024, 1, 1, 8)),
    Article("u2", "Storm hits coast", datetime(2024, 1, 1, 9)),
    Article("u3", "Election day is near", datetime(2024, 1, 2)),
]


@tool(uses=retrieval)
def feed(section: str) -> list[Grounded[Article]]:
    return [ground(a, source=a.url) for a in ARTICLES]


@lift
def similarity(a: str, b: str) -> float:
    left, right = set(a.lower().split()), set(b.lower().split())
    return len(left & right) / len(left | right)


@dataclass
class Cluster:
    articles: list[Grounded[Article]] = field(default_factory=list)

    def matches(self, article: Grounded[Article]) -> bool:
        return any(similarity(a.title, article.title) > 0.6 for a in self.articles)

    def newest(self) -> Grounded[Article]:
        return max(self.articles, key=lambda a: a.published)


def cluster(articles: list[Grounded[Article]]) -> list[Cluster]:
    clusters: list[Cluster] = []
    for article in articles:
        for existing in clusters:
            if existing.matches(article):
                existing.articles.append(article)
                break
        else:
            clusters.append(Cluster([article]))
    return clusters


@grounded_pure
@agent
def headlines(section: str) -> list[Grounded[str]]:
    lines = []
    for group in cluster(feed(section)):
        top = group.newest()
        others = len(group.articles) - 1
        if others:
            lines.append(interpolate("{} (+{} similar)", top.title, others))
        else:
            lines.append(top.title)
    return lines


def main() -> None:
    for line in headlines("news"):
        print(line)


if __name__ == "__main__":
    main()
