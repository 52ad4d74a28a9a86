"""Legal citations: extracted from an answer, resolved against a corpus, verified in both stages.

Needs the ``legal`` extra (eyecite), which knows the reporters and codes of the United States. Short
forms, *supra* and *id.* are resolved to the authority that was cited in full before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import attrs

from corvid_runtime.citations.answers import Claim
from corvid_runtime.citations.corpus import Corpus, Library, Source
from corvid_runtime.citations.entailment import Entailment, EntailmentVerdict, check_entailment
from corvid_runtime.citations.quotations import Quotation, quotations
from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.spans import Span
from corvid_runtime.citations.strict import verify_quotation
from corvid_runtime.citations.verdict import Verdict

if TYPE_CHECKING:
    from eyecite.models import CitationBase

Form = Literal["full", "short", "supra", "id"]
Standing = Literal["verified", "rejected", "unquoted", "not_in_corpus", "no_antecedent"]

_FORMS: Final[dict[str, Form]] = {
    "ShortCaseCitation": "short",
    "ReferenceCitation": "short",
    "SupraCitation": "supra",
    "IdCitation": "id",
}
_NOTHING: Final = SourceText("", "")
_HEAD: Final = 1000
"""How many characters of a source may name the authority that it is."""

_SIGNAL: Final = re.compile(
    r"[\s.,;:?!)(\]\"'\u2019\u201d]*"
    r"(?:(?:but |and )?(?:see|cf|accord|compare|e\.g)\b[\s.,]*(?:(?:also|e\.g)\b[\s.,]*)?)?",
    re.IGNORECASE,
)
_SENTENCE_ENDS: Final = re.compile(r"[.?!][\"'\u2019\u201d)\]]*\s")
_IN_A_SENTENCE: Final = re.compile(r"(?:in|under|as|by|per)\s", re.IGNORECASE)


@attrs.frozen
class LegalCitation:
    """A citation as an answer makes it.

    Attributes:
        text: as it is written, with the names of the parties and the year where they stand.
        span: where it stands in the answer, half-open, in code points.
        form: in full, or one of those that point back to it.
        authority: the full citation it means, such as ``410 U.S. 113``; None if nothing before it
            says which.
        pin: the page it points to, as it is written. It is not checked.
    """

    text: str
    span: tuple[int, int]
    form: Form
    authority: str | None
    pin: str | None = None


@attrs.frozen
class LegalCheck:
    """The check of one citation; true in a condition only if its quotes stand in its source.

    Attributes:
        citation: the citation.
        standing: ``verified``; ``rejected`` (a quote does not stand in the source), ``unquoted``
            (there are no words to check), ``not_in_corpus``, ``no_antecedent``.
        source_uri: the source it was resolved to.
        verdicts: the first stage: each quotation with its verdict.
        support: the second stage, where a checker was given and the quotes stand.
    """

    citation: LegalCitation
    standing: Standing
    source_uri: str | None = None
    verdicts: tuple[tuple[Quotation, Verdict], ...] = ()
    support: EntailmentVerdict | None = None

    def __bool__(self) -> bool:
        return self.standing == "verified"


@attrs.frozen
class LegalReport:
    """Every citation of an answer, in order, and the quotations that none of them is cited for."""

    checks: tuple[LegalCheck, ...]
    uncited: tuple[Quotation, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether there is a citation, every one is verified, and no quotation lacks one."""
        return bool(self.checks) and all(self.checks) and not self.uncited

    def __bool__(self) -> bool:
        return self.ok


def legal_citations(text: str) -> tuple[LegalCitation, ...]:
    """Return the legal citations of a text, in order.

    Raises:
        ModuleNotFoundError: eyecite is not installed.
    """
    from eyecite import get_citations, resolve_citations

    found = [each for each in get_citations(text) if type(each).__name__ != "UnknownCitation"]
    resolved: dict[Any, list[CitationBase]] = resolve_citations(found)
    authorities = {
        id(each): _authority(resource.citation)
        for resource, cited in resolved.items()
        for each in cited
    }
    return tuple(_citation(text, each, authorities.get(id(each))) for each in found)


def check_legal_citations(
    answer: str, corpus: Corpus, checker: Entailment | None = None
) -> LegalReport:
    """Verify every legal citation of an answer.

    A quotation belongs to the citation right behind it, or, where that is in another sentence, to
    the one before it in its paragraph. Words too short to verify (scare quotes) do not count.

    Args:
        answer: the text.
        corpus: a mapping from URI to text, or a function from a full citation to one. A source of a
            mapping is the authority that its URI names, or else the first that its text names.
        checker: the second stage: judges what the answer says by the words it quotes.

    Raises:
        ModuleNotFoundError: eyecite is not installed.
    """
    citations = legal_citations(answer)
    quoted = [
        each
        for each in quotations(answer)
        if not _is_inside(each, citations)
        and verify_quotation(each, _NOTHING).reason != "too_short"
    ]
    cited_for = {at: _cited_for(each, citations, answer) for at, each in enumerate(quoted)}
    uris = _uris(corpus) if isinstance(corpus, Mapping) else None
    check = _Check(answer, Library(corpus), uris, checker)
    checks = [
        check.of(citation, [quoted[at] for at, cited in cited_for.items() if cited is citation])
        for citation in citations
    ]
    uncited = tuple(quoted[at] for at, cited in cited_for.items() if cited is None)
    return LegalReport(tuple(checks), uncited)


@attrs.frozen
class _Check:
    _answer: str
    _library: Library
    _uris: Mapping[str, str] | None
    _checker: Entailment | None

    def of(self, citation: LegalCitation, quoted: Sequence[Quotation]) -> LegalCheck:
        """Return what a citation is worth, given the quotations it is cited for."""
        if citation.authority is None:
            return LegalCheck(citation, "no_antecedent")
        uri = self._uri(citation.authority)
        if uri is None:
            return LegalCheck(citation, "not_in_corpus")
        verdicts = tuple((each, self._verdict(each, uri)) for each in quoted)
        if not verdicts:
            return LegalCheck(citation, "unquoted", uri)
        if not all(verdict for _, verdict in verdicts):
            return LegalCheck(citation, "rejected", uri, verdicts)
        spans = [Span(uri, verdict.text or "") for _, verdict in verdicts]
        support = self._support(quoted, spans)
        return LegalCheck(citation, "verified", uri, verdicts, support)

    def _uri(self, authority: str) -> str | None:
        if self._uris is not None:
            return self._uris.get(authority)
        return authority if self._library.source(authority) else None

    def _verdict(self, quotation: Quotation, uri: str) -> Verdict:
        source = self._library.source(uri)
        verdict = verify_quotation(quotation, source) if source is not None else None
        # The library knows, too, whether the words stand in another source.
        return verdict or self._library.check(Span(uri, quotation.text))

    def _support(
        self, quoted: Sequence[Quotation], spans: Sequence[Span]
    ) -> EntailmentVerdict | None:
        if self._checker is None:
            return None
        claim = Claim(_sentences(self._answer, quoted), tuple(spans))
        return check_entailment(claim, self._library.corpus, self._checker)


def _citation(text: str, found: CitationBase, authority: str | None) -> LegalCitation:
    start, end = found.full_span()
    return LegalCitation(
        text=text[start:end],
        span=(start, end),
        form=_FORMS.get(type(found).__name__, "full"),
        authority=authority,
        pin=getattr(found.metadata, "pin_cite", None),
    )


def _authority(citation: Any) -> str:
    return " ".join(str(citation.corrected_citation()).split())


def _uris(corpus: Mapping[str, Source]) -> dict[str, str]:
    """Return which source is which authority; what two sources claim to be is neither."""
    found: dict[str, str] = {}
    twice: set[str] = set()
    for uri, source in corpus.items():
        text = source.text if isinstance(source, SourceText) else source
        named = _full(uri) or _full(text[:_HEAD])
        if named is not None and found.setdefault(named, uri) != uri:
            twice.add(named)
    return {named: uri for named, uri in found.items() if named not in twice}


def _full(text: str) -> str | None:
    return next((each.authority for each in legal_citations(text) if each.form == "full"), None)


def _is_inside(quotation: Quotation, citations: Sequence[LegalCitation]) -> bool:
    start, end = quotation.span
    return any(each.span[0] <= start and end <= each.span[1] for each in citations)


def _cited_for(
    quotation: Quotation, citations: Sequence[LegalCitation], answer: str
) -> LegalCitation | None:
    start, end = quotation.span
    before = [each for each in citations if _same_paragraph(answer, each.span[1], start)]
    behind = [each for each in citations if _same_paragraph(answer, end, each.span[0])]
    last = before[-1] if before else None
    following = behind[0] if behind else None
    if following is not None and (last is None or _belongs(answer[end - 1 :], end - 1, following)):
        return following
    return last


def _belongs(text: str, offset: int, citation: LegalCitation) -> bool:
    """Tell whether a quotation that a text begins behind belongs to the citation that follows it.

    It does in the same sentence, and in the next if that is nothing but the citation.
    """
    between = text[: citation.span[0] - offset]
    if not _SENTENCE_ENDS.search(between):
        return True
    return bool(_SIGNAL.fullmatch(between[1:])) and not _IN_A_SENTENCE.match(citation.text)


def _same_paragraph(text: str, start: int, end: int) -> bool:
    return start <= end and "\n\n" not in text[start:end]


def _sentences(answer: str, quoted: Sequence[Quotation]) -> str:
    """Return the sentences that hold quotations, without the citations in them."""
    start, end = min(each.span[0] for each in quoted), max(each.span[1] for each in quoted)
    cited = [each.span for each in legal_citations(answer)]
    ends = [0, *_sentence_ends(answer, cited), len(answer)]
    first = max(each for each in ends if each <= start)
    last = min(each for each in ends if each >= end)
    kept, at = [], first
    for begin, stop in cited:
        if first <= begin < last:
            kept.append(answer[at:begin])
            at = max(at, stop)
    return " ".join(" ".join([*kept, answer[at:last]]).split())


def _sentence_ends(answer: str, cited: Sequence[tuple[int, int]]) -> Iterator[int]:
    for found in _SENTENCE_ENDS.finditer(answer):
        if not any(start <= found.start() < end for start, end in cited):
            yield found.end()
