"""Finding the Markdown delimiters that are presentation.

Stricter than CommonMark (section 6.2), which also pairs delimiters in ``x*y*z``: a pair counts only
around whole words, without an operator at either side, because elsewhere it may be code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from corvid_runtime.citations import characters as c
from corvid_runtime.citations.offsets import Edit
from corvid_runtime.citations.readings import MARKUP

_DELIMITERS: Final = re.compile(r"[*_`]+")
_PARAGRAPH_END: Final = re.compile(r"\n *\n")
_OUTSIDE: Final = re.compile(rf"[\s\"'“”‘’()\[\]{{}}.,;:!?…—–\-|*_`{c.WRAPPING}]")
_INSIDE: Final = re.compile(r"[^\W_\d]|[\"'“”‘’.,;:!?…*_`]")
_INSIDE_STRONG: Final = re.compile(rf"{_INSIDE.pattern}|[\d%$€£()]")
_CODE: Final = re.compile(r"[=|<>{}^\\+]")
_NAME: Final = re.compile(r"[A-Za-z0-9_]+")
_LONGEST: Final = 500


def markup(text: str) -> Iterator[Edit]:
    """Yield an edit for each delimiter of a pair, in order."""
    edits: list[Edit] = []
    waiting: dict[str, tuple[int, int]] = {}
    for mark, start, end in _runs(text):
        opener = waiting.get(mark)
        if opener is not None and _closes(text, start, end, mark):
            del waiting[mark]
            if _is_pair(text[opener[1] : start], mark):
                edits += (*opener, MARKUP[mark]), (start, end, MARKUP[mark])
                continue
        if _opens(text, start, end, mark):
            waiting[mark] = start, end
    yield from sorted(edits)


def _runs(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield each run of one delimiter that may be markup, and its place."""
    for match in _DELIMITERS.finditer(text):
        start, end = match.span()
        if match.group() in MARKUP:
            yield match.group(), start, end
            continue
        for _, same in groupby(match.group()):
            mark = "".join(same)
            if mark in MARKUP:
                yield mark, start, start + len(mark)
            start += len(mark)


def _opens(text: str, start: int, end: int, mark: str) -> bool:
    return _stands_between(text[start - 1 : start], text[end : end + 1], mark)


def _closes(text: str, start: int, end: int, mark: str) -> bool:
    return _stands_between(text[end : end + 1], text[start - 1 : start], mark)


def _stands_between(outside: str, inside: str, mark: str) -> bool:
    if outside and not _OUTSIDE.match(outside):
        return False
    if mark[0] == "`":
        return bool(inside) and not inside.isspace()
    if outside and inside in "\"'“”‘’" and not outside.isspace():
        return False
    return bool((_INSIDE if len(mark) == 1 else _INSIDE_STRONG).match(inside))


def _is_pair(content: str, mark: str) -> bool:
    if not content or len(content) > _LONGEST or _PARAGRAPH_END.search(content):
        return False
    if mark[0] == "`":
        return True
    if mark[0] == "_" and len(mark) > 1 and _NAME.fullmatch(content):
        return False
    return not _CODE.search(content)
