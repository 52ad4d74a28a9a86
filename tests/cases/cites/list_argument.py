"""Accepted: a list of grounded values may be cited."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, prompt


@prompt(model="small", cites="docs")
def answer(docs: list[str]) -> str:
    return f'"{docs[0]}"'


@agent
@grounded_pure
def ask(docs: list[Grounded[str]]) -> Grounded[str]:
    return answer(docs)
