"""Confidence thresholds: structured model output with a confidence, routed by threshold."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Label(str, Enum):
    APPROVE = "approve"
    REJECT = "reject"
    UNSURE = "unsure"


@dataclass(frozen=True)
class Decision:
    label: Label
    certainty: float
    reason: str


@dataclass(frozen=True)
class Thresholds:
    accept: float = 0.8
    review: float = 0.5


FILES = {"loan-1": "Income is high.", "loan-2": "Income is unclear.", "loan-3": "No income."}


@tool(uses=retrieval)
def application(id: str) -> Grounded[str] | None:
    return ground(FILES[id], source=id) if id in FILES else None


@prompt(model="underwriter")
def decide(text: str) -> Decision:
    if "high" in text:
        return Decision(Label.APPROVE, 0.95, "high income")
    if "No" in text:
        return Decision(Label.REJECT, 0.6, "no income")
    return Decision(Label.UNSURE, 0.3, "unclear")


class NeedsReview(Exception):
    def __init__(self, id: str) -> None:
        super().__init__(f"{id} needs a human")
        self.id = id


@grounded_pure
@agent
def underwrite(
    id: str, thresholds: Thresholds = Thresholds()
) -> Grounded[str] | InsufficientEvidence:
    text = application(id)
    if text is None:
        return InsufficientEvidence(reason=f"{id} does not exist")
    decision = decide(text)
    if decision.label == Label.UNSURE or decision.certainty < thresholds.review:
        raise NeedsReview(id)
    if decision.certainty < thresholds.accept:
        return interpolate("{}? ({}, please confirm)", decision.label.value, decision.reason)
    return interpolate("{} ({})", decision.label.value, decision.reason)


def main() -> None:
    for id in ("loan-1", "loan-2", "loan-3", "loan-4"):
        try:
            print(id, underwrite(id))
        except NeedsReview as error:
            print(error)


if __name__ == "__main__":
    main()
