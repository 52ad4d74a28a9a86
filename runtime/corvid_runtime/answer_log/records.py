"""An entry of the log as it is chained: digests, names and verdicts, and no content."""

from __future__ import annotations

import hashlib
import json
from datetime import datetime
from typing import Any, Final

from corvid_runtime.answer_log.outline import Claimed, Outline, Rested, Text

START: Final = "0" * 64
"""What stands for the seal before the first."""


def seal_of(previous: str, record: str) -> str:
    """Return the digest that chains a record to all before it."""
    return hashlib.sha256(f"{previous}\n{record}".encode()).hexdigest()


def canonical(record: Any) -> str:
    """Write a record, always in the same way."""
    return json.dumps(record, sort_keys=True, separators=(",", ":"))


def written(outline: Outline) -> dict[str, Any]:
    """Return an outline as JSON of digests."""
    return {
        "sources": dict(outline.sources),
        "claims": [
            {"text": claim.text.digest, "citations": [_cited(each) for each in claim.citations]}
            for claim in outline.claims
        ],
    }


def read(record: Any, contents: dict[str, str]) -> Outline:
    """Return the outline of a record, with the texts that are kept, by their digest."""

    def text(digest: str) -> Text:
        return Text(digest, contents.get(digest))

    def rested(cited: Any) -> Rested:
        span, passage = cited["span"], cited["passage"]
        return Rested(
            cited["source"],
            text(cited["quote"]),
            cited["verdict"],
            None if span is None else (span[0], span[1]),
            None if passage is None else text(passage),
        )

    claims = (
        Claimed(text(claim["text"]), tuple(map(rested, claim["citations"])))
        for claim in record["claims"]
    )
    return Outline(tuple(claims), record["sources"])


def kept_digests(record: Any) -> set[str]:
    """Return the digests of all content that is kept for a record, unless it was taken out."""
    if not record["keeps"]:
        return {record["chain"]}
    subject = record["subject"]
    texts = {text.digest for text in read(record, {}).texts()}
    return {record["chain"], record["value"], *texts, *([subject] if subject else [])}


def is_answer(record: Any) -> bool:
    """Tell whether a record is that of an answer, as `AnswerLog.append` writes it."""
    return (
        _has(record, kind=str, time=str, value=str, chain=str, keeps=bool, claims=list)
        and record["kind"] == "answer"
        and isinstance(record.get("subject", 0), (str, type(None)))
        and _is_time(record["time"])
        and _has(record, sources=dict)
        and all(isinstance(digest, str) for digest in record["sources"].values())
        and all(map(_is_claim, record["claims"]))
    )


def is_forgotten(record: Any) -> bool:
    """Tell whether a record says that content was taken out."""
    return (
        _has(record, kind=str, entries=list)
        and record["kind"] == "forgotten"
        and all(type(number) is int for number in record["entries"])
    )


def _is_claim(claim: Any) -> bool:
    return _has(claim, text=str, citations=list) and all(map(_is_cited, claim["citations"]))


def _is_cited(cited: Any) -> bool:
    if not _has(cited, source=str, quote=str, verdict=str) or not {"span", "passage"} <= {*cited}:
        return False
    span, passage = cited["span"], cited["passage"]
    is_span = span is None or (isinstance(span, list) and [type(at) for at in span] == [int, int])
    return is_span and isinstance(passage, (str, type(None)))


def _is_time(text: str) -> bool:
    try:
        return datetime.fromisoformat(text).utcoffset() is not None
    except ValueError:
        return False


def _has(record: Any, **kinds: type) -> bool:
    return isinstance(record, dict) and all(
        isinstance(record.get(name), kind) for name, kind in kinds.items()
    )


def _cited(cited: Rested) -> dict[str, Any]:
    return {
        "source": cited.source,
        "quote": cited.quote.digest,
        "verdict": cited.verdict,
        "span": None if cited.span is None else list(cited.span),
        "passage": None if cited.passage is None else cited.passage.digest,
    }
