"""What verification found."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Literal

import attrs

Kind = Literal["exact", "relocated", "normalized", "elided", "rejected"]

Reason = Literal[
    "not_found",
    "too_short",
    "omitted_negation",
    "out_of_range",
    "too_costly",
    "misattributed",
    "source_missing",
]


@attrs.frozen
class Nearest:
    """The passage of a source that comes closest to a quote: a diagnosis, never a match.

    Attributes:
        text: the passage, in the source's own words.
        span: where it stands, half-open, in code points of the source.
        difference: what would have to change, in words.
    """

    text: str
    span: tuple[int, int]
    difference: str

    def __str__(self) -> str:
        return self.text


def _nothing_near() -> Nearest | None:
    return None


@attrs.frozen
class Verdict:
    """The outcome of verifying one quote; true in a condition only if the quote is verified.

    Attributes:
        kind: ``exact`` (the very characters), ``relocated`` (stands elsewhere than claimed),
            ``normalized`` (differs in presentation only), ``elided`` (parts in order), or
            ``rejected``.
        reason: why it was rejected, None if it was not.
        span: where the quote stands, half-open, in code points of the source; None if rejected.
        text: the source's own text there; None if rejected.
        spans: the parts of an elided quote; else `span` alone; empty if rejected.
        omitted: what an elided quote leaves out, in the source's words; for the reason
            ``omitted_negation``, the negating word.
        elsewhere: for the reason ``misattributed``, the source and place where the quote stands.
    """

    kind: Kind
    reason: Reason | None = None
    span: tuple[int, int] | None = None
    text: str | None = None
    spans: tuple[tuple[int, int], ...] = ()
    omitted: tuple[str, ...] = ()
    elsewhere: tuple[str, tuple[int, int]] | None = None
    _compare: Callable[[], tuple[str, ...]] = attrs.field(default=tuple, repr=False, eq=False)
    _find_all: Callable[[], tuple[tuple[int, int], ...]] = attrs.field(
        default=tuple, repr=False, eq=False
    )
    _diagnose: Callable[[], Nearest | None] = attrs.field(
        default=_nothing_near, repr=False, eq=False
    )

    @property
    def verified(self) -> bool:
        """Whether the quote stands in the source."""
        return self.kind != "rejected"

    def __bool__(self) -> bool:
        return self.verified

    @cached_property
    def folds(self) -> tuple[str, ...]:
        """Names of the differences in presentation between quote and source."""
        return self._compare()

    @cached_property
    def occurrences(self) -> tuple[tuple[int, int], ...]:
        """Every place where the quote stands, in order; looked up when first asked for."""
        return self._find_all()

    @cached_property
    def nearest(self) -> Nearest | None:
        """The closest passage to a quote that was not found; looked up when first asked for."""
        return self._diagnose()
