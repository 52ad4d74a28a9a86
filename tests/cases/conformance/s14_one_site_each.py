"""Accepted: one site each, at the expression."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch, fetch_flag, log


@agent
def at_return(i: str) -> str:
    doc = fetch(i)
    return doc  # N: grounded-coercion[return] `doc`


@agent
def at_argument(i: str) -> None:
    doc = fetch(i)
    log(doc)  # N: grounded-coercion[argument] `doc`


@agent
def at_condition(i: str) -> None:
    flag = fetch_flag(i)
    if flag:  # N: grounded-coercion[condition] `flag`
        pass
