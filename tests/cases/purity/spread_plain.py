"""Refused: plain values spread into a prompt ground nothing."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, prompt


@prompt(model="m")
def write(question: str, *notes: str) -> str:
    return question


@agent
def from_list(i: str, notes: list[str]) -> Grounded[str]:
    return write(i, *notes)  # E: ungrounded-return `write(i, *notes)`


@agent
def from_whole(i: str, notes: Grounded[list[str]]) -> Grounded[str]:
    return write(i, *notes)  # E: ungrounded-return # N: grounded-coercion[argument] `notes`
