"""Refused: a handler that answers plainly."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from hits import ModelError, ask
from prelude import fetch


@agent
@grounded_pure
def answer(q: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(q)
    try:
        reply = ask(q, doc)
    except ModelError:
        return InsufficientEvidence(reason="no model")
    return reply


@agent
@grounded_pure
def told(q: str) -> str:
    doc = fetch(q)
    try:
        ask(q, doc)
    except ModelError:
        return "none"  # E: grounded-laundering
    return "some"  # E: grounded-laundering
