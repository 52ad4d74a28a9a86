"""Accepted: the handler of an HTTP endpoint which answers in JSON."""

import logging
from http import HTTPStatus
from typing import NotRequired, TypedDict

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("http")


class Request(TypedDict):
    question: str
    language: NotRequired[str]


class Response(TypedDict):
    status: int
    question: str
    answer: Grounded[str] | None
    language: str


@tool(uses=retrieval)
def knowledge(question: str) -> str | None:
    return WORLD[0] or None


@prompt(model="small")
def answer_in(language: str, question: str, knowledge_text: str) -> str:
    return f"[{language}] {question}: {knowledge_text}" * 2


def language_of(request: Request, default: str) -> str:
    language = request.get("language", default)
    return language if language in {"en", "de", "fr"} else default


@lift
def truncate(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[:limit] + "..."


class Endpoint:
    def __init__(self, default_language: str = "en", limit: int = 60) -> None:
        self.default_language = default_language
        self.limit = limit

    @grounded_pure
    def _answer(self, question: str, language: str) -> Grounded[str] | InsufficientEvidence:
        found = knowledge(question)
        if found is None:
            return InsufficientEvidence(reason="no knowledge", missing=())
        return truncate(answer_in(language, question, found), self.limit)

    @agent
    @grounded_pure
    def post(self, request: Request) -> Response:
        question = request["question"].strip()
        language = language_of(request, self.default_language)
        answer = self._answer(question, language)
        if isinstance(answer, InsufficientEvidence):
            logger.info("404 for %r", question)
            return {
                "status": HTTPStatus.NOT_FOUND,
                "question": question,
                "answer": None,
                "language": language,
            }
        return {
            "status": HTTPStatus.OK,
            "question": question,
            "answer": answer,
            "language": language,
        }


def main(content: str) -> object:
    WORLD[0] = content
    endpoint = Endpoint()
    return endpoint.post({"question": " Where? "}), endpoint.post(
        {"question": "Wo?", "language": "de"}
    )
