"""Refused: what is changed by one name shows by another one, of another container that holds it."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure


@dataclass
class Part:
    count: int = 0
    texts: list[Grounded[str]] = field(default_factory=list)


KEPT: list[Part] = []


def keep(part: Part) -> int:
    KEPT.append(part)
    return part.count


@grounded_pure
def moved(doc: Grounded[str]) -> int:
    one = [Part()]
    other: list[Part] = []
    for part in one:
        other.append(part)
    if "bee" in doc:
        other[0].count = 1
    return one[0].count  # E: grounded-laundering


@grounded_pure
def moved_back(doc: Grounded[str]) -> int:
    one = [Part()]
    other: list[Part] = []
    for part in one:
        other.append(part)
    if "bee" in doc:
        one[0].count = 1
    return other[0].count  # E: grounded-laundering


@grounded_pure
def moved_on(doc: Grounded[str]) -> int:
    one = [Part()]
    other: list[Part] = []
    for part in one:
        other.append(part)
    third = [other]
    if "bee" in doc:
        third[0][0].count = 1  # E: grounded-laundering
    return one[0].count


@grounded_pure
def bound_anew(doc: Grounded[str]) -> int:
    one = [Part()]
    other = [Part()]
    part = other[0]
    for each in one:
        other.append(each)
    name = part
    if "bee" in doc:
        name = one[0]
    other = [Part()]
    if "bee" in doc:
        name.count = 1  # E: grounded-laundering
    return one[0].count + len(other)


@grounded_pure
def chosen_by_length(doc: Grounded[str]) -> int:
    parts = [Part(), Part()]
    best = max(parts, key=lambda part: part.count + len(doc))
    best.count = 5
    return parts[0].count  # E: grounded-laundering


@grounded_pure
def kept_by_the_key(doc: Grounded[str]) -> int:
    parts = [Part(), Part()]
    best = max(parts, key=lambda part: keep(part))
    if "bee" in doc:
        best.count = 5  # E: grounded-laundering
    return KEPT[0].count


@grounded_pure
def renamed_by_a_look(doc: Grounded[str]) -> int:
    one: list[int] = []
    other: list[int] = []
    chosen = one if "bee" in doc else other
    chosen.append(1)
    return len(one)  # E: grounded-laundering


@grounded_pure
def by_two_other_names(doc: Grounded[str]) -> int:
    parts = [Part()]
    first = parts[0]
    best: list[Part] = []
    also = best
    also.append(first)
    if "bee" in doc:
        best[0].count = 5
    return parts[0].count  # E: grounded-laundering


@dataclass
class Tree:
    kids: list[Part] = field(default_factory=list)


@grounded_pure
def in_a_field(doc: Grounded[str]) -> int:
    parts = [Part()]
    root = Tree()
    for part in parts:
        kids = root.kids
        kids.append(part)
    if "bee" in doc:
        root.kids[0].count = 5
    return parts[0].count  # E: grounded-laundering


@grounded_pure
def in_groups(doc: Grounded[str]) -> int:
    parts = [Part()]
    groups: dict[str, list[Part]] = {}
    for part in parts:
        group = groups.setdefault("a", [])
        group.append(part)
    for some in groups.values():
        for one in some:
            if "bee" in doc:
                one.count = 5
    return parts[0].count  # E: grounded-laundering


class Desk:
    def __init__(self) -> None:
        self.parts: list[Part] = []

    def fill(self, doc: Grounded[str]) -> None:
        parts = [Part()]
        mine = self.parts
        for part in parts:
            mine.append(part)
        if "bee" in doc:
            parts[0].count = 5


@grounded_pure
def by_a_method(doc: Grounded[str]) -> int:
    desk = Desk()
    desk.fill(doc)
    return desk.parts[0].count  # E: grounded-laundering


@grounded_pure
def changed_in_place(doc: Grounded[str]) -> int:
    parts = [Part(), Part()]
    other = parts
    other += [parts[0]]
    if "bee" in doc:
        parts.append(Part())  # E: grounded-laundering
    return len(other)


@grounded_pure
def another_name_on_one_path(doc: Grounded[str], is_own: bool, sink: list[Part]) -> int:
    parts = [Part()]
    if is_own:
        other = parts
    else:
        other = sink
    if "bee" in doc:
        parts.append(Part())  # E: grounded-laundering
    return len(other)
