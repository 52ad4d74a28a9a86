"""What a saved answer quotes, and where in its sources that stands."""

from collections.abc import Iterator, Mapping

from attrs import frozen
from corvid_runtime.citations import SourceText, quotations, verify_quote
from corvid_runtime.citations.quotations import Quotation

from corvid_cli.saved_answer import SavedAnswer


@frozen
class CitedSpan:
    """A part of a source that supports a claim; offsets in code points, half-open."""

    claim: int
    part: int
    source: str
    start: int
    end: int

    @property
    def anchor(self) -> str:
        """The span's name within the page."""
        return f"span-{self.claim}-{self.part}"

    @property
    def claim_anchor(self) -> str:
        """The name of the claim that it supports."""
        return f"claim-{self.claim}"


@frozen
class Claim:
    """A quotation of the answer, with the spans it was found at, or the problem if it was not."""

    number: int
    start: int
    end: int
    spans: tuple[CitedSpan, ...] = ()
    problem: str | None = None

    @property
    def anchor(self) -> str:
        """The claim's name within the page."""
        return f"claim-{self.number}"


def find_claims(answer: SavedAnswer) -> list[Claim]:
    """Return the quotations of the answer in order, each verified against the sources.

    Quoted words that are too short to be a citation are left out.
    """
    sources = {uri: SourceText(uri, text) for uri, text in answer.sources.items()}
    quoted = (each for each in quotations(answer.text) if not _too_short(each))
    return [_claim(number, each, sources) for number, each in enumerate(quoted, start=1)]


def _too_short(quotation: Quotation) -> bool:
    return verify_quote(quotation.text, SourceText("", "")).reason == "too_short"


def _claim(number: int, quotation: Quotation, sources: Mapping[str, SourceText]) -> Claim:
    spans = tuple(_spans(number, quotation.text, sources))
    problem = None if spans else "stands in no source"
    return Claim(number, *quotation.span, spans=spans, problem=problem)


def _spans(number: int, quote: str, sources: Mapping[str, SourceText]) -> Iterator[CitedSpan]:
    """Yield the parts of the quote in the first source that has it."""
    for uri, source in sources.items():
        verdict = verify_quote(quote, source)
        if verdict.verified:
            for part, (start, end) in enumerate(verdict.spans, start=1):
                yield CitedSpan(number, part, uri, start, end)
            return
