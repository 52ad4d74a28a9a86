"""HTML, through Beautiful Soup over the standard library's parser (which keeps line numbers)."""

from bs4 import BeautifulSoup
from bs4.element import NavigableString, PreformattedString, Tag

from policy_desk.parsing.outline import Outline
from policy_desk.records import Block, Location, ParsedDocument, SourceKind
from policy_desk.text import squeeze

_HEADINGS = {"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6}
_SKIPPED = {"script", "style", "nav", "template", "noscript", "form", "footer"}
_BLOCKS = {
    *_HEADINGS, *_SKIPPED,
    "address", "article", "aside", "blockquote", "body", "dd", "details", "div", "dl", "dt", "figure",
    "header", "li", "main", "ol", "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th",
    "thead", "tr", "ul",
}  # fmt: skip


def parse_html(content: bytes, fallback_title: str) -> ParsedDocument:
    soup = BeautifulSoup(content.decode("utf-8-sig"), "html.parser")
    root = soup.find("main") or soup.find("article") or soup.body or soup
    reader = _Reader()
    if isinstance(root, Tag):
        reader.walk(root)
    page_title = squeeze(soup.title.get_text()) if soup.title else ""
    title = reader.outline.title or page_title or fallback_title
    return ParsedDocument(title=title, kind=SourceKind.HTML, blocks=tuple(reader.blocks))


class _Reader:
    def __init__(self) -> None:
        self.outline = Outline()
        self.blocks: list[Block] = []
        self._header: list[str] = []
        self._term = ""

    def walk(self, element: Tag) -> None:
        name = element.name
        if name in _SKIPPED:
            return
        if name in _HEADINGS:
            self.outline.enter(_HEADINGS[name], squeeze(element.get_text()))
        elif name == "tr":
            self._row(element)
        elif name == "dt":
            self._term = squeeze(element.get_text())
        elif name == "dd":
            self._emit(element, f"{self._term}: {element.get_text()}")
        else:
            self._emit(element, own_text(element))
            if name == "table":
                self._header = []
            for child in inner_blocks(element):
                self.walk(child)

    def _row(self, row: Tag) -> None:
        cells = [squeeze(cell.get_text()) for cell in row.find_all(["td", "th"])]
        if row.find("td") is None:
            self._header = cells
        elif len(self._header) == len(cells):
            self._emit(
                row, "; ".join(f"{name}: {cell}" for name, cell in zip(self._header, cells, strict=True))
            )
        else:
            self._emit(row, "; ".join(cells))

    def _emit(self, element: Tag, text: str) -> None:
        text = squeeze(text)
        if text:
            line = element.sourceline or 1
            location = Location(first_line=line, last_line=line + str(element).count("\n"))
            self.blocks.append(Block(text=text, section=self.outline.section, location=location))


def own_text(element: Tag) -> str:
    """The text of an element that is not inside a block of its own."""
    parts: list[str] = []
    for child in element.children:
        if isinstance(child, Tag):
            if child.name not in _BLOCKS:
                parts.append(own_text(child))
        elif isinstance(child, NavigableString) and not isinstance(child, PreformattedString):
            parts.append(str(child))
    return "".join(parts)


def inner_blocks(element: Tag) -> list[Tag]:
    """The blocks directly inside an element, looking through inline elements."""
    found: list[Tag] = []
    for child in element.children:
        if isinstance(child, Tag):
            found.extend([child] if child.name in _BLOCKS else inner_blocks(child))
    return found
