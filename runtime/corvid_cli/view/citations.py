"""What a saved answer cites, looked up in its sources again."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from attrs import field, frozen
from corvid_runtime.citations import (
    Checked,
    Location,
    Problem,
    SavedAnswer,
    SourceText,
    Verdict,
    validate_cited_output,
)
from corvid_runtime.citations.evidence import check_quotations, cites_nothing
from corvid_runtime.citations.walking import walk

Range = tuple[int, int]
"""Half-open, in code points."""


@frozen
class Citation:
    """A quote of the answer: the ranges of its source where it stands, or why it does not hold.

    `verdict` is how it stands there (exact, relocated, normalized, elided) or what is wrong with
    it; `problem` says so in a sentence and is None if nothing is wrong.
    """

    number: int
    quote: str
    source: str
    verdict: str
    ranges: tuple[Range, ...] = ()
    page: int | None = None
    problem: str | None = None

    @property
    def anchor(self) -> str:
        """The name of the citation within the page."""
        return f"cite-{self.number}"

    def span_anchor(self, part: int) -> str:
        """The name within the page of a range of the source, counted from 0."""
        return f"span-{self.number}-{part + 1}"

    @property
    def place(self) -> str:
        """Where in its source it stands, in words; empty if it does not."""
        ranges = " and ".join(f"{start} to {end}" for start, end in self.ranges)
        page = "" if self.page is None else f"page {self.page}, "
        return f"{page}characters {ranges}" if ranges else ""


@frozen
class Quoted:
    """Words of the answer's text that are a citation."""

    range: Range
    citation: Citation


@frozen
class Citations:
    """All citations of an answer, by the path in its value where each stands.

    A typed answer has `spans` and, where a claim lacks any, `uncited`; an answer without spans has
    the `quoted` words of its texts.
    """

    spans: Mapping[str, Citation] = field(factory=dict)
    uncited: Mapping[str, str] = field(factory=dict)
    quoted: Mapping[str, Sequence[Quoted]] = field(factory=dict)

    @property
    def all(self) -> list[Citation]:
        """Every citation, in the order of the answer."""
        return [*self.spans.values(), *(q.citation for each in self.quoted.values() for q in each)]

    def hold_below(self, path: str) -> bool:
        """Tell whether some span at or below a path holds."""
        return any(
            citation.problem is None
            for at, citation in self.spans.items()
            if at == path or at.startswith((f"{path}.", f"{path}["))
        )

    @property
    def summary(self) -> str:
        """How many citations hold, in words."""
        if not self.all:
            return "nothing is cited"
        held = sum(citation.problem is None for citation in self.all)
        return f"{held} of {len(self.all)} citations stand in their sources"


def find_citations(saved: SavedAnswer) -> Citations:
    """Return the citations of an answer, each verified: its spans, or the quotations of its texts.

    Quoted words that are too short to be a citation are left out.
    """
    sources = _located(saved)
    report = validate_cited_output(saved.value, sources)
    if cites_nothing(report):
        return Citations(quoted=_quoted(saved.value, sources))
    held = {checked.path: checked for checked in report.verified}
    wrong = {each.path: each for each in report.problems}
    spans = dict[str, Citation]()
    for node in walk(saved.value):
        number, path = len(spans) + 1, node.path
        if path in held:
            span = held[path].span
            source = sources[span.source_uri]
            spans[path] = _held(number, span.quote, source, held[path].verdict, page=span.page)
        elif path in wrong and node.fields is not None:
            spans[path] = _broken(number, node.fields, wrong[path])
    uncited = {path: each.message for path, each in wrong.items() if path not in spans}
    return Citations(spans, uncited)


def _located(saved: SavedAnswer) -> dict[str, SourceText]:
    """Return the sources; one that knows no pages learns those that its retrievals name."""
    places = defaultdict[str, list[Location]](list)
    for step in saved.chain.retrievals():
        if step.location is not None and step.location.char_span is not None:
            places[step.source].append(step.location)
    return {
        uri: source if source.locations else SourceText(uri, source.text, locations=places[uri])
        for uri, source in saved.sources.items()
    }


def _held(
    number: int, quote: str, source: SourceText, verdict: Verdict, page: int | None = None
) -> Citation:
    folds = f" ({', '.join(verdict.folds)})" if verdict.folds else ""
    places = source.locate(verdict.spans[0])
    return Citation(
        number=number,
        quote=quote,
        source=source.uri,
        verdict=verdict.kind + folds,
        ranges=verdict.spans,
        page=places[0].page if places else page,
    )


def _broken(number: int, fields: Mapping[str, object], problem: Problem) -> Citation:
    return Citation(
        number=number,
        quote=str(fields.get("quote") or ""),
        source=problem.span.source_uri if problem.span else str(fields.get("source_uri", "")),
        verdict=problem.code.replace("_", " "),
        problem=problem.message,
    )


def _quoted(value: object, sources: Mapping[str, SourceText]) -> dict[str, list[Quoted]]:
    """Return what each text of the answer quotes, by its path."""
    found = defaultdict[str, list[Quoted]](list)
    for number, each in enumerate(check_quotations(value, sources), start=1):
        outcome, words = each.outcome, each.quotation
        if isinstance(outcome, Checked):
            source = sources[outcome.span.source_uri]
            citation = _held(number, words.text, source, outcome.verdict)
        else:
            citation = Citation(number, words.text, "", "not found", problem=outcome.message)
        found[each.path].append(Quoted(words.span, citation))
    return found
