"""Benefits chatbot: slot filling - required fields extracted from documents, asks again if something is missing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from corvid_runtime import (
    Grounded,
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
def uploads(user: str) -> list[Grounded[str]]:
    data = {"ann": ["Name: Ann. Rent: 500.", "Income: 900."], "bob": ["Name: Bob."]}
    return [ground(t, source=f"upload/{user}/{n}") for n, t in enumerate(data.get(user, []))]


@prompt(model="extractor")
def extract(slot: str, text: str) -> str | None:
    for part in text.split(". "):
        if part.lower().startswith(slot):
            return part.split(": ")[1].rstrip(".")
    return None


@prompt(model="advisor")
def advise(facts: str) -> str:
    return "You may apply: " + facts


@dataclass
class Slots:
    REQUIRED: ClassVar[tuple[str, ...]] = ("name", "rent", "income")
    values: dict[str, Grounded[str] | None] = field(default_factory=dict)

    def fill(self, slot: str, texts: list[Grounded[str]]) -> None:
        for text in texts:
            value = extract(slot, text)
            if value is not None:
                self.values[slot] = value
                return
        self.values[slot] = None

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(s for s in self.REQUIRED if self.values.get(s) is None)

    def text(self) -> Grounded[str]:
        return join(
            ", ", [interpolate("{}={}", k, v) for k, v in self.values.items() if v is not None]
        )


@grounded_pure
def chat(user: str) -> Grounded[str] | InsufficientEvidence:
    texts = uploads(user)
    if not texts:
        return InsufficientEvidence(reason="please upload documents")
    slots = Slots()
    for slot in Slots.REQUIRED:
        slots.fill(slot, texts)
    if slots.missing:
        return InsufficientEvidence(reason="some documents are missing", missing=slots.missing)
    return advise(slots.text())


def main() -> None:
    for user in ("ann", "bob", "cy"):
        result = chat(user)
        if isinstance(result, InsufficientEvidence):
            print(result)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
