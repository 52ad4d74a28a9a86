"""Accepted: searches whose hits are grounded, and names that are only spelled alike."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure
from corvid_runtime.retrievers import Hit, SqliteRetriever
from corvid_runtime.retrievers.session import Session
from prelude import Quote


@dataclass
class Reply:
    spans: list[Quote]
    answer: Grounded[str]
    ok: bool


@agent
@grounded_pure
def searched(index: SqliteRetriever, question: str) -> list[Grounded[str]]:
    return [hit.content for hit in index.search(question)]


@agent
@grounded_pure
def in_session(session: Session) -> list[Grounded[str]]:
    return [hit.excerpt for hit in session.hits]


@grounded_pure
def named(hits: list[Hit]) -> list[str]:
    return [hit.uri for hit in hits]


@grounded_pure
def replied(reply: Reply) -> Grounded[str]:
    return reply.spans[0].text + reply.answer if reply.ok else reply.answer
