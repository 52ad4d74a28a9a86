"""Biology keys: a decision tree walked by the model's answers about retrieved descriptions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Leaf:
    species: str


@dataclass(frozen=True)
class Question:
    text: str
    yes: Node
    no: Node


Node = Union[Leaf, Question]

KEY: Node = Question(
    "Has it needles?",
    Question("Are they soft?", Leaf("larch"), Leaf("spruce")),
    Question("Is the bark white?", Leaf("birch"), Leaf("oak")),
)
OBSERVATIONS = {"t1": "A tree with soft needles.", "t2": "White bark, small leaves."}


@tool(uses=retrieval)
def observation(id: str) -> Grounded[str] | None:
    text = OBSERVATIONS.get(id)
    return ground(text, source=f"field/{id}") if text else None


@tool(uses=retrieval)
def species_page(name: str) -> Grounded[str] | None:
    return ground(f"The {name} grows in Europe.", source=f"flora/{name}") if name != "oak" else None


@prompt(model="botanist")
def answer_yes_no(question: str, description: str) -> str:
    words = question.lower().rstrip("?").split()
    return "yes" if words[-1] in description.lower() else "no"


def identify(node: Node, description: Grounded[str]) -> str:
    while isinstance(node, Question):
        reply = answer_yes_no(node.text, description)
        node = node.yes if reply.startswith("yes") else node.no
    return node.species


@grounded_pure
def determine(id: str) -> Grounded[str] | InsufficientEvidence:
    description = observation(id)
    if description is None:
        return InsufficientEvidence(reason="no such observation")
    page = species_page(identify(KEY, description))
    if page is None:
        return InsufficientEvidence(reason="the species has no page")
    return interpolate("{} -> {}", description, page)


def main() -> None:
    for id in ("t1", "t2", "t3"):
        result = determine(id)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
