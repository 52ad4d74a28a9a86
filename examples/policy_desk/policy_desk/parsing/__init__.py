"""Parsers: a file in, a titled list of text blocks with sections and locations out."""

from collections.abc import Callable
from pathlib import Path

from policy_desk.errors import ParseError
from policy_desk.parsing.html import parse_html
from policy_desk.parsing.markdown import parse_markdown
from policy_desk.parsing.pdf import parse_pdf
from policy_desk.records import ParsedDocument, SourceKind

_PARSERS: dict[SourceKind, Callable[[bytes, str], ParsedDocument]] = {
    SourceKind.PDF: parse_pdf,
    SourceKind.MARKDOWN: parse_markdown,
    SourceKind.HTML: parse_html,
}

__all__ = ["parse_document"]


def parse_document(path: Path, content: bytes) -> ParsedDocument:
    kind = SourceKind.of(path)
    if kind is None:
        raise ParseError(f"{path.name}: not a kind of document that is read here")
    fallback_title = path.stem.replace("-", " ").replace("_", " ").capitalize()
    try:
        document = _PARSERS[kind](content, fallback_title)
    except UnicodeDecodeError as error:
        raise ParseError(f"{path.name}: not UTF-8 text") from error
    if not document.blocks:
        raise ParseError(f"{path.name}: no text in it")
    return document
