"""Reads the citations that are written out in Markdown and plain text, as rows of a trajectory.

A place is `[path:line]`, `path:L12` or `path#L3-L9`, bare, in brackets or the target of a link.
With a quotation right before it, it is a citation, else it refers to code. What cites nothing makes
no claim.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from corvid_runtime.enforcement.errors import CouldNotCheck
from corvid_runtime.enforcement.project import MAX_FILE_BYTES, PREFIX, SourceFile
from corvid_runtime.enforcement.trajectory import Row

_MARKDOWN: Final = frozenset({".md", ".markdown"})
_FENCED: Final = re.compile(
    r"^ {0,3}(?P<mark>`{3,}|~{3,})(?:.*\n)+?(?: {0,3}(?P=mark).*$|\Z)", re.M
)
_PLACE: Final = re.compile(
    r"(?<![^\s(\[<`\"'])(?P<path>[^\s()\[\]<>\"'`:#|]*[^\W\d_][^\s()\[\]<>\"'`:#|]*)"
    r"(?:(?P<mark>:L?|#L)(?P<line>[1-9]\d{0,8}(?:-L?[1-9]\d{0,8})?))(?![\w:/])"
)
_BRACKETED: Final = re.compile(
    r"(?<=[\"`\u201d])\s?\[(?P<path>[^\[\]\n]*[/.][^\W\d]\w*)"
    r"(?::L?(?P<line>[1-9]\d{0,8}(?:-L?[1-9]\d{0,8})?))?\](?![(\[])"
)
_ASSUMPTION: Final = re.compile(r"^.*\[assumption\b.*$", re.I | re.M)
_OPENING: Final = re.compile(r"[(\[<`]{1,3}\Z")
_LINK_TEXT: Final = re.compile(r"\[[^\[\]\n]{0,1000}\]\(\Z")
_BACKTICKS: Final = re.compile(r"`+\Z")
_CURLY: Final = {"\N{RIGHT DOUBLE QUOTATION MARK}": "\N{LEFT DOUBLE QUOTATION MARK}"}
_LONGEST_QUOTE: Final = 4000
_LONGEST_CLAIM: Final = 200

_Placed: TypeAlias = tuple[int, dict[str, object]]
"""Where in a text something is written, and the row that it makes."""


def read_document(path: str | os.PathLike[str], root: Path) -> Iterator[Row]:
    """Yield a row for each citation, and each assumption, that a document writes out.

    Fenced code of Markdown is left out: citations there are examples. Paths count from the root;
    the target of a link counts from the document.

    Raises:
        CouldNotCheck: the file cannot be read or is no text, or not one citation is written in it.
    """
    text = _text(path)
    if Path(path).suffix.casefold() in _MARKDOWN:
        text = _FENCED.sub(lambda code: "\n" * code.group().count("\n"), text)
    folder = os.path.relpath(os.path.realpath(Path(path).parent), root)
    found = sorted([*_citations(text, folder), *_oddly_placed(text), *_assumptions(text)], key=_at)
    if not found:
        raise CouldNotCheck(f"{os.fspath(path)}: not one citation is written in it")
    number, counted = 1, 0
    for at, entry in found:
        number, counted = number + text.count("\n", counted, at), at
        yield Row(number, entry)


def _at(placed: _Placed) -> int:
    return placed[0]


def _text(path: str | os.PathLike[str]) -> str:
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise CouldNotCheck(f"{os.fspath(path)}: {error.strerror or error}") from error
    if len(data) > MAX_FILE_BYTES:
        raise CouldNotCheck(f"{os.fspath(path)}: the file is larger than {MAX_FILE_BYTES} bytes")
    text = "\n".join(SourceFile(data).lines)
    if "\0" in text:
        raise CouldNotCheck(f"{os.fspath(path)}: a null character: is it text?")
    return text


def _citations(text: str, folder: str) -> Iterator[_Placed]:
    for place in _PLACE.finditer(text):
        before = text[max(place.start() - _LONGEST_QUOTE, 0) : place.start()]
        link = _LINK_TEXT.search(before)
        quote = _quote_at_end((_LINK_TEXT if link else _OPENING).sub("", before).rstrip())
        if not (quote or "L" in place["mark"] or before.endswith("[")) or _is_link_text(
            text, place
        ):
            continue
        path = os.path.normpath(os.path.join(folder, place["path"])) if link else place["path"]
        yield place.start(), _entry(_line_at(text, place.start()), quote, path, place["line"])


def _oddly_placed(text: str) -> Iterator[_Placed]:
    """Yield quotations whose place in brackets lacks its line, or has blanks in its path.

    They are claims like all others: what is not read here would not be checked.
    """
    for place in _BRACKETED.finditer(text):
        if place["line"] is None or any(map(str.isspace, place["path"])):
            quote = _quote_at_end(text[max(place.start() - _LONGEST_QUOTE, 0) : place.start()])
            if quote:
                claim = _line_at(text, place.end() - 1)
                yield place.end(), _entry(claim, quote, place["path"], place["line"])


def _entry(claim: str, quote: str, path: str, line: str | None) -> dict[str, object]:
    return {
        "phase": "cite",
        "claim": claim,
        "grounding": "citation" if quote else "code_reference",
        "evidence": {"quote": quote, "path": _prefixed(path), "line": line},
    }


def _assumptions(text: str) -> Iterator[_Placed]:
    for flagged in _ASSUMPTION.finditer(text):
        if not _PLACE.search(flagged.group()):
            yield flagged.start(), {"phase": "cite", "claim": flagged.group().strip()}


def _is_link_text(text: str, place: re.Match[str]) -> bool:
    """Tell whether a place is the text of a link, whose target is the place that counts."""
    return text.startswith("](", place.end())


def _quote_at_end(text: str) -> str:
    """Return the quotation that a text ends with, on one line; empty if there is none."""
    paragraph = text[text.rfind("\n\n") + 1 :]
    ticks = _BACKTICKS.search(paragraph)
    if ticks:
        return _between(paragraph[: ticks.start()], ticks.group())
    mark = paragraph[-1:]
    if mark == '"' or mark in _CURLY:
        return _between(paragraph[:-1], _CURLY.get(mark, mark))
    return ""


def _between(text: str, opening: str) -> str:
    """Return what stands behind the last opening mark; a longer run of backticks is none."""
    at = text.rfind(opening)
    while opening[0] == "`" and at > 0 and text[at - 1] == "`":
        run = len(text[:at]) - len(text[:at].rstrip("`"))
        at = text.rfind(opening, 0, at - run)
    return " ".join(text[at + len(opening) :].split("\n")).strip() if at >= 0 else ""


def _prefixed(path: str) -> str:
    return path if path.startswith(PREFIX) else PREFIX + path


def _line_at(text: str, at: int) -> str:
    start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
    line = text[start : end if end >= 0 else None].strip()
    return (
        line
        if len(line) <= _LONGEST_CLAIM
        else f"{line[: _LONGEST_CLAIM - 1]}\N{HORIZONTAL ELLIPSIS}"
    )
