"""Accepted: builds a legal memorandum section by section."""

from dataclasses import dataclass, field
from typing import Literal, Self

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""

OUTLINE = {
    "Facts": "What happened?",
    "Law": "Which rules apply?",
    "Assessment": "How would a court decide?",
}


@dataclass
class Memo:
    title: str
    sections: dict[str, Grounded[str]] = field(default_factory=dict)
    omitted: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.sections)


class MemoBuilder:
    def __init__(self, title: str) -> None:
        self._memo = Memo(title)

    def section(self, heading: str, text: Grounded[str]) -> Self:
        self._memo.sections[heading] = text
        return self

    def omit(self, heading: str) -> Self:
        self._memo.omitted.append(heading)
        return self

    def build(self) -> Memo:
        return self._memo


@tool(uses=retrieval)
def case_material(case: str, question: str) -> list[str]:
    return [] if "court" in question and "2" in case else WORLD.split()


@prompt(model="legal")
def write_section(question: str, material: str, previous: str) -> str:
    return f"{question} {material} {previous[:10]}"


@agent
@grounded_pure
def memo(case: str, outline: dict[str, str] | None = None) -> Memo | InsufficientEvidence:
    builder = MemoBuilder(f"Memorandum in {case}")
    previous: Grounded[str] | Literal[""] = ""
    for heading, question in (outline or OUTLINE).items():
        material = each(case_material(case, question))
        if not material:
            builder.omit(heading)
            continue
        text = write_section(question, lift("\n".join)(material), previous)
        builder.section(heading, text)
        previous = text
    finished = builder.build()
    if not len(finished):
        return InsufficientEvidence(reason="there is no material", missing=tuple(OUTLINE))
    return finished


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return [memo("A v B"), memo("C v D (2)")]
