"""The log: one SQLite file, append-only, each entry chained to all before it.

What is chained is digests, names and verdicts. Content stands beside them, by its digest, and only
where it is asked for; so it can be taken out again, and the chain stays whole.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import attrs

from corvid_runtime.answer_log import records
from corvid_runtime.answer_log.auditing import broken_links, lost_contents
from corvid_runtime.answer_log.outline import Outline, Text, outline_of
from corvid_runtime.answer_log.storage import (
    chain_record,
    contents_of,
    keep,
    reading,
    records_of,
    writing,
)
from corvid_runtime.citations.corpus import Source
from corvid_runtime.citations.evidence import structured
from corvid_runtime.citations.saved import SavedAnswer, plain_json
from corvid_runtime.content import chain_of, strip
from corvid_runtime.provenance import ProvenanceChain


@attrs.frozen
class Entry:
    """An answer in the log.

    Attributes:
        number: counted from 1.
        time: when it was appended, in UTC.
        subject: whom it is about, if that was said.
        value: the answer as JSON.
        chain: how it came about, as JSON.
        outline: its claims with their citations and verdicts.
        seal: the digest of this entry and all before it.
    """

    number: int
    time: datetime
    subject: Text | None
    value: Text
    chain: Text
    outline: Outline
    seal: str


def _now() -> datetime:
    return datetime.now(timezone.utc)


class AnswerLog:
    """The answers of a program, in one file that any number of processes may append to.

    Args:
        path: the file; made at the first entry.
        keep_content: whether the texts of answers, claims, quotes and passages are kept beside
            their digests. Chains are kept always.
        clock: returns the time, with its offset from UTC.

    Raises:
        NotALog: the file is something else, when it is first read or written.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        keep_content: bool = False,
        clock: Callable[[], datetime] = _now,
    ) -> None:
        self.path = Path(path)
        self._keeps = keep_content
        self._clock = clock

    def append(
        self, answer: object, sources: Mapping[str, Source], *, subject: str | None = None
    ) -> Entry:
        """Record an answer: all of it, or, if the process dies on the way, nothing.

        Args:
            answer: a grounded value, a typed answer or refusal, or ordinary data that holds them.
            sources: text by name, the names being those of the retrievals and of the citations.
            subject: the person it is about, by whose name its content can be erased.

        Raises:
            TypeError: the answer holds something that is no data.
            NotALog: the file is something else.
        """
        value, chain = strip(answer), ProvenanceChain.of(chain_of(answer))
        return self.append_saved(SavedAnswer(value, chain, {}), sources, subject=subject)

    def append_saved(
        self, saved: SavedAnswer, sources: Mapping[str, Source], *, subject: str | None = None
    ) -> Entry:
        """Record an answer that was saved; see `append`."""
        text = plain_json(saved.value)
        outline = outline_of(structured(json.loads(text)), sources)
        value, chain = Text.of(text), Text.of(saved.chain.to_json())
        about = None if subject is None else Text.of(subject)
        record = {
            "kind": "answer",
            "time": self._clock().astimezone(timezone.utc).isoformat(),
            "subject": about and about.digest,
            "value": value.digest,
            "chain": chain.digest,
            "keeps": self._keeps,
            **records.written(outline),
        }
        kept = [chain, *([value, *outline.texts()] if self._keeps else [])]
        with writing(self.path, new=True) as connection:
            number = chain_record(connection, record)
            keep(connection, number, [*kept, *([about] if about and self._keeps else [])])
        return self.entry(number)

    def entries(self) -> list[Entry]:
        """Return every answer, the oldest first."""
        with reading(self.path) as connection:
            return [
                _entry(number, record, seal, contents_of(connection, number))
                for number, record, _, seal in records_of(connection)
                if records.is_answer(record)
            ]

    def entry(self, number: int) -> Entry:
        """Return an answer by its number.

        Raises:
            KeyError: there is none of that number.
        """
        with reading(self.path) as connection:
            for _, record, _, seal in records_of(connection, number):
                if records.is_answer(record):
                    return _entry(number, record, seal, contents_of(connection, number))
        raise KeyError(number)

    def redact(self, number: int, *, why: str) -> int:
        """Take the content of one entry out: its digests stay. Return how many lost content."""
        return self._forget(lambda at, record: at == number, why)

    def erase(self, subject: str, *, why: str) -> int:
        """Take the content of all entries about a person out; see `redact`."""
        digest = Text.of(subject).digest
        return self._forget(lambda _, record: record["subject"] == digest, why)

    def expire(self, before: datetime, *, why: str) -> int:
        """Take the content of all entries before a time out; see `redact`."""
        limit = before.astimezone(timezone.utc)
        return self._forget(lambda _, record: _time(record) < limit, why)

    def _forget(self, is_meant: Callable[[int, Any], bool], why: str) -> int:
        with writing(self.path) as connection:
            holding = {entry for (entry,) in connection.execute("SELECT DISTINCT entry FROM kept")}
            meant = [
                number
                for number, record, _, _ in records_of(connection)
                if number in holding and records.is_answer(record) and is_meant(number, record)
            ]
            if meant:
                time = self._clock().astimezone(timezone.utc).isoformat()
                told = {"kind": "forgotten", "time": time, "entries": meant, "why": why}
                chain_record(connection, told)
            connection.executemany("DELETE FROM kept WHERE entry = ?", [(each,) for each in meant])
            connection.execute("DELETE FROM contents WHERE digest NOT IN (SELECT digest FROM kept)")
        return len(meant)

    def verify(self) -> list[str]:
        """Return what is wrong with the chain and the content, in words; nothing if all is well."""
        with reading(self.path) as connection:
            entries, contents = records_of(connection), contents_of(connection)
            kept = set(connection.execute("SELECT entry, digest FROM kept"))
        return [*broken_links(entries), *lost_contents(entries, kept, contents)]


def _time(record: Any) -> datetime:
    return datetime.fromisoformat(record["time"])


def _entry(number: int, record: Any, seal: str, contents: dict[str, str]) -> Entry:
    def text(digest: str) -> Text:
        return Text(digest, contents.get(digest))

    subject = record["subject"]
    return Entry(
        number,
        _time(record),
        None if subject is None else text(subject),
        text(record["value"]),
        text(record["chain"]),
        records.read(record, contents),
        seal,
    )
