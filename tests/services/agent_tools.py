"""Agent with tools: a loop in which the model picks tools until it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def wiki(query: str) -> Grounded[str]:
    return ground(f"Wiki: {query} has 3 moons.", source="wiki")


@tool(uses=retrieval)
def news(query: str) -> Grounded[str]:
    return ground(f"News: nothing on {query}.", source="news")


TOOLS: Mapping[str, Callable[[str], Grounded[str]]] = {"wiki": wiki, "news": news}


@dataclass
class Action:
    tool: str
    argument: str
    final: str = ""


@prompt(model="planner")
def next_action(question: str, notes: str) -> Action:
    if "Wiki" in notes:
        return Action("", "", "It has 3 moons.")
    if "News" in notes:
        return Action("wiki", question)
    return Action("news", question)


@grounded_pure
@agent
def solve(question: str, max_steps: int = 5) -> Grounded[str] | InsufficientEvidence:
    notes: list[Grounded[str]] = [news(question)]
    for step in range(max_steps):
        action = next_action(question, join("\n", notes))
        if action.final:
            return action.final
        if action.tool == "wiki":
            notes.append(wiki(question))
        elif action.tool == "news":
            notes.append(news(question))
        else:
            return InsufficientEvidence(reason="the model chose an unknown tool")
    return InsufficientEvidence(reason="too many steps")


@grounded_pure
@agent
def ask_all(question: str) -> list[Grounded[str]]:
    return [interpolate("[{}] {}", name, run(question)) for name, run in TOOLS.items()]


def main() -> None:
    print(solve("Mars"))
    print(solve("Mars", 0))
    print(ask_all("Mars"))


if __name__ == "__main__":
    main()
