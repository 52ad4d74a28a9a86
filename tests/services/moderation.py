"""Moderation: ordered rules, each with severity; the worst matching rule decides the action."""

from __future__ import annotations

import enum
import logging
from dataclasses import dataclass, field

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("moderation")


class Severity(enum.IntEnum):
    INFO = 1
    WARN = 2
    BAN = 3


@dataclass(frozen=True)
class Rule:
    id: str
    phrase: str
    severity: Severity
    explanation: str


@dataclass(frozen=True)
class Post:
    id: int
    author: str
    text: str


RULES = [
    Rule("r1", "buy now", Severity.WARN, "No advertising."),
    Rule("r2", "idiot", Severity.BAN, "No insults."),
    Rule("r3", "maybe", Severity.INFO, "Be precise."),
]
POSTS = {
    1: Post(1, "ann", "Maybe buy now!"),
    2: Post(2, "bob", "You idiot, maybe."),
    3: Post(3, "cy", "Nice."),
}


@tool(uses=retrieval)
def rules() -> list[Grounded[Rule]]:
    return [ground(r, source=r.id) for r in RULES]


@tool(uses=retrieval)
def post(id: int) -> Grounded[Post] | None:
    return ground(POSTS[id], source=f"post/{id}") if id in POSTS else None


@prompt(model="moderator")
def notice(author: str, explanation: str) -> str:
    return f"@{author} {explanation}"


@dataclass
class Moderator:
    min_severity: Severity = Severity.INFO
    looked_at: set[int] = field(default_factory=set)

    def matching(
        self, text: Grounded[str], candidates: list[Grounded[Rule]]
    ) -> list[Grounded[Rule]]:
        lowered = text.lower()
        return [
            rule
            for rule in candidates
            if rule.phrase in lowered and rule.severity >= self.min_severity
        ]

    @grounded_pure
    @agent
    def review(self, id: int) -> Grounded[str] | InsufficientEvidence:
        self.looked_at.add(id)
        found = post(id)
        if found is None:
            return InsufficientEvidence(reason=f"post {id} is gone")
        hits = self.matching(found.text, rules())
        worst = max(hits, key=lambda rule: rule.severity, default=None)
        if worst is None:
            return InsufficientEvidence(reason="the post breaks no rule")
        text = notice(found.author, worst.explanation)
        match worst.severity:
            case Severity.BAN:
                logger.warning("ban proposed for post %d", id)
                return "BAN " + text
            case Severity.WARN:
                return "WARN " + text
            case _:
                return text


def main() -> None:
    moderator = Moderator()
    for id in (1, 2, 3, 4):
        print(moderator.review(id))
    print(moderator.looked_at)


if __name__ == "__main__":
    main()
