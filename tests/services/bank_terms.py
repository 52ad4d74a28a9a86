"""Bank terms: middleware chain around an answering function, with timing and caching."""

from __future__ import annotations

import functools
import logging
import time
from collections.abc import Callable
from typing import Union

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("bank")

Response = Union[Grounded[str], InsufficientEvidence]
Handler = Callable[[str], Response]

TERMS = {
    "overdraft": "Overdrafts cost 9.9 % a year.",
    "closing": "Accounts may be closed within 30 days.",
    "secret": "INTERNAL: staff only.",
}


@tool(uses=retrieval)
def find_term(question: str) -> Grounded[str] | None:
    for key, text in TERMS.items():
        if key in question.lower():
            return ground(text, source="terms.pdf#" + key)
    return None


@prompt(model="bank")
def phrase(question: str, term: str) -> str:
    return f"Dear customer, {term}"


def timed(handler: Handler) -> Handler:
    @functools.wraps(handler)
    def run(question: str) -> Response:
        start = time.perf_counter()
        result = handler(question)
        log.info("took %.3f s", time.perf_counter() - start)
        return result

    return run


def no_internal(handler: Handler) -> Handler:
    @functools.wraps(handler)
    def run(question: str) -> Response:
        result = handler(question)
        if isinstance(result, InsufficientEvidence):
            return result
        if "INTERNAL" in result:
            return InsufficientEvidence(reason="this is not public")
        return result

    return run


def normalised(handler: Handler) -> Handler:
    @functools.wraps(handler)
    def run(question: str) -> Response:
        return handler(" ".join(question.split()).rstrip("?!. "))

    return run


@timed
@no_internal
@normalised
@grounded_pure
def answer(question: str) -> Response:
    term = find_term(question)
    if term is None:
        return InsufficientEvidence(reason="the terms do not say")
    return phrase(question, term)


@grounded_pure
def answer_all(questions: list[str]) -> list[Response]:
    return [answer(question) for question in questions]


def main() -> None:
    for response in answer_all(["overdraft ??", "Secret rules", "weather"]):
        if isinstance(response, InsufficientEvidence):
            print("refused:", response.reason)
        else:
            print(response, [s.source for s in response.sources().retrievals()])


if __name__ == "__main__":
    main()
