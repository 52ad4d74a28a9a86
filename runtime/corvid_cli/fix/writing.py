"""Shows what was rewritten as a diff, or writes it."""

from collections.abc import Iterator, Sequence
from difflib import unified_diff
from io import StringIO
from pathlib import Path

import click

from corvid_cli.fix.source import Source
from corvid_cli.replacing import replace_file


class FileChanged(click.ClickException):
    """A file was edited while mypy was checking; the message names it."""

    exit_code = 2


def diff(before: Source, after: Source) -> str:
    """Return what changes in a file, as `diff -u` shows it."""
    names = f"a/{before.path}", f"b/{after.path}"
    lines = unified_diff(_lines(before.text), _lines(after.text), *names)
    return "".join(_ended(lines))


def _lines(text: str) -> list[str]:
    """Split a text where `diff` does: at line feeds alone, and these stay."""
    return [*StringIO(text, newline="\n")]


def _ended(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        yield line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"


def replace(changed: Sequence[tuple[Source, Source]]) -> None:
    """Write files, each as it was and as it shall be; none if one is not as it was any more.

    Each is put in place at once: whoever reads it sees the one or the other. Raises `FileChanged`
    where that is so, `OSError` as usual.
    """
    for before, _ in changed:
        _check(before)
    for before, after in changed:
        _put(before, after)


def _check(before: Source) -> None:
    if Path(before.path).read_bytes() != before.data:
        raise FileChanged(f"{before.path} was changed meanwhile, and is left as it is")


def _put(before: Source, after: Source) -> None:
    try:
        replace_file(Path(before.path), after.data, lambda: _check(before))
    except OSError as error:
        raise OSError(error.errno, error.strerror, before.path) from error
