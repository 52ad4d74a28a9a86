"""What an answer must cite, and a check that it does; the settings are those of Crux."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, Protocol

import attrs

from corvid_runtime.citations.report import Checked, CitationReport, Problem, describe, shorten
from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.spans import Span
from corvid_runtime.citations.verdict import Verdict
from corvid_runtime.citations.walking import fields_of
from corvid_runtime.location import Location

Quotes = Literal["required", "optional", False]


@attrs.frozen
class Citation:
    """What a model says it rests on.

    Attributes:
        source_id: the document.
        quote: the words it rests on.
        chunk_id: the passage, where the model says.
        namespace: the corpus, where the model says.
    """

    source_id: str
    quote: str | None = None
    chunk_id: str | None = None
    namespace: str | None = None


class CitableHit(Protocol):
    """A passage that was retrieved and may be cited."""

    @property
    def namespace(self) -> str:
        """The corpus it is from."""
        ...

    @property
    def source_id(self) -> str:
        """The document, unique in its namespace."""
        ...

    @property
    def chunk_id(self) -> str:
        """The passage, unique in its document."""
        ...

    @property
    def content(self) -> Any:
        """The passage in the source's own words: text, grounded or plain."""
        ...

    @property
    def location(self) -> Location | None:
        """Where the passage stands in the document."""
        ...


@attrs.frozen
class _Evidence:
    """The hits a citation may mean, each indexed at most once per check."""

    hits: Sequence[CitableHit]
    _texts: dict[int, SourceText] = attrs.field(factory=dict, init=False)

    def named(self, citation: Citation) -> list[int]:
        return [at for at, hit in enumerate(self.hits) if _is_named(hit, citation)]

    def verdict(self, at: int, quote: str) -> Verdict:
        if at not in self._texts:
            self._texts[at] = SourceText(uri_of(self.hits[at]), self.hits[at].content)
        return Span(self._texts[at].uri, quote).check(self._texts[at])

    def holding(self, quote: str, among: Sequence[int]) -> dict[int, Verdict]:
        verdicts = {at: self.verdict(at, quote) for at in among}
        return {at: verdict for at, verdict in verdicts.items() if verdict}


@attrs.frozen
class CitationContract:
    """What an answer must cite.

    Args:
        required: whether it must cite at all.
        quotes: whether a citation must quote. One that is given is verified whatever this says.
        max_citations: how many citations are allowed; None for any number. Citations of the same or
            overlapping words, and those of the same passage without words, count as one.

    Raises:
        ValueError: a setting is out of range.
    """

    required: bool = True
    quotes: Quotes = attrs.field(
        default="optional", validator=attrs.validators.in_(("required", "optional", False))
    )
    max_citations: int | None = attrs.field(
        default=None, validator=attrs.validators.optional(attrs.validators.ge(1))
    )

    def check(self, citations: object, hits: Sequence[CitableHit]) -> CitationReport:
        """Check that citations name retrieved passages and quote them word for word.

        Codes besides those of a verdict: ``uncited``, ``too_many``, ``malformed``,
        ``unknown_source`` (not among the hits), ``ambiguous`` (several sources fit),
        ``missing_quote``, ``misattributed`` (the words stand in another hit).

        Args:
            citations: `Citation` objects, spans, or mappings with the same fields; anything else is
                a problem and never a pass.
            hits: what was retrieved for this answer.
        """
        if not isinstance(citations, Sequence) or isinstance(citations, (str, bytes)):
            return CitationReport((Problem("citations", "malformed", "not a list of citations"),))
        evidence = _Evidence(hits)
        outcomes = [
            self._outcome(f"citations[{at}]", each, evidence) for at, each in enumerate(citations)
        ]
        return CitationReport(
            (
                *self._count(_distinct(citations, outcomes)),
                *(each for each in outcomes if isinstance(each, Problem)),
            ),
            tuple(each for each in outcomes if isinstance(each, Checked)),
        )

    def _count(self, count: int) -> Iterator[Problem]:
        if self.required and not count:
            yield Problem("citations", "uncited", "the answer cites nothing")
        if self.max_citations is not None and count > self.max_citations:
            message = f"{count} citations, and at most {self.max_citations} are allowed"
            yield Problem("citations", "too_many", message)

    def _outcome(self, path: str, raw: object, evidence: _Evidence) -> Problem | Checked | None:
        citation = _read(raw)
        if citation is None:
            return Problem(path, "malformed", f"not a citation: {shorten(repr(raw))}")
        named = evidence.named(citation)
        if not named:
            message = f"{citation.source_id!r} is not among the retrieved passages"
            return Problem(path, "unknown_source", message, _span(citation))
        if citation.quote is not None and citation.quote.strip():
            return _quoted(path, citation, citation.quote, named, evidence)
        if self.quotes == "required":
            message = f"the citation of {citation.source_id!r} has no quote"
            return Problem(path, "missing_quote", message, _span(citation))
        uris = {uri_of(evidence.hits[at]) for at in named}
        return None if len(uris) == 1 else _ambiguous(path, citation, uris)


def _distinct(citations: Sequence[object], outcomes: Sequence[Problem | Checked | None]) -> int:
    """Count citations, those of one place once: a model may say twice what it rests on."""
    placed = [each for each in outcomes if isinstance(each, Checked)]
    others = {
        _read(raw) or at
        for at, (raw, each) in enumerate(zip(citations, outcomes, strict=True))
        if not isinstance(each, Checked)
    }
    return len(others) + _places(placed)


def _places(checked: Sequence[Checked]) -> int:
    """Count the places of verified quotes, those that overlap in a document once."""
    texts: set[tuple[str, str | None]] = set()
    spans: list[tuple[str, tuple[int, int]]] = []
    for each in checked:
        location, span = each.span.location, each.span.char_span
        if location is None or location.char_span is None or span is None:
            # Offsets count from the passage, of which a document has many.
            texts.add((each.span.source_uri, each.verdict.text))
        else:
            spans.append((each.span.source_uri, span))
    count, reached = len(texts), ("", 0)
    for uri, (start, end) in sorted(spans):
        same = uri == reached[0]
        count += not same or start >= reached[1]
        reached = (uri, max(reached[1], end) if same else end)
    return count


def uri_of(hit: CitableHit) -> str:
    """Return a hit's name in a provenance chain: ``namespace/source_id``."""
    return f"{hit.namespace}/{hit.source_id}"


def _quoted(
    path: str, citation: Citation, quote: str, named: list[int], evidence: _Evidence
) -> Problem | Checked:
    holding = evidence.holding(quote, named)
    uris = {uri_of(evidence.hits[at]) for at in holding}
    if len(uris) > 1:
        return _ambiguous(path, citation, uris)
    if holding:
        at, verdict = next(iter(holding.items()))
        return Checked(path, _placed(evidence.hits[at], quote, verdict), verdict)
    verdict = evidence.verdict(named[0], quote)
    others = [at for at in range(len(evidence.hits)) if at not in named]
    for at, other in evidence.holding(quote, others).items():
        if verdict.reason == "not_found" and other.span is not None:
            place = (uri_of(evidence.hits[at]), other.span)
            verdict = attrs.evolve(verdict, reason="misattributed", elsewhere=place)
    return describe(path, Span(uri_of(evidence.hits[named[0]]), quote), verdict)


def _placed(hit: CitableHit, quote: str, verdict: Verdict) -> Span:
    """Return the span in the document, if the hit knows where in it its passage stands."""
    location, span = hit.location, verdict.span
    if location is None or span is None:
        return Span(uri_of(hit), quote, span)
    whole = location.char_span
    if whole is not None and whole[1] - whole[0] == len(hit.content):
        span = (whole[0] + span[0], whole[0] + span[1])
    return Span(uri_of(hit), quote, span, location.page, location.bbox, location)


def _ambiguous(path: str, citation: Citation, uris: set[str]) -> Problem:
    message = f"{citation.source_id!r} could be {' or '.join(sorted(uris))}"
    return Problem(path, "ambiguous", message, _span(citation))


def _span(citation: Citation) -> Span:
    return Span(citation.source_id, citation.quote or "")


def _is_named(hit: CitableHit, citation: Citation) -> bool:
    if citation.source_id not in (hit.source_id, uri_of(hit)):
        return False
    if citation.namespace is not None and citation.namespace != hit.namespace:
        return False
    return citation.chunk_id is None or citation.chunk_id == hit.chunk_id


def _read(raw: object) -> Citation | None:
    if isinstance(raw, Citation):
        return raw
    fields: Mapping[str, object] = fields_of(raw) or {}
    names = ("source_id", "quote", "chunk_id", "namespace")
    source, quote, chunk, namespace = (fields.get(name) for name in names)
    if source is None:
        source = fields.get("source_uri")
    if not isinstance(source, str) or not source:
        return None
    if not all(each is None or isinstance(each, str) for each in (quote, chunk, namespace)):
        return None
    return Citation(source, quote, chunk, namespace)  # type: ignore[arg-type]
