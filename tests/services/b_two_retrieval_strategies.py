"""A/B of two retrieval strategies, with typed config objects and strategy classes in a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Strategy(Enum):
    KEYWORD = "keyword"
    FUZZY = "fuzzy"
    BOTH = "both"


DOCS = {"d1": "gold price", "d2": "golden retriever", "d3": "silver spoon"}


@tool(uses=retrieval)
def keyword(query: str) -> list[Grounded[str]]:
    return [ground(t, source=k) for k, t in DOCS.items() if query in t.split()]


@tool(uses=retrieval)
def fuzzy(query: str) -> list[Grounded[str]]:
    return [ground(t, source=k) for k, t in DOCS.items() if query[:3] in t]


def both(query: str) -> list[Grounded[str]]:
    found = keyword(query)
    for text in fuzzy(query):
        if text not in found:
            found.append(text)
    return found


Retriever = Callable[[str], list[Grounded[str]]]
RETRIEVERS: Mapping[Strategy, Retriever] = {
    Strategy.KEYWORD: keyword,
    Strategy.FUZZY: fuzzy,
    Strategy.BOTH: both,
}


@prompt(model="m")
def answer_from(query: str, context: str) -> str:
    return context


@dataclass(frozen=True)
class Experiment:
    name: str
    arms: tuple[Strategy, ...]
    minimum: int = 1


@dataclass
class Arm:
    strategy: Strategy
    answer: Grounded[str] | InsufficientEvidence


@grounded_pure
def run_arm(strategy: Strategy, query: str, minimum: int) -> Grounded[str] | InsufficientEvidence:
    retrieve = RETRIEVERS[strategy]
    found = retrieve(query)
    if len(found) < minimum:
        return InsufficientEvidence(reason=f"{strategy.value} finds too little")
    return answer_from(query, join(" | ", found))


@grounded_pure
@agent
def run(experiment: Experiment, query: str) -> list[Arm]:
    return [
        Arm(strategy, run_arm(strategy, query, experiment.minimum)) for strategy in experiment.arms
    ]


@grounded_pure
@agent
def winner(experiment: Experiment, query: str) -> Grounded[str] | InsufficientEvidence:
    best: Grounded[str] | None = None
    for arm in run(experiment, query):
        if isinstance(arm.answer, InsufficientEvidence):
            continue
        if best is None or len(arm.answer) > len(best):
            best = arm.answer
    return best or InsufficientEvidence(reason="no arm answers")


def main() -> None:
    experiment = Experiment("e1", tuple(Strategy))
    for arm in run(experiment, "gold"):
        print(arm.strategy.value, arm.answer)
    print(winner(experiment, "gold"), winner(experiment, "xyz"))


if __name__ == "__main__":
    main()
