"""Court rulings: tool-calling loop, where the model says which tool to call next."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

RULINGS = {
    "tenancy": "BGH VIII ZR 1/20: cosmetic repairs clause void.",
    "traffic": "BGH VI ZR 9/19: both liable.",
}
STATUTES = {"535": "BGB 535: the landlord must maintain the flat."}


@tool(uses=retrieval)
def search_rulings(query: str) -> Grounded[str] | None:
    for topic, text in RULINGS.items():
        if topic in query:
            return ground(text, source="ruling/" + topic)
    return None


@tool(uses=retrieval)
def read_statute(number: str) -> Grounded[str] | None:
    text = STATUTES.get(number)
    return ground(text, source="bgb/" + number) if text else None


@prompt(model="planner")
def next_action(question: str, notes: str) -> str:
    if not notes:
        return f"rulings: {question}"
    if "BGB" not in notes:
        return "statute: 535"
    return "answer"


@prompt(model="writer")
def write_answer(question: str, notes: str) -> str:
    return f"{question}: {notes}"


@dataclass
class State:
    question: str
    notes: list[Grounded[str]] = field(default_factory=list)
    steps: int = 0


MAX_STEPS = 5


def run_tool(name: Grounded[str], argument: Grounded[str]) -> Grounded[str] | None:
    if name == "rulings":
        return search_rulings(argument)
    if name == "statute":
        return read_statute(argument)
    raise ValueError("unknown tool")


@grounded_pure
def legal_agent(question: str) -> Grounded[str] | InsufficientEvidence:
    state = State(question)
    while state.steps < MAX_STEPS:
        state.steps += 1
        action = next_action(question, join("\n", state.notes))
        parts = action.partition(": ")
        name = parts[0]
        argument = parts[2]
        if name == "answer":
            break
        result = run_tool(name, argument)
        if result is None:
            return InsufficientEvidence(reason="a tool found nothing")
        state.notes.append(result)
    if not state.notes:
        return InsufficientEvidence(reason="no notes")
    return write_answer(question, join("\n", state.notes))


def main() -> None:
    for question in ("tenancy repairs", "divorce"):
        answer = legal_agent(question)
        if isinstance(answer, InsufficientEvidence):
            print(question, "refused", answer.reason)
        else:
            print(answer, [s.source for s in answer.sources().retrievals()])


if __name__ == "__main__":
    main()
