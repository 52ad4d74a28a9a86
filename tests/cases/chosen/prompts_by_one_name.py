"""Refused: a prompt and what is none, or promises otherwise, are called by one name."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift, prompt, tool
from prelude import fetch


@prompt(model="large")
def large(question: str, context: str) -> str:
    return context


@prompt(model="sure", confidence=0.9)
def sure(question: str, context: str) -> str:
    return context


def shout(question: str, context: str) -> str:
    return "x"


@lift
def lifted(question: str, context: str) -> str:
    return context


@tool
def told(question: str, context: str) -> str:
    return context


WITH_HELPER = (large, shout)
WITH_LIFTED = (large, lifted)
WITH_TOOL = (large, told)
SURE = (large, sure)


@grounded_pure
def with_helper(question: str) -> Grounded[str] | None:
    for model in WITH_HELPER:
        return model(question, fetch(question))  # E: grounded-laundering
    return None


@grounded_pure
def with_lifted(question: str) -> Grounded[str] | None:
    for model in WITH_LIFTED:
        return model(question, fetch(question))  # E: grounded-laundering
    return None


@grounded_pure
def with_tool(question: str) -> Grounded[str] | None:
    for model in WITH_TOOL:
        return model(question, fetch(question))  # E: grounded-laundering
    return None


@grounded_pure
def with_another_promise(question: str) -> Grounded[str] | None:
    for model in SURE:
        return model(question, fetch(question))  # E: grounded-laundering
    return None


@grounded_pure
def plainly(question: str, is_first: bool) -> str:
    model = large if is_first else sure  # E: grounded-laundering
    return model(question, fetch(question))  # E: grounded-laundering # E: grounded-laundering
