"""Refused: what a retrieval session keeps, and what a retriever reads, as plain values."""

from __future__ import annotations

from typing import Any

from corvid_runtime import agent, grounded_pure
from corvid_runtime.retrievers import SqliteRetriever
from corvid_runtime.retrievers.exchange import Exchange
from corvid_runtime.retrievers.grounding import Grounding
from corvid_runtime.retrievers.session import Session


@grounded_pure
def quoted(exchange: Exchange) -> str:
    return exchange.spans[0].quote  # E: grounded-laundering `exchange.spans`


@grounded_pure
def quoted_perhaps(exchange: Exchange | None) -> str:
    return exchange.spans[0].quote if exchange else ""  # E: grounded-laundering `exchange.spans`


@grounded_pure
def attempted(exchange: Exchange) -> object:
    return exchange.attempts[-1].output  # E: grounded-laundering, grounded-laundering


@grounded_pure
def held(exchange: Exchange) -> bool:
    return exchange.ok  # E: grounded-laundering `exchange.ok`


@grounded_pure
def answered(exchange: Exchange) -> Any:
    return exchange.answer  # E: grounded-laundering `exchange.answer`


@grounded_pure
def checked(session: Session, output: dict[str, Any]) -> bool:
    return session.check(output).ok  # E: grounded-laundering


@grounded_pure
def read(index: SqliteRetriever) -> str:
    return index.text("doc")  # E: grounded-laundering


@grounded_pure
def mapped(index: SqliteRetriever, names: list[str]) -> list[str]:
    return list(map(index.text, names))  # E: grounded-laundering `index.text`


@agent
def shown(exchange: Exchange, grounding: Grounding) -> str:
    return exchange.spans[0].quote
