"""Onboarding bot: plugin registry filled by a decorator, plugins picked by name, failures isolated."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("onboarding")


@dataclass(frozen=True)
class Employee:
    name: str
    team: str
    remote: bool = False


Plugin = Callable[[Employee], list[Grounded[str]]]
REGISTRY: dict[str, Plugin] = {}


def plugin(name: str) -> Callable[[Plugin], Plugin]:
    def register(function: Plugin) -> Plugin:
        REGISTRY[name] = function
        return function

    return register


@tool(uses=retrieval)
def wiki(page: str) -> list[Grounded[str]]:
    pages = {"it": ["Collect your laptop."], "team/web": ["Meet Tom.", "Read the style guide."]}
    return [ground(t, source=f"wiki/{page}") for t in pages.get(page, [])]


@tool(uses=retrieval)
def directory(team: str) -> list[Grounded[str]]:
    if team == "web":
        return [ground("Your buddy is Eva.", source="ldap")]
    raise LookupError(team)


@plugin("it")
@grounded_pure
def it_steps(employee: Employee) -> list[Grounded[str]]:
    return wiki("it")


@plugin("team")
@grounded_pure
def team_steps(employee: Employee) -> list[Grounded[str]]:
    return wiki(f"team/{employee.team}")


@plugin("buddy")
@grounded_pure
def buddy_step(employee: Employee) -> list[Grounded[str]]:
    try:
        return directory(employee.team)
    except LookupError:
        logger.warning("no directory entry")
        return []


@prompt(model="hr")
def welcome(name: str, steps: str) -> str:
    return f"Welcome, {name}! {steps}"


PLUGINS: tuple[Plugin, ...] = (it_steps, team_steps, buddy_step)


@grounded_pure
def onboarding(employee: Employee) -> Grounded[str] | InsufficientEvidence:
    steps: list[Grounded[str]] = []
    for run in PLUGINS:
        steps.extend(run(employee))
    if not steps:
        return InsufficientEvidence(reason="nothing to do")
    return welcome(employee.name, join(" ", steps))


if __name__ == "__main__":
    print(sorted(REGISTRY))
    print(onboarding(Employee("Li", "web")))
    print(onboarding(Employee("Mo", "ops")))
