"""Car repair: symptom checker, weighted scoring via accumulate, guard decorators."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Fault:
    part: str
    symptom: str
    probability: float
    cost: int


FAULTS = [
    Fault("battery", "no start", 0.6, 100),
    Fault("starter", "no start", 0.3, 400),
    Fault("fuel pump", "no start", 0.1, 300),
    Fault("brakes", "squeal", 0.9, 200),
]

Answer = Grounded[str] | InsufficientEvidence


def logged(function: Callable[[str, float], Answer]) -> Callable[[str, float], Answer]:
    @functools.wraps(function)
    def wrapper(symptom: str, coverage: float) -> Answer:
        logger.info("asked about %s", symptom)
        return function(symptom, coverage)

    return wrapper


@tool(uses=retrieval)
def faults(symptom: str) -> list[Grounded[Fault]]:
    return [ground(f, source=f"db/{f.part}") for f in FAULTS if f.symptom == symptom]


@prompt(model="mechanic")
def advise(symptom: str, parts: str) -> str:
    return f"For '{symptom}' check {parts}"


def likely(found: list[Grounded[Fault]], coverage: float) -> list[Grounded[Fault]]:
    ordered = sorted(found, key=lambda f: f.probability, reverse=True)
    chosen = []
    for fault, total in zip(ordered, accumulate(f.probability for f in ordered)):
        chosen.append(fault)
        if total >= coverage:
            break
    return chosen


@logged
@grounded_pure
def check(symptom: str, coverage: float) -> Answer:
    found = faults(symptom)
    if not found:
        return InsufficientEvidence(reason="unknown symptom")
    parts = [interpolate("{} ({} EUR)", f.part, f.cost) for f in likely(found, coverage)]
    return advise(symptom, join(", ", parts))


@grounded_pure
def worst_case(symptom: str) -> Grounded[int] | None:
    costs = [f.cost for f in faults(symptom)]
    return max(costs) if costs else None


if __name__ == "__main__":
    print(check("no start", 0.8))
    print(check("smell", 0.8))
    print(worst_case("no start"), worst_case("smell"))
