"""Cuts a text into passages that remember where they stand.

Every passage is a half-open window of code points of the text it was cut from, so a quote found in
a passage maps back to its source by one addition, and nothing is ever re-typed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

TextFormat = Literal["text", "markdown"]

_SENTENCE_ENDS = ".!?\u3002\uff01\uff1f"
_BLANK_LINE = re.compile(r"\n[^\S\n]*\n\s*")
_BREAK = re.compile(rf"(?<=[{_SENTENCE_ENDS}])\s+|\n|\s+")
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})")
_ATX = re.compile(r" {0,3}(#{1,6})(?:[ \t]+(.*?))?[ \t]*#*[ \t]*$")
_SETEXT = re.compile(r" {0,3}(=+|-+)[ \t]*$")
_PARENT_PASSAGES = 4


class Window(NamedTuple):
    """A half-open range of code points."""

    start: int
    stop: int


class Chunk(NamedTuple):
    """A passage: its window, the headings above it, and the window a reader would widen it to."""

    window: Window
    heading: str
    parent: Window


class _Section(NamedTuple):
    window: Window
    heading: str


def chunk(text: str, *, format: TextFormat = "text", size: int = 1200) -> Iterator[Chunk]:
    """Yield the passages of `text` in order, each at most `size` code points long.

    Passages end at blank lines where they can, else at sentences, else at white space. Markdown is
    first divided at its headings (CommonMark 0.31, sections 4.2 and 4.3), which no passage crosses.
    The parent is the whole section, or in a long section the passage with its two neighbours.
    """
    if size < 1:
        raise ValueError(f"a passage needs room for a character: size={size}")
    for section in _sections(text, format):
        windows = list(_pack(_blocks(text, section.window, size), size))
        for position, window in enumerate(windows):
            yield Chunk(window, section.heading, _parent(section.window, windows, position, size))


def _sections(text: str, format: TextFormat) -> list[_Section]:
    if format == "text":
        return [_Section(Window(0, len(text)), "")]
    starts = [(0, ""), *_headings(text)]
    stops = [start for start, _ in starts[1:]] + [len(text)]
    return [
        _Section(Window(start, stop), heading)
        for (start, heading), stop in zip(starts, stops, strict=True)
    ]


def _headings(text: str) -> Iterator[tuple[int, str]]:
    """Yield where each heading stands, with the trail of headings it stands under."""
    trail: list[tuple[int, str]] = []
    fence = ""
    previous, previous_start, offset = "", 0, 0
    for line in text.splitlines(keepends=True):
        bare = line.rstrip("\r\n")
        fence, fenced = _fence_after(fence, bare)
        found = None if fenced else _heading(bare, previous)
        if found:
            level, title, underlined = found
            trail = [*((rank, name) for rank, name in trail if rank < level), (level, title)]
            yield previous_start if underlined else offset, " > ".join(name for _, name in trail)
        previous, previous_start = ("" if fenced or found else bare), offset
        offset += len(line)


def _fence_after(fence: str, line: str) -> tuple[str, bool]:
    """Return the code fence that is open after `line`, and whether the line belongs to one."""
    mark = _FENCE.match(line)
    if not mark:
        return fence, bool(fence)
    if not fence:
        return mark[1], True
    closes = mark[1].startswith(fence) and not line.strip().strip(fence[0])
    return ("" if closes else fence), True


def _heading(line: str, previous: str) -> tuple[int, str, bool] | None:
    """Return level, title and whether the title is the line above; None for any other line."""
    if atx := _ATX.match(line):
        return len(atx[1]), (atx[2] or "").strip(), False
    if previous.strip() and (setext := _SETEXT.match(line)):
        return (1 if setext[1][0] == "=" else 2), previous.strip(), True
    return None


def _blocks(text: str, window: Window, size: int) -> Iterator[Window]:
    """Yield the paragraphs of a window without the white space around them."""
    start = window.start
    for gap in _BLANK_LINE.finditer(text, window.start, window.stop):
        yield from _split(text, Window(start, gap.start()), size)
        start = gap.end()
    yield from _split(text, Window(start, window.stop), size)


def _split(text: str, window: Window, size: int) -> Iterator[Window]:
    start, stop = _trim(text, window)
    while stop - start > size:
        cut = _last_break(text, start, start + size)
        yield _trim(text, Window(start, cut))
        start = _trim(text, Window(cut, stop)).start
    if start < stop:
        yield Window(start, stop)


def _trim(text: str, window: Window) -> Window:
    start, stop = window
    while start < stop and text[start].isspace():
        start += 1
    while stop > start and text[stop - 1].isspace():
        stop -= 1
    return Window(start, stop)


def _last_break(text: str, start: int, stop: int) -> int:
    """Return the best place in the second half of the range to cut at, or its end."""
    breaks = list(_BREAK.finditer(text, start + (stop - start) // 2, stop))
    sentences = [found for found in breaks if text[found.start() - 1] in _SENTENCE_ENDS]
    return (sentences or breaks)[-1].start() if breaks else stop


def _pack(blocks: Iterator[Window], size: int) -> Iterator[Window]:
    """Join neighbouring paragraphs while they fit into one passage."""
    current: Window | None = None
    for block in blocks:
        if current and block.stop - current.start <= size:
            current = Window(current.start, block.stop)
            continue
        if current:
            yield current
        current = block
    if current:
        yield current


def _parent(section: Window, windows: list[Window], position: int, size: int) -> Window:
    if section.stop - section.start <= _PARENT_PASSAGES * size:
        return section
    neighbours = windows[max(position - 1, 0) : position + 2]
    return Window(neighbours[0].start, neighbours[-1].stop)
