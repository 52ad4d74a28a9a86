"""What was asked, answered and checked."""

from __future__ import annotations

from typing import Any

import attrs

from corvid_runtime import CitationViolation, GroundedValue, UngroundedReturn, lift, prompt
from corvid_runtime.citations import CitationReport, InsufficientEvidence, Span
from corvid_runtime.content import strip
from corvid_runtime.retrievers.hits import Hit
from corvid_runtime.retrievers.outputs import field_of, read_output
from corvid_runtime.retrievers.session import Session


@attrs.frozen
class Attempt:
    """An answer, and what its citations are worth."""

    output: object
    report: CitationReport


@attrs.frozen
class Exchange:
    """The searches and attempts that one answer took.

    Attributes:
        name: the function that was asked.
        session: the searches, and what they found.
        attempts: the answers, the last being the one that counts.
    """

    name: str
    session: Session
    attempts: tuple[Attempt, ...]

    @property
    def ok(self) -> bool:
        """Whether the last answer's citations hold."""
        return self.attempts[-1].report.ok

    @property
    def spans(self) -> list[Span]:
        """The quotations of the last answer that were verified, placed in their documents."""
        return [checked.span for checked in self.attempts[-1].report.verified]

    @property
    def cited(self) -> list[Hit]:
        """The hits that hold a verified quotation, or that are cited without one."""
        named = {field_of(citation, "source_id") for citation in self._unquoted}
        return [
            hit
            for hit in self.session.hits
            if not named.isdisjoint((hit.source_id, hit.uri))
            or any(_holds(hit, span) for span in self.spans)
        ]

    @property
    def _unquoted(self) -> list[object]:
        if not self.ok:
            return []
        citations = field_of(read_output(self.attempts[-1].output), "citations") or ()
        return [citation for citation in citations if not field_of(citation, "quote")]

    @property
    def answer(self) -> Any:
        """The last answer, grounded in the passages it cites; a refusal is `InsufficientEvidence`.

        Raises:
            CitationViolation: its citations do not hold.
            UngroundedReturn: nothing was found, and the answer is no refusal.
        """
        output, report = self.attempts[-1].output, self.attempts[-1].report
        if not report.ok:
            first = report.problems[0]
            raise CitationViolation(
                f"{self.name} was asked {len(self.attempts)} times and no answer held: {report}",
                span=first.span.quote if first.span else "",
                place=first.path,
                hint="retrieve more, or let the answer be a refusal (InsufficientEvidence)",
            )
        answer = read_output(output)
        if isinstance(answer, InsufficientEvidence):
            return answer
        return _grounded(self.name, output, self.cited or self.session.hits)


def _holds(hit: Hit, span: Span) -> bool:
    return span.source_uri == hit.uri and span.verify(strip(hit.content))


def _grounded(name: str, output: Any, hits: list[Hit]) -> Any:
    """Return an answer with the chains of the hits it cites.

    An output that is grounded already, from a `@prompt`, keeps its chain; one from a plain function
    gets the step of a prompt of that name.
    """

    def cited(answer: Any, contents: Any) -> Any:
        return answer

    contents = [hit.content for hit in hits]
    if isinstance(output, GroundedValue):
        return lift(cited)(output, contents)
    if not hits:
        raise UngroundedReturn(
            f"{name} answered although nothing was found",
            hint="retrieve more, or let the answer be a refusal (InsufficientEvidence)",
        )
    cited.__name__ = cited.__qualname__ = name
    return prompt(cited)(output, contents)
