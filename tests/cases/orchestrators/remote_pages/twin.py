"""Refused: a flag of what was found is returned beside it."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, each, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("pages")


@dataclass(frozen=True)
class Document:
    title: str
    body: str
    archived: bool


class DocumentApi:
    """A client of the paginated document service."""

    PAGE_SIZE = 3

    def __init__(self, base_url: str, token: str) -> None:
        self._base_url = base_url.rstrip("/")
        self._token = token

    def url(self, page: int) -> str:
        return f"{self._base_url}/documents?page={page}&size={self.PAGE_SIZE}"

    @tool(uses=retrieval)
    def page(self, query: str, number: int) -> list[Document]:
        if number > 3:
            return []
        words = (WORLD[0] + " x y").split()
        return [Document(f"{query} {number}.{i}", w, len(w) > 4) for i, w in enumerate(words[:3])]


@prompt(model="small")
def digest(query: str, bodies: list[str]) -> str:
    return f"{query}: {' / '.join(bodies)}"


class Digest:
    def __init__(self, api: DocumentApi, wanted: int, max_pages: int = 10) -> None:
        self.api = api
        self.wanted = wanted
        self.max_pages = max_pages

    @grounded_pure
    def collect(self, query: str) -> tuple[list[Grounded[Document]], bool]:
        current: list[Grounded[Document]] = []
        has_archived = False
        number = 1
        while number <= self.max_pages:
            logger.debug("fetching %s", self.api.url(number))
            documents = self.api.page(query, number)
            if not documents:
                break
            current.extend(d for d in each(documents) if not d.archived)
            has_archived = has_archived or any(d.archived for d in each(documents))
            if len(current) >= self.wanted:
                break
            number += 1
        return current[: self.wanted], has_archived  # E: grounded-laundering

    @agent
    @grounded_pure
    def write(self, query: str) -> tuple[Grounded[str], bool] | InsufficientEvidence:
        documents, has_archived = self.collect(query)  # E: grounded-laundering
        if not documents:
            return InsufficientEvidence(reason="only archived documents", missing=())
        return digest(query, [d.body for d in documents]), has_archived


def main(content: str) -> object:
    WORLD[0] = content
    api = DocumentApi("https://docs.example.com/", "secret")
    return Digest(api, wanted=4).write("audit")
