"""ReAct agent, naive: the model's action is looked up in a table of tools and called."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def weather(city: str) -> Grounded[str]:
    return ground(f"{city}: sunny", source="weather")


@tool(uses=retrieval)
def population(city: str) -> Grounded[str]:
    return ground(f"{city}: 3 million", source="census")


@dataclass(frozen=True)
class Action:
    name: str
    argument: str


@prompt(model="react")
def decide(question: str, observations: str) -> Action:
    if "sunny" in observations and "million" in observations:
        return Action("finish", "Rome is sunny and has 3 million people")
    return Action("population" if "sunny" in observations else "weather", "Rome")


@dataclass
class Scratchpad:
    observations: list[Grounded[str]] = field(default_factory=list)

    def add(self, observation: Grounded[str]) -> None:
        self.observations.append(observation)

    def text(self) -> Grounded[str]:
        return join("\n", self.observations)


@grounded_pure
@agent
def solve(question: str, steps: int = 5) -> Grounded[str] | InsufficientEvidence:
    pad = Scratchpad()
    pad.add(weather("Paris"))
    for _ in range(steps):
        action = decide(question, pad.text())
        if action.name == "finish":
            return action.argument
        match action.name:
            case "weather":
                pad.add(weather(action.argument))
            case "population":
                pad.add(population(action.argument))
            case _:
                return InsufficientEvidence(reason="unknown tool")
    return InsufficientEvidence(reason="out of steps")


def main() -> None:
    print(solve("How is Rome?"), solve("How is Rome?", 1))


if __name__ == "__main__":
    main()
