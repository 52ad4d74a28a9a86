"""Chemistry: safety data sheets, handlers registered in a dispatch table, an enum for the questions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Topic(Enum):
    STORAGE = auto()
    HAZARDS = auto()
    SPILL = auto()


@dataclass(frozen=True)
class Sheet:
    substance: str
    hazards: tuple[str, ...]
    storage: str | None
    max_temperature: int


SHEETS = {
    "acetone": Sheet("acetone", ("flammable", "irritant"), "Keep away from heat.", 25),
    "water": Sheet("water", (), None, 99),
}


@tool(uses=retrieval)
def sheet(substance: str) -> Grounded[Sheet] | None:
    found = SHEETS.get(substance)
    if found is None:
        return None
    return ground(found, source=f"sds/{substance}")


@prompt(model="safety")
def phrase(question: str, fact: str) -> str:
    return fact


Answer = Grounded[str] | InsufficientEvidence


def on_storage(s: Grounded[Sheet]) -> Answer:
    if s.storage is None:
        return InsufficientEvidence(reason="the sheet says nothing about storage")
    return interpolate("{} At most {} degrees.", s.storage, s.max_temperature)


def on_hazards(s: Grounded[Sheet]) -> Answer:
    hazards = [h.upper() for h in each(s.hazards)]
    if not hazards:
        return InsufficientEvidence(reason="no hazards are listed")
    return join(", ", hazards)


def on_spill(s: Grounded[Sheet]) -> Answer:
    return InsufficientEvidence(reason="ask the safety officer")


HANDLERS: Mapping[Topic, Callable[[Grounded[Sheet]], Answer]] = {
    Topic.STORAGE: on_storage,
    Topic.HAZARDS: on_hazards,
    Topic.SPILL: on_spill,
}


@grounded_pure
def answer(substance: str, topic: Topic) -> Answer:
    found = sheet(substance)
    if found is None:
        return InsufficientEvidence(reason=f"no sheet for {substance}")
    fact = HANDLERS[topic](found)
    if isinstance(fact, InsufficientEvidence):
        return fact
    return phrase(topic.name.lower(), fact)


if __name__ == "__main__":
    for t in Topic:
        print(answer("acetone", t), "/", answer("water", t))
    print(answer("gold", Topic.STORAGE))
