"""Refused: the text of an answer decides its status."""

from dataclasses import dataclass
from enum import Enum

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


class Status(Enum):
    PUBLISH = "publish"
    REVIEW = "review"


@dataclass(frozen=True)
class Thresholds:
    publish: float = 0.8
    drop: float = 0.2

    def __post_init__(self) -> None:
        if not 0 <= self.drop <= self.publish <= 1:
            raise ValueError("thresholds out of order")


@dataclass(frozen=True)
class Verdict:
    question: str
    text: Grounded[str]
    status: Status
    confidence: float


@tool(uses=retrieval)
def leaflet(medicine: str) -> str | None:
    return f"{medicine}: {WORLD}" if WORLD else None


@prompt(model="medical")
def explain(question: str, leaflet_text: str, tone: str) -> str:
    return f"({tone}) {question} {leaflet_text}"


def tone_for(audience: str | None) -> str:
    return {"doctor": "precise", "patient": "friendly"}.get(audience or "", "neutral")


class LeafletService:
    def __init__(self, thresholds: Thresholds | None = None) -> None:
        self.thresholds = thresholds or Thresholds()

    def status_of(self, confidence: float) -> Status:
        return Status.PUBLISH if confidence >= self.thresholds.publish else Status.REVIEW

    @agent
    @grounded_pure
    def ask(
        self, medicine: str, question: str, *, audience: str | None = None
    ) -> Verdict | InsufficientEvidence:
        text = leaflet(medicine.strip().lower())
        if text is None:
            return InsufficientEvidence(reason="no leaflet", missing=(medicine,))
        answer = explain(question, text, tone_for(audience))
        confidence = answer.confidence
        if confidence < self.thresholds.drop:
            return InsufficientEvidence(reason="too uncertain", missing=())
        status = Status.REVIEW if "unlimited" in answer else self.status_of(confidence)
        return Verdict(question, answer, status, confidence)  # E: grounded-laundering


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return LeafletService().ask("Ibuprofen", "With food?", audience="patient")
