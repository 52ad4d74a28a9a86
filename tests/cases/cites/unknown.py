"""Refused: a prompt that cites a parameter it does not have."""

from __future__ import annotations

from corvid_runtime import prompt


@prompt(model="small", cites="dok")
def answer(doc: str) -> str:  # E: grounded-citation
    return doc
