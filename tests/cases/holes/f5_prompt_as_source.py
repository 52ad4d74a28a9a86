"""Refused: a prompt is no source."""

from __future__ import annotations

from corvid_runtime import prompt, retrieval


@prompt(model="small", uses=retrieval)  # E: call-overload, call-overload, untyped-decorator
def ask(question: str) -> str:
    return question
