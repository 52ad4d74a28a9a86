"""A pure helper and an agent whose callers are in other modules."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, prompt
from prelude import fetch, fetch_balance


@grounded_pure
def guessed(i: str) -> Grounded[str]:
    """Rests on a prompt that is defined further down."""
    return guess(fetch(i))


@prompt(model="small", confidence=0.5)
def guess(doc: str) -> str:
    """Guess."""
    return doc


@agent
def balance(i: str) -> Grounded[int]:
    """Retrieves financial data, and does not say so."""
    return fetch_balance(i)
