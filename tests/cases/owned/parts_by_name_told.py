"""Refused: what is changed by one name for a part shows by each of the others."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Part:
    count: int = 0
    texts: list[str] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)


@grounded_pure
def by_the_part(key: str) -> int:
    whole = [Part()]
    part = whole[0]
    if "bee" in fetch(key):
        part.count += 1
    return whole[0].count  # E: grounded-laundering


@grounded_pure
def by_the_whole(key: str) -> int:
    whole = [Part()]
    part = whole[0]
    if "bee" in fetch(key):
        whole[0].texts.append("bee")
    return len(part.texts)  # E: grounded-laundering


@grounded_pure
def by_a_second_part(key: str) -> int:
    whole = [Part(parts=[Part()])]
    part = whole[0]
    inner = part.parts[0]
    if "bee" in fetch(key):
        inner.count = 2
    return part.parts[0].count  # E: grounded-laundering


@grounded_pure
def put_into_two(key: str) -> int:
    one, other = [Part()], [Part()]
    part = Part()
    one.append(part)
    other.append(part)
    if "bee" in fetch(key):
        one[-1].count = 2
    return other[-1].count  # E: grounded-laundering


@grounded_pure
def given_to_somebody(key: str, seen: list[Part]) -> list[Part]:
    whole = [Part()]
    part = whole[0]
    seen.append(part)
    if "bee" in fetch(key):
        whole[0].count = 2  # E: grounded-laundering
    return seen


@grounded_pure
def whole_bound_anew(key: str) -> int:
    whole = [Part()]
    part = whole[0]
    if "bee" in fetch(key):
        whole[0].count = 2
    whole = [Part()]
    return part.count + len(whole)  # E: grounded-laundering


@grounded_pure
def on_one_path(key: str, is_first: bool) -> int:
    whole, other = [Part()], [Part()]
    part = Part()
    if is_first:
        part = whole[0]
    if "bee" in fetch(key):
        whole[0].count = 2
    return part.count + len(other)  # E: grounded-laundering


@grounded_pure
def of_one_or_the_other(key: str, is_first: bool) -> int:
    whole, other = [Part()], [Part()]
    part = whole[0] if is_first else other[0]
    if "bee" in fetch(key):
        part.count = 2
    return other[0].count  # E: grounded-laundering


@grounded_pure
def by_a_loop(key: str) -> int:
    whole = [Part(), Part()]
    for part in whole:
        if "bee" in fetch(key):
            part.count = 2
    return whole[0].count  # E: grounded-laundering


@grounded_pure
def read_later(key: str) -> int:
    whole = [Part()]
    part = whole[0]
    counts = (each.count for each in [part])
    if "bee" in fetch(key):
        whole[0].count = 2  # E: grounded-laundering
    return sum(counts)


@grounded_pure
def by_a_lambda(key: str) -> int:
    whole = [Part()]
    part = whole[0]
    if "bee" in fetch(key):
        whole[0].count = 2
    return max([0], key=lambda each: each + part.count)  # E: grounded-laundering


@grounded_pure
def in_another_pass(key: str) -> list[int]:
    whole = [Part()]
    part = Part()
    counts: list[int] = []
    for _ in range(2):
        counts.append(part.count)
        whole.append(part)
        if "bee" in fetch(key):
            whole[-1].count += 1
    return counts  # E: grounded-laundering


@grounded_pure
def which_one(key: str) -> int:
    whole = [Part(), Part()]
    part = whole[0]
    if "bee" in fetch(key):
        part = whole[1]
    part.count = 2
    return whole[0].count  # E: grounded-laundering


class Hive:
    def __init__(self) -> None:
        self.parts = [Part()]

    def __getitem__(self, place: int) -> Part:
        return SHARED


SHARED = Part()


@grounded_pure
def of_its_own_method(key: str) -> int:
    hive = Hive()
    part = hive[0]
    if "bee" in fetch(key):
        part.count = 2  # E: grounded-laundering
    return 1
