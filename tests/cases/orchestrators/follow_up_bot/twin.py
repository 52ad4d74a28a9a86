"""Refused: the topic it remembers is set by a passage."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Turn:
    question: str
    answer: Grounded[str]


class Memory:
    def __init__(self, size: int = 4) -> None:
        self._turns: deque[Turn] = deque(maxlen=size)
        self.topic = "general"

    def remember(self, turn: Turn) -> None:
        self._turns.append(turn)

    def questions(self) -> list[str]:
        return [turn.question for turn in self._turns]

    def answers(self) -> list[Grounded[str]]:
        return [turn.answer for turn in self._turns]

    def __len__(self) -> int:
        return len(self._turns)


@tool(uses=retrieval)
def search(query: str) -> list[str]:
    return [f"{word} ({query})" for word in WORLD.split()]


@prompt(model="small")
def rewrite(question: str, earlier: list[str]) -> str:
    return f"{' / '.join(earlier)} / {question}" if earlier else question


@prompt(model="large")
def respond(question: str, passages: list[str], earlier_answers: list[str]) -> str:
    return f"{question}: {passages[0]} (after {len(earlier_answers)} answers)"


def unique(items: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(items))


class Bot:
    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory if memory is not None else Memory()

    @agent
    @grounded_pure
    def ask(self, question: str) -> Grounded[str] | InsufficientEvidence:
        earlier = unique(self.memory.questions())
        query = rewrite(question, earlier) if earlier else question
        passages = each(search(query))
        if not passages:
            return InsufficientEvidence(reason="nothing found", missing=())
        answer = respond(question, passages, self.memory.answers())
        if any("refund" in p for p in passages):
            self.memory.topic = "billing"  # E: grounded-laundering
        self.memory.remember(Turn(question, answer))
        return answer


def main(content: str) -> object:
    global WORLD
    WORLD = content
    bot = Bot()
    replies = [bot.ask(q) for q in ("What is the tariff?", "And for students?")]
    return replies, len(bot.memory), bot.memory.topic
