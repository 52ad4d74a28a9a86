"""Refused: lists of records that content selected, where the plain parts show which."""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from enum import Enum
from typing import Final

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Kind(Enum):
    LAW = "law"
    CASE = "case"


@dataclass(order=True)
class Clause:
    source: str
    text: Grounded[str]
    kind: Kind = Kind.LAW


LAWS: Final = "laws"
Docs = list[Grounded[str]]


@grounded_pure
def by_source(sources: list[str]) -> list[Clause]:
    return [Clause(each, fetch(each)) for each in sources if "17" in fetch(each)]  # E: grounded-laundering


@grounded_pure
def of_two_kinds(docs: Docs) -> list[Clause]:
    found: list[Clause] = []
    for doc in docs:
        if "17" in doc:
            found.append(Clause("a", doc))
        else:
            found.append(Clause("b", doc))
    return found  # E: grounded-laundering


@grounded_pure
def numbered(docs: Docs) -> list[tuple[int, Grounded[str]]]:
    return [(at, doc) for at, doc in enumerate(docs) if "17" in doc]  # E: grounded-laundering


@grounded_pure
def by_passes(docs: Docs, sources: list[str]) -> list[Clause]:
    found: list[Clause] = []
    for source in sources:
        for doc in docs:
            if source in doc:
                found.append(Clause(source, doc))
    return found  # E: grounded-laundering


@grounded_pure
def rebound(source: str, docs: Docs) -> list[Clause]:
    found: list[Clause] = []
    for doc in docs:
        if "17" in doc:
            found.append(Clause(source, doc))
        source = source + "x"
    return found  # E: grounded-laundering


@grounded_pure
def under_another_name(source: str, docs: Docs) -> list[Clause]:
    found: list[Clause] = []
    other = found
    for doc in docs:
        if "17" in doc:
            found.append(Clause(source, doc))
    other.append(Clause("other", docs[0]))
    return found  # E: grounded-laundering


@grounded_pure
def pushed(source: str, docs: Docs) -> list[Clause]:
    found = [Clause(source, doc) for doc in docs if "17" in doc]
    heapq.heappush(found, Clause("other", docs[0]))
    return found  # E: grounded-laundering


@grounded_pure
def in_a_comprehension(source: str, docs: Docs) -> list[Clause]:
    return [Clause(source, doc) for doc in docs if "17" in doc][:3]


@grounded_pure
def in_a_loop(source: str, docs: Docs) -> list[Clause]:
    found: list[Clause] = []
    for doc in docs:
        if "17" in doc and len(found) < 3:
            found.append(Clause(source, doc, kind=Kind.CASE))
    return found


@grounded_pure
def of_constants(docs: Docs) -> list[tuple[str, Grounded[str]]]:
    return [(LAWS, doc) for doc in docs if "17" in doc]


@grounded_pure
def by_keys(keys: list[str], word: str) -> dict[str, Docs]:
    return {key: [doc for doc in [fetch(key)] if word in doc] for key in keys}


@grounded_pure
def beside(source: str, docs: Docs) -> tuple[str, Docs]:
    good = [doc for doc in docs if "17" in doc]
    return source, good


@grounded_pure
def keys_that_tell(keys: list[str], word: str) -> dict[str, Grounded[str]]:
    return {key: fetch(key) for key in keys if word in fetch(key)}  # E: grounded-laundering


@grounded_pure
def grouped(docs: Docs) -> list[Docs]:
    groups: dict[Grounded[str], Docs] = {}
    for doc in docs:
        groups.setdefault(doc[:3], []).append(doc)
    return list(groups.values())


@dataclass
class Open:
    source: str
    text: Grounded[str]


@grounded_pure
def changed_later(source: str, docs: Docs) -> list[Open]:
    found = [Open(source, doc) for doc in docs if "17" in doc]
    for each in found:
        if "18" in each.text:
            each.source = "other"
    return found  # E: grounded-laundering


@grounded_pure
def changed_in_a_slice(source: str, docs: Docs) -> list[Open]:
    found = [Open(source, doc) for doc in docs if "17" in doc]
    first = found[:1]
    for each in first:
        if "18" in each.text:
            each.source = "other"
    return found  # E: grounded-laundering


@grounded_pure
def a_slice_of_itself(source: str, docs: Docs) -> list[Clause]:
    found = [Clause(source, doc) for doc in docs if "17" in doc]
    found = found[:3]
    return found  # E: grounded-laundering
