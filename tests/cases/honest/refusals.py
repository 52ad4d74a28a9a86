"""Accepted: a typed refusal, or a list, is told apart from what is grounded by its class."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


@agent
@grounded_pure
def ask(i: str) -> Grounded[str] | InsufficientEvidence:
    return fetch(i) if i else InsufficientEvidence(reason="empty", missing=())


@agent
@grounded_pure
def tested(i: str) -> Grounded[str] | InsufficientEvidence:
    got = ask(i)
    if isinstance(got, InsufficientEvidence):
        return got
    return got.upper()


@agent
@grounded_pure
def matched(i: str) -> Grounded[str] | InsufficientEvidence:
    match ask(i):
        case InsufficientEvidence() as refusal:
            return refusal
        case got:
            return got.upper()


@agent
@grounded_pure
def listed(found: Grounded[str] | list[Grounded[str]]) -> list[Grounded[str]]:
    return found if isinstance(found, list) else [found]
