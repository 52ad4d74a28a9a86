"""Asking again until the citations hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from corvid_runtime.citations.report import CitationReport
from corvid_runtime.errors import CitationViolation

T = TypeVar("T")


def retry_until_cited(
    ask: Callable[[str], T], check: Callable[[T], CitationReport], *, attempts: int = 3
) -> T:
    """Ask for an answer until its citations hold.

    Args:
        ask: returns an answer; receives the problems of the last one, at first an empty text.
        check: verifies the citations of an answer.
        attempts: how often to ask.

    Raises:
        CitationViolation: no answer's citations held; the message says what is wrong with the last.
        ValueError: `attempts` is not positive.
    """
    if attempts < 1:
        raise ValueError(f"attempts={attempts}: an answer is asked for at least once")
    feedback = ""
    for _ in range(attempts):
        answer = ask(feedback)
        report = check(answer)
        if report.ok:
            return answer
        feedback = report.feedback
    worst = report.problems[0]
    raise CitationViolation(
        f"asked {attempts} times and no answer's citations held: {report}",
        span=worst.span.quote if worst.span else "",
        place=worst.path,
        hint="retrieve more, or let the answer be a refusal (InsufficientEvidence)",
    )
