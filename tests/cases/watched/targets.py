"""Refused: what content is put into decides which targets may take it."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import Row, fetch, fetch_int


@dataclass
class Kept:
    text: Grounded[str]
    more: Grounded[str] | None = None
    count: int = 0


class Written:
    text: Grounded[str]

    def __init__(self, text: Grounded[str]) -> None:
        self.count = 0
        self.text = text


@grounded_pure
def fields(reply: Grounded[str], kept: Kept, written: Written) -> Grounded[str]:
    kept.count = 1
    if "not" in reply:
        kept.text = reply
        kept.more = reply  # E: grounded-laundering
        kept.count = 2  # E: grounded-laundering
        written.text = reply  # E: grounded-laundering
    return reply


@grounded_pure
def parts(reply: Grounded[str], sink: list[int]) -> Grounded[str]:
    size, one = len(reply), 1
    sink.append(one)
    sink.append(size)  # E: grounded-laundering # E: grounded-laundering
    return reply


@grounded_pure
def starred(replies: list[Grounded[str]], sink: list[int]) -> Grounded[str]:
    one, *more = [len(reply) for reply in replies]
    sink.extend(more)  # E: grounded-laundering # E: grounded-laundering
    return replies[0]


@grounded_pure
def owners(reply: Grounded[str], one: list[str], two: list[str]) -> Grounded[str]:
    (one if "not" in reply else two)[0] = "a"  # E: grounded-laundering
    return reply


@grounded_pure
def keys(reply: Grounded[str], names: dict[int, str]) -> Grounded[str]:
    names[1] = "a"
    names[len(reply)] = "b"  # E: grounded-laundering
    return reply


@grounded_pure
def fresh(reply: Grounded[str]) -> list[Grounded[str]]:
    made = list[Grounded[str]]()
    copied = sorted([reply, reply])
    if "not" in reply:
        copied.append(reply)
        copied += [reply]
    return copied + made


@grounded_pure
def twice(reply: Grounded[str]) -> list[Grounded[str]]:
    """Accepted: one list by two names, and how much it holds is a selection by either."""
    one = two = [reply]
    if "not" in reply:
        one.append(reply)
    return two


@grounded_pure
def given(reply: Grounded[str], texts: list[Grounded[str]]) -> list[Grounded[str]]:
    same = texts
    if "not" in reply:
        same.append(reply)  # E: grounded-laundering
    return same


@agent
def unpacked(i: str) -> int:
    one: int
    two: str
    one, two = fetch_int(i), "a"  # N: grounded-coercion
    [one, two] = [1, fetch(i)]  # N: grounded-coercion
    one, two = pair(i)  # N: grounded-coercion
    return one + len(two)


@agent
def pair(i: str) -> tuple[int, Grounded[str]]:
    return 1, fetch(i)


@agent
def subscripts(i: str, names: dict[str, str], row: Row, rows: list[str]) -> int:
    names["a"] = fetch(i)  # N: grounded-coercion
    row["name"] = fetch(i)  # N: grounded-coercion
    rows[0] = fetch(i)  # N: grounded-coercion
    return 1
