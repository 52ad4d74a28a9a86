"""Refused: a class binds the name of a marked method, whose type mypy takes for the new one's."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Base:
    """What proofs know."""

    @grounded_pure
    def rank(self, text: Grounded[str]) -> int:
        """Tells nothing."""
        return 0

    @grounded_pure
    def place(self, text: Grounded[str]) -> int:
        """Nor does this."""
        return 1


class Sub(Base):
    """Tells, by a lambda."""

    rank = lambda self, text: len(text)  # E: grounded-laundering
    place, other = (lambda self, text: len(text)), 1  # E: grounded-laundering


@grounded_pure
def told(base: Base) -> int:
    """Asks whatever it is."""
    return base.rank(fetch("a")) + base.place(fetch("b"))
