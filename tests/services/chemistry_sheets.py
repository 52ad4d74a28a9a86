"""Chemistry safety sheets: composite retriever (tree), priorities by enum, first match wins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum, auto

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


class Hazard(Enum):
    FIRE = auto()
    TOXIC = auto()
    SPILL = auto()


SHEETS = {
    ("acetone", Hazard.FIRE): "Use foam; do not use a water jet.",
    ("acetone", Hazard.SPILL): "Absorb with sand.",
    ("bleach", Hazard.TOXIC): "Never mix with acid.",
}


class Source(ABC):
    @abstractmethod
    @grounded_pure
    def get(self, substance: str, hazard: Hazard) -> Grounded[str] | None: ...


class SheetSource(Source):
    @tool(uses=retrieval)
    def get(self, substance: str, hazard: Hazard) -> Grounded[str] | None:
        text = SHEETS.get((substance, hazard))
        return ground(text, source=f"SDS {substance}/{hazard.name}") if text else None


class GenericSource(Source):
    @tool(uses=retrieval)
    def get(self, substance: str, hazard: Hazard) -> Grounded[str] | None:
        if hazard is Hazard.FIRE:
            return ground("Leave the room and call 112.", source="fire code")
        return None


class FirstOf(Source):
    def __init__(self, *sources: Source) -> None:
        self.sources = sources

    @grounded_pure
    def get(self, substance: str, hazard: Hazard) -> Grounded[str] | None:
        for source in self.sources:
            text = source.get(substance, hazard)
            if text is not None:
                return text
        return None


class Prefixed(Source):
    def __init__(self, inner: Source, prefix: str) -> None:
        self.inner = inner
        self.prefix = prefix

    @grounded_pure
    def get(self, substance: str, hazard: Hazard) -> Grounded[str] | None:
        text = self.inner.get(substance, hazard)
        return None if text is None else self.prefix + text


@prompt(model="safety")
def instruct(hazard: str, measure: str) -> str:
    return f"{hazard}! {measure}"


SOURCE: Source = FirstOf(Prefixed(SheetSource(), "Sheet: "), Prefixed(GenericSource(), "General: "))


@grounded_pure
def emergency(substance: str, hazard: Hazard) -> Grounded[str] | InsufficientEvidence:
    measure = SOURCE.get(substance, hazard)
    if measure is None:
        return InsufficientEvidence(reason=f"nothing is known about {substance} ({hazard.name})")
    return instruct(hazard.name.title(), measure)


def main() -> None:
    for substance, hazard in (
        ("acetone", Hazard.FIRE),
        ("bleach", Hazard.FIRE),
        ("bleach", Hazard.SPILL),
    ):
        result = emergency(substance, hazard)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
