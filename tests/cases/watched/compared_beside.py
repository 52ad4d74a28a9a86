"""Refused: what is compared after content was, by a method that changes its own object."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


class Noisy:
    def __init__(self) -> None:
        self.asked = 0

    def __eq__(self, other: object) -> bool:
        self.asked += 1
        return True

    def __lt__(self, other: object) -> bool:
        self.asked += 1
        return True

    def __hash__(self) -> int:
        return 1

    def __contains__(self, item: object) -> bool:
        self.asked += 1
        return False

    @property
    def size(self) -> int:
        self.asked += 1
        return 1


class Quiet:
    def __init__(self) -> None:
        self.size = 1

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 1


@grounded_pure
def in_a_chain(reply: Grounded[str], one: Noisy) -> Grounded[str]:
    return reply.upper() if reply == "x" == one else reply  # E: grounded-laundering


@grounded_pure
def at_the_end(reply: Grounded[str], one: Noisy) -> Grounded[str]:
    return reply.upper() if "x" in reply in one else reply  # E: grounded-laundering


@grounded_pure
def in_a_tuple(reply: Grounded[str], one: Noisy, two: Noisy) -> Grounded[str]:
    return reply.upper() if (reply, one) == (reply, two) else reply  # E: grounded-laundering


@grounded_pure
def in_the_other(reply: Grounded[str], one: Noisy, old: tuple[object, Noisy]) -> Grounded[str]:
    return reply.upper() if old == (reply, one) else reply  # E: grounded-laundering


@grounded_pure
def greatest(reply: Grounded[str], one: Noisy, two: Noisy) -> Grounded[str]:
    pair = max([(reply, one), (reply, two)])  # E: grounded-laundering
    return pair[0]


@grounded_pure
def in_a_list(reply: Grounded[str], one: Noisy, pairs: list[object]) -> Grounded[str]:
    return reply.upper() if pairs.count((reply, one)) else reply  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def in_a_pattern(reply: Grounded[str], one: Noisy) -> Grounded[str]:
    match (reply, one):  # E: grounded-laundering
        case ("x", Noisy(size=1)):  # E: grounded-laundering
            return reply.upper()
    return reply


@grounded_pure
def as_a_value(reply: Grounded[str], one: Noisy) -> Grounded[str]:
    match (reply, one):  # E: grounded-laundering
        case ("x", 1):
            return reply.upper()
    return reply


# What changes nothing may be asked as content decides; what is always asked may change.


@grounded_pure
def quiet_chain(reply: Grounded[str], one: Quiet) -> Grounded[str]:
    return reply.upper() if reply == "x" == one else reply


@grounded_pure
def quiet_tuple(reply: Grounded[str], one: Quiet, two: Quiet) -> Grounded[str]:
    return reply.upper() if (reply, one) == (reply, two) else reply


@grounded_pure
def quiet_pattern(reply: Grounded[str], one: Quiet) -> Grounded[str]:
    match (reply, one):
        case ("x", Quiet(size=1)):
            return reply.upper()
    return reply


@grounded_pure
def plain_chain(reply: Grounded[str], one: Noisy, name: str) -> Grounded[str]:
    return reply.upper() if name == "x" == one else reply


@grounded_pure
def plain_pattern(reply: Grounded[str], one: Noisy) -> Grounded[str]:
    match one:
        case Noisy(size=1):
            return reply.upper()
    return reply
