"""Refused: the constructors of a variant are slots."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@dataclass
class Found:
    text: str


@dataclass
class Missing:
    reason: str


@agent
def launder_recorded(i: str) -> Found | Missing:
    return Found(fetch(i))  # N: grounded-coercion[field] `fetch(i)`


@agent
@grounded_pure
def launder_refused(i: str) -> Found | Missing:
    return Found(fetch(i))  # E: grounded-laundering `fetch(i)`


@agent
def launder_optional_recorded(i: str) -> str | None:
    return fetch(i)  # N: grounded-coercion[optional] `fetch(i)`


@agent
@grounded_pure
def launder_optional_refused(i: str) -> str | None:
    return fetch(i)  # E: grounded-laundering `fetch(i)`
