"""The search behind a claim of absence: a project's own code, and the documents beside it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from corvid_runtime.retrievers import Hit, SqliteRetriever

DOCUMENT_SUFFIXES = frozenset({".md", ".markdown", ".rst", ".txt", ".adoc"})

_NOT_CODE = DOCUMENT_SUFFIXES | {".jsonl", ".log"}
_SKIPPED_FOLDERS = frozenset(
    {"node_modules", "site-packages", "venv", "__pycache__", "dist", "build", "target"}
)
_MAX_FILE_BYTES = 4 << 20
_CHUNK_SIZE = 600
_CASE_CHANGE = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_NUMBER = re.compile(r"(?<=[A-Za-z])(?=\d)")
_NAME = re.compile(r"\w+")


class Codebase:
    """Searches the code under a directory, hidden folders and installed packages left out.

    The index is built at the first search and lives as long as this object.
    """

    def __init__(self, root: Path) -> None:
        self._root = root

    def search(self, query: str) -> Sequence[Hit]:
        """Return the passages of code that hold words of `query`; scores are from 0 to 1."""
        return self._index.search(query, limit=10)

    def documents(self) -> Iterator[str]:
        """Yield the text of every document."""
        for path in self._files():
            if path.suffix.casefold() in DOCUMENT_SUFFIXES:
                yield _text(path)

    @cached_property
    def _index(self) -> SqliteRetriever:
        from corvid_runtime.retrievers import SqliteRetriever  # Most trajectories need no search.

        index = SqliteRetriever(namespace="code", chunk_size=_CHUNK_SIZE)
        for path in self._files():
            if path.suffix.casefold() not in _NOT_CODE:
                index.ingest(str(path.relative_to(self._root)), with_parts_of_names(_text(path)))
        return index

    def _files(self) -> Iterator[Path]:
        for folder, folders, files in os.walk(self._root):
            folders[:] = sorted(
                name for name in folders if name[0] != "." and name not in _SKIPPED_FOLDERS
            )
            paths = (Path(folder, name) for name in sorted(files))
            yield from (path for path in paths if path.is_file())


def with_parts_of_names(code: str) -> str:
    """Return code with the parts of its compound names added to each line, so that both are found.

    `parseHTTP2` is found as itself, as "parse HTTP2" and as "parse HTTP 2".
    """
    return "\n".join(" ".join([line, *_parts(line)]) for line in code.split("\n"))


def _parts(line: str) -> Iterator[str]:
    for name in _NAME.findall(line):
        words = _CASE_CHANGE.sub(" ", name)
        apart = _NUMBER.sub(" ", words)
        yield from dict.fromkeys(form for form in (words, apart) if form != name)


def _text(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(_MAX_FILE_BYTES)
    return "" if b"\0" in data else data.decode(errors="replace")
