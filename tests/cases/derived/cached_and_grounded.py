"""Refused: a cache that shows who asked first; where all that it remembers is grounded, nobody sees that."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import Any

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch, fetch_maybe, unsourced

SEEN: list[str] = []


class Case:
    def __init__(self, q: str, docs: list[Grounded[str]]) -> None:
        self.q = q
        self.docs = docs

    @cached_property
    def doc(self) -> Grounded[str]:
        return fetch(self.q)

    @cached_property
    def text(self) -> Grounded[str]:
        return join(" ", self.docs)

    @cached_property
    def few(self) -> list[Grounded[str]]:
        return [doc for doc in self.docs if "x" in doc]

    @cached_property
    def maybe(self) -> Grounded[str] | None:
        return fetch_maybe(self.q)

    @cached_property
    def size(self) -> int:
        return len(self.docs)

    @cached_property
    def plain(self) -> str:
        return str(self.docs[0])

    @cached_property
    def noisy(self) -> Grounded[str]:
        SEEN.append(self.q)
        return self.docs[0]

    @cache
    def of(self, q: str) -> Grounded[str]:
        return fetch(q)


@cache
def cached(q: str) -> Grounded[str]:
    return fetch(q)


@lru_cache(maxsize=10)
def lru(q: str, n: int) -> Grounded[str]:
    return fetch(q)


@cache
def rows(q: str) -> list[Grounded[str]]:
    return [fetch(q)]


@cache
def world(q: str) -> str:
    return unsourced(q)


@cache
def of_doc(doc: Grounded[str]) -> Grounded[str]:
    return doc


@cache
def of_any(doc: Any) -> Grounded[str]:
    return fetch("a")


@cache
def noisy(q: str) -> Grounded[str]:
    SEEN.append(q)
    return fetch(q)


@cache
async def later(q: str) -> Grounded[str]:
    return fetch(q)


class Key:
    def __init__(self, n: int) -> None:
        self.n = n

    def __hash__(self) -> int:
        SEEN.append("hash")
        return self.n

    def __eq__(self, other: object) -> bool:
        SEEN.append("eq")
        return True


@cache
def keyed(key: Key) -> Grounded[str]:
    return fetch("a")


@grounded_pure
def honest_1(case: Case) -> Grounded[str]:
    return join(" ", [case.doc, case.text])


@grounded_pure
def honest_2(q: str) -> Grounded[str]:
    return join(" ", [cached(q), lru(q, 3)])


@grounded_pure
def honest_3(case: Case) -> Grounded[str]:
    if "x" in case.text:
        return cached("b")
    return case.text


@grounded_pure
def launder_1(case: Case) -> list[Grounded[str]]:
    return case.few  # E: grounded-laundering


@grounded_pure
def launder_2(case: Case) -> Grounded[str] | None:
    return case.maybe  # E: grounded-laundering


@grounded_pure
def launder_3(case: Case) -> int:
    return case.size  # E: grounded-laundering


@grounded_pure
def launder_4(case: Case) -> str:
    return case.plain  # E: grounded-laundering


@grounded_pure
def launder_5(case: Case) -> Grounded[str]:
    return case.noisy  # E: grounded-laundering


@grounded_pure
def launder_6(case: Case) -> Grounded[str]:
    return case.of("a")  # E: grounded-laundering


@grounded_pure
def launder_7(q: str) -> list[Grounded[str]]:
    return rows(q)  # E: grounded-laundering


@grounded_pure
def launder_8(q: str) -> Grounded[str]:
    return of_doc(fetch(q))  # E: grounded-laundering


@grounded_pure
def launder_9(q: str) -> Grounded[str]:
    return of_any(fetch(q))  # E: grounded-laundering


@grounded_pure
def launder_10(q: str) -> Grounded[str]:
    return noisy(q)  # E: grounded-laundering


@grounded_pure
async def launder_11(q: str) -> Grounded[str]:
    return await later(q)  # E: grounded-laundering


@grounded_pure
def launder_12(q: str) -> Grounded[str]:
    return keyed(Key(1))  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def launder_13(q: str) -> int:
    doc = fetch(q)
    if "x" in doc:
        cached("b")
    return cached.cache_info().misses  # E: grounded-laundering


@grounded_pure
def launder_14(q: str) -> Grounded[str]:
    return cached(fetch(q))  # E: grounded-laundering


@grounded_pure
def launder_15(case: Case) -> str:
    if "x" in case.docs[0]:
        case.text
    try:
        del case.text  # E: grounded-laundering
    except AttributeError:
        return "no"  # E: grounded-laundering
    return "yes"  # E: grounded-laundering


@grounded_pure
def launder_16(case: Case) -> bool:
    if "x" in case.docs[0]:
        case.text
    return "text" in vars(case)  # E: grounded-laundering


@grounded_pure
def launder_17(case: Case) -> bool:
    if "x" in case.docs[0]:
        case.text
    return "text" in case.__dict__  # E: grounded-laundering


@grounded_pure
def launder_18(case: Case) -> Grounded[str]:
    if "x" in case.docs[0]:
        return case.doc  # E: grounded-laundering
    return case.text


@grounded_pure(discloses={"condition", "length", "presence"})
def launder_19(q: str) -> Grounded[str]:
    return cached(q)  # E: grounded-laundering


@grounded_pure
def launder_20(q: str) -> str:
    doc = fetch(q)
    cached.cache_clear()  # E: grounded-laundering
    try:
        cached(str(len(doc)))
    except ValueError:
        return "no"  # E: grounded-laundering
    return "yes"  # E: grounded-laundering


@grounded_pure
def launder_21(case: Case) -> Grounded[str]:
    case.text = fetch("a")
    if "x" in case.docs[0]:
        case.text = fetch("b")  # E: grounded-laundering
    return case.text


@grounded_pure
def launder_22(q: str) -> str:
    return str(cached(q)) + world(fetch(q))  # E: grounded-laundering  # E: grounded-laundering
