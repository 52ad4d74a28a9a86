"""Accepted: outside agents a silent drop is not reported."""

from __future__ import annotations

from prelude import fetch


def answer(i: str) -> object:
    doc = fetch(i)
    if doc:
        return f"{doc}"
    return doc
