"""A folder of documents as a corpus: text, Markdown, and PDF with the extra installed."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from threading import Lock

from attrs import define, field
from corvid_runtime.citations import SourceText
from corvid_runtime.citations.pdf import UnreadableDocument, read_pdf

_MOST_KEPT = 1 << 26
"""How many characters of documents are kept."""

SUFFIXES = frozenset((".txt", ".text", ".md", ".markdown", ".rst", ".pdf"))


@define(slots=False)
class Folder(Mapping[str, SourceText]):
    """The documents below a folder, by their path in it; each is read when it is first asked for.

    Of many million characters only the last documents are kept, so that a folder may be larger than
    memory. Threads may share it.

    A name without its suffix will do where only one document has it. A file of another kind is
    named by its whole path, and is not among the documents. Nothing outside the folder can be
    named, not by a link either.
    """

    root: Path
    _read: dict[Path, SourceText] = field(factory=dict, init=False)
    _kept: int = field(default=0, init=False, eq=False, repr=False)
    _lock: Lock = field(factory=Lock, init=False, eq=False, repr=False)

    @cached_property
    def paths(self) -> dict[str, Path]:
        """The documents by name, in order."""
        root = self.root.resolve()
        found = (path for path in sorted(root.rglob("*")) if path.suffix.lower() in SUFFIXES)
        inside = (path for path in found if path.is_file() and path.resolve().is_relative_to(root))
        return {path.relative_to(root).as_posix(): path for path in inside}

    def __getitem__(self, uri: str) -> SourceText:
        """Return a document.

        Raises `KeyError` if there is none, `UnreadableDocument` if it cannot be read.
        """
        path = self.path(uri)
        with self._lock:
            source = self._read.get(path)
            if source is None:
                source = _read(path, path.relative_to(self.root.resolve()).as_posix())
                self._keep(path, source)
        return source

    def _keep(self, path: Path, source: SourceText) -> None:
        self._read[path] = source
        self._kept += len(source.text)
        while self._kept > _MOST_KEPT and len(self._read) > 1:
            self._kept -= len(self._read.pop(next(iter(self._read))).text)

    def __iter__(self) -> Iterator[str]:
        return iter(self.paths)

    def __len__(self) -> int:
        return len(self.paths)

    def path(self, uri: str) -> Path:
        """Return the file of a document.

        Raises `KeyError` if there is none.
        """
        if uri in self.paths:
            return self.paths[uri]
        named = [name for name in self.paths if str(Path(name).with_suffix("").as_posix()) == uri]
        if len(named) == 1:
            return self.paths[named[0]]
        return self._other(uri)

    def _other(self, uri: str) -> Path:
        """Return a file of another kind, such as code, by its whole path."""
        root = self.root.resolve()
        try:
            path = (root / uri).resolve()
            if path.is_relative_to(root) and path.is_file():
                return path
        except (OSError, ValueError):  # a name that no file can have
            pass
        raise KeyError(uri)


def _read(path: Path, uri: str) -> SourceText:
    if path.suffix.lower() == ".pdf":
        return _read_pdf(path, uri)
    try:
        return SourceText(uri, path.read_bytes().decode("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableDocument(f"{uri} could not be read as UTF-8 text: {error}") from error


def _read_pdf(path: Path, uri: str) -> SourceText:
    try:
        return read_pdf(path, uri)
    except ModuleNotFoundError as error:
        hint = "pip install 'corvid-mypy[pdf]'"
        raise UnreadableDocument(f"{uri} is a PDF; to read it, {hint}") from error
