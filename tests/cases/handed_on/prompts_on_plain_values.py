"""Refused: a prompt that is handed on with plain values gives plain ones."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, agent, prompt


@prompt(model="m")
def summarize(text: str) -> str:
    return text


@agent
def mapped(names: list[str]) -> list[Grounded[str]]:
    return list(map(summarize, names))  # E: arg-type


@agent
def unknown(f: Callable[[str], str], docs: list[Grounded[str]]) -> list[str]:
    return list(map(f, docs))  # E: arg-type # N: grounded-coercion[argument] `docs`
