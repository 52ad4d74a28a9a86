"""Reflexion agent: memory of lessons (starts empty), drafts improved by lessons, best draft kept."""

from __future__ import annotations

import logging
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

log = logging.getLogger("reflexion")


@tool(uses=retrieval)
def sources_on(topic: str) -> list[Grounded[str]]:
    return (
        [ground("Beavers build dams.", source="b/1"), ground("Dams slow rivers.", source="b/2")]
        if topic == "beavers"
        else []
    )


@prompt(model="writer")
def write(topic: str, facts: str, lessons: str) -> str:
    return facts if "quote" in lessons else f"{topic} are nice"


@prompt(model="judge")
def score(draft: str, facts: str) -> float:
    return 0.9 if draft in facts else 0.2


@prompt(model="coach")
def lesson_from(draft: str, facts: str) -> str:
    return "quote the facts"


@dataclass
class Memory:
    limit: int = 3
    lessons: list[Grounded[str]] = field(default_factory=list)

    def add(self, lesson: Grounded[str]) -> None:
        if lesson in self.lessons:
            return
        self.lessons.append(lesson)
        if len(self.lessons) > self.limit:
            self.lessons.pop(0)

    def text(self) -> Grounded[str]:
        return join("\n", [interpolate("- {}", lesson) for lesson in self.lessons])


@dataclass(frozen=True)
class Draft:
    text: Grounded[str]
    score: Grounded[float]


def attempt(topic: str, facts: Grounded[str], lessons: Grounded[str]) -> Draft:
    text = write(topic, facts, lessons)
    return Draft(text, score(text, facts))


@grounded_pure
def essay(topic: str, tries: int = 3, enough: float = 0.8) -> Grounded[str] | InsufficientEvidence:
    found = sources_on(topic)
    if not found:
        return InsufficientEvidence(reason=f"no sources on {topic}")
    facts = join(" ", found)
    memory = Memory()
    best: Draft | None = None
    for number in range(tries):
        draft = attempt(topic, facts, memory.text())
        log.info("try %d: %.2f", number, draft.score)
        if best is None or draft.score > best.score:
            best = draft
        if best.score >= enough:
            break
        memory.add(lesson_from(draft.text, facts))
    if best is None or best.score < 0.5:
        return InsufficientEvidence(reason="no draft is good enough")
    return best.text


def main() -> None:
    for topic in ("beavers", "unicorns"):
        result = essay(topic)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
