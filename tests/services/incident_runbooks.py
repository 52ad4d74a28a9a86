"""Incident runbooks: command objects executed in order, undo log, execution context with a dict of results."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Protocol

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

log = logging.getLogger("runbook")


@tool(uses=retrieval)
def runbook(alert: str) -> list[Grounded[str]]:
    steps = {"disk": ["Check df.", "Delete old logs."], "cpu": ["Check top."]}
    return [ground(s, source=f"runbook/{alert}/{n}") for n, s in enumerate(steps.get(alert, []))]


@tool(uses=retrieval)
def metric(name: str) -> Grounded[float] | None:
    return (
        ground({"disk": 97.0, "cpu": 20.0}[name], source=f"prometheus/{name}")
        if name in ("disk", "cpu")
        else None
    )


@prompt(model="sre")
def plan(alert: str, facts: str) -> str:
    return f"{alert}: {facts}"


@dataclass
class Context:
    alert: str
    facts: dict[str, Grounded[str]] = field(default_factory=dict)

    def put(self, key: str, value: Grounded[str]) -> None:
        self.facts[key] = value


class Step(Protocol):
    @grounded_pure
    def run(self, context: Context) -> None: ...


class ReadMetric:
    @grounded_pure
    def run(self, context: Context) -> None:
        value = metric(context.alert)
        if value is not None:
            context.put("metric", interpolate("{:.0f} %", value))


class ReadRunbook:
    @grounded_pure
    def run(self, context: Context) -> None:
        steps = runbook(context.alert)
        if steps:
            context.put("steps", join(" ", steps))


STEPS: tuple[Step, ...] = (ReadMetric(), ReadRunbook())


@grounded_pure
def respond(alert: str) -> Grounded[str] | InsufficientEvidence:
    context = Context(alert)
    for step in STEPS:
        step.run(context)
    if "steps" not in context.facts:
        return InsufficientEvidence(reason=f"no runbook for {alert}")
    facts = [interpolate("{}={}", key, value) for key, value in context.facts.items()]
    return plan(alert, join("; ", facts))


def main() -> None:
    for alert in ("disk", "cpu", "fan"):
        result = respond(alert)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
