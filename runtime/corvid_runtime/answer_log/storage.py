"""The file of a log: its tables, and transactions that happen as a whole or not at all."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from corvid_runtime.answer_log import records
from corvid_runtime.answer_log.outline import Text

_APPLICATION: Final = 0x436F7276  # "Corv", which `file` and SQLite's own tools show
_VERSION: Final = 1
_PATIENCE: Final = 60.0
"""How many seconds a writer waits for the others."""

_SCHEMA: Final = """
CREATE TABLE entries (
    number INTEGER PRIMARY KEY AUTOINCREMENT, record TEXT NOT NULL, seal TEXT NOT NULL
);
CREATE TABLE contents (digest TEXT PRIMARY KEY, content TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE kept (
    entry INTEGER NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (entry, digest)
) WITHOUT ROWID;
CREATE INDEX kept_by_digest ON kept (digest);
CREATE TRIGGER entries_stay BEFORE DELETE ON entries
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER entries_stay_as_they_are BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
"""


class NotALog(ValueError):
    """A file is no log, or is damaged; the message says which."""


@contextmanager
def writing(path: Path, *, new: bool = False) -> Iterator[sqlite3.Connection]:
    """Write in one transaction, alone; with `new` the file is laid out where there is none."""
    if not new and not path.is_file():
        raise NotALog(f"{path}: there is no such log")
    with _connected(path) as connection:
        connection.execute("BEGIN IMMEDIATE")
        try:
            _prepare(connection)
            yield connection
        except BaseException:
            connection.rollback()
            raise
        connection.commit()


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Read the file as it is at one moment; one whose first writer died is an empty log."""
    if not path.is_file():
        raise NotALog(f"{path}: there is no such log")
    with _connected(path) as connection:
        connection.execute("BEGIN")
        if not _is_ours(connection):
            _prepare(connection)  # never committed
        yield connection


@contextmanager
def _connected(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise NotALog(f"{path}: {error}") from error
    try:
        # A commit is on the disk, the folder's entry too, and what is deleted is overwritten.
        connection.execute("PRAGMA synchronous = EXTRA")
        connection.execute("PRAGMA secure_delete = ON")
        yield connection
    except sqlite3.DatabaseError as error:
        raise NotALog(f"{path}: {error}") from error
    finally:
        connection.close()


def _is_ours(connection: sqlite3.Connection) -> bool:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return (application, version) == (_APPLICATION, _VERSION)


def _prepare(connection: sqlite3.Connection) -> None:
    """Lay out a file that is new; refuse one that is something else."""
    if _is_ours(connection):
        return
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables:
        raise sqlite3.DatabaseError("it is no log of answers")
    for statement in _statements(_SCHEMA):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {_APPLICATION}")
    connection.execute(f"PRAGMA user_version = {_VERSION}")


def _statements(script: str) -> Iterator[str]:
    """Yield the statements of a script: `executescript` would commit, and end the transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def chain_record(connection: sqlite3.Connection, record: dict[str, Any]) -> int:
    """Append a record, sealed with all before it, and return its number."""
    last = connection.execute("SELECT seal FROM entries ORDER BY number DESC LIMIT 1").fetchone()
    text = records.canonical(record)
    seal = records.seal_of(last[0] if last else records.START, text)
    done = connection.execute("INSERT INTO entries (record, seal) VALUES (?, ?)", (text, seal))
    return int(done.lastrowid or 0)


def keep(connection: sqlite3.Connection, number: int, texts: Iterable[Text]) -> None:
    """Keep texts for an entry, each once."""
    known = {text.digest: text.content for text in texts}
    connection.executemany("INSERT OR IGNORE INTO contents VALUES (?, ?)", list(known.items()))
    connection.executemany("INSERT INTO kept VALUES (?, ?)", [(number, each) for each in known])


def records_of(
    connection: sqlite3.Connection, number: int | None = None
) -> list[tuple[int, Any, str, str]]:
    """Return all records in order, or the one of a number: number, what it says, its text, seal.

    Raises:
        sqlite3.DatabaseError: the file is damaged.
    """
    every = "SELECT number, record, seal FROM entries"
    if number is None:
        found = connection.execute(f"{every} ORDER BY number")
    else:
        found = connection.execute(f"{every} WHERE number = ?", (number,))
    return [(int(at), _parsed(text), text, str(seal)) for at, text, seal in found]


def contents_of(connection: sqlite3.Connection, number: int | None = None) -> dict[str, str]:
    """Return the texts that are kept, of one entry or of all, by their digest.

    Raises:
        sqlite3.DatabaseError: the file is damaged.
    """
    every = "SELECT digest, content FROM contents"
    of_one = f"{every} JOIN kept USING (digest) WHERE entry = ?"
    rows = connection.execute(every) if number is None else connection.execute(of_one, (number,))
    found = dict(rows)
    if not all(isinstance(each, str) for pair in found.items() for each in pair):
        raise sqlite3.DatabaseError("a content is no text")
    return found


def _parsed(text: Any) -> Any:
    try:
        record = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        record = None
    if not (records.is_answer(record) or records.is_forgotten(record)):
        raise sqlite3.DatabaseError("an entry is no record of an answer")
    return record
