"""Accepted: a test that tells grounded values from plain ones, and types that keep what they show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from corvid_runtime import Grounded, GroundedValue, grounded_pure
from prelude import Quote, fetch


@grounded_pure
def answer(i: str, docs: Sequence[Grounded[str]] | None, doc: Grounded[str] | Literal["a"]) -> Grounded[str]:
    found: Quote | str = Quote(fetch(i)) if i else i
    if isinstance(found, Quote):
        return found.text
    if isinstance(doc, GroundedValue):
        return doc
    if docs is None:
        return fetch(doc + found)
    if isinstance(docs, tuple) and len(docs) == 0:
        return fetch(i)
    return docs[0]
