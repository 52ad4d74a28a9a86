"""Chat memory: a conversation with history, retrieval on each turn, budgeted prompt."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Literal

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

FACTS = {"tower": "The tower is 330 m high.", "bridge": "The bridge is 2 km long."}


@tool(uses=retrieval)
def lookup(query: str) -> list[Grounded[str]]:
    return [ground(text, source=key) for key, text in FACTS.items() if key in query.lower()]


@prompt(model="chat")
def reply_to(message: str, facts: str, history: str) -> str:
    return facts.splitlines()[-1] if facts else "?"


@dataclass
class Turn:
    role: Literal["user", "assistant"]
    text: str | Grounded[str]


@dataclass
class Conversation:
    max_turns: int = 4
    turns: deque[Turn] = field(default_factory=lambda: deque(maxlen=8))

    def history(self) -> str | Grounded[str]:
        return join("\n", [join(": ", [turn.role, turn.text]) for turn in self.turns])

    @grounded_pure
    @agent
    def say(self, message: str) -> Grounded[str] | InsufficientEvidence:
        history = self.history()
        self.turns.append(Turn("user", message))
        facts = lookup(message)
        if not facts:
            return InsufficientEvidence(reason="I have no facts about that")
        answer = reply_to(message, join("\n", facts), history)
        self.turns.append(Turn("assistant", answer))
        return answer


def main() -> None:
    chat = Conversation()
    for message in ("How high is the tower?", "And the bridge?", "What about cats?"):
        print(chat.say(message))
    print(len(chat.turns))


if __name__ == "__main__":
    main()
