"""Which Markdown delimiters are presentation.

Fewer than CommonMark pairs, and no other: a pair counts only around whole words, and without an
operator at either side, because a source may be code or plain text. ``x*y*z`` keeps its asterisks
although CommonMark drops them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from corvid_runtime.citations import characters as c
from corvid_runtime.citations.emphasis import Pair, Range, pairs
from corvid_runtime.citations.offsets import Edit
from corvid_runtime.citations.readings import MARKUP

_QUOTES: Final = re.escape(c.SINGLE_QUOTES + c.DOUBLE_QUOTES)
_TICKS: Final = re.compile(r"``*")
_PARAGRAPH_END: Final = re.compile(r"\n[ \t]*\n")
_OUTSIDE: Final = re.compile(
    rf"[\s{_QUOTES}{c.EM_DASHES}{c.WRAPPING}()\[\]{{}}.,;:!?…|*_`{c.DASHES[1:]}\-]"
)
_INSIDE: Final = re.compile(rf"[^\W_\d]|[{_QUOTES}.,;:!?…*_`]")
_INSIDE_STRONG: Final = re.compile(rf"{_INSIDE.pattern}|[\d%$€£()§¶]")
_CODE: Final = re.compile(r"[=|<>{}^\\+]")
_NAME: Final = re.compile(r"[A-Za-z0-9_]+")
_TITLE: Final = re.compile(r"_*[A-Z][a-z]+_*")
_WORD: Final = re.compile(r"_*([a-z]+)_*")
_LONGEST: Final = 500

_PYTHON_NAMES: Final = frozenset(
    (
        "abs add aenter aexit aiter all and anext annotations author await bases bool buffer build "
        "builtins bytes cached call cause ceil class closure code complex contains context copy "
        "date debug deepcopy defaults del delattr delete delitem dict dir div divmod doc email "
        "enter eq exit file float floor floordiv format fspath func future ge get getattr "
        "getattribute getitem getnewargs getstate globals gt hash iadd iand ifloordiv ilshift "
        "imatmul imod import imul index init instancecheck int invert ior ipow irshift isub iter "
        "itruediv ixor kwdefaults le len license loader lshift lt main matmul members missing mod "
        "module mro mul name ne neg new next not objclass or origin path pos post pow prepare "
        "qualname radd rand rdivmod reduce repr reversed rfloordiv rlshift rmatmul rmod rmul ror "
        "round rpow rrshift rshift rsub rtruediv rxor self set setattr setitem setstate signature "
        "sizeof slots spec status str sub subclasscheck subclasses subclasshook tablename "
        "traceback truediv trunc version wrapped xor"
    ).split()
)
"""Words that are names of Python between double underscores, whatever Markdown makes of them."""


def markup(text: str, *, is_markdown: bool = False) -> Iterator[Edit]:
    """Yield an edit for each delimiter of a pair, in order.

    Args:
        text: where they are looked for, with its line ends.
        is_markdown: whether the text is known to be Markdown. Only then ``__due__`` is a strong
            word; elsewhere it may be a name.
    """
    edits: list[Edit] = []
    for opener, closer in (*_code(text), *pairs(text)):
        mark, content = text[slice(*opener)], text[opener[1] : closer[0]]
        if _surround_words(text, opener, closer) and _is_prose(content, mark, is_markdown):
            edits += (*opener, MARKUP[mark]), (*closer, MARKUP[mark])
    yield from sorted(edits)


def _code(text: str) -> Iterator[Pair]:
    """Yield backticks that pair around something, whatever stray ones stand between."""
    waiting: dict[str, Range] = {}
    for match in _TICKS.finditer(text):
        mark, place = match.group(), match.span()
        opener = waiting.pop(mark, None)
        if opener is not None and _closes(text, place):
            yield opener, place
        elif mark in MARKUP and _opens(text, place):
            waiting[mark] = place


def _surround_words(text: str, opener: Range, closer: Range) -> bool:
    return _opens(text, opener) and _closes(text, closer)


def _opens(text: str, place: Range) -> bool:
    start, end = place
    return _stands_between(text[start - 1 : start], text[end : end + 1], text[start:end])


def _closes(text: str, place: Range) -> bool:
    start, end = place
    return _stands_between(text[end : end + 1], text[start - 1 : start], text[start:end])


def _stands_between(outside: str, inside: str, mark: str) -> bool:
    if outside and not _OUTSIDE.match(outside):
        return False
    if mark[0] == "`":
        return bool(inside) and not inside.isspace()
    if outside and inside in f"{c.SINGLE_QUOTES}{c.DOUBLE_QUOTES}" and not outside.isspace():
        return False
    return bool((_INSIDE if len(mark) == 1 else _INSIDE_STRONG).match(inside))


def _is_prose(content: str, mark: str, is_markdown: bool) -> bool:
    if not content or len(content) > _LONGEST or _PARAGRAPH_END.search(content):
        return False
    if mark[0] == "`":
        return True
    if content.count("[") != content.count("]") or _CODE.search(content):
        return False
    return mark != "__" or _is_no_name(content, is_markdown)


def _is_no_name(content: str, is_markdown: bool) -> bool:
    """Tell whether what stands between double underscores cannot be a name such as ``__init__``."""
    if not _NAME.fullmatch(content) or _TITLE.fullmatch(content):
        return True
    word = _WORD.fullmatch(content)
    return is_markdown and word is not None and word[1] not in _PYTHON_NAMES
