"""Reading a PDF into a source text that knows the page and box of every word.

Needs the ``pdf`` extra (pdfplumber). Boxes are in PDF points from the top left corner of the page.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import attrs

from corvid_runtime.citations.source import SourceText
from corvid_runtime.location import Location

_SAME_LINE: Final = 0.5


class UnreadableDocument(ValueError):
    """A file could not be read as what it should be."""


def read_pdf(document: Path | bytes, uri: str) -> SourceText:
    """Read the text layer of a PDF.

    Words of a line are joined by a blank, lines by a line end, pages by an empty line; each word
    has its location.

    Args:
        document: the file, or its content.
        uri: how spans will name it.

    Raises:
        UnreadableDocument: no PDF, an encrypted one, or one without any text.
        ModuleNotFoundError: pdfplumber is not installed.
    """
    import pdfplumber

    file = io.BytesIO(document) if isinstance(document, bytes) else document
    try:
        with pdfplumber.open(file) as pdf:
            words = [word for page in pdf.pages for word in _words(page)]
    except Exception as error:
        raise UnreadableDocument(f"{uri} could not be read as a PDF: {error}") from error
    if not words:
        raise UnreadableDocument(f"{uri} has no text layer: recognise its characters first")
    return _source(uri, words, f"pdfplumber {pdfplumber.__version__}")


@attrs.frozen
class _Word:
    text: str
    gap: str
    page: int
    bbox: tuple[float, float, float, float]


def _words(page: Any) -> Iterator[_Word]:
    previous: dict[str, Any] | None = None
    for word in page.extract_words():
        box = (word["x0"], word["top"], word["x1"], word["bottom"])
        yield _Word(word["text"], _gap(previous, word), page.page_number, box)
        previous = word
    page.close()


def _gap(previous: dict[str, Any] | None, word: dict[str, Any]) -> str:
    if previous is None:
        return "\n\n"
    beside = abs(word["top"] - previous["top"]) <= _SAME_LINE * (word["bottom"] - word["top"])
    return " " if beside else "\n"


def _source(uri: str, words: list[_Word], extractor: str) -> SourceText:
    pieces: list[str] = []
    locations: list[Location] = []
    at = 0
    for number, word in enumerate(words):
        gap = word.gap if number else ""
        start = at + len(gap)
        at = start + len(word.text)
        pieces += gap, word.text
        locations.append(
            Location(word.page, word.bbox, "top-left", (start, at), extractor=extractor)
        )
    return SourceText(uri, "".join(pieces), locations=locations)
