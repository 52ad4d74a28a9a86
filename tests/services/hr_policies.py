"""HR policies: a pipeline of steps with a context object passed along."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Policy:
    country: str
    topic: str
    text: str


POLICIES = [
    Policy("DE", "leave", "Employees have 28 days of leave."),
    Policy("FR", "leave", "Employees have 25 days of leave."),
    Policy("DE", "travel", "Trains are preferred."),
]


@dataclass(frozen=True)
class State:
    question: str
    country: str
    policies: tuple[Grounded[Policy], ...] = ()
    draft: Grounded[str] | None = None
    trace: tuple[str, ...] = field(default=())


@tool(uses=retrieval)
def policies_about(topic: str) -> list[Grounded[Policy]]:
    return [ground(p, source=f"{p.country}/{p.topic}") for p in POLICIES if p.topic in topic]


@prompt(model="hr")
def write_answer(question: str, material: str) -> str:
    return material


def gather(state: State) -> State:
    found = policies_about(state.question)
    return replace(state, policies=tuple(found), trace=state.trace + ("gather",))


def narrow(state: State) -> State:
    kept = tuple(p for p in state.policies if p.country == state.country)
    return replace(state, policies=kept, trace=state.trace + ("narrow",))


def draft(state: State) -> State:
    if not state.policies:
        return state
    text = write_answer(state.question, join("\n", [p.text for p in state.policies]))
    return replace(state, draft=text)


STEPS: tuple[Callable[[State], State], ...] = (gather, narrow, draft)


@grounded_pure
def answer(question: str, country: str) -> Grounded[str] | InsufficientEvidence:
    state = State(question, country)
    for step in STEPS:
        state = step(state)
    if state.draft is None:
        return InsufficientEvidence(reason=f"no policy for {country}")
    return state.draft.strip()


if __name__ == "__main__":
    print(answer("how much leave do I get", "DE"))
    print(answer("how much leave do I get", "IT"))
