"""Tool-using agent loop: the model chooses an action, observations accumulate, a step budget."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from typing import Any

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
def search(query: str) -> list[Grounded[str]]:
    return (
        [ground("Vienna has 2 million inhabitants.", source="wiki/Vienna")]
        if "Vienna" in query
        else []
    )


@tool(uses=retrieval)
def calculator(expression: str) -> Grounded[str]:
    return ground("4", source="calculator")


@tool(uses=retrieval)
def handbook(name: str) -> Grounded[str]:
    return ground("Actions: search, calculate, finish.", source="handbook")


@prompt(model="agent")
def next_action(task: str, scratchpad: str) -> str:
    if "inhabitants" not in scratchpad:
        return json.dumps({"action": "search", "input": task})
    if "= 4" not in scratchpad:
        return json.dumps({"action": "calculate", "input": "2*2"})
    return json.dumps({"action": "finish", "input": "4 million"})


@lift
def decode(reply: str) -> dict[str, Any]:
    try:
        data = json.loads(reply)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


@dataclass
class Scratchpad:
    lines: list[Grounded[str]] = field(default_factory=list)

    def note(self, line: Grounded[str]) -> None:
        self.lines.append(line)

    def text(self) -> Grounded[str]:
        return join("\n", self.lines)


@grounded_pure
def run(task: str, max_steps: int = 5) -> Grounded[str] | InsufficientEvidence:
    pad = Scratchpad([handbook("actions")])
    for step in range(max_steps):
        action = decode(next_action(task, pad.text()))
        match action.get("action"):
            case "search":
                found = search(action["input"])
                if not found:
                    return InsufficientEvidence(reason="the search found nothing")
                pad.note(join(" ", found))
            case "calculate":
                pad.note(interpolate("{} = {}", action["input"], calculator(action["input"])))
            case "finish":
                answer: Grounded[str] = action["input"]
                return answer
            case _:
                log.warning("unknown action in step %d", step)
    return InsufficientEvidence(reason="too many steps")


if __name__ == "__main__":
    print(run("Twice the inhabitants of Vienna"))
    print(run("Twice the inhabitants of Linz"))
    print(run("Twice the inhabitants of Vienna", max_steps=1))
