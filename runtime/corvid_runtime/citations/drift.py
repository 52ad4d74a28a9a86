"""What became of a citation: resolved in the text that it was made from, then in that of now."""

from __future__ import annotations

from typing import Literal

import attrs

from corvid_runtime.citations.corpus import Corpus, Library
from corvid_runtime.citations.forms import Place, WrittenCitation
from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.verdict import Verdict
from corvid_runtime.citations.verify import verify_quote

DriftKind = Literal["stands", "moved", "changed", "gone", "never_stood", "unknown"]


@attrs.frozen
class Drift:
    """What became of a citation.

    Attributes:
        kind: ``stands`` where it was, ``moved`` within its source or to one with the same text,
            ``changed`` (the words stood there, and do no more), ``gone`` (there is no such source
            any more), ``never_stood`` (not in the text that it was made from: fabricated), or
            ``unknown`` (they do not stand now, and the text it was made from is not known).
        source: the name of the source now.
        span: where the words stand now, half-open, in code points.
        lines: the first and the last line on which they stand now, counted from 1.
        message: what happened, in a line.
    """

    kind: DriftKind
    source: str
    span: Place | None = None
    lines: Place | None = None
    message: str = ""

    @property
    def holds(self) -> bool:
        """Whether the words stand in a source of now."""
        return self.kind in ("stands", "moved")


def sources_now(corpus: Corpus) -> Library:
    """Return what citations are resolved in."""
    return Library(corpus)


def resolve(written: WrittenCitation, then: SourceText | None, now: Library) -> Drift:
    """Say what became of a citation.

    Args:
        written: the citation.
        then: the text that it was made from, where that is known.
        now: the sources as they are.
    """
    if then is not None and not verify_quote(written.quote, then):
        message = "the words do not stand in the text that they were cited from"
        return Drift("never_stood", written.source, message=message)
    named = now.source(written.source)
    source = now.same_as(then) if named is None and then is not None else named
    if source is None:
        kind: DriftKind = "unknown" if then is None else "gone"
        return Drift(kind, written.source, message="there is no such source now")
    claimed = source.lines(*written.lines) if written.lines else written.char_span
    verdict = verify_quote(written.quote, source, claimed=claimed)
    if verdict.span is None:
        return _lost(then, source, verdict)
    lines = _lines(source, verdict.span)
    if named is not None and not _has_moved(written, then, verdict, lines):
        return Drift("stands", source.uri, verdict.span, lines)
    message = f"the words stand in {source.uri!r} on line {lines[0]} now"
    return Drift("moved", source.uri, verdict.span, lines, message)


def _lost(then: SourceText | None, source: SourceText, verdict: Verdict) -> Drift:
    nearest = verdict.nearest
    closest = f"; nearest is {nearest.text!r}: {nearest.difference}" if nearest is not None else ""
    if then is None:
        message = (
            f"the words do not stand there, and what they were cited from is not known{closest}"
        )
        return Drift("unknown", source.uri, message=message)
    return Drift("changed", source.uri, message=f"the words stood there, and do no more{closest}")


def _has_moved(
    written: WrittenCitation, then: SourceText | None, verdict: Verdict, lines: Place
) -> bool:
    if written.lines is not None:
        return not (written.lines[0] <= lines[0] and lines[1] <= written.lines[1])
    if written.char_span is not None:
        return verdict.kind == "relocated"
    stood = verify_quote(written.quote, then).span if then is not None else None
    return then is not None and stood is not None and _lines(then, stood) != lines


def _lines(source: SourceText, span: Place) -> Place:
    return source.line_at(span[0]), source.line_at(max(span[0], span[1] - 1))
