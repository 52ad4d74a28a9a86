"""``cites="doc"``: every word that an answer quotes stands in the document it was given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import attrs

from corvid_runtime.citations.characters import DOUBLE_QUOTES
from corvid_runtime.citations.quotations import Quotation, quotations
from corvid_runtime.citations.report import shorten
from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.spans import Span
from corvid_runtime.citations.verdict import Verdict
from corvid_runtime.citations.verify import verify_quote
from corvid_runtime.citations.walking import is_refusal, walk
from corvid_runtime.errors import CitationViolation

_MARKER: Final = re.compile(r"[ \t]?(?:\[\^?\d{1,3}(?:[,;–-] ?\d{1,3})*\]|【[^】]{1,60}】)")


_ATTRIBUTED: Final = re.compile(
    f"[{DOUBLE_QUOTES}](.+)[{DOUBLE_QUOTES}]\\s*[(—–-][^{DOUBLE_QUOTES}]*", re.DOTALL
)
_CHANGED_CAPITAL: Final = re.compile(r"\[([^\W\d_])\](?=\w)")


@attrs.frozen
class VerifiedQuotation:
    """Words that an answer quotes and that stand in its source.

    Attributes:
        place: where in the answer.
        span: where in the source, ready to be cited.
        verdict: how they were verified.
    """

    place: str
    span: Span
    verdict: Verdict


def require_citations(
    answer: object, source: object, *, parameter: str
) -> tuple[VerifiedQuotation, ...]:
    """Demand that everything an answer quotes stands in the source, and that it quotes something.

    Quotation marks of every style, block quotes and phrases in backticks quote. Words too short to
    verify (scare quotes) are no citations. In a structured answer every text is searched, and the
    quote of every span counts. A typed refusal (`InsufficientEvidence`) need not quote anything.

    Args:
        answer: a model's answer: text, or a structure that holds text.
        source: the document that the answer must cite: text, a `SourceText`, or a structure that
            holds texts, each of them a document of its own.
        parameter: the name of the prompt's parameter that the document was passed as.

    Returns:
        The verified quotations, in order.

    Raises:
        CitationViolation: words that do not stand in the source, a part of the answer that cannot
            be looked into, or no verifiable quotation at all.
    """
    documents = _documents(source, parameter)
    if not documents:
        raise CitationViolation(f"{parameter!r} holds no text that could be quoted", place="answer")
    known: dict[str, tuple[SourceText, Verdict]] = {}
    verified: list[VerifiedQuotation] = []
    for place, quotation in _quotations_in(answer, parameter):
        if quotation.text not in known:
            known[quotation.text] = _best(quotation, documents)
        document, verdict = known[quotation.text]
        if verdict.reason == "too_short":
            continue
        if not verdict:
            raise _violation(quotation, place, verdict, parameter)
        span = Span(document.uri, verdict.text or "", verdict.span)
        verified.append(VerifiedQuotation(place, span, verdict))
    if not verified and not any(map(is_refusal, walk(answer))):
        raise CitationViolation(
            f"the answer quotes nothing of {parameter!r} that could be verified",
            place="answer",
            hint=f"quote the words of {parameter!r} that the answer rests on",
        )
    return tuple(verified)


def _quotations_in(answer: object, parameter: str) -> Iterator[tuple[str, Quotation]]:
    for node in walk(answer):
        path = f"answer.{node.path}" if node.path else "answer"
        if node.opaque:
            kind = type(node.value).__name__
            raise CitationViolation(
                f"cannot look for quotations of {parameter!r} inside a {kind}",
                place=path,
                hint="return text, or a structure of text, dataclasses and containers",
            )
        if isinstance(node.value, str):
            text = str.__str__(node.value)
            for each in quotations(text):
                start, end = each.span
                yield f"{path} characters {start}-{end}", each
        elif node.fields is not None and "source_uri" in node.fields:
            quote = node.fields.get("quote")
            if isinstance(quote, str):
                yield f"{path}.quote", Quotation(str.__str__(quote), (0, len(quote)))


def _documents(source: object, parameter: str) -> list[SourceText]:
    if isinstance(source, SourceText):
        return [source]
    texts = [node for node in walk(source) if isinstance(node.value, str)]
    return [SourceText(parameter + _suffix(node.path), str(node.value)) for node in texts]


def _suffix(path: str) -> str:
    return f".{path}" if path and not path.startswith("[") else path


def _best(quotation: Quotation, documents: list[SourceText]) -> tuple[SourceText, Verdict]:
    """Return the document that a quotation stands in, or the first, with the verdict."""
    rejected: list[tuple[SourceText, Verdict]] = []
    for document in documents:
        verdict = verify_quotation(quotation, document)
        if verdict:
            return document, verdict
        rejected.append((document, verdict))
    return rejected[0]


def verify_quotation(quotation: Quotation, source: SourceText) -> Verdict:
    """Verify a quotation, without what the answer's own sentence put between the marks."""
    text = quotation.text.strip()
    verdict = verify_quote(text, source)
    for bare in _without_additions(quotation):
        if verdict or verdict.reason == "too_short":
            break
        verdict = verify_quote(bare, source) or verdict
    return verdict


def _without_additions(quotation: Quotation) -> Iterator[str]:
    """Yield the quotation without citation markers, attribution, or a closing comma or full stop.

    American typography puts the sentence's own comma or full stop inside the closing mark (Chicago
    Manual of Style 6.9), and a capital changed to fit the sentence into brackets (13.21).
    """
    unmarked = _MARKER.sub("", quotation.text).strip()
    attributed = _ATTRIBUTED.fullmatch(unmarked) if quotation.style == "block" else None
    words = unmarked if attributed is None else attributed[1]
    in_marks = quotation.style == "marks" or attributed is not None
    for text in (words, *_with_original_capital(words)):
        yield text
        if in_marks and text.endswith((".", ",")):
            yield text[:-1]


def _with_original_capital(text: str) -> Iterator[str]:
    changed = _CHANGED_CAPITAL.match(text)
    if changed is not None:
        yield changed[1].lower() + text[changed.end() :]
        yield changed[1].upper() + text[changed.end() :]


def _violation(
    quotation: Quotation, place: str, verdict: Verdict, parameter: str
) -> CitationViolation:
    nearest = verdict.nearest
    reason = f": {nearest.difference}" if nearest is not None else ""
    if verdict.omitted:
        reason = f": it leaves out {', '.join(map(repr, verdict.omitted))}"
    return CitationViolation(
        f"{shorten(quotation.text)} at {place} does not stand in {parameter!r}{reason}",
        span=quotation.text,
        place=place,
        nearest=nearest.text if nearest is not None else None,
        hint=f"quote {parameter!r} word for word, or say it without quotation marks",
    )
