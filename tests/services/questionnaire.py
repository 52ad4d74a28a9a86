"""Questionnaire: one answer per question, kept by question; refusals too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

Answer = Grounded[str] | InsufficientEvidence

POLICY = {"encryption": "Disks are encrypted with AES.", "backup": "Backups run nightly."}


@tool(uses=retrieval)
def passages(question: str) -> list[Grounded[str]]:
    return [ground(t, source=k) for k, t in POLICY.items() if k in question.lower()]


@prompt(model="security")
def respond(question: str, context: str) -> str:
    return "not stated" if "restore" in question else "Yes. " + context


@dataclass
class Questionnaire:
    customer: str
    questions: list[str]
    answers: dict[str, Answer] = field(default_factory=dict)

    def __iter__(self) -> Iterator[str]:
        return iter(self.questions)


@grounded_pure
@agent
def answer_one(question: str) -> Grounded[str] | InsufficientEvidence:
    found = passages(question)
    if not found:
        return InsufficientEvidence(reason="the policy is silent")
    reply = respond(question, join("\n", found))
    if "not stated" in reply:
        return InsufficientEvidence(reason="the policy does not state it")
    return reply


@grounded_pure
@agent
def fill(questionnaire: Questionnaire) -> dict[str, Grounded[str] | InsufficientEvidence]:
    answers: dict[str, Grounded[str] | InsufficientEvidence] = {}
    for question in questionnaire:
        answers[question] = answer_one(question)
    return answers


@grounded_pure
@agent
def fill_in_parallel(questions: list[str]) -> list[Grounded[str] | InsufficientEvidence]:
    with ThreadPoolExecutor(max_workers=2) as pool:
        return list(pool.map(answer_one, questions))


def render(answers: Mapping[str, Grounded[str] | InsufficientEvidence]) -> str:
    lines = []
    for question, answer in answers.items():
        if isinstance(answer, InsufficientEvidence):
            lines.append(f"{question}: n/a ({answer.reason})")
        else:
            lines.append(f"{question}: {answer}")
    return "\n".join(lines)


def main() -> None:
    q = Questionnaire(
        "x", ["Is there encryption?", "Can you restore a backup?", "Do you have a SOC?"]
    )
    print(render(fill(q)))
    print(fill_in_parallel(q.questions))


if __name__ == "__main__":
    main()
