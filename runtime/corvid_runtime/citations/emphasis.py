"""Which delimiters of a Markdown text CommonMark pairs as emphasis (section 6.2).

The algorithm is that of the specification's appendix, linear in the text. Blocks, code and HTML are
recognised as far as is needed to find no pair that CommonMark does not have. Of links only the
destination is.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

import attrs

Range = tuple[int, int]
Pair = tuple[Range, Range]

_BLANK: Final = re.compile(r"\n[ \t]*(?=\n)")
_MARKED: Final = re.compile(r"[*_][^\n]*")
# Patterns that begin with a character, not with a look behind it, find it many times faster.
_MAY_OPEN: Final = (re.compile(r"\*(?=[^\s*])"), re.compile(r"_(?<![^\W_]_)(?=\S)"))
_MAY_CLOSE: Final = (re.compile(r"\*(?<=[^\s*]\*)"), re.compile(r"_(?<=\S_)(?![^\W_])"))
_BLOCK_START: Final = re.compile(
    r"^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)|>|\#{1,6}(?:[ \t]|$)|(?:=+|-+)[ \t]*$"
    r"|(?P<rule>[-*_])(?:[ \t]*(?P=rule)){2,}[ \t]*$)",
    re.MULTILINE,
)
_PREFIX: Final = r"[ \t]*(?:(?:[-+*]|\d{1,9}[.)]|>)[ \t]+)*"
_HEADING: Final = re.compile(rf"^{_PREFIX}#{{1,6}}(?:[ \t][^\n]*)?$", re.MULTILINE)
_FENCE: Final = re.compile(rf"^{_PREFIX}(`{{3,}}|~{{3,}})([^\n]*)$", re.MULTILINE)
_HTML_BLOCKS: Final = (
    "address article aside base basefont blockquote body caption center col colgroup dd details "
    "dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 "
    "head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option "
    "p param pre script search section style summary table tbody td textarea tfoot th thead title "
    "tr track ul"
)
_LITERAL: Final = re.compile(
    rf"\n{_PREFIX}(?:(?P<fence>`{{3,}}(?=[^`\n]*$)|~{{3,}})"
    rf"|<(?:/?(?:{_HTML_BLOCKS.replace(' ', '|')})(?=[\s/>]|$)|[!?]|[A-Za-z/][^<>\n]*>[ \t]*$))",
    re.MULTILINE | re.IGNORECASE,
)
_INLINE: Final = re.compile(r"(?<!\\)(?P<slashes>\\*)(?P<ticks>`+)|<[A-Za-z/!?][^<>]*>")
_RUN: Final = re.compile(r"\\[!-/:-@\[-`{-~]|\*\**|__*|\]\([^()\n]*\)")
_INDENTED: Final = re.compile(r"(?: {4}| {0,3}\t)[ \t]*[^ \t\r\n]")
_INDENTED_LINE: Final = re.compile(r"\n(?: {4}| {0,3}\t)")
_ITEM: Final = re.compile(r"^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \t]+[^ \t\r\n]", re.MULTILINE)


@attrs.define
class _Run:
    """What is left of a delimiter run, and what CommonMark lets it do."""

    mark: str
    start: int
    end: int
    opens: bool
    closes: bool
    length: int

    @property
    def kind(self) -> tuple[str, bool, int]:
        """What decides which openers it can never meet."""
        return self.mark, self.opens, self.length % 3


def pairs(text: str) -> list[Pair]:
    """Return the pairs of delimiters, in order; each delimiter is one or two characters.

    Whether a line begins a block can depend on all lines before it. So a pair counts only if it is
    one whether or not the lines begin blocks that look like it.
    """
    edges = [0, *(match.end() for match in _BLANK.finditer(text)), len(text)]
    marked = {bisect_right(edges, match.start()) - 1 for match in _MARKED.finditer(text)}
    if not marked:
        return []
    blocks = list(_blocks(text))
    ends = [end for _, end in blocks]
    found: list[Pair] = []
    lists = _Lists(text, edges)
    for at in sorted(marked):
        start, end = edges[at], edges[at + 1]
        literal = blocks[bisect_right(ends, start) : bisect_left(blocks, (end, 0))]
        if _may_be_indented(text, start, end):
            literal += _indented(text, start, end, lists.reach(at))
        if _may_pair(text, _outside(literal, start, end)):
            found += _pairs_in(text, start, end, literal)
    return sorted(found)


@attrs.define
class _Lists:
    """Which paragraphs an item of a list reaches; only what is asked for is read, in order."""

    text: str
    edges: Sequence[int]
    _known: int = attrs.field(default=0, init=False)
    _in_list: bool = attrs.field(default=False, init=False)

    def reach(self, paragraph: int) -> bool:
        """Tell whether indented lines of a paragraph would belong to an item before it."""
        for at in range(paragraph - 1, self._known - 1, -1):
            start, end = self.edges[at], self.edges[at + 1]
            first = start + self.text.startswith("\n", start)
            if _INDENTED.match(self.text, first) or not self.text[first:end].strip():
                continue  # it reaches as far as what is before it
            self._in_list = _ITEM.search(self.text, first, end) is not None
            break
        self._known = paragraph
        return self._in_list


def _may_be_indented(text: str, start: int, end: int) -> bool:
    if start == 0 and _INDENTED.match(text):
        return True
    return _INDENTED_LINE.search(text, start, end) is not None


def _outside(literal: list[Range], start: int, end: int) -> list[Range]:
    """Return what a range has besides others."""
    found = []
    for first, last in _joined(literal):
        if first > start:
            found.append((start, first))
        start = max(start, last)
    return [*found, (start, end)] if start < end else found


def _may_pair(text: str, places: list[Range]) -> bool:
    """Tell whether a delimiter that may open stands before one of its kind that may close.

    Nearly all asterisks and underscores of ordinary text and code fail this, and cost no more.
    """
    for opens, closes in zip(_MAY_OPEN, _MAY_CLOSE, strict=True):
        is_open = False
        for start, end in places:
            opener = None if is_open else opens.search(text, start, end)
            is_open = is_open or opener is not None
            if is_open and closes.search(text, opener.end() if opener else start, end):
                return True
    return False


def _pairs_in(text: str, start: int, end: int, literal: Sequence[Range]) -> list[Pair]:
    """Return the pairs of one paragraph."""
    pairs = set(_pairs(text, start, end, (), literal))
    if not pairs:
        return []
    lines = (_BLOCK_START, _HEADING, _FENCE)
    found = (match for line in lines for match in line.finditer(text, start, end))
    cuts = sorted({edge for match in found for edge in match.span()})
    if cuts:
        pairs.intersection_update(_pairs(text, start, end, cuts, literal))
    return list(pairs)


def _pairs(
    text: str, start: int, end: int, cuts: Sequence[int], literal: Sequence[Range]
) -> Iterator[Pair]:
    verbatim = _joined([*literal, *_inline(text, start, end, cuts)])
    block = -1
    open_runs = _OpenRuns()
    for run in _runs(text, start, end, verbatim):
        if block != (block := bisect_right(cuts, run.start)):
            open_runs = _OpenRuns()
        yield from open_runs.meet(run)


class _OpenRuns:
    """The runs of a block that may still open something."""

    def __init__(self) -> None:
        self._stack: list[_Run] = []
        self._floors: dict[tuple[str, bool, int], int] = {}

    def meet(self, run: _Run) -> Iterator[Pair]:
        """Yield what a run closes, and keep what is left of it if that may open."""
        while run.closes and run.start < run.end:
            at = self._opener_of(run)
            if at is None:
                self._floors[run.kind] = len(self._stack)
                break
            yield self._pair(at, run)
        if run.opens and run.start < run.end:
            self._stack.append(run)

    def _opener_of(self, closer: _Run) -> int | None:
        for at in range(len(self._stack) - 1, self._floors.get(closer.kind, 0) - 1, -1):
            opener = self._stack[at]
            if opener.mark == closer.mark and not _sum_to_three(opener, closer):
                return at
        return None

    def _pair(self, at: int, closer: _Run) -> Pair:
        opener = self._stack[at]
        count = 2 if min(opener.end - opener.start, closer.end - closer.start) > 1 else 1
        pair = (opener.end - count, opener.end), (closer.start, closer.start + count)
        opener.end -= count
        closer.start += count
        del self._stack[at + (opener.start < opener.end) :]
        kept = len(self._stack)
        self._floors = {kind: min(floor, kept) for kind, floor in self._floors.items()}
        return pair


def _sum_to_three(opener: _Run, closer: _Run) -> bool:
    """Tell whether the rule of three keeps two runs apart."""
    if not (opener.closes or closer.opens):
        return False
    both = (opener.length, closer.length)
    return sum(both) % 3 == 0 and any(length % 3 for length in both)


def _runs(text: str, start: int, end: int, verbatim: Sequence[Range]) -> Iterator[_Run]:
    """Yield the runs that stand in no code and behind no backslash, in order."""
    starts = [start for start, _ in verbatim]
    for match in _RUN.finditer(text, start, end):
        at = match.start()
        within = bisect_right(starts, at) - 1
        if text[at] in "*_" and not (within >= 0 and at < verbatim[within][1]):
            yield _run(text, *match.span())


def _run(text: str, start: int, end: int) -> _Run:
    before, after = text[start - 1 : start] if start else "", text[end : end + 1]
    left, right = _flanks(after, before), _flanks(before, after)
    mark = text[start]
    if mark == "*":
        return _Run(mark, start, end, left, right, end - start)
    opens = left and (not right or _is_punctuation(before))
    closes = right and (not left or _is_punctuation(after))
    return _Run(mark, start, end, opens, closes, end - start)


def _flanks(inside: str, outside: str) -> bool:
    """Tell whether a run flanks what is inside of it: left- or right-flanking, by the side."""
    if not inside.strip():
        return False
    return not _is_punctuation(inside) or not outside.strip() or _is_punctuation(outside)


def _is_punctuation(char: str) -> bool:
    return bool(char) and unicodedata.category(char)[0] in "PS"


def _joined(places: list[Range]) -> list[Range]:
    """Return ranges in order; those that overlap are one."""
    found: list[Range] = []
    for start, end in sorted(places, key=_longest_first):
        if not found or start >= found[-1][1]:
            found.append((start, end))
        elif end > found[-1][1]:
            found[-1] = found[-1][0], end
    return found


def _longest_first(place: Range) -> Range:
    return place[0], -place[1]


def _blocks(text: str) -> Iterator[Range]:
    """Yield fenced code, and HTML up to the next blank line."""
    text = f"\n{text}"  # a line end to search for, which is what makes the search quick
    end = 0
    while opener := _LITERAL.search(text, end):
        if opener["fence"]:
            end = _end_of_fence(text, opener)
        else:
            blank = _BLANK.search(text, opener.end())
            end = blank.start() if blank else len(text)
        yield opener.start(), end - 1


def _end_of_fence(text: str, opener: re.Match[str]) -> int:
    for fence in _FENCE.finditer(text, opener.end()):
        if fence[1].startswith(opener["fence"]) and not fence[2].strip():
            return fence.end()
    return len(text)


def _indented(text: str, start: int, end: int, in_list: bool) -> Iterator[Range]:
    """Yield the lines of a paragraph that are indented code, and no part of an item of a list."""
    at, may_begin = start, True
    for line in text[start:end].splitlines(keepends=True):
        is_blank = not line.strip(" \t\r\n")
        is_indented = _INDENTED.match(line) is not None
        if not is_blank and not is_indented:
            in_list = _ITEM.match(line) is not None or (in_list and not may_begin)
        if is_indented and may_begin and not in_list:
            yield at, at + len(line)
        else:
            begins = not in_list and _BLOCK_START.match(line) is not None
            may_begin = begins or is_blank
        at += len(line)


def _inline(text: str, first: int, last: int, cuts: Sequence[int]) -> Iterator[Range]:
    """Yield tags and code spans; a span ends at the next run of as many backticks in its block."""
    if text.find("`", first, last) < 0 and text.find("<", first, last) < 0:
        return
    found = list(_INLINE.finditer(text, first, last))
    ends: dict[tuple[int, int], list[int]] = defaultdict(list)
    for match in found:
        if match["ticks"]:
            start, end = match.span("ticks")
            ends[bisect_right(cuts, start), end - start].append(end)
    done = 0
    for match in found:
        if match.start() < done:
            continue
        place = _code_span(match, cuts, ends) if match["ticks"] else match.span()
        if place is not None:
            yield place
            done = place[1]


def _code_span(
    opener: re.Match[str], cuts: Sequence[int], ends: dict[tuple[int, int], list[int]]
) -> Range | None:
    start, end = opener.span("ticks")
    block = bisect_right(cuts, start)
    start += len(opener["slashes"]) % 2  # a backslash takes one backtick away
    same = ends.get((block, end - start), [])
    later = bisect_right(same, end)
    return (start, same[later]) if start < end and later < len(same) else None
