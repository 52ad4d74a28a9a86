"""Parts of a program: which files bear on each other, because one imports the other."""

import os
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path, PurePath

_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+)?import[ \t]*(\([^)]*\)|[^#\n]*)", re.MULTILINE
)
_WORD = re.compile(r"\w+")


def python_files(folders: Iterable[Path]) -> Iterator[Path]:
    """Yield the Python files in folders, and files as they are; hidden folders are left out."""
    for start in folders:
        if start.is_file():
            yield start
        for folder, below, names in os.walk(start):
            below[:] = [name for name in below if name[0] != "." and not _is_installed(name)]
            found = (Path(folder) / name for name in names if name.endswith(".py"))
            yield from filter(Path.is_file, found)


def named_paths(arguments: Sequence[str]) -> list[Path]:
    """Return the files and folders that are named; mypy's options may have files, too."""
    named = takewhile(lambda argument: not argument.startswith("-"), arguments)
    return [Path(each) for each in named if Path(each).exists()]


def _is_installed(folder: str) -> bool:
    return folder in ("site-packages", "node_modules", "__pycache__")


def parts(texts: Mapping[str, str], changing: Collection[str]) -> list[frozenset[str]]:
    """Return the files in groups: those that change, and all that see them do.

    Args:
        texts: the program, by path. A file imports another if it names its module anywhere in an
            import; that may be more than there is, which does no harm.
        changing: the files that may change.
    """
    named = {path: _named(text) for path, text in texts.items()}
    importing = {
        path: {other for other in texts if other != path and module_name(other) in names}
        for path, names in named.items()
    }
    groups = list[set[str]]()
    for path in texts:
        seen = _reached(path, importing)
        if seen.isdisjoint(changing):
            continue
        together = {path, *seen.intersection(changing)}
        touching = [group for group in groups if not group.isdisjoint(together)]
        groups = [group for group in groups if group not in touching]
        groups.append(together.union(*touching))
    return [frozenset(group) for group in groups]


def _reached(path: str, importing: Mapping[str, Collection[str]]) -> set[str]:
    """Return a file and all that it imports, in one step or several."""
    reached, waiting = {path}, [path]
    while waiting:
        for other in importing[waiting.pop()]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached


def _named(text: str) -> frozenset[str]:
    """Return every word of the import statements of a file."""
    return frozenset(
        word
        for match in _IMPORT.finditer(text)
        for part in match.groups("")
        for word in _WORD.findall(part)
    )


def module_name(path: str) -> str:
    """Return the last part of the name of the module that a file is."""
    file = PurePath(path)
    return file.parent.name if file.stem == "__init__" else file.stem
