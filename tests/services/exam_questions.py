"""Exam question generator: records with several grounded fields, ordering constraints, replace/asdict, slots."""

from __future__ import annotations

from dataclasses import dataclass, replace

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


@dataclass(frozen=True, slots=True)
class Question:
    stem: Grounded[str]
    options: tuple[Grounded[str], ...]
    answer: Grounded[str]
    hint: Grounded[str] | None = None

    def with_hint(self, hint: Grounded[str]) -> Question:
        return replace(self, hint=hint)

    def render(self, number: int) -> Grounded[str]:
        letters = "abcd"
        options = join(
            " ", [interpolate("{}) {}", letters[i], o) for i, o in enumerate(self.options)]
        )
        text = interpolate("{}. {} {}", number, self.stem, options)
        if self.hint is not None:
            text += interpolate(" (hint: {})", self.hint)
        return text


FACTS = ["Paris is the capital of France", "Rome is the capital of Italy", "Cheese is tasty"]


@tool(uses=retrieval)
def facts(topic: str) -> list[Grounded[str]]:
    return [ground(f, source=f"facts/{n}") for n, f in enumerate(FACTS) if topic in f]


@prompt(model="teacher")
def make_stem(fact: str) -> str:
    return "What " + fact.split(" ", 1)[1] + "?"


@prompt(model="teacher")
def correct_option(fact: str) -> str:
    return fact.split(" ")[0]


def question_from(fact: Grounded[str], others: list[Grounded[str]]) -> Question:
    answer = correct_option(fact)
    wrong = [correct_option(o) for o in others if o != fact]
    options = sorted([answer, *wrong[:3]])
    return Question(make_stem(fact), tuple(options), answer)


@grounded_pure
def exam(topic: str, hints: bool = False) -> list[Question] | InsufficientEvidence:
    found = facts(topic)
    if len(found) < 2:
        return InsufficientEvidence(reason="too few facts for wrong options")
    questions = [question_from(fact, found) for fact in found]
    if hints:
        questions = [q.with_hint(q.answer[:1] + "...") for q in questions]
    return questions


def main() -> None:
    for topic, hints in (("capital", True), ("capital", False), ("Cheese", False)):
        result = exam(topic, hints)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            for number, question in enumerate(result, 1):
                text = question.render(number)
                print(text, [s.source for s in text.sources().retrievals()])


if __name__ == "__main__":
    main()
