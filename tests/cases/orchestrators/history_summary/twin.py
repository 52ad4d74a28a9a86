"""Refused: the topic of the conversation is set by a passage."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("conversation")


@tool(uses=retrieval)
def find(query: str) -> str | None:
    return f"{WORLD[0]} [{query}]" if WORLD[0] else None


@prompt(model="small")
def condense(summary: str, question: str, answer: str) -> str:
    return f"{summary} {question}={answer}"[-60:]


@prompt(model="large")
def reply(summary: str, question: str, passage: str) -> str:
    return f"({summary}) {question}: {passage}"


@dataclass
class Conversation:
    topic: str
    questions: list[str] = field(default_factory=list)
    summary: str | Grounded[str] = ""
    last_answer: Grounded[str] | None = None

    def query_for(self, question: str) -> str:
        words = [w for w in re.findall(r"\w+", question.lower()) if len(w) > 2]
        return " ".join([self.topic, *words])


class Dialogue:
    def __init__(self, max_questions: int) -> None:
        self.max_questions = max_questions
        self._open: dict[str, Conversation] = {}

    def conversation(self, user: str, topic: str) -> Conversation:
        return self._open.setdefault(user, Conversation(topic))

    @agent
    @grounded_pure
    def ask(
        self, user: str, topic: str, question: str
    ) -> Grounded[str] | InsufficientEvidence | None:
        conversation = self.conversation(user, topic)
        if len(conversation.questions) >= self.max_questions:
            logger.info("%s has asked enough", user)
            return None
        conversation.questions.append(question)
        passage = find(conversation.query_for(question))
        if passage is None:
            return InsufficientEvidence(reason="nothing found", missing=(question,))
        answer = reply(conversation.summary, question, passage)
        conversation.summary = condense(conversation.summary, question, answer)
        conversation.last_answer = answer
        if "yes" in passage:
            conversation.topic = "benefits"  # E: grounded-laundering
        return answer


def main(content: str) -> object:
    WORLD[0] = content
    dialogue = Dialogue(max_questions=2)
    answers = [
        dialogue.ask("u1", "pension", q) for q in ("When can I retire?", "And how much?", "Why?")
    ]
    return answers, dialogue.conversation("u1", "pension")
