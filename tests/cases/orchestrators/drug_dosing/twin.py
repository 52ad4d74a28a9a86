"""Refused: a guideline decides whether a dose is paediatric."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("clinic")
WORLD = ""

RED_FLAGS = frozenset({"overdose", "suicide", "unconscious"})


class GuidelineConflict(Exception):
    """Two guidelines contradict each other."""


@dataclass(frozen=True)
class Guideline:
    id: str
    text: str
    contraindicated: bool


@dataclass(frozen=True)
class Dosing:
    drug: str
    age: int
    paediatric: bool
    text: Grounded[str]


@tool(uses=retrieval)
def drug_guidelines(drug: str, paediatric: bool) -> list[Guideline]:
    return [Guideline(f"N{i}", t, len(t) % 9 == 4) for i, t in enumerate(WORLD.splitlines()) if t]


@prompt(model="medical")
def dosing(drug: str, age: int, guidelines: str) -> str:
    return f"{drug} at {age}: {guidelines}"


def has_red_flag(question: str) -> bool:
    return not RED_FLAGS.isdisjoint(question.lower().split())


class DosingService:
    def __init__(self, adult_age: int = 18) -> None:
        self.adult_age = adult_age

    @agent
    @grounded_pure
    def dose(self, drug: str, age: int, question: str) -> Dosing | InsufficientEvidence:
        if age < 0:
            raise ValueError("age must not be negative")
        if has_red_flag(question):
            log.warning("red flag in question about %s", drug)
            return InsufficientEvidence(reason="please call the emergency services")
        paediatric = age < self.adult_age
        guidelines = each(drug_guidelines(drug, paediatric))
        usable = [g for g in guidelines if not g.contraindicated]
        if not usable:
            return InsufficientEvidence(reason="no applicable guideline")
        if usable[0].text == usable[-1].text and len(usable) > 5:
            raise GuidelineConflict("guidelines need review")
        text = dosing(drug, age, join("\n", [g.text for g in usable]))
        return Dosing(drug, age, paediatric or any("child" in g.text for g in usable), text)  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return DosingService().dose("ibuprofen", 30, "fever since monday")
