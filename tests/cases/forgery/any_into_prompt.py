"""Refused: anything in a prompt's grounded parameter."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, agent, prompt


@prompt(model="small")
def ask(doc: Grounded[str]) -> str:
    return "answer"


@agent
def answer(value: Any) -> Grounded[str]:
    return ask(value)  # E: grounded-forgery
