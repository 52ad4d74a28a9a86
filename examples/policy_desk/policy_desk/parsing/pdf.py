"""PDF, through pypdf. Sections come from the bookmarks where there are some, else from numbered headings."""

import re
from collections import Counter
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.errors import PyPdfError

from policy_desk.errors import ParseError
from policy_desk.parsing.outline import Outline
from policy_desk.records import Block, Location, ParsedDocument, SourceKind
from policy_desk.text import squeeze

_NUMBERED_HEADING = re.compile(r"^\d+(?P<deeper>(?:\.\d+)*)\.? +[A-Z][^.;:!?]{2,70}$")
_PAGE_NUMBER = re.compile(r"^(?:.{0,60}\W)?(?:page )?\d+(?: (?:of|/) \d+)?$", re.IGNORECASE)
_DIGITS = re.compile(r"\d+")
_PARAGRAPH_END = (".", ":", ";", "!", "?")
_SHORT_LINE = 0.8


def parse_pdf(content: bytes, fallback_title: str) -> ParsedDocument:
    try:
        pdf = PdfReader(BytesIO(content))
        pages = [page.extract_text().splitlines() for page in pdf.pages]
        bookmarks = _bookmarks(pdf.outline)
        title = squeeze(pdf.metadata.title or "") if pdf.metadata else ""
    except (PyPdfError, ValueError, KeyError) as error:
        raise ParseError(f"not a readable PDF: {error}") from error
    reader = _Reader(bookmarks, running_lines(pages), title)
    for number, lines in enumerate(pages, start=1):
        reader.read_page(number, lines)
    return ParsedDocument(title=title or fallback_title, kind=SourceKind.PDF, blocks=tuple(reader.blocks))


class _Reader:
    def __init__(self, bookmarks: dict[str, int], running: frozenset[str], title: str) -> None:
        self.outline = Outline()
        self.blocks: list[Block] = []
        self._bookmarks = bookmarks
        self._running = running
        self._title = title

    def read_page(self, page: int, lines: list[str]) -> None:
        widest = max((len(line) for line in lines), default=0)
        paragraph: list[str] = []
        first = 1
        for number, raw in enumerate(lines, start=1):
            line = squeeze(raw)
            level = self._heading_level(line)
            skipped = not line or line == self._title or self._is_running(line, number, len(lines))
            if skipped or level is not None:
                self._emit(paragraph, page, first)
                paragraph = []
                if level is not None and not skipped:
                    self.outline.enter(level, line)
                continue
            if not paragraph:
                first = number
            paragraph.append(line)
            if line.endswith(_PARAGRAPH_END) and len(line) < widest * _SHORT_LINE:
                self._emit(paragraph, page, first)
                paragraph = []
        self._emit(paragraph, page, first)

    def _is_running(self, line: str, number: int, count: int) -> bool:
        """Whether a line is a header or footer: repeated from page to page, or a page number at the edge."""
        if _DIGITS.sub("#", line) in self._running:
            return True
        return number in (1, count) and _PAGE_NUMBER.match(line) is not None

    def _heading_level(self, line: str) -> int | None:
        if line in self._bookmarks:
            return self._bookmarks[line]
        if not self._bookmarks and (match := _NUMBERED_HEADING.match(line)):
            return 2 + match["deeper"].count(".")
        return None

    def _emit(self, lines: list[str], page: int, first: int) -> None:
        if lines:
            location = Location(page=page, first_line=first, last_line=first + len(lines) - 1)
            text = join_lines(lines)
            self.blocks.append(Block(text=text, section=self.outline.section, location=location))


def join_lines(lines: list[str]) -> str:
    """Lines of one paragraph as one text; a word broken with a hyphen at a line end is mended."""
    text = lines[0]
    for line in lines[1:]:
        if text.endswith("-") and len(text) > 1 and text[-2].isalpha() and line[0].islower():
            text = text[:-1] + line
        else:
            text = f"{text} {line}"
    return text


def running_lines(pages: list[list[str]]) -> frozenset[str]:
    """Headers and footers: lines (digits aside) at the edge of more than half of the pages, if several."""
    if len(pages) < 2:
        return frozenset()
    edges = Counter(
        edge
        for lines in pages
        for edge in {_DIGITS.sub("#", squeeze(line)) for line in lines[:2] + lines[-2:]}
    )
    return frozenset(line for line, count in edges.items() if count > max(1, len(pages) // 2))


def _bookmarks(outline: list[Any], level: int = 2) -> dict[str, int]:
    """Titles of the bookmarks with their depth; pypdf gives a nested list after its parent."""
    found: dict[str, int] = {}
    for item in outline:
        if isinstance(item, list):
            found.update(_bookmarks(item, level + 1))
        elif item.title:
            found.setdefault(squeeze(item.title), level)
    return found
