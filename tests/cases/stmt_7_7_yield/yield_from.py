"""Refused: a delegated stream in a plain one."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def answers_recorded(docs: list[Grounded[str]]) -> Iterator[str]:
    yield from docs  # N: grounded-coercion[yield]


@agent
@grounded_pure
def answers_refused(docs: list[Grounded[str]]) -> Iterator[str]:
    yield from docs  # E: grounded-laundering
