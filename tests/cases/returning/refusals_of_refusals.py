"""Refused: what a refusal says, put elsewhere than into another refusal that is returned."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, interpolate, join
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, texts

SEEN: list[str] = []


@dataclass(frozen=True)
class Missing:
    why: str


def best(name: str) -> Grounded[str] | InsufficientEvidence:
    found = texts(name)
    if not found:
        return InsufficientEvidence(reason=f"nothing about {name}")
    return found[0]


@grounded_pure
def with_context(name: str) -> Grounded[str] | InsufficientEvidence:
    found = best(name)
    if isinstance(found, InsufficientEvidence):
        return InsufficientEvidence(reason=f"{name} failed: {found.reason}")
    return found


@grounded_pure
def all_of(names: list[str]) -> Grounded[str] | InsufficientEvidence:
    found = [best(name) for name in names]
    good = [each for each in found if not isinstance(each, InsufficientEvidence)]
    if not good:
        reasons = [each.reason for each in found if isinstance(each, InsufficientEvidence)]
        return InsufficientEvidence(reason="; ".join(reasons))
    return join("\n", good)


@grounded_pure
def as_text(name: str) -> str:
    found = best(name)
    return found.reason if isinstance(found, InsufficientEvidence) else ""  # E: grounded-laundering


@grounded_pure
def raised(name: str) -> Grounded[str]:
    found = best(name)
    if isinstance(found, InsufficientEvidence):
        raise LookupError(found.reason)  # E: grounded-laundering
    return found


@grounded_pure
def stored(name: str) -> Grounded[str] | None:
    found = best(name)
    if isinstance(found, InsufficientEvidence):
        SEEN.append(found.reason)  # E: grounded-laundering
        return None
    return found


@grounded_pure
def in_a_record(name: str) -> Grounded[str] | Missing:
    found = best(name)
    if isinstance(found, InsufficientEvidence):
        return Missing(found.reason)  # E: grounded-laundering
    return found


@grounded_pure
def chosen(name: str) -> Grounded[str] | InsufficientEvidence:
    one, other, text = best(name), best("b"), fetch(name)
    if isinstance(one, InsufficientEvidence) and isinstance(other, InsufficientEvidence):
        said = one.reason if "a" in text else other.reason
        return InsufficientEvidence(reason=said)  # E: grounded-laundering
    return text


@grounded_pure
def asked_with_content(name: str) -> Grounded[str] | InsufficientEvidence:
    found = best(f"{fetch(name)}")
    if isinstance(found, InsufficientEvidence):
        return InsufficientEvidence(reason=found.reason)  # E: grounded-laundering
    return found


@grounded_pure
def beside(name: str) -> Grounded[str]:
    found = best(name)
    if isinstance(found, InsufficientEvidence):
        return interpolate("{}: {}", found.reason, fetch(name))  # E: grounded-laundering
    return found
