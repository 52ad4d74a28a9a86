"""The outcome of checking many citations at once."""

from __future__ import annotations

from typing import Final

import attrs

from corvid_runtime.citations.spans import Span
from corvid_runtime.citations.verdict import Verdict

ADVICE: Final = {
    "not_found": "Quote the source word for word, or leave the claim out.",
    "too_short": "Quote at least a few telling words.",
    "too_costly": "Quote a more telling passage.",
    "omitted_negation": "Quote the passage with its negation.",
    "out_of_range": "Give the offsets where the words stand.",
    "misattributed": "Cite the source in which the words stand.",
    "source_missing": "Cite only sources you were given.",
    "unknown_source": "Cite only passages you were given.",
    "ambiguous": "Say which one: give its namespace.",
    "missing_quote": "Quote the words your answer rests on.",
    "too_many": "Keep the citations that matter most.",
    "uncited": "Cite the passages your answer rests on, or say that the evidence is insufficient.",
    "malformed": "Give each citation its source and its quote, as text.",
    "unknown_container": "Answer with plain data.",
    "value_not_in_quote": "Give a value that the quote states, or quote the words that state it.",
}
"""What a model should do about each reason code."""


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

    @property
    def feedback(self) -> str:
        """What to tell a model that is asked again: each problem, and what to do about it."""
        if self.ok:
            return ""
        lines = ["The citations of your last answer do not hold:"]
        for problem in self.problems:
            advice = ADVICE.get(problem.code, "Correct it.")
            lines.append(f"- {problem.path or 'answer'}: {problem.message}. {advice}")
        return "\n".join(lines)

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        if self.ok:
            return f"{len(self.verified)} citations verified"
        return "\n".join(map(str, self.problems))


def describe(path: str, span: Span, verdict: Verdict) -> Problem:
    """Put a rejected citation into words."""
    quoted, uri = shorten(span.quote), span.source_uri
    texts = {
        "source_missing": f"the corpus has no source {uri!r}",
        "too_short": f"{quoted} says too little to be verified",
        "too_costly": f"{quoted} could not be looked up: {uri!r} repeats itself too much",
        "omitted_negation": f"{quoted} leaves out {', '.join(map(repr, verdict.omitted))}",
        "out_of_range": f"{quoted} does not stand at {span.char_span} in {uri!r}",
    }
    message = texts.get(verdict.reason or "", f"{quoted} does not stand in {uri!r}")
    if verdict.elsewhere is not None:
        message += f" but in {verdict.elsewhere[0]!r} at {verdict.elsewhere[1]}"
    elif verdict.nearest is not None:
        message += f"; nearest is {shorten(verdict.nearest.text)}: {verdict.nearest.difference}"
    return Problem(path, verdict.reason or "not_found", message, span, verdict)


def shorten(text: str, most: int = 120) -> str:
    """Show a text on one line."""
    line = " ".join(text.split())
    return repr(line if len(line) <= most else f"{line[: most - 1]}…")
