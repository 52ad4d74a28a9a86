"""Refused: what tells which items content puts together; the groups of one loop are its own."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from corvid_runtime import Grounded, ground, grounded_pure, retrieval, tool
from prelude import Quote


@dataclass(frozen=True)
class Hit:
    text: str
    source: str
    score: float


@tool(uses=retrieval)
def search(q: str) -> list[Grounded[Hit]]:
    return [ground(Hit(q, "a", 0.5), source=q)]


def source_of(hit: Grounded[Hit]) -> Grounded[str]:
    return hit.source


SEEN: list[object] = []
COUNTS: list[int] = []


@grounded_pure
def honest_1(q: str) -> list[Grounded[str]]:
    out: list[Grounded[str]] = []
    hits = sorted(search(q), key=lambda h: h.source)
    for _, group in itertools.groupby(hits, key=lambda h: h.source):
        best = max(group, key=lambda h: h.score)
        out.append(best.text)
    return out


@grounded_pure
def honest_2(q: str) -> list[list[Grounded[Hit]]]:
    hits = sorted(search(q), key=lambda h: h.source)
    return [list(group) for _, group in groupby(hits, key=lambda h: h.source)]


@grounded_pure
def honest_3(q: str) -> list[Grounded[str]]:
    out: list[Grounded[str]] = []
    for source, group in groupby(search(q), key=source_of):
        out.append(source)
        for hit in group:
            out.append(hit.text)
    return out


@grounded_pure
def honest_4(names: list[str]) -> list[str]:
    return [name for name, group in groupby(sorted(names)) if len(list(group)) > 1]


@grounded_pure
def launder_1(q: str) -> int:
    return sum(1 for _ in groupby(search(q), key=lambda h: h.source))  # E: grounded-laundering


@grounded_pure
def launder_2(q: str) -> list[int]:
    return [len(list(group)) for _, group in groupby(search(q), key=lambda h: h.source)]  # E: grounded-laundering


@grounded_pure
def launder_3(q: str) -> list[int]:
    return [n for n, group in groupby(search(q), key=lambda h: len(h.text))]  # E: grounded-laundering


@grounded_pure
def launder_4(q: str) -> list[Grounded[str]]:
    out: list[Grounded[str]] = []
    for source, group in groupby(search(q), key=lambda h: h.source):
        SEEN.append(group)  # E: grounded-laundering  # E: grounded-laundering
        out.append(source)  # E: grounded-forgery
    return out


@grounded_pure
def launder_5(q: str) -> list[Grounded[str]]:
    out: list[Grounded[str]] = []
    for source, group in groupby(search(q), key=lambda h: h.source):
        COUNTS.append(1)  # E: grounded-laundering
        out.append(source)  # E: grounded-forgery
    return out


@grounded_pure
def launder_6(q: str, hits: Iterator[Grounded[Hit]]) -> list[Grounded[str]]:
    out: list[Grounded[str]] = []
    for source, group in groupby(hits, key=lambda h: h.source):  # E: grounded-laundering
        out.append(source)  # E: grounded-forgery
        if "x" in source:
            break
    return out


@grounded_pure
def launder_7(quotes: list[Quote]) -> list[int]:
    out: list[int] = []
    for text, group in groupby(quotes, key=lambda quote: quote.text):  # E: grounded-laundering
        for quote in group:  # E: grounded-laundering
            out.append(quote.rank)
        break
    return out  # E: grounded-laundering


@grounded_pure
def launder_8(q: str) -> dict[int, list[Grounded[Hit]]]:
    return {n: list(group) for n, group in groupby(search(q), key=lambda h: len(h.text))}  # E: grounded-laundering


@grounded_pure
def launder_9(q: str) -> list[Iterator[Grounded[Hit]]]:
    groups = [group for _, group in groupby(search(q), key=lambda h: h.source)]
    for group in groups:
        next(group, None)  # E: grounded-laundering  # E: grounded-laundering
    return groups  # E: grounded-laundering


@grounded_pure
def launder_10(q: str, other: Iterator[Grounded[Hit]]) -> list[Grounded[Hit]]:
    out: list[Grounded[Hit]] = []
    for _, group in groupby(search(q), key=lambda h: h.source):
        group = other
        out.extend(group)  # E: grounded-laundering
    return out


@grounded_pure
def launder_11(q: str) -> bool:
    groups = groupby(search(q), key=lambda h: h.source)
    next(groups)  # E: grounded-laundering
    return next(groups, None) is None  # E: grounded-laundering


@grounded_pure
def launder_12(q: str, sink: list[Iterator[Grounded[Hit]]]) -> list[Grounded[Hit]]:
    out: list[Grounded[Hit]] = []
    for _, group in groupby(search(q), key=lambda h: h.source):
        sink.append(group)  # E: grounded-laundering  # E: grounded-laundering
        out.extend(group)  # E: grounded-laundering
    return out


@grounded_pure
def launder_13(q: str) -> int:
    count = 0
    for _, group in groupby(search(q), key=lambda h: h.source):
        for _hit in group:
            count += 1
    return count  # E: grounded-laundering


@grounded_pure
def launder_15(q: str) -> str:
    for name, group in groupby(
        ["a", "b"], key=lambda name: name if name in search(q)[0].text else ""
    ):
        return name  # E: grounded-laundering
    return ""  # E: grounded-laundering


@grounded_pure
def launder_16(q: str) -> list[str]:
    return [key for key, _ in groupby(search(q), key=lambda h: h.source)]  # E: grounded-laundering


@grounded_pure
def launder_17(q: str) -> list[str]:
    out: list[str] = []
    for key, _ in groupby(search(q), key=lambda h: h.source):
        out.append(key)
    return out  # E: grounded-laundering


@grounded_pure
def launder_18(q: str) -> str:
    last = ""
    for key, _ in groupby(search(q), key=lambda h: h.source):
        last = key
    return last  # E: grounded-laundering


@grounded_pure
def launder_19(q: str) -> dict[str, list[Grounded[Hit]]]:
    return {key: list(group) for key, group in groupby(search(q), key=lambda h: h.source)}  # E: grounded-laundering


@grounded_pure
def launder_20(q: str) -> str:
    for key, _ in groupby(search(q), key=lambda h: h.source):
        return f"{key}"  # E: grounded-laundering
    return ""  # E: grounded-laundering


@grounded_pure
def launder_21(q: str) -> int:
    for key, _ in groupby(search(q), key=lambda h: h.source):
        return len(key.strip())  # E: grounded-laundering  # E: grounded-laundering
    return 0  # E: grounded-laundering


@grounded_pure
def launder_22(q: str) -> list[Grounded[str]]:
    keys: groupby[Grounded[str], str] = groupby(["a"], key=lambda h: h)  # E: arg-type  # E: return-value
    return [key for key, _ in keys]


@grounded_pure
def launder_23(q: str) -> list[Quote]:
    return [  # E: grounded-laundering
        Quote(max(group, key=lambda h: h.score).text, key)  # E: grounded-laundering
        for key, group in groupby(search(q), key=lambda h: h.score)
    ]
