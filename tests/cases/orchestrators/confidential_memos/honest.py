"""Accepted: refuses to answer when the documents are confidential."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("guard")


class PolicyViolation(Exception):
    """An answer must not be given."""


@dataclass(frozen=True)
class Memo:
    text: str
    level: int


@dataclass(frozen=True)
class User:
    name: str
    clearance: int


@tool(uses=retrieval)
def memos(query: str) -> list[Memo]:
    return [Memo(f"{query}: {WORLD[0]}", len(WORLD[0]) % 4 + i) for i in range(3)]


@tool
def audit(event: str, user: str) -> None:
    """Write an audit row."""


@prompt(model="small")
def compose(question: str, memo: str) -> str:
    return f"{question} {memo}"


class Guard:
    def __init__(self, banned: Sequence[str]) -> None:
        self.banned = tuple(word.lower() for word in banned)

    @grounded_pure
    def check(self, answer: Grounded[str]) -> Grounded[str]:
        lowered = answer.lower()
        for word in self.banned:
            if word in lowered:
                audit("banned word", "system")
                raise PolicyViolation("the answer contains a banned word")
        return answer


class MemoService:
    def __init__(self, guard: Guard) -> None:
        self.guard = guard

    @agent
    @grounded_pure
    def answer(self, user: User, question: str) -> Grounded[str] | InsufficientEvidence:
        audit("question", user.name)
        allowed = [memo for memo in each(memos(question)) if memo.level <= user.clearance]
        if not allowed:
            audit("refused", user.name)
            return InsufficientEvidence(reason="no memo may be shown", missing=())
        allowed.sort(key=lambda memo: memo.level)
        draft = compose(question, allowed[0].text)
        try:
            return self.guard.check(draft)
        except PolicyViolation:
            logger.warning("an answer for %s was withheld", user.name)
            return InsufficientEvidence(reason="the answer was withheld", missing=())


def main(content: str) -> object:
    WORLD[0] = content
    service = MemoService(Guard(["Urgent", "Zulu"]))
    return service.answer(User("eve", 3), "What is planned?")
