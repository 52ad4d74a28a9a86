"""Accepted: something plain is bound to a name that holds nothing grounded, or says there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from corvid_runtime import Grounded, agent
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, summarize


class State:
    """What an agent has found so far."""

    text: Grounded[str] | str

    @agent
    def __init__(self, i: str) -> None:
        self.text = "nothing yet"
        self.text = fetch(i)


@dataclass
class Answer:
    """An answer, if there is one."""

    text: Grounded[str] | InsufficientEvidence | None = None


@agent
def either(i: str, wanted: bool) -> None:
    text: Grounded[str] | Literal["nothing was asked"]
    if wanted:
        text = fetch(i)
    else:
        text = "nothing was asked"
    State(i).text = summarize(fetch(i))


@agent
def first(names: list[str]) -> Grounded[str]:
    text: Grounded[str] | int = 0
    text = 1
    text = fetch(names[0])
    return text


@agent
def emptied(answer: Answer, i: str) -> None:
    answer.text = fetch(i)
    answer.text = None
    answer.text = InsufficientEvidence(reason="withdrawn")


@agent
def reset(i: str) -> Grounded[str] | None:
    text: Grounded[str] | None = fetch(i)
    text = None
    text = fetch(i)
    return text
