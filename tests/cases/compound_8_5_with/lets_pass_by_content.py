"""Refused: content decides which failure a manager lets pass, and the proof discloses none."""

from __future__ import annotations

from contextlib import suppress

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Budget:
    """Keeps failures to itself as long as it was not spent."""

    def __init__(self) -> None:
        self.is_spent = False

    def look(self, text: Grounded[str]) -> None:
        if "x" in text:
            self.is_spent = True

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> bool:
        return not self.is_spent


@grounded_pure(discloses=("condition",))
def chosen(i: str) -> str:
    kinds = ValueError if "x" in fetch(i) else KeyError
    with suppress(kinds):  # E: grounded-laundering
        raise ValueError("x")
    return "done"


@grounded_pure(discloses=("condition",))
def by_its_state(i: str) -> str:
    budget = Budget()
    budget.look(fetch(i))
    with budget:  # E: grounded-laundering
        raise KeyError
    return "done"


@grounded_pure(discloses=("condition",))
def plainly(i: str) -> str:
    with suppress(ValueError):
        raise ValueError("x")
    return "done"
