"""Accepted: grounded values are spread into prompts and lifted functions."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt
from prelude import fetch


@prompt(model="m")
def write(question: str, *notes: str, **fields: str) -> str:
    return question


@lift
def joined(first: str, second: str) -> str:
    return first + second


@agent
@grounded_pure
def from_list(i: str, notes: list[Grounded[str]]) -> Grounded[str]:
    return write(i, *notes)


@agent
@grounded_pure
def from_dict(i: str, fields: dict[str, Grounded[str]]) -> Grounded[str]:
    return write(i, **fields)


@agent
@grounded_pure
def from_pair(i: str) -> Grounded[str]:
    pair = (fetch(i), fetch("b"))
    return joined(*pair)


@agent
@grounded_pure
def placed(i: str, rows: Grounded[list[str]]) -> Grounded[list[str]]:
    rows.insert(0, fetch(i))
    return rows
