"""HR policy chat: a class with conversation memory, self check, and a refusal."""

from __future__ import annotations

from collections import deque
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

POLICY = {
    "leave.md": "Employees have 28 days of leave.",
    "remote.md": "Remote work is allowed on three days a week.",
    "travel.md": "Trains are booked second class.",
}


@tool(uses=retrieval)
def search_policy(question: str) -> list[Grounded[str]]:
    words = question.lower().rstrip("?").split()
    return [
        ground(text, source=name)
        for name, text in POLICY.items()
        if any(word in text.lower().split() for word in words if len(word) > 4)
    ]


@prompt(model="hr")
def reply(question: str, history: str, context: str) -> str:
    return context.split("\n")[0] + (" (as before)" if history else "")


@prompt(model="hr-check")
def is_supported(answer: str, context: str) -> str:
    return "yes" if answer.split(" (")[0] in context else "no"


@dataclass
class Turn:
    question: str
    answer: Grounded[str]


@dataclass
class HrChat:
    memory: deque[Turn] = field(default_factory=lambda: deque(maxlen=3))

    def _history(self) -> Grounded[str] | str:
        if not self.memory:
            return ""
        return join("\n", [interpolate("Q: {} A: {}", t.question, t.answer) for t in self.memory])

    @grounded_pure
    def ask(self, question: str) -> Grounded[str] | InsufficientEvidence:
        pages = search_policy(question)
        if not pages:
            return InsufficientEvidence(reason="the policy does not say")
        context = join("\n", pages)
        answer = reply(question, self._history(), context)
        if is_supported(answer, context).strip().lower() != "yes":
            return InsufficientEvidence(reason="the answer is not supported")
        self.memory.append(Turn(question, answer))
        return answer


def main() -> None:
    chat = HrChat()
    for question in ("How many leave days?", "Is remote work allowed?", "Dogs?"):
        answer = chat.ask(question)
        if isinstance(answer, InsufficientEvidence):
            print("-", answer.reason)
        else:
            print("+", answer, [s.source for s in answer.sources().retrievals()])


if __name__ == "__main__":
    main()
