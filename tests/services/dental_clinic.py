"""Dental clinic: appointment FAQ, template method in a base class, subclasses override hooks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Faq:
    audience: str
    question: str
    answer: str
    votes: int


FAQS = [
    Faq("adult", "Does it hurt?", "Hardly.", 5),
    Faq("child", "Does it hurt?", "You get a sticker.", 9),
    Faq("adult", "What does it cost?", "Ask your insurance.", 2),
]


@tool(uses=retrieval)
def faqs(word: str) -> list[Grounded[Faq]]:
    return [ground(f, source=f.question) for f in FAQS if word in f.question]


@prompt(model="dental")
def phrase(style: str, question: str, answers: str) -> str:
    return f"{style} {answers}"


class Responder:
    style: ClassVar[str] = "Dear patient,"
    limit: ClassVar[int] = 2

    @grounded_pure
    def select(self, found: list[Grounded[Faq]]) -> list[Grounded[Faq]]:
        return found

    @grounded_pure
    def respond(self, question: str, word: str) -> Grounded[str] | InsufficientEvidence:
        selected = self.select(faqs(word))
        if not selected:
            return InsufficientEvidence(reason="no answer in the FAQ")
        ranked = sorted(selected, key=lambda f: f.votes, reverse=True)
        answers = join(" ", [f.answer for f in ranked[: self.limit]])
        return phrase(self.style, question, answers)


@final
class ChildResponder(Responder):
    style = "Hi there!"
    limit = 1

    @grounded_pure
    def select(self, found: list[Grounded[Faq]]) -> list[Grounded[Faq]]:
        return [f for f in found if f.audience == "child"]


@final
class AdultResponder(Responder):
    @grounded_pure
    def select(self, found: list[Grounded[Faq]]) -> list[Grounded[Faq]]:
        return [f for f in super().select(found) if f.audience != "child"]


def responder_for(age: int) -> Responder:
    return ChildResponder() if age < 14 else AdultResponder()


@grounded_pure
def ask(age: int, question: str, word: str) -> Grounded[str] | InsufficientEvidence:
    return responder_for(age).respond(question, word)


if __name__ == "__main__":
    print(ask(8, "Will it hurt?", "hurt"))
    print(ask(40, "Will it hurt?", "hurt"))
    print(ask(8, "What's the price?", "cost"))
