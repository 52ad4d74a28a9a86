"""Refused: an object that content chose, whose own method changes it when Python calls that."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


class Noisy:
    def __init__(self) -> None:
        self.asked = 0

    def __eq__(self, other: object) -> bool:
        self.asked += 1
        return False

    def __contains__(self, item: object) -> bool:
        self.asked += 1
        return False

    def __enter__(self) -> int:
        self.asked += 1
        return 1

    def __exit__(self, *failed: object) -> None:
        pass

    @property
    def size(self) -> int:
        self.asked += 1
        return 1


class Quiet:
    def __contains__(self, item: object) -> bool:
        return False


@grounded_pure
def compared(reply: Grounded[str], one: Noisy, two: Noisy) -> Grounded[str]:
    chosen = one if "x" in reply else two
    if chosen == 1:  # E: grounded-laundering
        return reply.upper()
    return reply


@grounded_pure
def contained(reply: Grounded[str], one: Noisy, two: Noisy) -> Grounded[str]:
    chosen = one if "x" in reply else two
    if 1 in chosen:  # E: grounded-laundering
        return reply.upper()
    return reply


@grounded_pure
def read(reply: Grounded[str], one: Noisy, two: Noisy) -> Grounded[str]:
    chosen = one if "x" in reply else two
    return reply[: chosen.size]  # E: grounded-laundering


@grounded_pure
def entered(reply: Grounded[str], one: Noisy, two: Noisy) -> Grounded[str]:
    chosen = one if "x" in reply else two
    with chosen as size:  # E: grounded-laundering
        return reply[:size]


@grounded_pure
def plainly(reply: Grounded[str], one: Noisy) -> Grounded[str]:
    return reply.upper() if 1 in one else reply


@grounded_pure
def quietly(reply: Grounded[str], one: Quiet, two: Quiet) -> Grounded[str]:
    chosen = one if "x" in reply else two
    return reply.upper() if 1 in chosen else reply
