"""Refused: a plain function with a proof must not branch on content."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def brackets(doc: Grounded[str]) -> str:
    if doc == "a":  # E: grounded-laundering `doc == "a"`
        return "yes"
    return "no"
