"""Refused: a cited argument that is only possibly grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, prompt


@prompt(model="small", cites="doc")
def answer(doc: str) -> str:
    return doc


@agent
def ask(doc: Grounded[str] | str) -> None:  # E: grounded-union
    answer(doc)  # E: grounded-citation  # N: grounded-coercion[argument] `doc`
