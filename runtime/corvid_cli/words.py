"""What others wrote, on one line of a terminal or in a row for programs."""

from __future__ import annotations

from typing import Any

from corvid_runtime.citations import Problem
from corvid_runtime.printing import printable

__all__ = ["printable", "problem_row", "shown"]


def counted(number: int, one: str, many: str | None = None) -> str:
    """Return a number with its noun; the plural ends in an s where no other is given."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def shown(words: str) -> str:
    """Return words on one line, in quotation marks."""
    quote = " ".join(words.split())
    return repr(quote if len(quote) <= 60 else f"{quote[:59]}…")


def problem_row(problem: Problem) -> dict[str, Any]:
    """Return a problem as JSON."""
    span, verdict = problem.span, problem.verdict
    nearest = verdict.nearest if verdict is not None else None
    return {
        "path": problem.path,
        "code": problem.code,
        "message": problem.message,
        "source": span.source_uri if span is not None else None,
        "quote": span.quote if span is not None else None,
        "nearest": nearest.text if nearest is not None else None,
    }
