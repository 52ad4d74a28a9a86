"""Refused: what a generator returns at its end is a selection, as what it yields is."""

from __future__ import annotations

from collections.abc import Generator

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure(discloses={"condition"})
def returned(name: str) -> Generator[int, None, Grounded[str] | None]:
    doc = fetch(name)
    yield 1
    return doc if "x" in doc else None  # E: grounded-laundering


@grounded_pure(discloses={"condition", "selection"})
def allowed(name: str) -> Generator[int, None, Grounded[str] | None]:
    doc = fetch(name)
    yield 1
    return doc if "x" in doc else None
