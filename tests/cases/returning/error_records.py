"""Accepted: what a helper's error record says goes into a refusal, whose line tells it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Ok:
    value: Grounded[str]


@dataclass(frozen=True)
class Err:
    reason: str


@dataclass(frozen=True)
class Many:
    values: list[Grounded[str]]


@tool(uses=retrieval)
def fetch(q: str) -> list[Grounded[str]]:
    return [ground("a long answer", source=q)]


def find(q: str) -> Ok | Err:
    hits = fetch(q)
    if not hits:
        return Err("nothing found")
    best = max(hits, key=len)
    if len(best) < 3:
        return Err(f"too short for {q}")
    return Ok(best)


def many(q: str) -> Many | Err:
    hits = [h for h in fetch(q) if len(h) > 3]
    return Many(hits) if hits else Err("none")


def through(q: str) -> Many | Err:
    result = find(q)
    if isinstance(result, Err):
        return Err(f"find: {result.reason}")
    return Many([result.value])


@grounded_pure
def matched(q: str) -> Grounded[str] | InsufficientEvidence:
    match find(q):
        case Ok(value):
            return value
        case Err(reason):
            return InsufficientEvidence(reason=reason)


@grounded_pure
def by_keyword(q: str) -> Grounded[str] | InsufficientEvidence:
    match find(q):
        case Err(reason=reason):
            return InsufficientEvidence(reason=f"sorry: {reason}")
        case Ok(value=value):
            return value


@grounded_pure
def by_a_name(q: str) -> Grounded[str] | InsufficientEvidence:
    result = find(q)
    if isinstance(result, Err):
        why = result.reason
        return InsufficientEvidence(reason=why)
    return result.value


@grounded_pure
def of_a_selection(q: str) -> Grounded[str] | InsufficientEvidence:
    result = many(q)
    if isinstance(result, Err):
        return InsufficientEvidence(reason=result.reason)
    return join("\n", result.values)


@grounded_pure
def passed_on(q: str) -> Grounded[str] | InsufficientEvidence:
    match through(q):
        case Many(values):
            return join("\n", values)
        case Err() as err:
            return InsufficientEvidence(reason=err.reason)


def find_short(q: str) -> Ok | Err:
    hits = fetch(q)
    if len(hits[0]) > 3:
        return Err("too long")
    return Ok(hits[0])


WAYS: Mapping[str, Callable[[str], Ok | Err]] = {"any": find, "short": find_short}


@grounded_pure
def by_a_table(q: str, way: str) -> Grounded[str] | InsufficientEvidence:
    match WAYS[way](q):
        case Ok(value):
            return value
        case Err(reason):
            return InsufficientEvidence(reason=reason)
