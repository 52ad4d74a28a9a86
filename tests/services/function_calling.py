"""Function-calling agent: the model picks a tool from a table by JSON; arguments parsed; loop with a limit."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("agent")


@tool(uses=retrieval)
def population(city: str) -> Grounded[str]:
    data = {"Bonn": "330,000", "Rome": "2,800,000"}
    return ground(f"{city}: {data.get(city, 'unknown')} people", source=f"census/{city}")


@tool(uses=retrieval)
def area(city: str) -> Grounded[str]:
    return ground(f"{city}: 141 km2", source=f"geo/{city}")


@prompt(model="planner")
def decide(question: str, observations: str) -> str:
    if "people" not in observations:
        return json.dumps({"tool": "population", "argument": "Bonn"})
    if "km2" not in observations:
        return json.dumps({"tool": "area", "argument": "Bonn"})
    return json.dumps({"tool": "finish", "argument": ""})


@prompt(model="writer")
def finish(question: str, observations: str) -> str:
    return f"{question} {observations}"


def population_of(city: Grounded[str]) -> Grounded[str]:
    return population(city)


def area_of(city: Grounded[str]) -> Grounded[str]:
    return area(city)


TOOLS: Mapping[str, Callable[[Grounded[str]], Grounded[str]]] = {
    "population": population_of,
    "area": area_of,
}


@grounded_pure
def run(question: str, max_steps: int = 5) -> Grounded[str] | InsufficientEvidence:
    observations: list[Grounded[str]] = []
    for step in range(max_steps):
        decision = lift(json.loads)(decide(question, join("\n", observations)))
        name = decision["tool"]
        log.info("step %d: %s", step, name)
        if name == "finish":
            break
        if name not in TOOLS:
            return InsufficientEvidence(reason="the model asked for an unknown tool")
        result = TOOLS[name](decision["argument"])
        observations.append(interpolate("{}: {}", name, result))
    if not observations:
        return InsufficientEvidence(reason="nothing was observed")
    return finish(question, join("\n", observations))


def main() -> None:
    result = run("How dense is Bonn?")
    print(result)
    if not isinstance(result, InsufficientEvidence):
        print(sorted({s.source for s in result.sources().retrievals()}))


if __name__ == "__main__":
    main()
