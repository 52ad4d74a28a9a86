"""Accepted: `Grounded[T | None]` is read as `Grounded[T] | None`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, summarize


@dataclass(frozen=True)
class Found:
    """A record that may have a text."""

    text: Grounded[str | None]


@grounded_pure
def first(i: str, wanted: bool) -> Grounded[str | None]:
    if not wanted:
        return None
    return summarize(fetch(i))


@grounded_pure
def second(text: Grounded[Optional[str]]) -> Grounded[str] | None:
    return text


@agent
def third(found: Found) -> Grounded[str | int | None]:
    if found.text is None:
        return None
    return summarize(found.text)


@agent
def all_of(texts: list[Grounded[str | None]]) -> list[Grounded[str]]:
    return [text for text in texts if text is not None]
