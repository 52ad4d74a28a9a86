"""Refused: the mark is applied to what is no definition, so that nobody looks at its body."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


def size(text: Grounded[str]) -> int:
    """Tells how long the text is."""
    return len(text)


def zero(text: Grounded[str]) -> int:
    """Tells nothing."""
    return 0


class Sizer:
    """Tells as well."""

    def __call__(self, text: Grounded[str]) -> int:
        """How long it is."""
        return len(text)


def made() -> Callable[[Grounded[str]], int]:
    """Makes one."""
    return size


by_lambda = grounded_pure(lambda text: 0)  # E: grounded-laundering
alone: Callable[[], int] = grounded_pure(lambda: len(fetch("a")))  # E: grounded-laundering
chosen = grounded_pure(size if __name__ else zero)  # E: grounded-laundering
called = grounded_pure(Sizer())  # E: grounded-laundering
given = grounded_pure(made())  # E: grounded-laundering
held = grounded_pure(partial(size))  # E: grounded-laundering
taken = grounded_pure([zero, size][1])  # E: grounded-laundering
set_up = grounded_pure(discloses=())  # E: grounded-laundering
at_once = grounded_pure(discloses=())(lambda text: 0)  # E: grounded-laundering
named = grounded_pure(zero)
