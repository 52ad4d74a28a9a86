"""Answers of Anthropic's and OpenAI's APIs, grounded in the documents that they cite.

Their clients are passed what was retrieved, and return what the model cites of it. A `@prompt`
around the call would ground the answer in everything that was passed; here only what is cited
counts, and quoted words are verified.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from corvid_runtime.citations import (
    Answer,
    Claim,
    InsufficientEvidence,
    SourceText,
    Span,
    spans_from_anthropic,
    spans_from_openai,
)
from corvid_runtime.content import chain_of, strip
from corvid_runtime.errors import CitationViolation
from corvid_runtime.graph import EMPTY, join, record
from corvid_runtime.makers import wrap
from corvid_runtime.provenance import PromptTransform
from corvid_runtime.value import Grounded

Documents = Mapping[str, Grounded[str]]


def answer_from_anthropic(
    message: Any, documents: Documents
) -> Grounded[Answer[str]] | InsufficientEvidence:
    """Return the answer in a message of Anthropic's Messages API, each citation of it verified.

    Args:
        message: of the client, streamed or not, or as JSON.
        documents: the texts that were sent as documents, or as search results, by their URIs, in
            the order in which they were sent.

    Returns:
        The whole text, with a claim for each block of it that cites; or a refusal, where the model
        cited nothing, or nothing that was retrieved.

    Raises:
        CitationViolation: words are cited that do not stand in the document, or a document that
            was not sent.
        ValueError: a citation that cannot be read.
    """
    fields = _fields(message)
    blocks = [block for block in fields["content"] if block.get("type") == "text"]
    claims = [Claim(block["text"], _cited(block, documents)) for block in blocks]
    claims = [claim for claim in claims if claim.supporting_spans]
    text = "".join(block["text"] for block in blocks)
    sources = [span.source_uri for claim in claims for span in claim.supporting_spans]
    answer = Answer(text, tuple(claims), 1.0)
    cited = _chosen(sources, documents)
    found: Grounded[Answer[str]] | InsufficientEvidence
    found = _grounded(answer, "anthropic", fields, cited)
    return found


def answer_from_openai(response: Any, documents: Documents) -> Grounded[str] | InsufficientEvidence:
    """Return the text of a response of OpenAI's Responses or Chat Completions API.

    The API names the files and pages that an answer rests on, and not their words: nothing is
    verified but that they are among those that were retrieved.

    Args:
        response: of the client, streamed or not, or as JSON.
        documents: the texts, by the ids of their files and the addresses of their pages.

    Returns:
        The text; or a refusal, where the model cited nothing, or nothing that was retrieved.

    Raises:
        CitationViolation: a file or a page is cited that is none of the documents.
        ValueError: an annotation that cannot be read.
    """
    fields = _fields(response)
    cited = _chosen([span.source_uri for span in spans_from_openai(fields)], documents)
    found: Grounded[str] | InsufficientEvidence
    found = _grounded(_text(fields), "openai", fields, cited)
    return found


def _fields(answer: Any) -> dict[str, Any]:
    plain = strip(answer)
    fields = plain if isinstance(plain, Mapping) else plain.model_dump(mode="json")
    return dict(fields)


def _cited(block: Any, documents: Documents) -> tuple[Span, ...]:
    spans = spans_from_anthropic({"content": [block]}, list(documents))
    return tuple(_verified(span, documents) for span in spans)


def _verified(span: Span, documents: Documents) -> Span:
    text = strip(_document(span.source_uri, documents))
    if not span.verify(text):
        raise CitationViolation(
            f"{span.quote!r:.80} does not stand in {span.source_uri}",
            span=span.quote,
            hint="send the model the same text that the citation is verified in",
        )
    return span.located(SourceText(span.source_uri, text))


def _document(uri: str, documents: Documents) -> Grounded[str]:
    if uri not in documents:
        raise CitationViolation(
            f"{uri!r:.80} is cited, which is none of the documents",
            hint="pass all that the model was given, by the same names",
        )
    return documents[uri]


def _chosen(uris: Iterable[str], documents: Documents) -> list[Grounded[str]]:
    return [_document(uri, documents) for uri in dict.fromkeys(uris)]


def _grounded(answer: Any, name: str, fields: Mapping[str, Any], cited: list[Any]) -> Any:
    if not cited:
        return InsufficientEvidence("the model cited nothing")
    chain = join(*map(chain_of, cited))
    if chain is EMPTY:
        return InsufficientEvidence("what the model cited was not retrieved")
    return wrap(answer, record(PromptTransform(name, fields.get("model")), 1.0, [chain]))


def _text(fields: Mapping[str, Any]) -> str:
    messages = [choice["message"] for choice in fields.get("choices", ())]
    parts = [part for item in fields.get("output", ()) for part in item.get("content") or ()]
    texts = [message.get("content") for message in messages] + [part.get("text") for part in parts]
    return "".join(text for text in texts if isinstance(text, str))
