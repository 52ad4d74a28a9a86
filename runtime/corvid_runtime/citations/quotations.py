"""Finding what a text quotes: every style of quotation mark, block quotes, quoted code.

Linear in the text. Where a mark may or may not quote (an apostrophe, an inch sign), its neighbours
characters decide; a double mark that is never closed quotes to the end of its paragraph.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Final, Literal

import attrs

Style = Literal["marks", "block", "code"]


@attrs.frozen
class Quotation:
    """Words that a text quotes.

    Attributes:
        text: the words between the marks.
        span: where they stand in the text, half-open, in code points.
        style: quotation marks, a Markdown block quote, or a phrase in backticks.
    """

    text: str
    span: tuple[int, int]
    style: Style = "marks"


def quotations(text: str) -> list[Quotation]:
    """Return the outermost quotations of a text, in order."""
    code = list(_code(text))
    blocks = list(_blocks(text))
    masked = _mask(text, [each.span for each in blocks] + [extent for extent, _ in code])
    phrases = [place for _, place in code if _PHRASE.fullmatch(text[slice(*place)].strip())]
    inline: dict[tuple[int, int], Style] = dict.fromkeys(phrases, "code")
    inline |= dict.fromkeys(_Scanner(masked).spans(), "marks")
    quoted = [Quotation(text[slice(*span)], span, inline[span]) for span in _outermost(inline)]
    return sorted(blocks + quoted, key=lambda each: each.span)


def _outermost(spans: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    covered = 0
    for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
        if start >= covered:
            yield start, end
            covered = end


_BLOCK_START: Final = r"[ \t]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?>(?!>>)"
_BLOCK: Final = re.compile(rf"^{_BLOCK_START}[^\n]*(?:\n{_BLOCK_START}[^\n]*)*", re.MULTILINE)
_BLOCK_MARK: Final = re.compile(rf"^{_BLOCK_START} ?(?:> ?)*", re.MULTILINE)
_BLANK_LINES: Final = re.compile(r"\n[ \t]*\n")
_ATTRIBUTION: Final = re.compile(r"\n(?:—|–|--)[^\n]*\Z")
_FENCE: Final = re.compile(r"^[ ]{0,3}(```+|~~~+)", re.MULTILINE)
_TICKS: Final = re.compile(r"`+|\n[ \t]*\n")
_PHRASE: Final = re.compile(r"[^\W_]+(?:[ ,.'’%$€£-]+[^\W_]+)+[.,!?]?")

_MARK_CLOSERS: Final = {
    '"': '"”',
    "“": '”"',
    "„": '“”"‟',
    "‟": "”",
    "”": "”",
    "«": "»",
    "»": "«»",
    "‹": "›",
    "›": "‹›",
    "「": "」",
    "『": "』",
    "〝": "〞〟",
    "＂": "＂",
    "❝": "❞",
    "'": "'’",
    "‘": "’'",
    "‚": "‘’",
}
_APOSTROPHES: Final = frozenset("'‘’‚")
_DIRECTIONAL: Final = frozenset("„“«»‹›「『〝❝") | {"<q>", "``"}
_SPELLED: Final = {
    '\\"': '"',
    "&quot;": '"',
    "&#34;": '"',
    "&ldquo;": "“",
    "&rdquo;": "”",
    "&laquo;": "«",
    "&raquo;": "»",
    "<q>": "<q>",
    "</q>": "</q>",
    "<blockquote>": "<q>",
    "</blockquote>": "</q>",
    "``": "``",
    "''": "''",
}
"""Marks of more than one character, and the mark each stands for."""

_CLOSERS: Final = {
    **{opener: frozenset(closers) for opener, closers in _MARK_CLOSERS.items()},
    "<q>": frozenset(("</q>",)),
    "``": frozenset(("''",)),
}
_MARK: Final = re.compile(
    "|".join(map(re.escape, _SPELLED)) + "|[\"“”„‟«»‹›‘’‚'「」『』〝〞〟＂❝❞]|\n[ \t]*\n"
)
_FIRST_OF_QUOTATION: Final = frozenset("([{$€£¥¿¡#@‘'*_`<")
_DEEPEST: Final = 8


def _blocks(text: str) -> Iterator[Quotation]:
    for block in _BLOCK.finditer(text):
        words = _BLOCK_MARK.sub("", block.group())
        for paragraph in _BLANK_LINES.split(words):
            quoted = _ATTRIBUTION.sub("", paragraph).strip()
            if quoted:
                yield Quotation(quoted, block.span(), "block")


def _code(text: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield the extent and the content of fenced and inline code; fenced code has no content."""
    fenced = list(_fences(text))
    yield from (((start, end), (end, end)) for start, end in fenced)
    opener: re.Match[str] | None = None
    for run in _TICKS.finditer(_mask(text, fenced)):
        if run.group()[0] == "\n":
            opener = None
        elif opener is not None and run.group() == opener.group():
            yield (opener.start(), run.end()), (opener.end(), run.start())
            opener = None
        elif opener is None:
            opener = run


def _fences(text: str) -> Iterator[tuple[int, int]]:
    opener: re.Match[str] | None = None
    for fence in _FENCE.finditer(text):
        if opener is None:
            opener = fence
        elif fence[1].startswith(opener[1]):
            yield opener.start(), fence.end()
            opener = None


def _mask(text: str, spans: list[tuple[int, int]]) -> str:
    """Blank out what may contain marks that do not quote, keeping every offset."""
    pieces: list[str] = []
    copied = 0
    for start, end in sorted(set(spans)):
        if start < copied:
            continue
        pieces += text[copied:start], "x" * (end - start)
        copied = end
    return "".join(pieces) + text[copied:]


class _Scanner:
    """Pairs quotation marks; holds those that are open."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.open: list[tuple[str, int]] = []
        self.closed: list[tuple[int, int]] = []
        self.breaks = [match.start() for match in _BLANK_LINES.finditer(text)]

    def spans(self) -> list[tuple[int, int]]:
        """Return the contents of all quotations, nested ones included."""
        for match in _MARK.finditer(self.text):
            mark = _SPELLED.get(match.group(), match.group())
            if mark[0] == "\n":
                self.open = [each for each in self.open if each[0] not in _APOSTROPHES]
            elif mark in _APOSTROPHES:
                self._apostrophe(mark, match.span())
            else:
                self._double(mark, match.span())
        while self.open:
            self._give_up_oldest()
        return self.closed

    def _double(self, mark: str, place: tuple[int, int]) -> None:
        before, after = self._around(place)
        opener = self._opener_for(mark)
        if opener is not None and not self._opens_another(mark, opener, before, after):
            self._close(opener, place[0])
        elif mark in _DIRECTIONAL or (mark in _CLOSERS and _may_open(mark, before, after)):
            self._push(mark, place[1])

    def _opens_another(self, mark: str, opener: int, before: str, after: str) -> bool:
        """Tell whether a mark that could close opens a nested quotation instead."""
        if mark not in _CLOSERS or self.open[opener][0] in "«‹»›":
            return False
        return before.isspace() and (after.isalnum() or after in _FIRST_OF_QUOTATION)

    def _apostrophe(self, mark: str, place: tuple[int, int]) -> None:
        before, after = self._around(place)
        if before.isalnum() and after.isalnum():
            return
        opener = self._opener_for(mark)
        if opener is not None and before.strip() and not after.isalnum():
            self._close(opener, place[0])
        elif mark in _CLOSERS and after.strip() and not before.isalnum():
            self._push(mark, place[1])

    def _around(self, place: tuple[int, int]) -> tuple[str, str]:
        start, end = place
        return self.text[start - 1 : start] if start else "", self.text[end : end + 1]

    def _opener_for(self, mark: str) -> int | None:
        for depth in range(len(self.open) - 1, -1, -1):
            if mark in _CLOSERS[self.open[depth][0]]:
                return depth
        return None

    def _push(self, mark: str, start: int) -> None:
        if len(self.open) == _DEEPEST:
            self._give_up_oldest()
        self.open.append((mark, start))

    def _close(self, depth: int, at: int) -> None:
        self.closed.append((self.open[depth][1], at))
        del self.open[depth:]

    def _give_up_oldest(self) -> None:
        """Let a double mark that nothing closes quote to the end of its paragraph."""
        mark, start = self.open.pop(0)
        if mark not in _APOSTROPHES:
            end = bisect_left(self.breaks, start)
            self.closed.append((start, [*self.breaks[end : end + 1], len(self.text)][0]))


def _may_open(mark: str, before: str, after: str) -> bool:
    if mark == "”":
        return bool(after.strip()) and not before.isalnum()
    if before.isdecimal():
        return False
    return bool(after.strip()) or not before.strip()
