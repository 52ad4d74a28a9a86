"""Refused: a record that content chose, if a field of it, or its class, may tell which."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure


@dataclass
class Kept:
    text: Grounded[str]
    texts: list[Grounded[str]]


@dataclass
class Counted:
    text: Grounded[str]
    count: int = 0


@dataclass
class More(Kept):
    count: int = 0


class Written:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text


@grounded_pure
def made(reply: Grounded[str]) -> Kept | None:
    if "not" in reply:
        return Kept(reply, [])
    return Kept(reply.strip(), [reply])


@grounded_pure
def counted(reply: Grounded[str]) -> Counted:
    if "not" in reply:
        return Counted(reply)  # E: grounded-laundering
    return Counted(reply, 2)  # E: grounded-laundering


@grounded_pure
def of_a_subclass(reply: Grounded[str]) -> Kept:
    if "not" in reply:
        return More(reply, [])  # E: grounded-laundering
    return Kept(reply, [])  # E: grounded-laundering


@grounded_pure
def written(reply: Grounded[str]) -> Written:
    if "not" in reply:
        return Written(reply)  # E: grounded-laundering
    return Written(reply.strip())  # E: grounded-laundering


@grounded_pure
def given(reply: Grounded[str], one: Kept, two: Kept) -> Kept:
    if "not" in reply:
        return one  # E: grounded-laundering
    return two  # E: grounded-laundering


@grounded_pure(discloses={"condition"})
def told(reply: Grounded[str]) -> Kept:
    if "not" in reply:
        return Kept(reply, [])  # E: grounded-laundering
    return Kept(reply.strip(), [])  # E: grounded-laundering
