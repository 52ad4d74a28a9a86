"""Refused: the bot remembers of an answer whether to escalate."""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("support")


@dataclass
class Turn:
    user: str
    bot: Grounded[str]


class Memory:
    """The last few turns."""

    def __init__(self, size: int) -> None:
        self.turns: deque[Turn] = deque(maxlen=size)

    def add(self, turn: Turn) -> None:
        self.turns.append(turn)

    def questions(self) -> list[str]:
        return [turn.user for turn in self.turns]


@tool(uses=retrieval)
def search_articles(query: str, limit: int) -> list[str]:
    return [f"Article {n}: {WORLD[0]} about {query[:20]}" for n in range(limit)]


@prompt(model="chat")
def reply(history: str, message: str, articles: str) -> str:
    return f"[{len(history)}] {message} -> {articles[:60]}"


@prompt(model="small")
def rewrite(message: str, history: str) -> str:
    return f"{message} ({history})" if history else message


class SupportBot:
    def __init__(self, memory: Memory, limit: int = 3) -> None:
        self.memory = memory
        self.limit = limit
        self.turns_seen = 0
        self.escalate = False

    @agent
    @grounded_pure
    def chat(self, message: str) -> Grounded[str] | InsufficientEvidence:
        self.turns_seen += 1
        history = "; ".join(self.memory.questions())
        query = rewrite(message, history)
        articles = each(search_articles(query, self.limit))
        if not articles:
            return InsufficientEvidence(reason="no articles", missing=())
        context = lift("\n".join)(articles)
        answer = reply(history, message, context)
        logger.debug("answered %r", message)
        if "yes" in answer:
            self.escalate = True  # E: grounded-laundering
        self.memory.add(Turn(message, answer))
        return answer


def main(content: str) -> object:
    WORLD[0] = content
    bot = SupportBot(Memory(size=4))
    answers = [
        bot.chat(m) for m in ("My router is offline", "And the lamp blinks red", "What now?")
    ]
    return answers, vars(bot)
