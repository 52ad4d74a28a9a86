"""Refused: the strength of a recommendation is read off the text, and returned as plain text."""

import logging
import time
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger(__name__)


class ModelOverloaded(Exception):
    """The model refused for lack of capacity."""


@dataclass(frozen=True)
class RetryPolicy:
    attempts: int = 3
    base_delay: float = 0.001

    def delay(self, attempt: int) -> float:
        return float(self.base_delay * 2**attempt)


@tool(uses=retrieval)
def find_guideline(condition: str, year: int) -> str | None:
    if not WORLD[0]:
        return None
    return f"Guideline {year} for {condition}: {WORLD[0]}"


@prompt(model="medical")
def summarise_for_clinician(condition: str, guideline: str) -> str:
    if "overload" in guideline:
        raise ModelOverloaded
    return f"For {condition}: {guideline}"


class GuidelineLookup:
    def __init__(self, policy: RetryPolicy, years: tuple[int, ...] = (2024, 2019)) -> None:
        self.policy = policy
        self.years = years

    @grounded_pure
    def _latest(self, condition: str) -> Grounded[str] | None:
        for year in self.years:
            found = find_guideline(condition, year)
            if found is not None:
                return found
        return None

    @agent
    @grounded_pure
    def lookup(self, condition: str) -> tuple[Grounded[str], str] | InsufficientEvidence:
        condition = condition.strip().lower()
        guideline = self._latest(condition)
        if guideline is None:
            return InsufficientEvidence(reason="no guideline for this condition", missing=())
        for attempt in range(self.policy.attempts):
            try:
                summary = summarise_for_clinician(condition, guideline)
                match guideline.rsplit(maxsplit=1)[-1]:
                    case "yes" | "recommended":
                        return summary, "strong recommendation"  # E: grounded-laundering
                    case _:
                        return summary, "weak recommendation"  # E: grounded-laundering
            except ModelOverloaded:
                logger.warning("model overloaded, attempt %d", attempt + 1)
                time.sleep(self.policy.delay(attempt))
        return InsufficientEvidence(reason="the model is not available", missing=())


def main(content: str) -> object:
    WORLD[0] = content
    return GuidelineLookup(RetryPolicy()).lookup(" Asthma ")
