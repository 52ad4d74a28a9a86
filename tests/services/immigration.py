"""Immigration: checklist of questions answered one by one, results in a dict keyed by the question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Regulation:
    section: str
    text: str


REGULATIONS = {
    "income": [Regulation("5", "An income of 1200 is required.")],
    "language": [Regulation("7", "Level A1 is required."), Regulation("8", "Doctors are exempt.")],
}

CHECKLIST: Mapping[str, str] = MappingProxyType(
    {
        "How much income is needed?": "income",
        "Which language level?": "language",
        "Is insurance needed?": "insurance",
    }
)

Answer = Grounded[str] | InsufficientEvidence


@tool(uses=retrieval)
def regulations(topic: str) -> list[Grounded[Regulation]]:
    return [ground(r, source=f"§{r.section}") for r in REGULATIONS.get(topic, [])]


@prompt(model="visa")
def reply(question: str, law: str) -> str:
    return "unclear" if "Doctors" in law else law


def answer_one(question: str, topic: str) -> Answer:
    found = regulations(topic)
    if not found:
        return InsufficientEvidence(reason=f"nothing about {topic}")
    text = reply(question, join("\n", [r.text for r in found]))
    if text == "unclear":
        return InsufficientEvidence(reason="the law is unclear")
    return text


@grounded_pure
def checklist() -> dict[str, Answer]:
    return {question: answer_one(question, topic) for question, topic in CHECKLIST.items()}


@grounded_pure
def letter(name: str) -> Grounded[str] | InsufficientEvidence:
    answers = checklist()
    parts = [a for a in answers.values() if not isinstance(a, InsufficientEvidence)]
    if not parts:
        return InsufficientEvidence(reason="nothing can be said")
    return join("\n", [f"Dear {name},", *parts])


if __name__ == "__main__":
    for q, a in checklist().items():
        print(q, "->", a)
    print(letter("Omar"))
