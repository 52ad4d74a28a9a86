"""Citations as model providers issue them, read into spans.

The shapes are those of Anthropic's Messages API (citations of text blocks) and of OpenAI's
Responses, Chat Completions and Assistants APIs (annotations). A provider's citation is a claim like
any other: the spans read here still have to be verified. Where a provider names a source but not
its words, the span's quote is empty, and verification rejects it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from corvid_runtime.citations.spans import Span
from corvid_runtime.citations.walking import walk
from corvid_runtime.location import Location

Issued = Mapping[str, Any]


def spans_from_anthropic(message: Issued, documents: Sequence[str]) -> list[Span]:
    """Read the citations of a message of Anthropic's Messages API.

    Args:
        message: the message as JSON.
        documents: the URI of each document block that was sent, in order: citations number them.

    Raises:
        ValueError: a citation of an unknown type, or one that lacks a field or names a document
            that was not sent.
    """
    return [
        _anthropic(citation, documents)
        for block in _blocks(message)
        for citation in block.get("citations") or ()
    ]


def spans_from_openai(response: Issued) -> list[Span]:
    """Read the annotations of a response of OpenAI's Responses, Chat Completions or Assistants API.

    The source is the file's id or the page's URL. An annotation of the Assistants API may quote the
    file; the others name a source and no words, so their quote is empty.

    Raises:
        ValueError: an annotation of an unknown type, or one that lacks a field.
    """
    return [
        _openai(annotation)
        for node in walk(response)
        for annotation in _annotations(node.fields or {})
        if _field(annotation, "type", str) != "file_path"
    ]


def _annotations(fields: Issued) -> Sequence[Any]:
    found = fields.get("annotations") or ()
    if not isinstance(found, Sequence) or isinstance(found, str):
        raise ValueError(f"annotations are a list, not {found!r:.80}")
    return found


def _blocks(message: Issued) -> Iterator[Issued]:
    content = message.get("content")
    if not isinstance(content, Sequence) or isinstance(content, str):
        raise ValueError("a message has a list of content blocks")
    yield from (block for block in content if isinstance(block, Mapping))


def _anthropic(citation: Any, documents: Sequence[str]) -> Span:
    kind, quote = _field(citation, "type", str), _field(citation, "cited_text", str)
    if kind == "web_search_result_location":
        return Span(_field(citation, "url", str), quote)
    if kind == "search_result_location":
        element = _range(citation, "block")
        return Span(_field(citation, "source", str), quote, location=Location(element=element))
    if kind not in _ANTHROPIC:
        raise ValueError(f"unknown type of citation: {kind!r}")
    number = _field(citation, "document_index", int)
    if not 0 <= number < len(documents):
        raise ValueError(f"citation of document {number}, and {len(documents)} were sent")
    return _ANTHROPIC[kind](citation, documents[number], quote)


def _by_characters(citation: Issued, uri: str, quote: str) -> Span:
    start = _field(citation, "start_char_index", int)
    end = _field(citation, "end_char_index", int)
    return Span(uri, quote, (start, end))


def _by_page(citation: Issued, uri: str, quote: str) -> Span:
    page = _field(citation, "start_page_number", int)
    return Span(uri, quote, page=page, location=Location(page=page))


def _by_block(citation: Issued, uri: str, quote: str) -> Span:
    return Span(uri, quote, location=Location(element=_range(citation, "block")))


_ANTHROPIC: Final = {
    "char_location": _by_characters,
    "page_location": _by_page,
    "content_block_location": _by_block,
}


def _range(citation: Issued, unit: str) -> str:
    start = _field(citation, f"start_{unit}_index", int)
    end = _field(citation, f"end_{unit}_index", int)
    return f"{unit}s {start}-{end}"


def _openai(annotation: Any) -> Span:
    kind = _field(annotation, "type", str)
    if kind not in ("file_citation", "container_file_citation", "url_citation"):
        raise ValueError(f"unknown type of annotation: {kind!r}")
    nested = annotation.get(kind)
    fields = nested if isinstance(nested, Mapping) else annotation
    quote = fields.get("quote") or ""
    uri = _field(fields, "url" if kind == "url_citation" else "file_id", str)
    return Span(uri, quote if isinstance(quote, str) else "")


def _field(citation: Any, name: str, kind: type) -> Any:
    value = citation.get(name) if isinstance(citation, Mapping) else None
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ValueError(f"a citation needs {name!r} as {kind.__name__}, not {value!r:.80}")
    return value
