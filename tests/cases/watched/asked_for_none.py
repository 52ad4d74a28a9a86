"""Refused: what a test found to be ``None`` may be there by now, where something else filled it."""

from __future__ import annotations

from typing import TypedDict

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Page:
    def __init__(self) -> None:
        self.text: Grounded[str] | None = None
        self.size: int | None = None

    def load(self, key: str) -> None:
        self.text = fetch(key)

    def measure(self, key: str) -> None:
        if len(fetch(key)) > 3:
            self.size = 4

    def loads(self, key: str) -> bool:
        self.text = fetch(key)
        return True


class Row(TypedDict):
    text: Grounded[str] | None


def fill(row: Row, key: str) -> None:
    row["text"] = fetch(key)


def fill_list(texts: list[Grounded[str] | None], key: str) -> None:
    texts[0] = fetch(key)


@grounded_pure
def by_a_method(key: str) -> str:
    page = Page()
    if page.text is None:
        page.load(key)
        return f"title: {page.text}"  # E: grounded-laundering
    return ""


@grounded_pure
def in_one_test(key: str) -> str:
    page = Page()
    if page.text is None and page.loads(key):
        return str(page.text)  # E: grounded-laundering
    return ""


@grounded_pure
def in_a_match(key: str) -> str:
    page = Page()
    match page.text:
        case None:
            page.load(key)
            return f"{page.text}"  # E: grounded-laundering
        case _:
            return ""


@grounded_pure
def by_another_name(key: str) -> str:
    page = Page()
    other = page
    if page.text is None:
        other.text = fetch(key)
        return f"{page.text}"  # E: grounded-laundering
    return ""


@grounded_pure
def of_a_typed_dictionary(key: str) -> str:
    row: Row = {"text": None}
    if row["text"] is None:
        fill(row, key)
        return f"{row['text']}"  # E: grounded-laundering
    return ""


@grounded_pure
def of_a_list(key: str) -> str:
    texts: list[Grounded[str] | None] = [None]
    if texts[0] is None:
        fill_list(texts, key)
        return f"{texts[0]}"  # E: grounded-laundering
    return ""


@grounded_pure
def of_a_function_around(key: str) -> str:
    text: Grounded[str] | None = None

    def load() -> None:
        nonlocal text
        text = fetch(key)

    if text is None:
        load()
        return f"{text}"  # E: grounded-laundering
    return ""


@grounded_pure
def of_a_number(key: str) -> str:
    page = Page()
    if page.size is None:
        page.measure(key)
        return f"{page.size}"  # E: grounded-laundering
    return ""
