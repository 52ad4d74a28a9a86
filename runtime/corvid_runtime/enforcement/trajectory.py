"""Reads a trajectory: one JSON object a line, claims in any of the three shapes in use.

A claim's evidence stands in `evidence`, or beside the claim, or in the items of `citations`.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import BinaryIO, NamedTuple, TypeAlias, TypeGuard

from corvid_runtime.enforcement.errors import CouldNotCheck

Entry: TypeAlias = Mapping[str, object]

MAX_LINE_BYTES = 1 << 20
"""The longest line that is read; a longer one is no trajectory."""

_BLOCK = 1 << 14

ABSENT = frozenset({"negative_ground", "negative_grounding"})
"""The phases of the rows that say that something does not exist."""

ASSUMPTION = "assumption"
MALFORMED = "malformed"

_CITATION = re.compile(r"(?P<quote>`[^`]*`|\"[^\"]*\")?\s{0,9}\[(?P<place>[^\[\]]+)\]")
_PLACE = re.compile(r"(?P<path>.*?)(?::L?(?P<line>\d{1,9}(?:-L?\d{1,9})?))?", re.DOTALL)
_NO_LINE = 10**9
_LINES = re.compile(r"L?(\d{1,9})(?:-L?(\d{1,9}))?")


class Row(NamedTuple):
    """A line of a trajectory: its number, counted from 1, and what it holds or why it is bad."""

    number: int
    entry: Entry
    malformed: str = ""


class Lines(NamedTuple):
    """A range of lines, counted from 1, both ends included."""

    first: int
    last: int


class Evidence(NamedTuple):
    """What a claim points to, as written; nothing of it has been looked up."""

    quote: str | None = None
    path: str | None = None
    lines: Lines | None = None
    digest: str | None = None
    source: str | None = None
    paraphrased: bool = False

    def __str__(self) -> str:
        marks = '"' if self.paraphrased else "`"
        quote = f"{marks}{self.quote}{marks} " if self.quote else ""
        line = f":{self.lines.first}" if self.lines else ""
        return f"{quote}[{self.path or ''}{line}]"


_NOTHING = Evidence()


class Claim(NamedTuple):
    """A decision that a trajectory records, with the grounding it says it has."""

    number: int
    text: str
    grounding: str
    evidence: tuple[Evidence, ...] = ()


def read(path: str | os.PathLike[str]) -> Iterator[Row]:
    """Yield the rows of a trajectory, blank lines left out; a malformed line is a row that says so.

    Raises:
        CouldNotCheck: the file cannot be read or is no text, a line is too long or nested too
            deeply, not one line is a JSON object, or not one has a phase.
    """
    try:
        with open(path, "rb") as file:
            yield from read_from(file, path)
    except OSError as error:
        raise CouldNotCheck(f"{os.fspath(path)}: {error.strerror or error}") from error


def read_from(file: BinaryIO, path: str | os.PathLike[str]) -> Iterator[Row]:
    """Yield the rows of a trajectory that is open, under the name of its path; see `read`."""
    seen = readable = phased = False
    number = 0
    try:
        for number, line in _text_lines(file, path):
            row = _row(number, line)
            seen = True
            readable = readable or not row.malformed
            phased = phased or bool(phase_of(row.entry))
            yield row
    except RecursionError:
        raise CouldNotCheck(f"{os.fspath(path)}:{number}: the JSON is nested too deeply") from None
    if seen and not readable:
        raise CouldNotCheck(f"{os.fspath(path)}: not one line is a JSON object")
    if seen and not phased:
        raise CouldNotCheck(f'{os.fspath(path)}: not one line has a "phase": is it a trajectory?')


def claims(row: Row) -> Sequence[Claim]:
    """Return the claims a row makes: none unless its phase is `cite`; one if it is malformed."""
    number, entry, malformed = row
    if malformed:
        return [Claim(number, f"line {number}: {malformed}", MALFORMED)]
    if phase_of(entry) != "cite":
        return []
    items = entry.get("citations")
    if not isinstance(items, list) or not items:
        return [_claim(number, entry, _evidence(entry.get("evidence")) or _beside(entry))]
    if "claim" in entry:
        evidence = (*_evidence(entry.get("evidence")), *_evidence(items))
        return [_claim(number, {"grounding": "citation", **entry}, evidence)]
    return [_claim(number, item if isinstance(item, Mapping) else {}, _one(item)) for item in items]


def text_of(entry: Entry, *keys: str) -> str | None:
    """Return the first of the fields that is a text with something in it."""
    for key in keys:
        value = entry.get(key)
        if value and isinstance(value, str) and not value.isspace():
            return value
    return None


def phase_of(entry: Entry) -> str:
    """Return the phase of a row in small letters; empty if it has none."""
    phase = entry.get("phase")
    return _in_small_letters(phase) if isinstance(phase, str) else ""


@lru_cache(maxsize=64)
def _in_small_letters(phase: str) -> str:
    """Return the name of a phase as it is compared; a trajectory has few, each many times."""
    return phase.strip().casefold()


def _text_lines(file: BinaryIO, path: str | os.PathLike[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not blank, numbered from 1, without the blanks around them."""
    number = 1
    for block in _blocks(file):
        try:
            # Of a whole block at once: line by line it takes as long as reading the JSON.
            lines: Iterable[str] = block.decode("utf-8-sig" if number == 1 else "utf-8").split("\n")
            is_sound = b"\0" not in block and len(block) <= MAX_LINE_BYTES
        except UnicodeDecodeError:
            is_sound = False
        if not is_sound:
            lines = _checked(block.split(b"\n"), number, path)
        for line in lines:
            if line := line.strip():
                yield number, line
            number += 1


def _blocks(file: BinaryIO) -> Iterator[bytes]:
    """Yield a file in blocks of whole lines, the last line feed of each left out.

    A line that is too long is a block that is longer than all others.
    """
    rest = b""
    while block := file.read(_BLOCK):
        whole, feed, after = block.rpartition(b"\n")
        if feed:
            yield rest + whole
            rest = after
        else:
            rest += block
        if len(rest) > MAX_LINE_BYTES:
            break
    if rest:
        yield rest


def _checked(lines: Iterable[bytes], number: int, path: str | os.PathLike[str]) -> Iterator[str]:
    """Yield the lines of a block as text, up to the one that is not."""
    for at, raw in enumerate(lines, start=number):
        if len(raw) > MAX_LINE_BYTES:
            raise _unreadable(path, at, f"the line is longer than {MAX_LINE_BYTES} bytes")
        try:
            line = raw.decode("utf-8-sig" if at == 1 else "utf-8")
        except UnicodeDecodeError as error:
            why = f"byte {error.start} is not UTF-8: is it text?"
            raise _unreadable(path, at, why) from None
        if "\0" in line:
            raise _unreadable(path, at, "a null character: is it text?")
        yield line


def _unreadable(path: str | os.PathLike[str], number: int, why: str) -> CouldNotCheck:
    return CouldNotCheck(f"{os.fspath(path)}:{number}: {why}")


def _row(number: int, line: str) -> Row:
    """Return what a line without blanks around it holds."""
    try:
        # `decode` looks for blanks with a pattern, which takes as long as the JSON.
        entry, end = _JSON.raw_decode(line)
        if end != len(line):
            _JSON.decode(line)  # says what is wrong
    except ValueError as error:
        return Row(number, {}, f"not JSON: {error}")
    if not isinstance(entry, dict):
        return Row(number, {}, f"not a JSON object but {type(entry).__name__}")
    return Row(number, entry)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    entry = dict(pairs)
    if len(entry) < len(pairs):
        raise ValueError("an object has a key twice")
    return entry


def _constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON number")


_JSON = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant)


def _claim(number: int, entry: Entry, evidence: tuple[Evidence, ...]) -> Claim:
    text = text_of(entry, "claim") or next((str(e) for e in evidence), f"line {number}")
    declared = entry.get("grounding")
    if _is_object(declared):
        evidence = evidence or _beside(declared)
        declared = declared.get("type")
    if "[assumption" in text.casefold():
        declared = ASSUMPTION
    elif declared is None and any(found.quote for found in evidence):
        declared = "citation"
    if declared == "citation" and not evidence:
        evidence = tuple(written_citations(text))
    return Claim(number, text, declared if isinstance(declared, str) else "", evidence)


def _evidence(value: object) -> tuple[Evidence, ...]:
    """Return the evidence in a value; of a list, something for every item, so that none is lost."""
    if isinstance(value, list):
        return tuple(found for item in value for found in _one(item) or (Evidence(),))
    return _one(value)


def _one(value: object) -> tuple[Evidence, ...]:
    if isinstance(value, str):
        return tuple(written_citations(value))
    return _beside(value) if _is_object(value) else ()


def _is_object(value: object) -> TypeGuard[Entry]:
    """Tell whether a value is an object of JSON; to ask what is no dictionary takes longer."""
    return isinstance(value, dict) or (not isinstance(value, str) and isinstance(value, Mapping))


def _beside(fields: Entry) -> tuple[Evidence, ...]:
    found = _fields(fields)
    return () if found == _NOTHING else (found,)


def _fields(fields: Entry) -> Evidence:
    # Gone through once, since most objects have few fields, and there are many names for them.
    get = {
        key: value
        for key, value in fields.items()
        if isinstance(value, str) and value and not value.isspace()
    }.get
    path, lines = get("path") or get("file"), _lines(fields.get("line"))
    if path is not None and lines is None:
        path, lines = _place(path)
    quote = get("quote") or get("code") or get("code_quote")
    digest, source = get("digest") or get("sha256"), get("message_id") or get("source")
    return Evidence(quote, path, lines, digest, source)


def written_citations(text: str) -> Iterator[Evidence]:
    """Yield the citations written out in a text as `` `quote` [path:line] ``."""
    for found in _CITATION.finditer(text):
        path, lines = _place(found["place"])
        if lines or "/" in path:
            quote = found["quote"]
            yield Evidence(
                quote=quote and quote[1:-1],
                path=path,
                lines=lines,
                paraphrased=bool(quote) and quote[0] == '"',
            )


def _place(text: str) -> tuple[str, Lines | None]:
    found = _PLACE.fullmatch(text.strip())
    return (found["path"], _lines(found["line"])) if found else (text, None)


def _lines(value: object) -> Lines | None:
    if type(value) is int and 1 <= value < _NO_LINE:  # as most are written
        return Lines(value, value)
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        return None
    found = _LINES.fullmatch(str(value))
    if not found:
        return None
    first = int(found[1])
    last = int(found[2] or first)
    return Lines(first, last) if 1 <= first <= last else None
