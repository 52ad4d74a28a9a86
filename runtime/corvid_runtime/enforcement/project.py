"""Opens what a trajectory cites: the file, the line, the words."""

from __future__ import annotations

import codecs
import hashlib
import io
import os
import re
import tokenize
import unicodedata
from collections.abc import Callable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from corvid_runtime.enforcement.errors import CouldNotCheck
from corvid_runtime.enforcement.trajectory import Evidence

PREFIX = "${PROJECT_ROOT}/"

MAX_FILE_BYTES = 16 << 20
_KEPT_BYTES = 256 << 20
_KEPT_PLACES = 1 << 16
_MOST_CUT_PLACES = 1000
_LINE_END = re.compile(r"\r\n|\r|\n")
_UNICODE_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_WORD_GOES_ON = re.compile(r"(?<=\w)(?=\w)")
_MAY_CUT = re.compile(r"(?<=[-+.,\w])(?=[.,\w])|(?=[^\x00-\x7f])")
_NUMBER = re.compile(r"(?:(?<![\w)\]])[-+])?\d+(?:\.\d+|,\d{3}(?!\d))*")
_NUMBER_MAY_GO_ON = re.compile(r"(?<=[-+\d.,])(?=[\d.,])")
_LONGEST_NUMBER = 100
_TWO_LETTERS = re.compile(r"\w\W*\w")


class Flaw(NamedTuple):
    """Why a piece of evidence does not stand. `fabricated`: it was looked up and is not there."""

    code: str
    message: str
    fabricated: bool = False


_NO_LINE = Flaw("no_line", "Line number is required")


class SourceFile:
    """A file of the project as text, whatever its encoding."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    @cached_property
    def lines(self) -> list[str]:
        """The lines, divided as editors count them: at line feeds and carriage returns."""
        return _LINE_END.split(unicodedata.normalize("NFC", _decode(self._data)))

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the bytes, in hexadecimal."""
        return hashlib.sha256(self._data).hexdigest()

    @property
    def size(self) -> int:
        """The number of bytes."""
        return len(self._data)


class _Files(dict[str | None, SourceFile | Flaw]):
    """Files by their real place, each read once; beyond `_KEPT_BYTES` the first are forgotten.

    The place is a text, since a path takes long to be looked up.
    """

    def __init__(self, read: Callable[[str | None], SourceFile | Flaw]) -> None:
        super().__init__()
        self._read = read
        self._bytes = 0

    def __missing__(self, place: str | None) -> SourceFile | Flaw:
        source = self[place] = self._read(place)
        self._bytes += _size(source)
        while self._bytes > _KEPT_BYTES:
            self._bytes -= _size(self.pop(next(iter(self))))
        return source


def _size(source: SourceFile | Flaw) -> int:
    return source.size if isinstance(source, SourceFile) else 0


class Project:
    """A directory tree in which evidence is looked up, and outside of which there is none.

    Args:
        root: the directory.
        record: a file that is no evidence though it may stand there: the trajectory itself.

    Raises:
        CouldNotCheck: `root` is not a directory.
    """

    def __init__(
        self, root: str | os.PathLike[str], record: str | os.PathLike[str] | None = None
    ) -> None:
        self.root = Path(os.path.realpath(root))
        self._record = record
        if not self.root.is_dir():
            raise CouldNotCheck(f"the project root {os.fspath(root)} is not a directory")
        self._place = lru_cache(maxsize=_KEPT_PLACES)(self._find_place)
        self._files = _Files(self._read_file)

    def check_citation(self, evidence: Evidence) -> Flaw | None:
        """Return what is wrong with a quotation: None if its words stand on the line it names."""
        source = self._cited(evidence)
        if isinstance(source, Flaw):
            return source if source.fabricated else quote_form(evidence) or source
        flaw = quote_form(evidence)
        if flaw or _stands(evidence, source.lines):
            return flaw
        changed = " (the file has changed since it was cited)" if self.is_stale(evidence) else ""
        return Flaw(
            "not_found", f"the quoted words do not stand on that line{changed}", fabricated=True
        )

    def check_reference(self, evidence: Evidence) -> Flaw | None:
        """Return what is wrong with a path and line: None if that line exists in the project."""
        source = self._cited(evidence)
        return source if isinstance(source, Flaw) else None

    def digest(self, path: str) -> str | None:
        """Return the SHA-256 of a file in hexadecimal, or None if it cannot be read."""
        source = self._open(path)
        return source.digest if isinstance(source, SourceFile) else None

    def is_stale(self, evidence: Evidence) -> bool:
        """Return whether the file differs from the digest that was recorded with the citation."""
        if not evidence.digest or not evidence.path:
            return False
        recorded = evidence.digest.casefold().removeprefix("sha256:")
        return self.digest(evidence.path) not in (recorded, None)

    def _cited(self, evidence: Evidence) -> SourceFile | Flaw:
        """Return the file that evidence names, if it has the lines that are named."""
        path, lines = evidence.path, evidence.lines
        place = self._place(path) if path else None
        if path and place is None:
            return Flaw("outside_root", "the path leaves the project root", fabricated=True)
        flaw = reference_form(evidence)
        if flaw or not lines:
            return flaw or _NO_LINE
        source = self._files[place]
        if isinstance(source, SourceFile) and lines.last > len(source.lines):
            many = f"the file has {len(source.lines)} lines"
            return Flaw("out_of_range", f"there is no such line: {many}", fabricated=True)
        return source

    def _find_place(self, path: str) -> str | None:
        """Return the real place of a path, links followed; None if it is not inside the root."""
        try:
            place = Path(os.path.realpath(self.root / path.removeprefix(PREFIX)))
        except ValueError:
            return None
        return str(place) if place == self.root or self.root in place.parents else None

    def _open(self, path: str) -> SourceFile | Flaw:
        return self._files[self._place(path)]

    def _read_file(self, name: str | None) -> SourceFile | Flaw:
        try:
            place = Path(name or os.devnull)
            if not place.is_file():
                return Flaw("no_such_file", "there is no such file", fabricated=True)
            if self._record is not None and place.samefile(self._record):
                return Flaw("own_record", "a trajectory is no evidence for itself", fabricated=True)
            if place.stat().st_size > MAX_FILE_BYTES:
                return Flaw("unreadable", f"the file is larger than {MAX_FILE_BYTES} bytes", True)
            return SourceFile(place.read_bytes())
        except OSError as error:
            return Flaw("unreadable", f"the file cannot be read: {error.strerror}", fabricated=True)


def reference_form(evidence: Evidence) -> Flaw | None:
    """Return what is wrong with how a place is written: it takes the prefix, a path and a line."""
    if not evidence.path:
        return Flaw("no_path", f"A path is required: {PREFIX}path:line")
    if not evidence.path.startswith(PREFIX):
        return Flaw("no_prefix", "Path must use ${PROJECT_ROOT} prefix")
    return None if evidence.lines else _NO_LINE


def citation_form(evidence: Evidence) -> Flaw | None:
    """Return what is wrong with how a citation is written: a quote in backticks, and a place."""
    return quote_form(evidence) or reference_form(evidence)


def quote_form(evidence: Evidence) -> Flaw | None:
    """Return what is wrong with how words are quoted: in backticks, more than a letter."""
    if evidence.paraphrased:
        return Flaw("paraphrased", "Quote must be word-for-word code in backticks")
    if not evidence.quote:
        return Flaw("no_quote", "Code quote is required")
    if not _TWO_LETTERS.search(evidence.quote):
        return Flaw("too_short", "Code quote is too short to show anything")
    return None


def quoted(quote: str, lines: list[str]) -> bool:
    """Return whether `quote` stands in the lines, word for word, no word or number of it cut."""
    return _holds("\n".join(lines), _wanted(quote))


def _stands(evidence: Evidence, lines: list[str]) -> bool:
    """Return whether a quote stands on the lines that are named, and as many more as it is high."""
    if not (evidence.lines and evidence.quote):
        return False
    first, last = evidence.lines
    wanted = _wanted(evidence.quote)
    if first == last and "\n" not in wanted:  # as most are: nothing is to be joined
        return _holds(lines[first - 1], wanted)
    last = max(last, first + wanted.count("\n"))
    return _holds("\n".join(lines[first - 1 : last]), wanted)


def _wanted(quote: str) -> str:
    text = quote if quote.isascii() else unicodedata.normalize("NFC", quote)
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.strip()


def _holds(text: str, wanted: str) -> bool:
    start = text.find(wanted)
    # A long quote can stand cut in a long line at every letter: then it is not looked for further.
    for _ in range(_MOST_CUT_PLACES):
        if start == -1 or not (_cuts(text, start) or _cuts(text, start + len(wanted))):
            return start != -1
        start = text.find(wanted, start + 1)
    return False


def _cuts(text: str, at: int) -> bool:
    """Return whether position `at` is inside a word, a number or a combined character."""
    if not _MAY_CUT.match(text, at):  # as at most places: it is looked at once
        return False
    if _WORD_GOES_ON.match(text, at) or (at < len(text) and unicodedata.combining(text[at])):
        return True
    if not _NUMBER_MAY_GO_ON.match(text, at):
        return False
    numbers = _NUMBER.finditer(text, max(at - _LONGEST_NUMBER, 0), at + _LONGEST_NUMBER)
    return any(number.start() < at < number.end() for number in numbers)


def _decode(data: bytes) -> str:
    for mark, encoding in _UNICODE_MARKS:
        if data.startswith(mark):
            return data.decode(encoding, errors="replace")
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode(_declared_encoding(data), errors="replace")


def _declared_encoding(data: bytes) -> str:
    """Return the encoding a source file declares (PEP 263), else Latin-1, which reads any byte."""
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
    except SyntaxError:
        return "latin-1"
    return "latin-1" if encoding == "utf-8" else encoding
