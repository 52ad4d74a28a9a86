"""Refused: what is called with the items of `*args: *Ts` hands content out."""

from collections.abc import Callable

from typing_extensions import TypeVarTuple, Unpack

from corvid_runtime import Grounded, grounded_pure

Ts = TypeVarTuple("Ts")
LAST: list[str] = []


def called(function: Callable[[Unpack[Ts]], Grounded[str]], *args: Unpack[Ts]) -> Grounded[str]:
    return function(*args)


def joined(a: Grounded[str], b: int, c: float, d: str, e: str) -> Grounded[str]:
    return a + d + e


def leaking(a: Grounded[str], b: int, c: float, d: str, e: str) -> Grounded[str]:
    LAST.append(a.unwrap_discarding_sources())
    return a


@grounded_pure
def honest(reply: Grounded[str]) -> Grounded[str]:
    return called(joined, reply, 1, 2.0, "d", "e")


@grounded_pure
def handed_out(reply: Grounded[str]) -> Grounded[str]:
    return called(leaking, reply, 1, 2.0, "d", "e")  # E: grounded-laundering
