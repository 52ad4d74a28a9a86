"""Refused: what is left of the budget is returned."""

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Passage:
    text: str
    score: float


@dataclass(frozen=True)
class WindowSettings:
    model: str = "gpt-small"
    window: int = 40
    reserve: int = 10
    separator: str = "\n---\n"

    @property
    def budget(self) -> int:
        return self.window - self.reserve


@dataclass(frozen=True)
class Answer:
    text: Grounded[str]
    budget: int


@tool(uses=retrieval)
def search(question: str) -> list[Passage]:
    return [Passage(word, 1 / (position + 1)) for position, word in enumerate(WORLD.split())]


@prompt(model="small")
def ask(question: str, context: str, budget: int) -> str:
    return f"{question} {context[:budget]}"


def budget_for(question: str, settings: WindowSettings) -> int:
    return max(settings.budget - len(question), 0)


@agent
@grounded_pure
def answer(
    question: str, settings: WindowSettings = WindowSettings()
) -> Answer | InsufficientEvidence:
    budget = budget_for(question, settings)
    passages = sorted(each(search(question)), key=lambda p: p.score, reverse=True)
    window: list[Grounded[str]] = []
    used = 0
    for passage in passages:
        size = len(passage.text) + len(settings.separator)
        if used + size > budget:
            break
        window.append(passage.text)
        used += size
    if not window:
        return InsufficientEvidence(reason="nothing fits the window", missing=())
    context = lift(settings.separator.join)(window)
    return Answer(ask(question, context, budget), budget - used)  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return answer("Is it covered?", WindowSettings(window=60))
