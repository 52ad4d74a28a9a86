"""Mental-health app: safety checks before and after the model, escalation through exceptions."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("safety")


class Escalate(Exception):
    """A human has to take over."""


@dataclass(frozen=True)
class Exercise:
    name: str
    text: str
    minutes: int


EXERCISES = {
    "stress": [
        Exercise("Breathing", "Breathe in for four seconds.", 3),
        Exercise("Walk", "Take a walk.", 30),
    ],
    "sleep": [Exercise("Screens", "Avoid alcohol and screens.", 60)],
}

RED_FLAGS = ("harm", "die")


@tool(uses=retrieval)
def exercises(topic: str) -> list[Grounded[Exercise]]:
    return [ground(e, source=f"manual/{e.name}") for e in EXERCISES.get(topic, [])]


@prompt(model="coach")
def coach(message: str, exercise: str) -> str:
    return f"Try this: {exercise}"


def check_input(message: str) -> None:
    for flag in RED_FLAGS:
        if flag in message.lower():
            logger.critical("red flag in a message")
            raise Escalate(flag)


def no_diagnosis(reply: Grounded[str]) -> None:
    if "you have" in reply.lower():
        raise Escalate("the model made a diagnosis")


def not_too_long(reply: Grounded[str]) -> None:
    if len(reply) > 300:
        raise Escalate("the reply is too long")


def polite(reply: Grounded[str]) -> Grounded[str]:
    return reply if reply.endswith((".", "!", "?")) else reply + "."


OUTPUT_CHECKS: tuple[Callable[[Grounded[str]], None], ...] = (no_diagnosis, not_too_long)


@grounded_pure
def respond(
    message: str, topic: str, max_minutes: int = 15
) -> Grounded[str] | InsufficientEvidence:
    check_input(message)
    found = [e for e in exercises(topic) if e.minutes <= max_minutes]
    if not found:
        return InsufficientEvidence(reason="no short exercise")
    reply = coach(message, join(" ", [e.text for e in found]))
    for check in OUTPUT_CHECKS:
        check(reply)
    return polite(reply)


@grounded_pure
def respond_safely(message: str, topic: str) -> Grounded[str] | InsufficientEvidence:
    try:
        return respond(message, topic)
    except Escalate:
        logger.warning("escalated")
        return InsufficientEvidence(reason="a person will call you back")


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    print(respond_safely("I feel stressed", "stress"))
    print(respond_safely("I cannot sleep", "sleep"))
    print(respond_safely("I want to harm somebody", "stress"))
