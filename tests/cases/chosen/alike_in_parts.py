"""Accepted: several selections of alike records in one tuple, table or record."""

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
    texts: Docs = field(default_factory=list)


class Parts(NamedTuple):
    long: list[Clause]
    short: list[Clause]


@grounded_pure
def split(source: str, docs: Docs) -> tuple[list[Clause], list[Clause]]:
    long: list[Clause] = []
    short: list[Clause] = []
    for doc in docs:
        if len(doc) > 3:
            long.append(Clause(source, doc))
        else:
            short.append(Clause(source, doc))
    return long, short


@grounded_pure
def of_two_kinds(docs: Docs) -> dict[str, list[Clause]]:
    laws: list[Clause] = []
    others: list[Clause] = []
    for doc in docs:
        if "17" in doc:
            laws.append(Clause("x", doc))
        others.append(Clause("x", doc))
    return {"laws": laws, "others": others}


@grounded_pure
def reported(title: str, docs: Docs) -> Report:
    return Report(title, [Clause(title, doc) for doc in docs if len(doc) > 3])


@grounded_pure
def reported_with_texts(title: str, docs: Docs) -> Report:
    texts = [doc for doc in docs if len(doc) > 3]
    found = [Clause("a", doc) for doc in docs if "17" in doc]
    return Report(title, clauses=found, texts=texts)


@grounded_pure
def in_a_tuple(docs: Docs) -> tuple[int, Parts]:
    long = [Clause("a", doc) for doc in docs if len(doc) > 3]
    short = [Clause("b", doc) for doc in docs if len(doc) <= 3]
    return 2, Parts(long, short)


def helper(title: str, docs: Docs) -> Report:
    return Report(title, [Clause(title, doc) for doc in docs if len(doc) > 3])


@grounded_pure
def helped(title: str, docs: Docs) -> Report:
    return helper(title, docs)
