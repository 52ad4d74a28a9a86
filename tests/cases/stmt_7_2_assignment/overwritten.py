"""Refused: a variable or field that holds something grounded is overwritten with something plain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from corvid_runtime import Grounded, agent
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, summarize


@dataclass
class State:
    """What an agent has found so far."""

    text: Grounded[str] | str | None = None


@agent
def variable(i: str) -> Grounded[str]:
    text: Grounded[str] | str = fetch(i)  # E: grounded-union
    text = "nothing was found"  # N: grounded-coercion[overwriting] `text`
    return text  # E: ungrounded-return `text`


@agent
def parameter(text: Grounded[str] | str) -> None:  # E: grounded-union
    text = "gone"  # N: grounded-coercion[overwriting] `text`
    print(text)


@agent
def field(state: State, i: str) -> None:
    state.text = fetch(i)
    state.text = "gone"  # N: grounded-coercion[overwriting] `state.text`


@agent
def in_a_loop(names: list[str]) -> None:
    text: Grounded[str] | str = ""  # E: grounded-union
    for name in names:
        text = "again"  # N: grounded-coercion[overwriting] `text`
        text = fetch(name)
    other = text


@agent
def unpacked(i: str) -> None:
    text: Grounded[str] | int = fetch(i)
    text, other = 1, 2  # N: grounded-coercion[overwriting] `text`
    print(text, other)


@agent
def emptied(i: str) -> None:
    text: Grounded[str] | Literal[""] = fetch(i)
    text = ""  # N: grounded-coercion[overwriting] `text`
    print(text)


@agent
def one_way(i: str, wanted: bool) -> None:
    text: Grounded[str] | str = ""  # E: grounded-union
    if wanted:
        text = fetch(i)
    text = "gone"  # N: grounded-coercion[overwriting] `text`
    print(text)


@agent
def refused(i: str) -> Grounded[str] | InsufficientEvidence | None:
    text: Grounded[str] | InsufficientEvidence | None
    text = summarize(fetch(i))
    text = InsufficientEvidence(reason="it was too short")
    text = None
    return text
