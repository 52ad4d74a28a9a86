"""Refused: the identity of what is read out of grounded values, new objects each time."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from corvid_runtime import Grounded, each, grounded_pure, retrieval, tool


class Kind(Enum):
    LAW = "law"
    NOTE = "note"


@dataclass(frozen=True)
class Hit:
    text: str
    kind: Kind
    tags: tuple[str, ...]
    flag: bool | None = None


@tool(uses=retrieval)
def search(question: str) -> list[Hit]:
    return [Hit(question, Kind.LAW, ("a",), True)]


@grounded_pure
def like(first: Grounded[Hit], question: str) -> list[Grounded[str]]:
    hits = each(search(question))
    return [hit.text for hit in hits if hit.kind is first.kind]  # E: grounded-laundering


@grounded_pure
def unlike(first: Grounded[Hit], question: str) -> list[Grounded[str]]:
    kind = first.kind
    hits = each(search(question))
    return [hit.text for hit in hits if kind is not hit.kind]  # E: grounded-laundering


@grounded_pure
def tagged(first: Grounded[Hit], second: Grounded[Hit]) -> Grounded[Hit] | None:
    if first.tags[0] is second.tags[0]:  # E: grounded-laundering
        return first
    return None


@grounded_pure
def flagged(first: Grounded[Hit]) -> Grounded[Hit] | None:
    match first.flag:
        case True:  # E: grounded-laundering
            return first
        case None:
            return None
        case _:
            return None


@grounded_pure
def unflagged(first: Grounded[Hit]) -> Grounded[Hit] | None:
    match first:
        case Hit(flag=None | False as flag) if flag is None:  # E: grounded-laundering
            return first
        case _:
            return None
