"""Accepted: what was ``None`` is filled, and keeps its sources from then on."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


class Page:
    def __init__(self) -> None:
        self.text: Grounded[str] | None = None

    def load(self, key: str) -> None:
        self.text = fetch(key)


@grounded_pure
def loaded(key: str) -> Grounded[str] | None:
    page = Page()
    if page.text is None:
        page.load(key)
    return page.text


@grounded_pure
def loaded_and_returned(key: str) -> Grounded[str] | None:
    page = Page()
    if page.text is None:
        page.load(key)
        return page.text
    return page.text


@grounded_pure
def assigned(key: str) -> Grounded[str]:
    page = Page()
    if page.text is None:
        page.text = fetch(key)
    return page.text


@grounded_pure
def missing(key: str) -> list[Grounded[str]] | InsufficientEvidence:
    page = Page()
    page.load(key)
    if page.text is None:
        return InsufficientEvidence(reason="nothing was loaded")
    return [page.text]


@grounded_pure
def of_a_dictionary(keys: list[str]) -> list[Grounded[str]]:
    found: dict[str, Grounded[str] | None] = dict.fromkeys(keys)
    for key in keys:
        if found[key] is None:
            found[key] = fetch(key)
    return [text for text in found.values() if text is not None]
