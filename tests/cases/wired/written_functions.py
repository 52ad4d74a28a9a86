"""Accepted: functions that are written where they are used, and keep what the protocol promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch


class Step(Protocol):
    """What a pipeline runs."""

    @grounded_pure
    def __call__(self, text: Grounded[str], /) -> Grounded[str]: ...


@grounded_pure
def shorter(text: Grounded[str]) -> Grounded[str]:
    """Marked."""
    return text[:20]


@grounded_pure
def tail(text: Grounded[str]) -> Grounded[str]:
    """Marked as well."""
    return text[-20:]


def stripped(text: Grounded[str]) -> Grounded[str]:
    """Not marked."""
    return text.strip()


@grounded_pure
def run(step: Step, text: Grounded[str]) -> Grounded[str]:
    """Runs one."""
    return step(text)


@grounded_pure
def run_all(steps: Sequence[Step], text: Grounded[str]) -> Grounded[str]:
    """Runs several, one after the other."""
    for step in steps:
        text = step(text)
    return text


STEPS = (stripped, shorter)
NAMED: Mapping[str, Step] = {"strip": stripped, "shorten": shorter}
LISTED: list[Step] = [shorter]
LISTED.append(stripped)


class Desk:
    """Has a field of the protocol's type."""

    def __init__(self, is_long: bool) -> None:
        self.step: Step = stripped if is_long else shorter
        self.ways: set[Step] = {stripped}
        self.ways.add(shorter)

    @grounded_pure
    def ask(self, text: Grounded[str]) -> Grounded[str]:
        """Runs what is there."""
        return run(self.step, text)


@grounded_pure
def answer(is_long: bool) -> Grounded[str]:
    """Each is named, or comes out of what is declared."""
    text = fetch("a")
    once = run_all((stripped, shorter), text)
    again = run_all([shorter, stripped], once)
    step = tail if is_long else shorter
    other = NAMED["strip"]
    listed = run_all(LISTED, run_all(STEPS, again))
    return join(" ", [run(step, again), run(other, again), listed])


def put_together(is_long: bool) -> Grounded[str]:
    """Ordinary code."""
    return Desk(is_long).ask(answer(is_long))
