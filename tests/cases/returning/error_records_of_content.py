"""Refused: what an error record says is content itself, or goes elsewhere than into a refusal."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Ok:
    value: Grounded[str]
    note: str


@dataclass(frozen=True)
class Err:
    reason: str


@dataclass(frozen=True)
class ErrBad(Err):
    value: Grounded[str]


@tool(uses=retrieval)
def fetch(q: str) -> list[Grounded[str]]:
    return [ground("a", source=q)]


def find(q: str) -> Ok | Err:
    hits = fetch(q)
    if not hits:
        return Err("nothing found")
    return Ok(hits[0], "long" if len(hits[0]) > 3 else "short")


def find2(q: str) -> Ok | Err:
    hits = fetch(q)
    if not hits:
        return Err("nothing found")
    return Err("long" if len(hits[0]) > 3 else "short")


def find3(q: str) -> Ok | Err:
    hits = fetch(q)
    if not hits:
        return Err("nothing found")
    return ErrBad("long" if len(hits[0]) > 3 else "short", hits[0])


def find4(q: str) -> Ok | Err:
    hits = fetch(q)
    reason = ""
    for ch in "abc":
        if ch in hits[0]:
            reason += ch
    return Err(reason)


def find5(q: str) -> Ok | Err:
    hits = fetch(q)
    for ch in "abc":
        if ch in hits[0]:
            return Err(ch)
    return Err("none")


def find6(q: str, ch: str) -> Ok | Err:
    hits = fetch(q)
    if ch in hits[0]:
        return Err(ch)
    return Ok(hits[0], "")


@grounded_pure
def noted(q: str) -> Grounded[str] | InsufficientEvidence:
    match find(q):
        case Ok(value, note):
            return InsufficientEvidence(reason=note)  # E: grounded-laundering
        case Err(reason):
            return InsufficientEvidence(reason=reason)


@grounded_pure
def chosen(q: str) -> Grounded[str] | InsufficientEvidence:
    match find2(q):
        case Ok(value):
            return value
        case Err(reason):
            return InsufficientEvidence(reason=reason)  # E: grounded-laundering


@grounded_pure
def of_a_subclass(q: str) -> Grounded[str] | InsufficientEvidence:
    match find3(q):
        case Ok(value):
            return value
        case Err(reason):
            return InsufficientEvidence(reason=reason)  # E: grounded-laundering


@grounded_pure
def collected(q: str) -> Grounded[str] | InsufficientEvidence:
    match find4(q):
        case Ok(value):
            return value
        case Err(reason):
            return InsufficientEvidence(reason=reason)  # E: grounded-laundering


@grounded_pure
def the_one_that_fits(q: str) -> Grounded[str] | InsufficientEvidence:
    match find5(q):
        case Ok(value):
            return value
        case Err(reason):
            return InsufficientEvidence(reason=reason)  # E: grounded-laundering


@grounded_pure
def added_up(q: str) -> Grounded[str] | InsufficientEvidence:
    said = ""
    for ch in "abc":
        result = find6(q, ch)
        if isinstance(result, Err):
            said += result.reason
    return InsufficientEvidence(reason=said)  # E: grounded-laundering


@grounded_pure
def returned(q: str) -> str:
    match find6(q, "x"):
        case Err(reason):
            return reason  # E: grounded-laundering
    return ""  # E: grounded-laundering


@grounded_pure
def added_in_a_loop(q: str) -> Grounded[str] | InsufficientEvidence:
    said = ""
    for ch in "abc":
        result = find6(q, ch)
        if isinstance(result, Err):
            said = said + result.reason
            if len(said) > 2:
                return InsufficientEvidence(reason=said)  # E: grounded-laundering
    return fetch(q)[0]


@grounded_pure
def read_again(q: str) -> int:
    result = find6(q, "x")
    if isinstance(result, Err):
        x = InsufficientEvidence(reason=result.reason)
        return len(x.reason)  # E: grounded-laundering # E: grounded-laundering
    return 0  # E: grounded-laundering
