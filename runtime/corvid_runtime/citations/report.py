"""The outcome of checking many citations at once."""

from __future__ import annotations

import attrs

from corvid_runtime.citations.spans import Span
from corvid_runtime.citations.verdict import Verdict


@attrs.frozen
class Problem:
    """One citation that does not hold.

    Attributes:
        path: where in the output, such as ``answer.claims[2].supporting_spans[0]``.
        code: the reason code.
        message: one line that says what is wrong and where the words really stand, if anywhere.
        span: the citation, where there is one.
        verdict: the outcome of verifying it, where it got that far.
    """

    path: str
    code: str
    message: str
    span: Span | None = None
    verdict: Verdict | None = None

    def __str__(self) -> str:
        return f"{self.path or 'output'}: {self.message} [{self.code}]"


@attrs.frozen
class Checked:
    """One citation that holds: where in the output, and the verdict with its method."""

    path: str
    span: Span
    verdict: Verdict


@attrs.frozen
class CitationReport:
    """What holds and what does not; true in a condition only if nothing is wrong."""

    problems: tuple[Problem, ...] = ()
    verified: tuple[Checked, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        if self.ok:
            return f"{len(self.verified)} citations verified"
        return "\n".join(map(str, self.problems))
