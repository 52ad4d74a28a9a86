"""Refused: a list that may have a second name, where content decides what is put into it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import repeat

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Scored:
    passage: Grounded[str]
    marks: list[int]


class Box:
    def __init__(self) -> None:
        self.texts: Texts = []
        self.count = 0

    def __iter__(self) -> Iterator[Box]:
        yield self

    def __getitem__(self, index: int) -> Box:
        return self


@grounded_pure
def by_another_name(texts: Texts, shown: list[Texts], other: Texts) -> Texts:
    kept: Texts = []
    name = kept
    for text in texts:
        if text:
            kept.append(text)  # E: grounded-laundering
        name = other
    shown.append(name)
    return texts


@grounded_pure
def named_and_shown(texts: Texts, shown: list[Texts]) -> Texts:
    kept: Texts = []
    name = kept
    shown.append(name)
    for text in texts:
        if "x" in text:
            kept.append(text)  # E: grounded-laundering
    return texts


@grounded_pure
def put_into_another(texts: Texts, shown: list[Texts]) -> Texts:
    outer: list[Texts] = []
    kept: Texts = []
    name = kept
    outer.append(name)
    part = outer[0]
    shown.append(part)
    for text in texts:
        if "x" in text:
            kept.append(text)  # E: grounded-laundering
    return texts


@grounded_pure
def put_and_drawn(texts: Texts, shown: list[Texts]) -> Texts:
    outer: list[Texts] = []
    kept: Texts = []
    name = kept
    outer.append(name)
    for part in outer:
        shown.append(part)
    for text in texts:
        if "x" in text:
            kept.append(text)  # E: grounded-laundering
    return texts


@grounded_pure
def put_and_shown(texts: Texts, shown: list[Texts]) -> Texts:
    outer: list[Texts] = []
    kept: Texts = []
    outer.append(kept)
    for part in outer:
        shown.append(part)
    for text in texts:
        if "x" in text:
            kept.append(text)  # E: grounded-laundering
    return texts


@grounded_pure
def put_later(texts: Texts, shown: list[Texts], other: Texts) -> Texts:
    outer: list[Texts] = [other]
    kept: Texts = []
    name = kept
    for text in texts:
        part = outer[-1]
        outer.append(name)
        shown.append(part)
        if "x" in text:
            kept.append(text)  # E: grounded-laundering
    return texts


@grounded_pure
def repeated(texts: Texts, shown: list[Texts]) -> Texts:
    kept: Texts = []
    for each in repeat(kept, 2):
        shown.append(each)
    for text in texts:
        if "x" in text:
            kept.append(text)  # E: grounded-laundering
    return texts


@grounded_pure
def drawn_from_itself(texts: Texts, shown: list[Box]) -> Texts:
    kept = Box()
    for each in kept:
        shown.append(each)
    for text in texts:
        if "x" in text:
            kept.count = 1  # E: grounded-laundering
    return texts


@grounded_pure
def indexed_itself(texts: Texts, shown: list[Box]) -> Texts:
    kept = Box()
    part = kept[0]
    shown.append(part)
    for text in texts:
        if "x" in text:
            kept.count = 1  # E: grounded-laundering
    return texts


@grounded_pure
def marks_of_others(scored: list[Scored]) -> list[Scored]:
    kept: list[Scored] = []
    for candidate in scored:
        for each in kept:
            if each.passage == candidate.passage:
                each.marks.append(1)  # E: grounded-laundering # E: grounded-laundering
        kept.append(candidate)
    return kept  # E: grounded-laundering


@grounded_pure
def marks_by_index(scored: list[Scored]) -> list[Scored]:
    kept: list[Scored] = []
    for candidate in scored:
        kept.append(candidate)
        if "x" in candidate.passage:
            kept[-1].marks.append(1)  # E: grounded-laundering
    return scored


@grounded_pure
def marks_shown(texts: Texts, shown: list[Scored]) -> Texts:
    kept = [Scored(text, []) for text in texts]
    for each in kept:
        shown.append(each)
    for each in kept:
        if "x" in each.passage:
            each.marks.append(1)  # E: grounded-laundering
    return texts


@grounded_pure
def counted(scored: list[Scored]) -> int:
    kept: list[Scored] = []
    for candidate in scored:
        if all(each.passage != candidate.passage for each in kept):
            kept.append(candidate)
    return len(kept)  # E: grounded-laundering


@grounded_pure
def chosen(scored: list[Scored]) -> list[int]:
    kept: list[Scored] = []
    for candidate in scored:
        if all(each.passage != candidate.passage for each in kept):
            kept.append(candidate)
    return kept[0].marks  # E: grounded-laundering


@grounded_pure
def of_either(texts: Texts, shown: list[Texts], is_first: bool) -> Texts:
    outer: list[Texts] = []
    kept: Texts = []
    part = kept if is_first else outer[0]
    shown.append(part)
    for text in texts:
        if "x" in text:
            kept.append(text)  # E: grounded-laundering
    return texts


@grounded_pure
def unbound_before(texts: Texts, shown: list[Texts], is_first: bool) -> Texts:
    kept: Texts = []
    outer: list[Texts] = [[]]
    if is_first:
        part = kept
    else:
        part = outer[0]
    shown.append(part)
    for text in texts:
        if "x" in text:
            kept.append(text)  # E: grounded-laundering
    return texts
