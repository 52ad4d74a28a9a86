"""Whether a log is what was written: its chain, and the content that stands beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Any

from corvid_runtime.answer_log import records
from corvid_runtime.answer_log.outline import Text


def broken_links(entries: Iterable[tuple[int, Any, str, str]]) -> Iterator[str]:
    """Yield where the chain of seals is broken."""
    previous, expected = records.START, 1
    for number, _, text, seal in entries:
        if number != expected:
            yield f"entry {expected} is missing"
        if seal != records.seal_of(previous, text):
            yield f"entry {number} was changed, or one before it: its seal is another"
        previous, expected = seal, number + 1


def lost_contents(
    entries: Sequence[tuple[int, Any, str, str]],
    kept: Set[tuple[int, str]],
    contents: Mapping[str, str],
) -> Iterator[str]:
    """Yield what content was changed, or is missing though nobody took it out."""
    for digest, content in contents.items():
        if Text.of(content).digest != digest:
            yield f"the content of {digest[:12]} was changed"
    forgotten = {
        number
        for _, record, _, _ in entries
        if records.is_forgotten(record)
        for number in record["entries"]
    }
    for number, record, _, _ in entries:
        if number in forgotten or records.is_forgotten(record):
            continue
        wanted = records.kept_digests(record)
        if any((number, digest) not in kept or digest not in contents for digest in wanted):
            yield f"the content of entry {number} is missing, and nothing says why"
