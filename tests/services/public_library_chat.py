"""Public library chat: a Retrier class, a circuit breaker, and prompts with fallbacks to a second model."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

T = TypeVar("T")
logger = logging.getLogger("library")


class ModelError(RuntimeError):
    pass


@dataclass(frozen=True)
class RetryPolicy:
    attempts: int = 3
    base_delay: float = 0.001

    def delays(self) -> list[float]:
        return [self.base_delay * 2**n for n in range(self.attempts - 1)]


def call_with_retries(call: Callable[[], T], policy: RetryPolicy) -> T:
    for delay in policy.delays():
        try:
            return call()
        except ModelError:
            logger.warning("retrying in %.3f s", delay)
            time.sleep(delay)
    return call()


@tool(uses=retrieval)
def opening_hours(branch: str) -> list[Grounded[str]]:
    hours = {"centre": ["Mon-Fri 9-18", "Sat 10-14"]}
    return [ground(h, source=f"site/{branch}") for h in hours.get(branch, [])]


@prompt(model="big")
def big_model(question: str, hours: str) -> str:
    raise ModelError("overloaded")


@prompt(model="small")
def small_model(question: str, hours: str) -> str:
    return f"We are open {hours}"


class LibraryBot:
    def __init__(self, policy: RetryPolicy = RetryPolicy()) -> None:
        self.policy = policy

    def _ask(self, question: str, hours: Grounded[str]) -> Grounded[str]:
        try:
            return call_with_retries(lambda: big_model(question, hours), self.policy)
        except ModelError:
            logger.error("the big model is away; asking the small one")
            return small_model(question, hours)

    @grounded_pure
    def answer(self, branch: str, question: str) -> Grounded[str] | InsufficientEvidence:
        hours = opening_hours(branch)
        if not hours:
            return InsufficientEvidence(reason=f"no such branch: {branch}")
        try:
            return self._ask(question, join(", ", hours))
        except ModelError:
            return InsufficientEvidence(reason="no model answered")


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    bot = LibraryBot()
    print(bot.answer("centre", "When are you open?"))
    print(bot.answer("moon", "When are you open?"))
