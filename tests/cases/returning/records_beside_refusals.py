"""Accepted: a record says the same plainly, whether it holds an answer or a refusal."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def fetch(q: str) -> Grounded[str]:
    return ground("a long answer", source=q)


@dataclass(frozen=True)
class Finding:
    requirement: str
    evidence: Grounded[str] | InsufficientEvidence


@dataclass(frozen=True)
class Result:
    value: Grounded[str] | None = None
    refusal: InsufficientEvidence | None = None


def check(requirement: str, text: Grounded[str]) -> Finding:
    if "not" in text:
        return Finding(requirement, InsufficientEvidence(reason="not fulfilled"))
    return Finding(requirement, text)


def not_too_long(text: Grounded[str]) -> Result:
    if len(text) > 200:
        return Result(refusal=InsufficientEvidence(reason="too long"))
    return Result(text)


def either(requirement: str, text: Grounded[str]) -> tuple[str, Grounded[str] | None]:
    if len(text) > 3:
        return requirement, text
    return requirement, None


@grounded_pure
def audit(requirements: list[str]) -> list[Finding]:
    text = fetch("x")
    return [check(requirement, text) for requirement in requirements]


@grounded_pure
def advise(q: str) -> Grounded[str] | InsufficientEvidence:
    result = not_too_long(fetch(q))
    if result.value is not None:
        return result.value
    return result.refusal or InsufficientEvidence(reason="unknown")


@grounded_pure
def beside(q: str) -> tuple[str, Grounded[str] | None]:
    return either(q, fetch(q))
