"""Accepted: an attribute of an optional grounded record after a test."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool
from prelude import Record, fetch


@tool(uses=retrieval)
def find(i: str) -> Record | None:
    return Record(i) if i else None


@agent
@grounded_pure
def kept(i: str) -> Grounded[str]:
    record = find(i)
    if record is None:
        return fetch(i)
    return record.title
