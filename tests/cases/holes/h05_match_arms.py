"""Refused: arms and destructuring of a match."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def launder_recorded(i: str) -> str:
    doc = fetch(i)
    match doc:  # N: grounded-coercion[subject] `doc`
        case "yes":
            return "y"
        case _:
            return "n"


@agent
@grounded_pure
def launder_refused(i: str) -> str:
    doc = fetch(i)
    match doc:
        case "yes":
            return "y"  # E: grounded-laundering `"y"`
        case _:
            return "n"  # E: grounded-laundering `"n"`


@agent
def launder_arm_recorded(i: str, n: int) -> str:
    match n:
        case 1:
            return fetch(i)  # N: grounded-coercion[return] `fetch(i)`
        case _:
            return "plain"


@agent
@grounded_pure
def launder_arm_refused(i: str, n: int) -> str:
    match n:
        case 1:
            return fetch(i)  # E: grounded-laundering `fetch(i)`
        case _:
            return "plain"


@agent
def launder_destructured_recorded(i: str) -> str:
    match (fetch(i), 1):
        case (doc, _):
            return doc  # N: grounded-coercion[return] `doc`


@agent
@grounded_pure
def launder_destructured_refused(i: str) -> str:
    match (fetch(i), 1):
        case (doc, _):
            return doc  # E: grounded-laundering `doc`
