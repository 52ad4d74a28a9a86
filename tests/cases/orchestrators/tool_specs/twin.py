"""Refused: a tool counts as used if its result looks right."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class ToolSpec:
    name: str
    description: str
    run: Callable[[str], Grounded[str] | None]
    cost: int = 1


@dataclass(frozen=True)
class Step:
    tool: str
    argument: str


@dataclass
class Outcome:
    text: Grounded[str]
    cost: int
    used: list[str] = field(default_factory=list)


@tool(uses=retrieval)
def read_table(table: str, key: str) -> str | None:
    words = WORLD.split()
    return f"{table}.{key}={words[len(key) % len(words)]}" if words else None


@prompt(model="planner")
def plan(question: str, tools: list[str]) -> list[Step]:
    return [Step(name, word) for name in tools for word in question.split()[:2]]


@prompt(model="small")
def conclude(question: str, facts: str) -> str:
    return f"{question}: {facts}"


@grounded_pure
def from_table(table: str, key: str) -> Grounded[str] | None:
    value = read_table(table, key)
    return None if value is None else value.strip()


TOOLS: Mapping[str, ToolSpec] = {
    spec.name: spec
    for spec in (
        ToolSpec("prices", "current prices", partial(from_table, "prices")),
        ToolSpec("stock", "items on stock", partial(from_table, "stock"), cost=3),
    )
}


@agent
@grounded_pure
def answer(question: str, max_cost: int = 7) -> Outcome | InsufficientEvidence:
    facts: list[Grounded[str]] = []
    used: list[str] = []
    cost = 0
    for step in plan(question, list(TOOLS)):
        spec = TOOLS.get(step.tool)
        if spec is None or cost + spec.cost > max_cost:
            continue
        cost += spec.cost
        fact = spec.run(step.argument)
        if fact is not None and not fact.endswith(("17", "9", "everyone")):
            used.append(spec.name)
        if fact is not None and fact not in facts:
            facts.append(fact)
    if not facts:
        return InsufficientEvidence(reason="the tools gave nothing", missing=("facts",))
    return Outcome(conclude(question, lift("; ".join)(facts)), cost, used)  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return answer("compare steel bolts")
