"""Refused: unpacked keyword arguments that are grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, tool


@tool
def tell(text: str, more: str) -> None:
    pass


@agent
def call_recorded(values: dict[str, Grounded[str]]) -> None:
    tell(**values)  # N: grounded-coercion[argument]


@agent
@grounded_pure
def call_refused(values: dict[str, Grounded[str]]) -> None:
    tell(**values)  # E: grounded-laundering
