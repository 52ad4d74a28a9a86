"""Pension advice: settings by dataclass + environment, chain of responsibility, template rendering with named fields."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("pension")


@dataclass(frozen=True)
class Case:
    name: str
    birth_year: int
    question: str


@tool(uses=retrieval)
def law(section: str) -> Grounded[str] | None:
    texts = {"35": "Retirement starts at 67.", "77": "Early retirement costs 0.3 % a month."}
    return ground(texts[section], source=f"SGB VI {section}") if section in texts else None


@tool(uses=retrieval)
def circular(topic: str) -> Grounded[str] | None:
    return ground("Widows receive 55 %.", source="circular 3/24") if topic == "widow" else None


@prompt(model="advisor")
def apply(question: str, rule: str) -> str:
    return f"{question} {rule}"


class Handler(ABC):
    def __init__(self, following: Handler | None = None) -> None:
        self.following = following

    @grounded_pure
    def handle(self, case: Case) -> Grounded[str] | None:
        if self.accepts(case):
            found = self.find(case)
            if found is not None:
                return apply(case.question, found)
        if self.following is None:
            return None
        return self.following.handle(case)

    @abstractmethod
    @grounded_pure
    def accepts(self, case: Case) -> bool: ...

    @abstractmethod
    @grounded_pure
    def find(self, case: Case) -> Grounded[str] | None: ...


class AgeHandler(Handler):
    @grounded_pure
    def accepts(self, case: Case) -> bool:
        return "when" in case.question.lower()

    @grounded_pure
    def find(self, case: Case) -> Grounded[str] | None:
        return law("35" if case.birth_year >= 1964 else "236")


class WidowHandler(Handler):
    @grounded_pure
    def accepts(self, case: Case) -> bool:
        return "widow" in case.question.lower()

    @grounded_pure
    def find(self, case: Case) -> Grounded[str] | None:
        return circular("widow")


CHAIN: Handler = AgeHandler(WidowHandler())


@grounded_pure
def advise(case: Case) -> Grounded[str] | InsufficientEvidence:
    advice = CHAIN.handle(case)
    if advice is None:
        log.info("no advice for %s", case.name)
        return InsufficientEvidence(reason="nobody is responsible", missing=(case.question,))
    return interpolate(
        "Dear {name} (born {year}): {advice}", name=case.name, year=case.birth_year, advice=advice
    )


def main() -> None:
    for case in (
        Case("Ann", 1970, "When do I retire?"),
        Case("Bob", 1950, "When?"),
        Case("Cy", 1960, "widow pension"),
    ):
        result = advise(case)
        if isinstance(result, InsufficientEvidence):
            print(result)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
