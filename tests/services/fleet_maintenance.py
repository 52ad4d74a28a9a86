"""Fleet maintenance: heapq priority queue of due tasks, each explained from the manual."""

from __future__ import annotations

import heapq
from dataclasses import dataclass, field

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


@dataclass(frozen=True)
class Rule:
    part: str
    every_km: int
    text: str


RULES = [
    Rule("oil", 15000, "Change the oil."),
    Rule("belt", 60000, "Replace the belt."),
    Rule("tyres", 40000, "Rotate."),
]


@tool(uses=retrieval)
def rules(model: str) -> list[Grounded[Rule]]:
    return [ground(r, source=f"{model}/{r.part}") for r in RULES] if model == "T5" else []


@tool(uses=retrieval)
def odometer(vehicle: str) -> Grounded[int]:
    return ground({"van-1": 58000, "van-2": 1000}[vehicle], source=f"telematics/{vehicle}")


@prompt(model="workshop")
def work_order(vehicle: str, tasks: str) -> str:
    return f"{vehicle}: {tasks}"


def remaining(rule: Grounded[Rule], km: Grounded[int]) -> Grounded[int]:
    return rule.every_km - km % rule.every_km


@dataclass(order=True)
class Due:
    km: Grounded[int]
    rule: Grounded[Rule] = field(compare=False)


def soonest(found: list[Grounded[Rule]], km: Grounded[int], count: int) -> list[Due]:
    heap: list[Due] = []
    for rule in found:
        heapq.heappush(heap, Due(remaining(rule, km), rule))
    return [heapq.heappop(heap) for _ in range(min(count, len(heap)))]


@grounded_pure
def plan(
    vehicle: str, model: str, count: int = 2, horizon: int = 20000
) -> Grounded[str] | InsufficientEvidence:
    km = odometer(vehicle)
    due = [d for d in soonest(rules(model), km, count) if d.km <= horizon]
    if not due:
        return InsufficientEvidence(reason="nothing is due soon")
    return work_order(
        vehicle, join(" ", [interpolate("{} (in {} km)", d.rule.text, d.km) for d in due])
    )


def main() -> None:
    for vehicle, model in (("van-1", "T5"), ("van-2", "T6")):
        result = plan(vehicle, model)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
