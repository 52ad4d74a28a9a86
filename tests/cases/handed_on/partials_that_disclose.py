"""Refused: what a function discloses with what a partial binds, where the mark does not allow it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


def checked(doc: Grounded[str]) -> Grounded[str] | None:
    return doc if "a" in doc else None


def headed(head: str, doc: Grounded[str]) -> Grounded[str]:
    return head + doc


@grounded_pure(discloses={"condition"})
def bound(i: str) -> Callable[[], Grounded[str] | None]:
    return partial(checked, fetch(i))  # E: grounded-laundering


@grounded_pure
def bound_text(i: str) -> list[Grounded[str]]:
    return [*map(partial(headed, f"{fetch(i)}"), [fetch("b")])]  # E: grounded-laundering


@grounded_pure(discloses={"condition", "refusal"})
def allowed(i: str) -> Callable[[], Grounded[str] | None]:
    return partial(checked, fetch(i))
