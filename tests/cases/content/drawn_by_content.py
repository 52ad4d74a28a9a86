"""Refused: a method of content draws from an iterator that others have, as far as content says."""

from __future__ import annotations

from collections.abc import Iterator

from prelude import fetch

from corvid_runtime import Grounded, grounded_pure, lift


@grounded_pure
def joined(items: Iterator[str]) -> Grounded[str]:
    page = fetch("a")
    return page.join(items) if "bees" in page else page  # E: grounded-laundering


@grounded_pure
def apart(items: Iterator[str]) -> Grounded[bool]:
    return lift(set)(fetch("a")).isdisjoint(items)  # E: grounded-laundering


@grounded_pure
def of_its_own(items: list[str]) -> Grounded[str]:
    return fetch("a").join(item.upper() for item in items)
