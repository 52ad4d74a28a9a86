"""What an answer claims and what each claim rests on, each text with its digest."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import attrs

from corvid_runtime.citations.corpus import Source
from corvid_runtime.citations.evidence import check_quotations, cites_nothing
from corvid_runtime.citations.report import Checked, Problem
from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.validate import validate_cited_output
from corvid_runtime.citations.walking import Node, walk
from corvid_runtime.digests import digest_of

CONTEXT: Final = 200
"""How many characters before and behind a cited passage are kept with it."""

_SUPPORT: Final = {"supporting_spans": "text", "spans": "value"}
"""The field that holds the citations of a claim, and the one that says what is claimed."""

_EVIDENCE: Final = frozenset({"citations", "claims", "confidence", "spans", "supporting_spans"})


@attrs.frozen
class Text:
    """A text and its digest; of a text that is not kept, its digest alone.

    Attributes:
        digest: SHA-256 of its UTF-8, in hexadecimal.
        content: the text, or None.
    """

    digest: str
    content: str | None = attrs.field(default=None, eq=False)

    @classmethod
    def of(cls, content: str) -> Text:
        """Return a text that is known."""
        return cls(digest_of(content) or "", content)

    def __str__(self) -> str:
        return self.content if self.content is not None else f"sha256:{self.digest[:12]}"


@attrs.frozen
class Rested:
    """A citation that was looked up.

    Attributes:
        source: the name of the source.
        quote: the words.
        verdict: how they stood there (`Verdict.kind`), or the code of what was wrong.
        span: where they stood, half-open, in code points.
        passage: the passage with `CONTEXT` characters on either side; None if they did not stand.
    """

    source: str
    quote: Text
    verdict: str
    span: tuple[int, int] | None = None
    passage: Text | None = None


@attrs.frozen
class Claimed:
    """A claim, and the citations it rested on."""

    text: Text
    citations: tuple[Rested, ...] = ()


@attrs.frozen
class Outline:
    """What an answer claims.

    Attributes:
        claims: in the order of the answer.
        sources: the digest of each source it was verified in, by name.
    """

    claims: tuple[Claimed, ...]
    sources: Mapping[str, str]

    def texts(self) -> Iterator[Text]:
        """Yield every text that is content: claims, quotes and passages."""
        for claim in self.claims:
            yield claim.text
            for cited in claim.citations:
                yield cited.quote
                if cited.passage is not None:
                    yield cited.passage


def outline_of(value: Any, sources: Mapping[str, Source]) -> Outline:
    """Return what an answer claims, its citations looked up in the sources.

    Args:
        value: a plain answer: typed, or as parsed JSON.
        sources: the texts, by name.
    """
    known = {name: _indexed(name, source) for name, source in sources.items()}
    claims = list(_claims(value))
    paths = [path for path, _ in claims]
    cited: list[list[Rested]] = [[] for _ in claims]
    for path, outcome in _outcomes(value, known):
        cited[_claim_at(path, paths)].append(_rested(outcome, known))
    return Outline(
        tuple(Claimed(Text.of(said), tuple(of)) for (_, said), of in zip(claims, cited)),
        {name: digest_of(source.text) or "" for name, source in known.items()},
    )


def _indexed(name: str, source: Source) -> SourceText:
    return source if isinstance(source, SourceText) else SourceText(name, source)


def _outcomes(
    value: Any, sources: Mapping[str, SourceText]
) -> Iterator[tuple[str, Checked | Problem]]:
    """Yield each citation and where in the answer it stands, in the order of the answer."""
    report = validate_cited_output(value, sources)
    if cites_nothing(report):
        yield from ((each.path, each.outcome) for each in check_quotations(value, sources))
        return
    found: dict[str, Checked | Problem] = {each.path: each for each in report.verified}
    found |= {each.path: each for each in report.problems}
    yield from ((node.path, found[node.path]) for node in walk(value) if node.path in found)


def _claims(value: Any) -> Iterator[tuple[str, str]]:
    """Yield where each claim has its citations, and what it says; the whole answer comes first."""
    yield "", _said(_gist(value))
    for node in walk(value):
        for support, said in _SUPPORT.items():
            if node.fields is not None and {support, said} <= node.fields.keys():
                yield _below(node, support), _said(node.fields[said])


def _gist(value: Any) -> Any:
    """Return what an answer says as a whole: its one field, or all that are no evidence."""
    if not isinstance(value, dict):
        return value
    said = {name: part for name, part in value.items() if name not in _EVIDENCE}
    return next(iter(said.values())) if len(said) == 1 else said


def _said(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True, default=str)


def _below(node: Node, name: str) -> str:
    return f"{node.path}.{name}" if node.path else name


def _claim_at(path: str, claims: Sequence[str]) -> int:
    """Return the claim whose citations a path stands among: the innermost."""
    return max(
        (at for at, claim in enumerate(claims) if path == claim or path.startswith(f"{claim}[")),
        key=lambda at: len(claims[at]),
        default=0,
    )


def _rested(outcome: Checked | Problem, sources: Mapping[str, SourceText]) -> Rested:
    span = outcome.span
    quote = Text.of(span.quote if span is not None else "")
    name = span.source_uri if span is not None else ""
    if isinstance(outcome, Problem) or outcome.verdict.span is None:
        return Rested(name, quote, outcome.code if isinstance(outcome, Problem) else "rejected")
    start, end = outcome.verdict.span
    passage = sources[name].text[max(0, start - CONTEXT) : end + CONTEXT]
    return Rested(name, quote, outcome.verdict.kind, (start, end), Text.of(passage))
