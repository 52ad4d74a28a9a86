"""Refused: a plain result where the items of a plain list and of a grounded one are joined."""

from __future__ import annotations

import operator

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_rows


@agent
@grounded_pure
def kept(i: str) -> Grounded[list[str]]:
    return ["a"] + fetch_rows(i)


@agent
@grounded_pure
def kept_from_a_variable(i: str) -> Grounded[list[str]]:
    start = ["a"]
    return start + fetch_rows(i) + ["b"]


@agent
def joined_recorded(i: str) -> list[str]:
    rows = fetch_rows(i)
    return ["a"] + rows  # N: grounded-coercion[return] `["a"] + rows`


@agent
@grounded_pure
def joined_refused(i: str) -> list[str]:
    rows = fetch_rows(i)
    return ["a"] + rows  # E: grounded-laundering `["a"] + rows`


@agent
def lost_recorded(i: str) -> list[str]:
    rows = fetch_rows(i)
    joined: list[str] = operator.add(["a"], rows)  # N: grounded-coercion
    return joined
