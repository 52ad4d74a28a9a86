"""Markdown, through markdown-it-py."""

from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from policy_desk.parsing.outline import Outline
from policy_desk.records import Block, Location, ParsedDocument, SourceKind
from policy_desk.text import squeeze


def parse_markdown(content: bytes, fallback_title: str) -> ParsedDocument:
    tokens = MarkdownIt("commonmark").enable("table").parse(content.decode("utf-8-sig"))
    reader = _Reader()
    reader.read(tokens)
    title = reader.outline.title or fallback_title
    return ParsedDocument(title=title, kind=SourceKind.MARKDOWN, blocks=tuple(reader.blocks))


class _Reader:
    def __init__(self) -> None:
        self.outline = Outline()
        self.blocks: list[Block] = []
        self._heading: int | None = None
        self._lines = (0, 1)
        self._header: list[str] = []
        self._row: list[str] | None = None

    def read(self, tokens: Sequence[Token]) -> None:
        for token in tokens:
            if token.map is not None:
                self._lines = (token.map[0], token.map[1])
            if token.type == "heading_open":
                self._heading = int(token.tag.removeprefix("h"))
            elif token.type == "heading_close":
                self._heading = None
            elif token.type == "table_open":
                self._header = []
            elif token.type == "tr_open":
                self._row = []
            elif token.type == "tr_close":
                self._end_row()
            elif token.type == "inline":
                self._inline(plain_text(token.children or []))
            elif token.type in ("fence", "code_block"):
                self._emit(token.content)

    def _inline(self, text: str) -> None:
        if self._row is not None:
            self._row.append(squeeze(text))
        elif self._heading is not None:
            self.outline.enter(self._heading, squeeze(text))
        else:
            self._emit(text)

    def _end_row(self) -> None:
        row, self._row = self._row or [], None
        if not self._header:
            self._header = row
        else:
            self._emit("; ".join(f"{name}: {cell}" for name, cell in zip(self._header, row, strict=False)))

    def _emit(self, text: str) -> None:
        text = squeeze(text)
        if text:
            first, after = self._lines
            location = Location(first_line=first + 1, last_line=max(after, first + 1))
            self.blocks.append(Block(text=text, section=self.outline.section, location=location))


def plain_text(tokens: Sequence[Token]) -> str:
    """The words of inline Markdown without its marks."""
    parts: list[str] = []
    for token in tokens:
        if token.type in ("softbreak", "hardbreak"):
            parts.append(" ")
        elif token.type == "image" or token.type in ("text", "code_inline"):
            parts.append(token.content)
    return "".join(parts)
