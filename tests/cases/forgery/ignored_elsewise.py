"""Accepted: comments that silence mypy where nothing plain is taken for grounded."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import Quote, fetch, fetch_int, keep

T = TypeVar("T")


@grounded_pure
def first(examples: list[T], default: T) -> T:
    found: list[T] = []  # type: ignore[unused-ignore]
    found += examples
    return (found or [default])[0]  # type: ignore[unused-ignore]


@agent
@grounded_pure
def nothing(i: str) -> Grounded[str] | None:
    found: Grounded[str] = None  # type: ignore[assignment]
    return found


@agent
@grounded_pure
def another_content(i: str) -> Grounded[str]:
    text: Grounded[str] = fetch_int(i)  # type: ignore[assignment]
    return keep(doc=text)  # type: ignore[unused-ignore]


@agent
@grounded_pure
def record(i: str) -> list[Quote]:
    quotes: list[Quote] = [Quote(fetch(i), "first")]  # type: ignore[arg-type]
    quotes.append(Quote(text=fetch(i)))  # type: ignore[unused-ignore]
    return quotes
