"""Accepted: the identity of one grounded value by two names; and equality of what it holds."""

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
    flag: bool | None = None


@dataclass(frozen=True)
class Settings:
    strict: bool | None = None


@tool(uses=retrieval)
def search(question: str) -> list[Hit]:
    return [Hit(question, Kind.LAW, True), Hit("another one", Kind.NOTE)]


@grounded_pure
def others(question: str) -> list[Grounded[Hit]]:
    hits = each(search(question))
    longest = max(hits, key=lambda hit: len(hit.text))
    return [hit for hit in hits if hit is not longest]


@grounded_pure
def like(first: Grounded[Hit], question: str) -> list[Grounded[str]]:
    return [hit.text for hit in each(search(question)) if hit.kind == first.kind]


@grounded_pure
def sorted_out(first: Grounded[Hit]) -> Grounded[Hit] | None:
    match first.kind:
        case Kind.LAW:
            return first
        case _:
            return None


@grounded_pure
def unknown(first: Grounded[Hit]) -> Grounded[Hit] | None:
    match first.flag:
        case None:
            return None
        case _:
            return first


@grounded_pure
def strictly(first: Grounded[Hit], settings: Settings) -> Grounded[Hit] | None:
    match settings:
        case Settings(strict=True):
            return first if first.flag else None
        case _:
            return first
