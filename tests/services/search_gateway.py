"""Search gateway: request/response middleware objects with before/after hooks, list of middlewares in the service."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("gateway")


@dataclass(frozen=True)
class Request:
    user: str
    question: str
    limit: int = 3


Response = Grounded[str] | InsufficientEvidence


class Middleware:
    def before(self, request: Request) -> Request:
        return request

    @grounded_pure
    def after(self, request: Request, response: Response) -> Response:
        return response


class Normalise(Middleware):
    def before(self, request: Request) -> Request:
        return replace(request, question=" ".join(request.question.lower().split()))


class Moderate(Middleware):
    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    @grounded_pure
    def after(self, request: Request, response: Response) -> Response:
        if isinstance(response, InsufficientEvidence):
            return response
        if any(word in response.lower() for word in self.words):
            return InsufficientEvidence(reason="the answer was moderated")
        return response


class Sign(Middleware):
    @grounded_pure
    def after(self, request: Request, response: Response) -> Response:
        if isinstance(response, InsufficientEvidence):
            return response
        return response + f" (for {request.user})"


@tool(uses=retrieval)
def search(question: str, limit: int) -> list[Grounded[str]]:
    data = {"tea": "Tea is hot.", "gin": "Gin is alcohol."}
    return [ground(t, source=k) for k, t in data.items() if k in question][:limit]


@prompt(model="gateway")
def phrase(question: str, facts: str) -> str:
    return f"{question}: {facts}"


class Gateway:
    def __init__(self, *middlewares: Middleware) -> None:
        self.middlewares = middlewares

    def core(self, request: Request) -> Response:
        found = search(request.question, request.limit)
        if not found:
            return InsufficientEvidence(reason="nothing found")
        return phrase(request.question, join(" ", found))

    @grounded_pure
    def handle(self, request: Request) -> Response:
        for middleware in self.middlewares:
            request = middleware.before(request)
        response = self.core(request)
        for middleware in reversed(self.middlewares):
            response = middleware.after(request, response)
        return response


def main() -> None:
    gateway = Gateway(Normalise(), Moderate(["alcohol"]), Sign())
    for question in ("What is  TEA", "What is gin", "What is milk"):
        result = gateway.handle(Request("ann", question))
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
