"""Accepted: functions that are named once, beside targets of loops, managers and patterns."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, keep


@agent
@grounded_pure
def named(names: list[str]) -> list[Grounded[str]]:
    tidy = keep
    found = []
    for name in names:
        with nullcontext(fetch(name)) as doc:
            match doc:
                case text:
                    found.append(tidy(text))
    return found


@grounded_pure
def handed(f: Callable[[Grounded[str]], Grounded[str]], docs: list[Grounded[str]]) -> None:
    for doc in docs:
        f(doc)
