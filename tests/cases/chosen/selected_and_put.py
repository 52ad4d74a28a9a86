"""Accepted: content selected what is in a list, and it is one list whatever content is."""

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
    held = kept
    sink.append(held)


@grounded_pure
def in_a_list(texts: Texts, more: Texts, sink: list[list[Texts]]) -> None:
    kept = [text for text in texts if "x" in text]
    held = [kept]
    sink.append(held)


@grounded_pure
def in_a_dictionary(texts: Texts, more: Texts, sink: list[dict[str, Texts]]) -> None:
    kept = [text for text in texts if "x" in text]
    held = {"a": kept}
    sink.append(held)


@grounded_pure
def in_a_tuple(texts: Texts, more: Texts, sink: list[tuple[Texts, int]]) -> None:
    kept = [text for text in texts if "x" in text]
    held = (kept, 1)
    sink.append(held)


@grounded_pure
def in_an_object(texts: Texts, more: Texts, sink: list[Section]) -> None:
    kept = [text for text in texts if "x" in text]
    held = Section(kept)
    sink.append(held)


@grounded_pure
def in_what_a_helper_makes(texts: Texts, more: Texts, sink: list[Section]) -> None:
    kept = [text for text in texts if "x" in text]
    held = held_in(kept)
    sink.append(held)


@grounded_pure
def given_back(texts: Texts, more: Texts, sink: list[Texts]) -> None:
    kept = [text for text in texts if "x" in text]
    held = same(kept)
    sink.append(held)


@grounded_pure
def of_two_new_ones(texts: Texts, sink: list[Texts]) -> None:
    held = [text for text in texts if "x" in text] or [texts[0]]
    sink.append(held)


@grounded_pure
def of_two_new_ones_by_a_condition(texts: Texts, sink: list[Texts]) -> None:
    held = [text for text in texts if "x" in text] if "x" in texts[0] else [texts[0]]
    sink.append(held)


@grounded_pure
def of_a_new_one_or_none(texts: Texts, sink: list[Texts | None]) -> None:
    held = [text for text in texts if "x" in text] if "x" in texts[0] else None
    sink.append(held)
