"""Refused: a variable or a parameter that is bound again, by whatever kind of target."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, keep, strip

LAST: list[str] = []


def leak(doc: Grounded[str]) -> Grounded[str]:
    LAST.append(strip(doc))
    return doc


@grounded_pure
def loop(i: str) -> str:
    f = keep
    for f in [leak]:
        f(fetch(i))  # E: grounded-laundering
    return LAST[-1]


@grounded_pure
def manager(i: str) -> str:
    f = keep
    with nullcontext(leak) as f:
        f(fetch(i))  # E: grounded-laundering
    return LAST[-1]


@grounded_pure
def capture(i: str) -> str:
    f = keep
    match leak:
        case f:
            f(fetch(i))  # E: grounded-laundering
    return LAST[-1]


@grounded_pure
def parameter(f: Callable[[Grounded[str]], Grounded[str]], i: str) -> str:
    for f in [leak]:
        f(fetch(i))  # E: grounded-laundering
    return LAST[-1]


@grounded_pure
def unpacked_parameter(f: Callable[[Grounded[str]], Grounded[str]], i: str) -> str:
    f, _ = leak, 0  # E: grounded-laundering `leak, 0`
    f(fetch(i))  # E: grounded-laundering
    return LAST[-1]
