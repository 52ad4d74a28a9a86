"""Refused: what a refusal says is content, whether it is captured or compared; that there was one is not."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def load(q: str) -> str:
    return q


@agent
@grounded_pure
def one(q: str) -> Grounded[str] | InsufficientEvidence:
    text = load(q)
    if not text:
        return InsufficientEvidence("empty")
    if text == "a":
        return InsufficientEvidence("a")
    return text


@grounded_pure
def run(qs: list[str]) -> list[str]:
    refused: list[str] = []
    for q in qs:
        match one(q):
            case InsufficientEvidence(reason=reason):
                refused.append(q)
            case _:
                pass
    return refused


@grounded_pure
def told(q: str) -> str:
    match one(q):
        case InsufficientEvidence(reason=reason):
            return reason  # E: grounded-laundering
        case _:
            return ""


@grounded_pure
def chosen(q: str) -> str:
    match one(q):
        case InsufficientEvidence(reason="a"):
            return "a"  # E: grounded-laundering
        case InsufficientEvidence(reason=reason):
            return "b"  # E: grounded-laundering
        case _:
            return ""  # E: grounded-laundering


@grounded_pure
def guarded(q: str) -> str:
    match one(q):
        case InsufficientEvidence(reason=reason) if reason == "a":
            return "a"  # E: grounded-laundering
        case _:
            return ""  # E: grounded-laundering


@grounded_pure
def nested(q: str) -> str:
    match one(q):
        case InsufficientEvidence(reason=str() as reason, missing=()):
            return "a"  # E: grounded-laundering
        case _:
            return ""  # E: grounded-laundering
