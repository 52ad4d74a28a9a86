"""Funding news: state machine (enum states) orchestrating search, refine, answer; transitions logged."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from enum import Enum, auto

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("fsm")


class State(Enum):
    SEARCH = auto()
    REFINE = auto()
    ANSWER = auto()
    REFUSE = auto()
    DONE = auto()


NEWS = {"robotics seed": "Robo raised 2 million.", "robotics": ""}


@tool(uses=retrieval)
def news(query: str) -> list[Grounded[str]]:
    text = NEWS.get(query, "")
    return [ground(text, source=f"crunch/{query}")] if text else []


@prompt(model="refiner")
def refine(query: str, attempt: int) -> str:
    return query + " seed"


@prompt(model="writer")
def write(query: str, text: str) -> str:
    return f"{query}: {text}"


@dataclass
class Machine:
    query: str
    state: State = State.SEARCH
    attempts: int = 0
    hits: list[Grounded[str]] = field(default_factory=list)
    answer: Grounded[str] | None = None

    def step(self) -> None:
        log.info("%s: %s", self.state.name, self.query)
        match self.state:
            case State.SEARCH:
                self.hits = news(self.query)
                self.state = State.ANSWER if self.hits else State.REFINE
            case State.REFINE:
                self.attempts += 1
                if self.attempts > 2:
                    self.state = State.REFUSE
                else:
                    self.query = refine(self.query, self.attempts)
                    self.state = State.SEARCH
            case State.ANSWER:
                self.answer = write(self.query, join(" ", self.hits))
                self.state = State.DONE
            case _:
                raise RuntimeError("the machine has stopped")


@grounded_pure
def research(query: str) -> Grounded[str] | InsufficientEvidence:
    machine = Machine(query)
    while machine.state not in (State.DONE, State.REFUSE):
        machine.step()
    if machine.answer is None:
        return InsufficientEvidence(reason=f"no news after {machine.attempts} attempts")
    return machine.answer


def main() -> None:
    for query in ("robotics", "bakeries"):
        result = research(query)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
