"""Accepted: a tool that answers nothing takes what it saves with its sources, and says so."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, tool
from prelude import Quote, fetch


@tool
def save(doc: Grounded[str], name: str = "") -> None:
    """Write a document and its sources down."""


@tool
async def save_later(doc: Grounded[str] | None) -> None:
    """The same, asynchronously."""


@tool
def save_all(docs: list[Grounded[str]]) -> None:
    """Write several documents down."""


@tool
def save_quote(quote: Quote) -> None:
    """Write a record down whose text is grounded."""


@grounded_pure
async def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    save(doc, name=i)
    await save_later(doc)
    save_quote(Quote(doc))
    save_all([each for each in [doc, fetch("b")] if "x" in each])
    if "urgent" in doc:
        save(doc)
    return doc


@agent
def answer_unproved(i: str) -> Grounded[str]:
    doc = fetch(i)
    save(doc)
    return doc
