"""Refused: a helper without a mark may answer with content, which stays content."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, each, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, fetch_rows


def squash(text: Grounded[str]) -> Grounded[str]:
    return text.lower().strip()


def stands_in(quote: str, text: Grounded[str]) -> bool:
    return quote in squash(text)


def best_at(rows: list[Grounded[str]]) -> int:
    best = 0
    for at, row in enumerate(rows):
        if row > rows[best]:
            best = at
    return best


def labelled(text: Grounded[str]) -> str:
    if "x" in text:
        return "good"
    return "bad"


def twice(text: Grounded[str]) -> str:
    return labelled(text) + labelled(text)


def listed(text: Grounded[str]) -> list[str]:
    return ["x"] if "x" in text else []


LAST: list[bool] = []


def noted(text: Grounded[str]) -> bool:
    LAST.append(True)
    return "x" in text


class Desk:
    def muted(self, text: Grounded[str]) -> bool:
        return "x" in text


class NotingDesk(Desk):
    def muted(self, text: Grounded[str]) -> bool:
        LAST.append(True)
        return "x" in text


@grounded_pure
def selected(question: str) -> list[Grounded[str]] | InsufficientEvidence:
    rows = each(fetch_rows(question))
    kept = [row for row in rows if stands_in(question, row) and not Desk().muted(row)]  # E: grounded-laundering
    if any(stands_in(question, row) for row in rows) and twice(rows[0]) == "goodgood":
        return kept
    return InsufficientEvidence(reason="nothing fits")


@grounded_pure
def filtered(question: str) -> list[Grounded[str]]:
    rows = each(fetch_rows(question))
    return sorted(filter(Desk().muted, rows), key=labelled)


@grounded_pure
def indexed(question: str) -> Grounded[str]:
    rows = each(fetch_rows(question))
    at = best_at(rows)
    return rows[at]


@grounded_pure
def returned(question: str) -> bool:
    return stands_in(question, fetch(question))  # E: grounded-laundering


@grounded_pure
def bound(question: str) -> str:
    label = twice(fetch(question))
    return label  # E: grounded-laundering


@grounded_pure
def decides(question: str) -> str:
    if stands_in(question, fetch(question)):
        return "yes"  # E: grounded-laundering
    return "no"  # E: grounded-laundering


@grounded_pure
def by_method(question: str) -> bool:
    return Desk().muted(fetch(question))  # E: grounded-laundering


@grounded_pure
def collected(question: str) -> list[bool]:
    return [stands_in(question, row) for row in each(fetch_rows(question))]  # E: grounded-laundering


def asked(test: Callable[[Grounded[str]], bool], text: Grounded[str]) -> bool:
    return test(text)


@grounded_pure
def handed_on(question: str) -> list[str]:
    return list(map(labelled, each(fetch_rows(question))))  # E: grounded-laundering


@grounded_pure
def of_list(question: str) -> Grounded[str]:
    doc = fetch(question)
    return doc[: len(listed(doc))]  # E: grounded-laundering


@grounded_pure
def after_a_look(question: str) -> Grounded[str]:
    doc = fetch(question)
    if noted(doc):  # the helper changes something, whatever content is
        return doc.upper()
    return doc


@grounded_pure
def changed_after_a_look(question: str) -> Grounded[str]:
    doc = fetch(question)
    if "y" in doc and noted(doc):  # E: grounded-laundering
        return doc.upper()
    return doc
