"""Personalised digest: user profiles (plain), interests, per-section quotas, deduplicated stories."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NotRequired, TypedDict

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


class Profile(TypedDict):
    name: str
    interests: list[str]
    quota: NotRequired[int]


@dataclass(frozen=True)
class Story:
    id: int
    section: str
    title: str
    tags: frozenset[str]


STORIES = [
    Story(1, "science", "Bees dance", frozenset({"animals", "science"})),
    Story(2, "science", "Mars is red", frozenset({"space", "science"})),
    Story(3, "local", "Bee festival", frozenset({"animals", "events"})),
]


@tool(uses=retrieval)
def stories(tag: str) -> list[Grounded[Story]]:
    return [ground(s, source=f"story/{s.id}") for s in STORIES if tag in s.tags]


@prompt(model="m")
def teaser(name: str, title: str) -> str:
    return f"{name}, read: {title}"


@dataclass
class Section:
    interest: str
    teasers: list[Grounded[str]]


@dataclass
class Digest:
    name: str
    sections: list[Section] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)

    def text(self) -> Grounded[str] | None:
        if not self.sections:
            return None
        return join(
            "\n", [interpolate("[{}] {}", s.interest, join("; ", s.teasers)) for s in self.sections]
        )


class Seen:
    def __init__(self) -> None:
        self._titles: list[Grounded[str]] = []

    def first_time(self, story: Grounded[Story]) -> bool:
        if story.title in self._titles:
            return False
        self._titles.append(story.title)
        return True


@grounded_pure
@agent
def digest(profile: Profile) -> Digest:
    result = Digest(profile["name"])
    seen = Seen()
    for interest in profile["interests"]:
        found = stories(interest)
        if not found:
            result.empty.append(interest)
            continue
        picked = [story for story in found if seen.first_time(story)][: profile.get("quota", 2)]
        result.sections.append(
            Section(interest, [teaser(profile["name"], s.title) for s in picked])
        )
    return result


@grounded_pure
@agent
def mail(profile: Profile) -> Grounded[str] | InsufficientEvidence:
    return digest(profile).text() or InsufficientEvidence(reason="nothing for you today")


def main() -> None:
    print(mail({"name": "Ann", "interests": ["animals", "science", "sport"]}))
    print(mail({"name": "Bob", "interests": ["sport"], "quota": 1}))


if __name__ == "__main__":
    main()
