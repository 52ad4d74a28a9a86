"""The search behind a claim of absence: a project's own code, and the documents beside it."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from corvid_runtime.enforcement.project import SourceFile

if TYPE_CHECKING:
    from corvid_runtime.retrievers import Hit, SqliteRetriever

DOCUMENT_SUFFIXES = frozenset({".md", ".markdown", ".rst", ".txt", ".adoc"})

_NO_TEXTS = frozenset({".jsonl", ".log"})
_SKIPPED_FOLDERS = frozenset(
    {"node_modules", "site-packages", "venv", "__pycache__", "dist", "build", "target"}
)
_MAX_FILE_BYTES = 4 << 20
_CHUNK_SIZE = 600
_INSIDE_NAMES = tuple(
    map(
        re.compile, (r"(?<=[a-z0-9])(?=[A-Z])", r"(?<=[A-Z])(?=[A-Z][a-z])", r"(?<=[A-Za-z])(?=\d)")
    )
)
_NAME = re.compile(r"\w+")


class Codebase:
    """Searches the code under a directory, hidden folders and installed packages left out.

    The index is built at the first search and lives as long as this object. `record`, the
    trajectory if there is one, is no code wherever it stands.
    """

    def __init__(self, root: Path, record: str | os.PathLike[str] | None = None) -> None:
        self._root = root
        self._record = record

    def search(self, query: str) -> Sequence[Hit]:
        """Return the passages of code that hold words of `query`; scores are from 0 to 1."""
        return self._index.search(query, limit=10)

    def documents(self) -> Iterator[str]:
        """Yield the text of every document."""
        return (text for name, text in self.texts() if is_document(name))

    def texts(self) -> Iterator[tuple[str, str]]:
        """Yield the name, relative to the root, and the text of every file of code or document."""
        for path in self._files():
            if path.suffix.casefold() not in _NO_TEXTS:
                name = os.fsencode(path.relative_to(self._root)).decode(errors="backslashreplace")
                yield name, _text(path)

    @cached_property
    def digest(self) -> str:
        """SHA-256 of all that is searched, names and texts, in hexadecimal."""
        total = hashlib.sha256()
        for part in chain.from_iterable(self.texts()):
            total.update(hashlib.sha256(part.encode(errors="surrogatepass")).digest())
        return total.hexdigest()

    @cached_property
    def _index(self) -> SqliteRetriever:
        from corvid_runtime.retrievers import SqliteRetriever  # Most trajectories need no search.

        index = SqliteRetriever(namespace="code", chunk_size=_CHUNK_SIZE)
        for name, text in self.texts():
            if not is_document(name):
                index.ingest(name, with_parts_of_names(text))
        return index

    def _files(self) -> Iterator[Path]:
        for folder, folders, files in os.walk(self._root):
            folders[:] = sorted(
                name for name in folders if name[0] != "." and name not in _SKIPPED_FOLDERS
            )
            paths = (Path(folder, name) for name in sorted(files))
            yield from (path for path in paths if path.is_file() and not self._is_record(path))

    def _is_record(self, path: Path) -> bool:
        return self._record is not None and path.samefile(self._record)


def is_document(path: str | os.PathLike[str]) -> bool:
    """Tell by its name whether a file is a document: Markdown, plain text and the like."""
    return Path(path).suffix.casefold() in DOCUMENT_SUFFIXES


def with_parts_of_names(code: str) -> str:
    """Return code with the parts of its compound names added to each line, so that both are found.

    `useOAuth2` is found as itself, as "use OAuth2", "use OAuth 2" and so on.
    """
    return "\n".join(" ".join([line, *_parts(line)]) for line in code.split("\n"))


def _parts(line: str) -> Iterator[str]:
    for name in _NAME.findall(line):
        yield from parts_of_name(name)


def parts_of_name(name: str) -> list[str]:
    """Return a compound name with spaces between its parts, in every way to divide it."""
    forms = {name}
    for inside in _INSIDE_NAMES:
        forms |= {inside.sub(" ", form) for form in forms}
    return sorted(forms - {name})


def _text(path: Path) -> str:
    with path.open("rb") as file:
        text = "\n".join(SourceFile(file.read(_MAX_FILE_BYTES)).lines)
    return "" if "\0" in text else text
