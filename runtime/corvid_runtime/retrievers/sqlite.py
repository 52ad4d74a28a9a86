"""The embedded retriever: full-text search in one SQLite file, nothing to install or to run.

Passages are ranked by the share of the query's words that they hold, and among equals by Okapi BM25
(Robertson and Zaragoza, 2009), of which `ranking` says how it is bounded.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import tempfile
import weakref
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Literal

from typing_extensions import Self

from corvid_runtime.location import Location
from corvid_runtime.retrievers.chunking import TextFormat, chunk
from corvid_runtime.retrievers.hits import NO_FILTERS, Filters, Hit
from corvid_runtime.retrievers.ranking import Scope, rank
from corvid_runtime.retrievers.reading import retrieved
from corvid_runtime.retrievers.words import telling_words

_TOKENIZER = "porter unicode61 remove_diacritics 2"
_BUSY_SECONDS = 30.0
_SCHEMA = """
CREATE TABLE IF NOT EXISTS source (
    id INTEGER PRIMARY KEY, namespace TEXT NOT NULL, source_id TEXT NOT NULL,
    text TEXT NOT NULL, metadata TEXT NOT NULL, digest TEXT NOT NULL,
    UNIQUE (namespace, source_id));
CREATE TABLE IF NOT EXISTS chunk (
    id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES source, heading TEXT NOT NULL,
    start INTEGER NOT NULL, stop INTEGER NOT NULL,
    parent_start INTEGER NOT NULL, parent_stop INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS chunk_of_source ON chunk (source);
CREATE VIRTUAL TABLE IF NOT EXISTS passage USING fts5 (
    heading, body, tokenize = '{tokenizer}');
"""

_SCOPE_SQL = "JOIN chunk ON chunk.id = passage.rowid JOIN source ON source.id = chunk.source WHERE"

_FOUND_SQL = """
SELECT source.source_id, source.metadata, chunk.start, passage.body
FROM passage JOIN chunk ON chunk.id = passage.rowid JOIN source ON source.id = chunk.source
WHERE passage.rowid = ?
"""

_PARENT_SQL = """
SELECT source.text, source.metadata, chunk.parent_start, chunk.parent_stop
FROM chunk JOIN source ON source.id = chunk.source
WHERE source.namespace = ? AND source.source_id = ? AND chunk.start = ?
"""


class SqliteRetriever:
    """Full-text search over texts that it keeps, with the place of every passage.

    `path` is the database file; without one the index is private and goes away with the retriever.
    Any number of threads and processes may search one file while another ingests: each sees the
    last finished ingest. An ingest that is interrupted, by a crash too, leaves no trace.
    `tokenizer` is FTS5's (`"trigram"` suits Chinese, Japanese and Thai); `chunk_size` is in code
    points.

    Raises `ValueError` if the file was made with another tokenizer, `sqlite3.DatabaseError` if it
    is no such database.
    """

    def __init__(
        self,
        path: str | os.PathLike[str] | None = None,
        *,
        namespace: str = "docs",
        tokenizer: str = _TOKENIZER,
        chunk_size: int = 1200,
    ) -> None:
        self.namespace = namespace
        self._chunk_size = chunk_size
        self._private = None if path else tempfile.mkdtemp(prefix="corvid-index-")
        self._path = Path(path or Path(str(self._private), "index.db"))
        # SQLite forbids carrying a connection across a fork, hence one pool per process.
        self._idle: defaultdict[int, list[sqlite3.Connection]] = defaultdict(list)
        self._close = weakref.finalize(self, _discard, os.getpid(), self._idle, self._private)
        self._create(tokenizer)

    def ingest(
        self,
        source_id: str,
        text: str,
        *,
        format: TextFormat = "text",
        metadata: Mapping[str, object] = MappingProxyType({}),
    ) -> bool:
        """Make `text` findable under `source_id`, replacing what was there; all or nothing.

        `metadata` is JSON and can be filtered on. Returns False, without writing, if the same text
        and metadata are there already. Raises `ValueError` for a text that UTF-8 cannot hold.
        """
        described = json.dumps(dict(metadata), sort_keys=True, allow_nan=False)
        digest = self._digest(text, format, described)
        with self._connection() as db, _transaction(db):
            held = self._held(db, source_id)
            if held and held[1] == digest:
                return False
            if held:
                _delete(db, held[0])
            row = (self.namespace, source_id, text, described, digest)
            source = db.execute(
                "INSERT INTO source (namespace, source_id, text, metadata, digest)"
                " VALUES (?, ?, ?, ?, ?)",
                row,
            ).lastrowid
            for piece in chunk(text, format=format, size=self._chunk_size):
                added = db.execute(
                    "INSERT INTO chunk (source, heading, start, stop, parent_start, parent_stop)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    (source, piece.heading, *piece.window, *piece.parent),
                )
                db.execute(
                    "INSERT INTO passage (rowid, heading, body) VALUES (?, ?, ?)",
                    (added.lastrowid, piece.heading, text[slice(*piece.window)]),
                )
        return True

    def remove(self, source_id: str) -> bool:
        """Forget a source; returns whether it was there."""
        with self._connection() as db, _transaction(db):
            held = self._held(db, source_id)
            if held:
                _delete(db, held[0])
        return held is not None

    def sources(self) -> list[str]:
        """Return the identifiers of the sources held, sorted."""
        with self._connection() as db:
            rows = db.execute(
                "SELECT source_id FROM source WHERE namespace = ? ORDER BY 1", (self.namespace,)
            )
            return [source_id for (source_id,) in rows]

    def text(self, source_id: str) -> str:
        """Return the original text of a source; raises `KeyError` if it is not held."""
        with self._connection() as db:
            row = db.execute(
                "SELECT text FROM source WHERE namespace = ? AND source_id = ?",
                (self.namespace, source_id),
            ).fetchone()
        if row is None:
            raise KeyError(source_id)
        return str(row[0])

    def search(self, query: str, limit: int = 6, filters: Filters = NO_FILTERS) -> Sequence[Hit]:
        """Return the passages that hold words of `query`, best first.

        `query` is plain words, never a query language. A hit's `score`, 0 to 1, is the share of the
        words that the passage holds, in some inflection. Words like "what" and "the" count only in
        a query that has no others. `filters` compare with the metadata given to `ingest`.

        Raises `ValueError` for a limit below 1 and for a filter that no source has.
        """
        if limit < 1:
            raise ValueError(f"limit={limit}: a search returns at least one hit")
        # Quoted, no word of a query can be an operator of FTS5.
        terms = [f'"{word}"' for word in telling_words(query)]
        if not terms:
            return []
        with self._connection() as db, _transaction(db, "DEFERRED"):
            ranked = rank(db, terms, self._scope(db, filters), limit)
            rows = [db.execute(_FOUND_SQL, (each.rowid,)).fetchone() for each in ranked]
        return [self._found(row, each.share) for row, each in zip(rows, ranked, strict=True)]

    def close(self) -> None:
        """Close the idle connections and delete a private index."""
        self._close()

    def parent(self, hit: Hit) -> Hit:
        """Return the section that a passage stands in, or its surroundings where that is long.

        Raises `KeyError` if the passage is not held (any more).
        """
        start, _, _ = hit.chunk_id.partition("-")
        with self._connection() as db:
            row = db.execute(_PARENT_SQL, (self.namespace, hit.source_id, start)).fetchone()
        if row is None:
            raise KeyError(hit.key)
        text, metadata, parent_start, parent_stop = row
        body = text[parent_start:parent_stop]
        return self._found((hit.source_id, metadata, parent_start, body), hit.score)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _found(self, row: tuple[str, str, int, str], score: float) -> Hit:
        source_id, metadata, start, body = row
        stop = start + len(body)
        return retrieved(
            body,
            namespace=self.namespace,
            source_id=source_id,
            chunk_id=f"{start}-{stop}",
            location=Location(char_span=(start, stop)),
            score=score,
            metadata=json.loads(metadata),
        )

    def _digest(self, text: str, format: TextFormat, metadata: str) -> str:
        try:
            content = text.encode()
        except UnicodeEncodeError as error:
            raise ValueError(
                f"character {error.start} of the text is a lone surrogate; decode the source anew"
            ) from None
        settings = json.dumps([format, self._chunk_size, metadata])
        return hashlib.sha256(settings.encode() + b"\0" + content).hexdigest()

    def _held(self, db: sqlite3.Connection, source_id: str) -> tuple[int, str] | None:
        row: tuple[int, str] | None = db.execute(
            "SELECT id, digest FROM source WHERE namespace = ? AND source_id = ?",
            (self.namespace, source_id),
        ).fetchone()
        return row

    def _scope(self, db: sqlite3.Connection, filters: Filters) -> Scope:
        """Return where a query looks: a table that holds nothing else needs no look at sources."""
        other = "SELECT 1 FROM source WHERE namespace < ? UNION ALL "
        other += "SELECT 1 FROM source WHERE namespace > ? LIMIT 1"
        is_alone = db.execute(other, (self.namespace,) * 2).fetchone() is None
        if is_alone and not filters:
            return Scope()
        conditions = "AND source.namespace = :namespace"
        values: dict[str, str | int | float | bool] = {"namespace": self.namespace}
        for number, (key, value) in enumerate(filters.items()):
            path = f"$.{json.dumps(key)}"
            known = db.execute(
                "SELECT 1 FROM source"
                " WHERE namespace = ? AND json_type(metadata, ?) IS NOT NULL LIMIT 1",
                (self.namespace, path),
            )
            if known.fetchone() is None:
                raise ValueError(f"no source of {self.namespace!r} has the metadata {key!r}")
            conditions += f" AND json_extract(source.metadata, :key{number}) = :value{number}"
            values |= {f"key{number}": path, f"value{number}": value}
        return Scope(_SCOPE_SQL, conditions, values)

    def _create(self, tokenizer: str) -> None:
        with self._connection() as db:
            with _transaction(db):
                for statement in _SCHEMA.format(tokenizer=tokenizer).split(";"):
                    db.execute(statement)
            (made_with,) = db.execute(
                "SELECT sql FROM sqlite_master WHERE name = 'passage'"
            ).fetchone()
        if f"'{tokenizer}'" not in made_with:
            raise ValueError(f"{self._path} was made with another tokenizer than {tokenizer!r}")

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA synchronous = {'OFF' if self._private else 'FULL'}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        pool = self._idle[os.getpid()]
        try:
            connection = pool.pop()
        except IndexError:
            connection = self._connect()
        try:
            yield connection
        finally:
            pool.append(connection)


def _discard(owner: int, idle: Mapping[int, list[sqlite3.Connection]], private: str | None) -> None:
    for connection in idle.get(os.getpid(), ()):
        connection.close()
    if private and os.getpid() == owner:
        shutil.rmtree(private, ignore_errors=True)


@contextmanager
def _transaction(
    db: sqlite3.Connection, kind: Literal["IMMEDIATE", "DEFERRED"] = "IMMEDIATE"
) -> Iterator[None]:
    """Run statements all or none; deferred, all of them read one state of the database."""
    db.execute(f"BEGIN {kind}")
    try:
        yield
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


def _delete(db: sqlite3.Connection, source: int) -> None:
    db.execute(
        "DELETE FROM passage WHERE rowid IN (SELECT id FROM chunk WHERE source = ?)", (source,)
    )
    db.execute("DELETE FROM chunk WHERE source = ?", (source,))
    db.execute("DELETE FROM source WHERE id = ?", (source,))
