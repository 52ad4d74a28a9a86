"""Pharmacy leaflets: event handlers (observer), a FastAPI-like handler with request/response models."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus

from corvid_runtime import Grounded, ground, grounded_pure, join, plain, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

LEAFLETS = {
    ("aspirin", "dosage"): "Adults take one tablet up to four times a day.",
    ("aspirin", "warnings"): "Not for children with fever.",
    ("zinc", "dosage"): "One lozenge a day.",
}


@tool(uses=retrieval)
def leaflet(drug: str, section: str) -> Grounded[str] | None:
    text = LEAFLETS.get((drug, section))
    return (
        None if text is None else ground(text, source=f"{drug}.pdf", metadata={"section": section})
    )


@prompt(model="pharma")
def simplify(question: str, text: str) -> str:
    return text.replace("Adults take", "Take")


@dataclass
class LeafletRequest:
    drug: str
    question: str
    sections: list[str] = field(default_factory=lambda: ["dosage", "warnings"])


@dataclass
class LeafletResponse:
    drug: str
    answer: Grounded[str]
    used: list[Grounded[str]]


@dataclass
class Response:
    status: HTTPStatus
    body: object


Listener = Callable[[str], None]


class Events:
    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)

    @tool
    def emit(self, event: str) -> None:
        for listener in self._listeners:
            listener(event)


events = Events()


@grounded_pure
def answer(request: LeafletRequest) -> LeafletResponse | InsufficientEvidence:
    events.emit(f"request for {request.drug}")
    texts = [leaflet(request.drug, section) for section in request.sections]
    used = [text for text in texts if text is not None]
    if not used:
        return InsufficientEvidence(reason="unknown drug", missing=tuple(request.sections))
    return LeafletResponse(request.drug, simplify(request.question, join(" ", used)), used)


def post_leaflet(request: LeafletRequest) -> Response:
    result = answer(request)
    if isinstance(result, InsufficientEvidence):
        return Response(HTTPStatus.NOT_FOUND, {"detail": result.reason})
    body = {
        "drug": result.drug,
        "answer": plain(result.answer),
        "sources": [s.source for s in result.answer.sources().retrievals()],
    }
    return Response(HTTPStatus.OK, body)


def main() -> None:
    seen: list[str] = []
    events.subscribe(seen.append)
    print(post_leaflet(LeafletRequest("aspirin", "How many?")))
    print(post_leaflet(LeafletRequest("unobtainium", "How many?")))
    print(seen)


if __name__ == "__main__":
    main()
