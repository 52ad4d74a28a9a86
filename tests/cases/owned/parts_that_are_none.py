"""Refused: a name that is no name for a part alone, or that somebody else has as well."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[object] = []
SHARED: object = None


@dataclass
class Part:
    count: int = 0
    parts: list[Part] = field(default_factory=list)


def stored(value: object) -> int:
    SEEN.append(value)
    return 0


class Table(Mapping[str, Part]):
    def __getitem__(self, key: str) -> Part:
        return KEPT

    def __iter__(self) -> Iterator[str]:
        return iter(["a"])

    def __len__(self) -> int:
        return 1


KEPT = Part()


@grounded_pure
def the_whole_itself(key: str) -> int:
    whole = [Part()]
    other = whole
    if "bee" in fetch(key):
        whole.append(Part())
    return len(other)  # E: grounded-laundering


@grounded_pure
def the_whole_or_nothing(key: str, is_there: bool) -> int:
    whole = [Part()]
    other = whole if is_there else None
    if "bee" in fetch(key):
        whole.append(Part())
    return len(other) if other is not None else 0  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def one_of_two_wholes(key: str) -> int:
    one, other = [Part()], [Part(), Part()]
    longer = max(one, other, key=len)
    if "bee" in fetch(key):
        other.append(Part())
    return len(longer)  # E: grounded-laundering


@grounded_pure
def a_view(key: str) -> int:
    whole = {"a": Part()}
    view = whole.values()
    if "bee" in fetch(key):
        whole["b"] = Part()  # E: grounded-laundering
    return len(view)


@grounded_pure
def an_iterator(key: str) -> int:
    whole = [Part()]
    drawn = iter(whole)
    if "bee" in fetch(key):
        whole.append(Part())  # E: grounded-laundering
    return len([*drawn])


@grounded_pure
def thrown_away(key: str) -> int:
    whole = [Part()]
    _ = whole[0]
    if "bee" in fetch(key):
        whole[0].count = 2
    return _.count  # E: grounded-laundering


@grounded_pure
def of_a_module(key: str) -> Grounded[str]:
    global SHARED
    whole = [Part()]
    SHARED = whole[0]
    if "bee" in fetch(key):
        whole[0].count = 2  # E: grounded-laundering
    return fetch(key)


@grounded_pure
def read_by_a_function(key: str) -> int:
    whole = [Part()]
    part = whole[0]

    def count() -> int:
        return part.count

    if "bee" in fetch(key):
        whole[0].count = 2
    return count()  # E: grounded-laundering


@grounded_pure
def of_itself(key: str) -> int:
    part = Part(parts=[Part()])
    first = part
    part = part.parts[0]
    if "bee" in fetch(key):
        part.count = 2  # E: grounded-laundering
    return first.parts[0].count


@grounded_pure
def stored_on_the_way(key: str) -> int:
    whole = [Part()]
    part = Part()
    whole.insert(stored(whole), part)
    if "bee" in fetch(key):
        part.count = 2  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def answered_by_a_class(key: str) -> int:
    table = Table()
    part = table.get("a")
    if "bee" in fetch(key) and part is not None:
        part.count = 2  # E: grounded-laundering
    return KEPT.count


@grounded_pure
def put_into_itself(key: str) -> int:
    part = Part()
    part.parts.append(part)
    if "bee" in fetch(key):
        part.count = 2  # E: grounded-laundering
    return part.parts[0].count


@grounded_pure
def some_of_them(key: str) -> int:
    whole = [Part(), Part()]
    first, *_rest = whole
    if "bee" in fetch(key):
        first.count = 2
    return whole[0].count  # E: grounded-laundering
