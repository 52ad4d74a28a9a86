"""Product recalls: report how many were found, with counts in the response; slicing and truncation notes."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True)
class Recall:
    id: str
    product: str
    risk: str
    severity: int


RECALLS = [
    Recall("R-1", "toaster", "fire", 3),
    Recall("R-2", "toaster", "shock", 2),
    Recall("R-3", "kettle", "burns", 1),
    Recall("R-4", "toaster", "cut", 1),
]


@dataclass
class RecallReport:
    product: str
    total: int
    shown: int
    text: Grounded[str]

    @property
    def truncated(self) -> bool:
        return self.shown < self.total


@tool(uses=retrieval)
def recalls(product: str) -> list[Grounded[Recall]]:
    return [ground(r, source=r.id) for r in RECALLS if r.product == product]


@prompt(model="safety")
def warn(product: str, risks: str, total: int) -> str:
    return f"{product}: {risks} (of {total})"


@grounded_pure
def report(product: str, limit: int = 2) -> RecallReport | InsufficientEvidence:
    found = recalls(product)
    if not found:
        return InsufficientEvidence(reason=f"no recalls of {product}")
    found.sort(key=lambda r: r.severity, reverse=True)
    shown = found[:limit]
    risks = join(", ", [interpolate("{} ({})", r.risk, r.id) for r in shown])
    return RecallReport(product, len(found), len(shown), warn(product, risks, len(found)))


def main() -> None:
    for product in ("toaster", "kettle", "sofa"):
        result = report(product)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(
                result.text,
                result.truncated,
                [s.source for s in result.text.sources().retrievals()],
            )


if __name__ == "__main__":
    main()
