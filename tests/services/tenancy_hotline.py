"""Tenancy hotline: multi-turn dialogue with summarised memory when it grows too long."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

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

Role = Literal["user", "assistant"]
LAW = {"deposit": "The deposit is at most three rents.", "heating": "Heating is due from October."}


@tool(uses=retrieval)
def law(question: str) -> list[Grounded[str]]:
    return [
        ground(text, source=f"bgb/{key}") for key, text in LAW.items() if key in question.lower()
    ]


@prompt(model="lawyer")
def reply(question: str, history: str, law_text: str) -> str:
    return f"{law_text} [{len(history)}]"


@prompt(model="small")
def summarise(history: str) -> str:
    return history[:20]


@dataclass(frozen=True)
class Message:
    role: Role
    content: Grounded[str] | str

    def line(self) -> Grounded[str] | str:
        return interpolate("{}: {}", self.role, self.content)


@dataclass
class Conversation:
    max_messages: int = 4
    messages: list[Message] = field(default_factory=list)
    summary: Grounded[str] | None = None

    def history(self) -> Grounded[str] | str:
        lines = [m.line() for m in self.messages]
        text = join("\n", lines)
        if self.summary is not None:
            return "Summary: " + self.summary + "\n" + text
        return text

    def add(self, role: Role, content: Grounded[str] | str) -> None:
        self.messages.append(Message(role, content))

    def compact(self) -> None:
        if len(self.messages) <= self.max_messages:
            return
        history = self.history()
        if isinstance(history, Grounded):
            self.summary = summarise(history)
        self.messages = self.messages[-2:]


@grounded_pure
def turn(conversation: Conversation, question: str) -> Grounded[str] | InsufficientEvidence:
    conversation.add("user", question)
    texts = law(question)
    if not texts:
        return InsufficientEvidence(reason="the law is silent")
    answer = reply(question, conversation.history(), join("\n", texts))
    conversation.add("assistant", answer)
    conversation.compact()
    return answer


def main() -> None:
    conversation = Conversation()
    for question in (
        "How high is the deposit?",
        "When heating?",
        "And the deposit again?",
        "Parking?",
    ):
        result = turn(conversation, question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, sorted({s.source for s in result.sources().retrievals()}))


if __name__ == "__main__":
    main()
