"""Accepted: a helper gives back the very list that it was passed, one of its items, or a new list."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


def same(found: Texts) -> Texts:
    return found


def first(found: Texts) -> Grounded[str]:
    return found[0]


def about_bees(texts: Texts) -> Texts:
    kept = [text for text in texts if "bee" in text]
    return same(kept)


def grouped(texts: Texts) -> list[Texts]:
    groups: list[Texts] = [[], []]
    for text in texts:
        groups[0].append(text)
        if "bee" in text:
            groups[1].append(text)
            return groups
    return groups


@grounded_pure
def stored(texts: Texts, sink: list[Texts]) -> None:
    sink.append(about_bees(texts))


@grounded_pure(discloses={"condition", "length", "selection"})
def one_of_them(texts: Texts) -> Grounded[str]:
    kept = [text for text in texts if "bee" in text]
    return first(kept)


@grounded_pure
def changed(texts: Texts) -> list[Texts]:
    groups = grouped(texts)
    groups[0].append(texts[0])
    return groups
