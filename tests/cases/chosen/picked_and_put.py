"""Refused: which of two lists content picked shows as soon as it is changed, wherever it was put."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Section:
    lines: Texts = field(default_factory=list)


def same(found: Texts) -> Texts:
    return found


def held_in(found: Texts) -> Section:
    return Section(found)


@grounded_pure
def alone(texts: Texts, more: Texts, sink: list[Texts]) -> None:
    kept = [text for text in texts if "x" in text]
    held = kept or more
    sink.append(held)  # E: grounded-laundering


@grounded_pure
def in_a_list(texts: Texts, more: Texts, sink: list[list[Texts]]) -> None:
    kept = [text for text in texts if "x" in text]
    held = [kept or more]
    sink.append(held)  # E: grounded-laundering


@grounded_pure
def in_a_dictionary(texts: Texts, more: Texts, sink: list[dict[str, Texts]]) -> None:
    kept = [text for text in texts if "x" in text]
    held = {"a": kept or more}
    sink.append(held)  # E: grounded-laundering


@grounded_pure
def in_a_tuple(texts: Texts, more: Texts, sink: list[tuple[Texts, int]]) -> None:
    kept = [text for text in texts if "x" in text]
    held = (kept or more, 1)
    sink.append(held)  # E: grounded-laundering


@grounded_pure
def in_an_object(texts: Texts, more: Texts, sink: list[Section]) -> None:
    kept = [text for text in texts if "x" in text]
    held = Section(kept or more)
    sink.append(held)  # E: grounded-laundering


@grounded_pure
def in_what_a_helper_makes(texts: Texts, more: Texts, sink: list[Section]) -> None:
    kept = [text for text in texts if "x" in text]
    held = held_in(kept or more)
    sink.append(held)  # E: grounded-laundering


@grounded_pure
def given_back(texts: Texts, more: Texts, sink: list[Texts]) -> None:
    kept = [text for text in texts if "x" in text]
    held = same(kept or more)
    sink.append(held)  # E: grounded-laundering


@grounded_pure
def in_a_list_of_a_tuple(texts: Texts, more: Texts, sink: list[list[tuple[Texts, int]]]) -> None:
    kept = [text for text in texts if "x" in text]
    held = [(kept or more, 1)]
    sink.append(held)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def by_a_condition(texts: Texts, more: Texts, sink: list[Texts]) -> None:
    held = texts if "x" in texts[0] else more
    sink.append(held)  # E: grounded-laundering


@grounded_pure
def the_greatest(texts: Texts, more: Texts, sink: list[Texts]) -> None:
    sink.append(max([texts, more], key=lambda found: found[0]))  # E: grounded-laundering


@grounded_pure
def the_first(texts: Texts, more: Texts, sink: list[Texts]) -> None:
    held = [texts, more]
    if "x" in texts[0]:
        held.reverse()
    sink.append(held[0])  # E: grounded-laundering


@grounded_pure
def the_one_that_is_left(texts: Texts, more: Texts, sink: list[Texts]) -> None:
    held = {"a": texts}
    if "x" in texts[0]:
        held["a"] = more
    sink.append(held["a"])  # E: grounded-laundering
