"""Quiz host: a session object over several calls (stateful service), score kept outside, answers judged by a prompt."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

FACTS = ["The Nile is in Africa.", "Water boils at 100 C."]


@tool(uses=retrieval)
def fact(number: int) -> Grounded[str] | None:
    return ground(FACTS[number], source=f"fact/{number}") if number < len(FACTS) else None


@prompt(model="host")
def question_on(text: str) -> str:
    return "Complete: " + " ".join(text.split()[:-1])


@prompt(model="host")
def judge(text: str, answer: str) -> bool:
    return answer.lower() in text.lower()


@dataclass
class Quiz:
    asked: list[Grounded[str]] = field(default_factory=list)
    current: Grounded[str] | None = None

    @grounded_pure
    def next_question(self) -> Grounded[str] | InsufficientEvidence:
        text = fact(len(self.asked))
        if text is None:
            self.current = None
            return InsufficientEvidence(reason="no more questions")
        self.current = text
        self.asked.append(text)
        return question_on(text)

    @grounded_pure
    def answer(self, given: str) -> Grounded[str] | InsufficientEvidence:
        current = self.current
        if current is None:
            return InsufficientEvidence(reason="ask for a question first")
        self.current = None
        right = judge(current, given)
        comment = "Right! " if right else "Wrong: "
        return interpolate("{}{}", comment, current)


def main() -> None:
    quiz = Quiz()
    for given in ("Africa", "90 C", "x"):
        question = quiz.next_question()
        if isinstance(question, InsufficientEvidence):
            print(question.reason)
            break
        print(question)
        result = quiz.answer(given)
        if not isinstance(result, InsufficientEvidence):
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
