"""Clustering of news items by shared keyword, cluster summaries, largest cluster first."""

from __future__ import annotations

from dataclasses import dataclass, field

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
class Item:
    headline: str
    keyword: str
    hour: int


FEED = [
    Item("Storm hits coast", "storm", 6),
    Item("Trains stopped by storm", "storm", 8),
    Item("Team wins cup", "sport", 9),
]


@tool(uses=retrieval)
def latest(region: str) -> list[Grounded[Item]]:
    return [ground(i, source=f"feed/{i.hour}") for i in FEED] if region == "north" else []


@prompt(model="newsdesk")
def headline_for(headlines: str) -> str:
    return headlines.splitlines()[0]


@dataclass
class Cluster:
    keyword: Grounded[str]
    items: list[Grounded[Item]] = field(default_factory=list)

    @property
    def size(self) -> int:
        return len(self.items)

    def summary(self) -> Grounded[str]:
        return headline_for(join("\n", [i.headline for i in self.items]))


def clustered(items: list[Grounded[Item]]) -> list[Cluster]:
    groups: dict[Grounded[str], list[Grounded[Item]]] = {}
    for item in items:
        groups.setdefault(item.keyword, []).append(item)
    clusters = [Cluster(keyword, members) for keyword, members in groups.items()]
    return sorted(clusters, key=lambda c: c.size, reverse=True)


@grounded_pure
def briefing(region: str, count: int = 3) -> Grounded[str] | InsufficientEvidence:
    items = latest(region)
    if not items:
        return InsufficientEvidence(reason=f"no news from the {region}")
    lines = [interpolate("{}: {}", c.keyword, c.summary()) for c in clustered(items)[:count]]
    return join("\n", lines)


if __name__ == "__main__":
    print(briefing("north"))
    print(briefing("south"))
