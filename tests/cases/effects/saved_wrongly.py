"""Refused: tools that answer, that do not say what they save, and what tells that they ran."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, grounded_pure, tool
from prelude import fetch, fetch_rows


@tool
def save(doc: Grounded[str], name: str = "") -> None:
    """Write a document and its sources down."""


@tool
def save_all(docs: list[Grounded[str]]) -> None:
    """Write several documents down."""


@tool
def save_each(*docs: Grounded[str]) -> None:
    """Write several documents down."""


@tool
def save_any(doc: Any) -> None:
    """Write anything down."""


@tool
def send(doc: Grounded[str]) -> str:
    return doc.unwrap_discarding_sources()


@tool
def send_perhaps(doc: Grounded[str]) -> str | None:
    return doc.unwrap_discarding_sources() or None


@grounded_pure
def launder_by_answer(i: str) -> str:
    return send(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_by_perhaps(i: str) -> str | None:
    return send_perhaps(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_beside(i: str) -> Grounded[str]:
    doc = fetch(i)
    save(doc, name=doc)  # E: grounded-laundering
    return doc


@grounded_pure
def launder_into_anything(i: str) -> Grounded[str]:
    doc = fetch(i)
    save_any(doc)  # E: grounded-laundering
    return doc


@grounded_pure
def launder_spread(i: str) -> Grounded[str]:
    docs = fetch_rows(i)
    save_each(*docs)  # E: grounded-laundering
    return docs[0]


@grounded_pure
def launder_by_failing(i: str) -> str:
    try:
        save(fetch(i))
    except ValueError:
        return "no"  # E: grounded-laundering
    return "yes"  # E: grounded-laundering


@grounded_pure
def launder_by_a_list_that_was_saved(i: str) -> Grounded[str]:
    docs = [fetch(i)]
    save_all(docs)
    if "x" in docs[0]:
        docs.append(fetch(i))  # E: grounded-laundering
    return docs[0]


@grounded_pure(discloses={"condition"})
def launder_silently(i: str) -> Grounded[str]:
    doc = fetch(i)
    save(doc)  # E: grounded-laundering
    return doc
