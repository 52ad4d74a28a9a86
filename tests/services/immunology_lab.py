"""Immunology lab: protocol lookups with a middleware chain, every middleware wraps the next handler."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("lab")


@dataclass(frozen=True)
class Request:
    user: str
    assay: str
    detail: bool = False


Answer = Grounded[str] | InsufficientEvidence
Handler = Callable[[Request], Answer]


PROTOCOLS = {"elisa": ["Coat the plate.", "Block for an hour.", "Read at 450 nm."]}
STAFF = {"ann", "bob"}


@tool(uses=retrieval)
def protocol(assay: str) -> list[Grounded[str]]:
    return [ground(s, source=f"sop/{assay}/{i}") for i, s in enumerate(PROTOCOLS.get(assay, []))]


@prompt(model="lab")
def summarize(assay: str, steps: str) -> str:
    return f"{assay}: {steps}"


def authorized(handler: Handler) -> Handler:
    def handle(request: Request) -> Answer:
        if request.user not in STAFF:
            return InsufficientEvidence(reason="not authorized")
        return handler(request)

    return handle


def logged(handler: Handler) -> Handler:
    def handle(request: Request) -> Answer:
        logger.info("%s asks for %s", request.user, request.assay)
        answer = handler(request)
        if isinstance(answer, InsufficientEvidence):
            logger.info("refused")
        return answer

    return handle


@logged
@authorized
@grounded_pure
def answer(request: Request) -> Answer:
    steps = protocol(request.assay)
    if not steps:
        return InsufficientEvidence(reason="unknown assay")
    chosen = steps if request.detail else steps[:2]
    return summarize(request.assay, join(" ", chosen))


class Api:
    def __init__(self) -> None:
        self.count = 0

    @grounded_pure
    def get(self, user: str, assay: str) -> Answer:
        self.count += 1
        return answer(Request(user, assay))


if __name__ == "__main__":
    api = Api()
    print(api.get("ann", "elisa"))
    print(api.get("eve", "elisa"))
    print(api.get("bob", "pcr"))
    print(answer(Request("ann", "elisa", detail=True)), api.count)
