"""Refused: a part of a result tells more of content than how many alike records there are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from corvid_runtime import Grounded, grounded_pure

Docs = list[Grounded[str]]


@dataclass
class Clause:
    source: str
    text: Grounded[str]


@dataclass
class Report:
    title: str
    clauses: list[Clause]
    size: int = 0


@dataclass
class Counting:
    title: str
    clauses: list[Clause]
    size: int = field(init=False)

    def __post_init__(self) -> None:
        self.size = len(self.clauses)


class Box:
    def __init__(self, clauses: list[Clause]) -> None:
        clauses.append(Clause(str(len(clauses)), clauses[0].text))
        self.clauses = clauses


class Parts(NamedTuple):
    long: list[Clause]
    short: list[Clause]


@grounded_pure
def counted(docs: Docs) -> tuple[list[Clause], int]:
    found = [Clause("a", doc) for doc in docs if len(doc) > 3]
    return found, len(found)  # E: grounded-laundering


@grounded_pure
def sized(docs: Docs) -> Report:
    found = [Clause("a", doc) for doc in docs if len(doc) > 3]
    return Report("x", found, len(found))  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def by_post_init(docs: Docs) -> Counting:
    return Counting("x", [Clause("a", doc) for doc in docs if len(doc) > 3])  # E: grounded-laundering


@grounded_pure
def by_constructor(docs: Docs) -> Box:
    found = [Clause("a", doc) for doc in docs if len(doc) > 3]
    return Box(found)  # E: grounded-laundering


@grounded_pure
def of_two_kinds(docs: Docs) -> tuple[list[Clause], list[Clause]]:
    first: list[Clause] = []
    second: list[Clause] = []
    for doc in docs:
        if "17" in doc:
            first.append(Clause("a", doc))
        else:
            first.append(Clause("b", doc))
    return first, second  # E: grounded-laundering


@grounded_pure
def which_of_them(docs: Docs) -> Parts:
    one = [Clause("a", doc) for doc in docs if len(doc) > 3]
    other = [Clause("b", doc) for doc in docs if len(doc) > 3]
    return Parts(one if "x" in docs[0] else other, other)  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def titled(docs: Docs) -> Report:
    title = "long" if len(docs[0]) > 3 else "short"
    return Report(title, [Clause("a", doc) for doc in docs if len(doc) > 3])  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def keyed(docs: Docs) -> dict[str, list[Clause]]:
    key = "long" if len(docs[0]) > 3 else "short"
    found = [Clause("a", doc) for doc in docs if len(doc) > 3]
    return {key: found}  # E: grounded-laundering


@grounded_pure
def changed(docs: Docs) -> Report:
    found = [Clause("a", doc) for doc in docs if len(doc) > 3]
    for each in found:
        each.source = "b" if "x" in each.text else "c"
    return Report("x", found)  # E: grounded-laundering


@grounded_pure
def changed_by_another_name(docs: Docs) -> Report:
    found = [Clause("a", doc) for doc in docs if len(doc) > 3]
    report = Report("x", found)  # E: grounded-laundering
    if "x" in docs[0]:
        report.clauses[0].source = "b"  # E: grounded-laundering
    return Report("x", found)  # E: grounded-laundering


@grounded_pure
def after_a_look(docs: Docs) -> Report:
    found = [Clause("a", doc) for doc in docs if len(doc) > 3]
    if "x" in docs[0]:
        return Report("x", found)  # E: grounded-laundering
    return Report("y", found)  # E: grounded-laundering


@grounded_pure
def in_either(docs: Docs) -> tuple[list[Clause], list[Clause]]:
    one: list[Clause] = []
    other: list[Clause] = []
    for doc in docs:
        if "17" in doc:
            one.append(Clause("a", doc))
    if "x" in docs[0]:
        one, other = other, one
    return one, other  # E: grounded-laundering


@grounded_pure
def numbered(docs: Docs) -> Report:
    return Report("x", [Clause(str(at), doc) for at, doc in enumerate(docs) if doc])  # E: grounded-laundering


@grounded_pure
def spread(docs: Docs, more: dict[str, list[Clause]]) -> dict[str, list[Clause]]:
    found = [Clause(str(len(doc)), doc) for doc in docs]
    return {"a": found, **more}  # E: grounded-laundering
