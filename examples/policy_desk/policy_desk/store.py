"""Documents, passages, vectors and definitions in SQLite, with full text search (FTS5).

The calls block; services make them through ``asyncio.to_thread``. One connection is shared between threads
behind a lock, which is plenty for a desk that reads much and writes when documents change.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock

from corvid_runtime import Grounded, ground, retrieval, tool

from policy_desk.embeddings import Vector, pack, unpack
from policy_desk.errors import NotFoundError
from policy_desk.records import Definition, DocumentInfo, Location, Passage
from policy_desk.text import STOPWORDS, unique, words

_SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS documents (
    id TEXT PRIMARY KEY, path TEXT NOT NULL UNIQUE, title TEXT NOT NULL, kind TEXT NOT NULL,
    digest TEXT NOT NULL, ingested_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS passages (
    rowid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
    document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    ordinal INTEGER NOT NULL, section TEXT NOT NULL, page INTEGER, first_line INTEGER NOT NULL,
    last_line INTEGER NOT NULL, text TEXT NOT NULL, vector BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS passages_by_document ON passages (document_id, ordinal);
CREATE TABLE IF NOT EXISTS definitions (
    term TEXT NOT NULL COLLATE NOCASE, text TEXT NOT NULL,
    passage_id TEXT NOT NULL REFERENCES passages (id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS definitions_by_term ON definitions (term);
CREATE VIRTUAL TABLE IF NOT EXISTS passages_text USING fts5 (
    title, section, text, tokenize = 'porter unicode61'
);
"""

_PASSAGE = """
    p.id, p.document_id, d.title AS document_title, p.ordinal, p.section, p.page, p.first_line, p.last_line,
    p.text
"""


class PassageStore:
    def __init__(self, path: Path | str) -> None:
        if isinstance(path, Path):
            path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = RLock()
        self._connection = sqlite3.connect(str(path), check_same_thread=False)
        self._connection.row_factory = sqlite3.Row
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.executescript(_SCHEMA)

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._lock, self._connection:
            yield self._connection

    def _rows(self, query: str, *arguments: str | int) -> list[sqlite3.Row]:
        with self._lock:
            return self._connection.execute(query, arguments).fetchall()

    # ---- meta

    @property
    def revision(self) -> int:
        """Goes up whenever passages change."""
        return int(self.meta("revision") or 0)

    def meta(self, key: str) -> str | None:
        rows = self._rows("SELECT value FROM meta WHERE key = ?", key)
        return str(rows[0]["value"]) if rows else None

    def set_meta(self, key: str, value: str) -> None:
        with self._transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, value))

    @staticmethod
    def _bump(connection: sqlite3.Connection) -> None:
        connection.execute(
            "INSERT INTO meta VALUES ('revision', '1') "
            "ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)"
        )

    # ---- documents

    def documents(self) -> list[DocumentInfo]:
        return [
            DocumentInfo.model_validate(dict(row))
            for row in self._rows("SELECT * FROM documents ORDER BY path")
        ]

    def document(self, document_id: str) -> DocumentInfo:
        rows = self._rows("SELECT * FROM documents WHERE id = ?", document_id)
        if not rows:
            raise NotFoundError(f"no document {document_id!r}")
        return DocumentInfo.model_validate(dict(rows[0]))

    def replace_document(
        self,
        info: DocumentInfo,
        passages: Sequence[Passage],
        vectors: Sequence[Vector],
        definitions: Sequence[Definition],
    ) -> None:
        with self._transaction() as connection:
            self._delete(connection, info.id)
            connection.execute(
                "INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?)",
                (info.id, info.path, info.title, info.kind.value, info.digest, info.ingested_at.isoformat()),
            )
            for passage, vector in zip(passages, vectors, strict=True):
                place = passage.location
                cursor = connection.execute(
                    "INSERT INTO passages (id, document_id, ordinal, section, page, first_line, last_line, "
                    "text, vector) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (passage.id, passage.document_id, passage.ordinal, passage.section, place.page,
                     place.first_line, place.last_line, passage.text, pack(vector)),
                )  # fmt: skip
                connection.execute(
                    "INSERT INTO passages_text (rowid, title, section, text) VALUES (?, ?, ?, ?)",
                    (cursor.lastrowid, passage.document_title, passage.section, passage.text),
                )
            connection.executemany(
                "INSERT INTO definitions VALUES (?, ?, ?)",
                [(definition.term, definition.text, definition.passage_id) for definition in definitions],
            )
            self._bump(connection)

    def remove_document(self, document_id: str) -> None:
        with self._transaction() as connection:
            self._delete(connection, document_id)
            self._bump(connection)

    @staticmethod
    def _delete(connection: sqlite3.Connection, document_id: str) -> None:
        connection.execute(
            "DELETE FROM passages_text WHERE rowid IN (SELECT rowid FROM passages WHERE document_id = ?)",
            (document_id,),
        )
        connection.execute("DELETE FROM documents WHERE id = ?", (document_id,))

    # ---- passages

    def passages_of(self, document_id: str) -> list[Passage]:
        rows = self._rows(
            f"SELECT {_PASSAGE} FROM passages p JOIN documents d ON d.id = p.document_id "
            "WHERE p.document_id = ? ORDER BY p.ordinal",
            document_id,
        )
        return [_passage(row) for row in rows]

    def passages_with_vectors(self) -> list[tuple[Passage, Vector]]:
        rows = self._rows(
            f"SELECT {_PASSAGE}, p.vector FROM passages p JOIN documents d ON d.id = p.document_id "
            "ORDER BY p.rowid"
        )
        return [(_passage(row), unpack(row["vector"])) for row in rows]

    @tool(uses=retrieval)
    def search_text(self, query: str, limit: int) -> list[Grounded[Passage]]:
        """Best match first (BM25; headings count for more than text)."""
        expression = match_expression(query)
        if not expression:
            return []
        rows = self._rows(
            f"SELECT {_PASSAGE} FROM passages_text t JOIN passages p ON p.rowid = t.rowid "
            "JOIN documents d ON d.id = p.document_id "
            "WHERE passages_text MATCH ? ORDER BY bm25(passages_text, 2.0, 3.0, 1.0) LIMIT ?",
            expression,
            limit,
        )
        return [ground(_passage(row), source=row["id"]) for row in rows]

    def count_passages(self) -> int:
        return int(self._rows("SELECT count(*) AS n FROM passages")[0]["n"])

    # ---- definitions

    def define(self, term: str) -> tuple[Definition, Passage] | None:
        rows = self._rows(
            f"SELECT f.term, f.text AS definition, {_PASSAGE} FROM definitions f "
            "JOIN passages p ON p.id = f.passage_id JOIN documents d ON d.id = p.document_id "
            "WHERE f.term = ? ORDER BY p.rowid LIMIT 1",
            term.strip(),
        )
        if not rows:
            return None
        passage = _passage(rows[0])
        return Definition(rows[0]["term"], rows[0]["definition"], passage.id), passage

    def defined_terms(self) -> list[str]:
        return [str(row["term"]) for row in self._rows("SELECT DISTINCT term FROM definitions ORDER BY term")]


def match_expression(query: str) -> str:
    """An FTS5 expression out of free text: any of its words, each quoted so that none is an operator."""
    terms = unique(word.replace("'", " ") for word in words(query) if word not in STOPWORDS)
    return " OR ".join(f'"{term}"' for term in terms)


def _passage(row: sqlite3.Row) -> Passage:
    return Passage(
        id=row["id"],
        document_id=row["document_id"],
        document_title=row["document_title"],
        ordinal=row["ordinal"],
        section=row["section"],
        location=Location(page=row["page"], first_line=row["first_line"], last_line=row["last_line"]),
        text=row["text"],
    )
