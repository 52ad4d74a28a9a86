"""Refused: a parametric call whose parameter the context solves to object."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def dropped_recorded(docs: list[Grounded[str]]) -> None:
    found: list[object] = list(docs)  # N: grounded-coercion


@agent
@grounded_pure
def dropped_refused(docs: list[Grounded[str]]) -> None:
    found: list[object] = list(docs)  # E: grounded-laundering


@agent
def dropped_in_call_recorded(docs: list[Grounded[str]]) -> bool:
    return any(list(docs))  # N: grounded-coercion


@agent
@grounded_pure
def dropped_in_call_refused(docs: list[Grounded[str]]) -> bool:
    return any(list(docs))  # E: grounded-laundering


@agent
def dropped_by_reversed_recorded(docs: list[Grounded[str]]) -> bool:
    return all(reversed(docs))  # N: grounded-coercion


@agent
@grounded_pure
def dropped_by_reversed_refused(docs: list[Grounded[str]]) -> bool:
    return all(reversed(docs))  # E: grounded-laundering
