"""Refused: a proof that declares its result grounded or plain. Accepted: it takes and keeps what cannot be mistaken for it."""

from __future__ import annotations

from typing import Literal

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


@grounded_pure
def either(i: str) -> Grounded[str] | str:  # E: grounded-union
    return fetch(i)


@grounded_pure
def anything(i: str) -> Grounded[str] | object:  # E: grounded-union
    return fetch(i)


@grounded_pure
def counted(i: str) -> Grounded[str] | int | None:
    return fetch(i) if i else None


@grounded_pure
def refusing(
    i: str, previous: Grounded[str] | Literal[""] = ""
) -> Grounded[str] | InsufficientEvidence:
    found: Grounded[str] | Literal[""] = previous
    if not found:
        return InsufficientEvidence(reason="there was nothing before")
    return fetch(i) + found
