"""Conversation agent: history is a list of messages as dicts, as chat APIs want them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypedDict

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


class Message(TypedDict):
    role: Literal["system", "user", "assistant"]
    content: str


FACTS = {"sun": "The sun is a star.", "moon": "The moon orbits the earth."}


@tool(uses=retrieval)
def retrieve(question: str) -> list[Grounded[str]]:
    return [ground(t, source=k) for k, t in FACTS.items() if k in question.lower()]


@dataclass
class Exchange:
    question: str
    answer: Grounded[str]


@prompt(model="chat")
def chat(system: str, history: list[Exchange], context: str, question: str) -> str:
    messages: list[Message] = [{"role": "system", "content": system}]
    for exchange in history:
        messages.append({"role": "user", "content": exchange.question})
        messages.append({"role": "assistant", "content": str(exchange.answer)})
    messages.append({"role": "system", "content": "Context:\n" + context})
    messages.append({"role": "user", "content": question})
    return messages[-2]["content"].splitlines()[-1]


@dataclass
class Bot:
    system: str
    history: list[Exchange] = field(default_factory=list)
    turns: int = 0

    @grounded_pure
    @agent
    def reply(self, question: str) -> Grounded[str] | InsufficientEvidence:
        self.turns += 1
        passages = retrieve(question)
        if not passages:
            return InsufficientEvidence(reason="I do not know")
        answer = chat(self.system, self.history, join("\n", passages), question)
        self.history.append(Exchange(question, answer))
        return answer


def main() -> None:
    bot = Bot("You are helpful.")
    for question in ("What is the sun?", "And the moon?", "And tea?"):
        print(bot.reply(question))
    print(bot.turns, len(bot.history))


if __name__ == "__main__":
    main()
