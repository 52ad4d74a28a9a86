"""Shows what was rewritten as a diff, or writes it."""

import os
import tempfile
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

import click

from corvid_cli.fix.source import Source


class FileChanged(click.ClickException):
    """A file was edited while mypy was checking; the message names it."""

    exit_code = 2


def diff(before: Source, after: Source) -> str:
    """Return what changes in a file, as `diff -u` shows it."""
    lines = unified_diff(
        _lines(before.text), _lines(after.text), f"a/{before.path}", f"b/{after.path}"
    )
    return "".join(_ended(lines))


def _lines(text: str) -> list[str]:
    """Split a text where Python and `diff` do, and not at a form feed."""
    return [f"{line}\n" for line in text.split("\n")[:-1]] + [text.split("\n")[-1]] * (
        not text.endswith("\n")
    )


def _ended(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        yield line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"


def replace(before: Source, after: Source) -> None:
    """Put a file in place of another at once: whoever reads it sees the one or the other.

    Raises `FileChanged` if it is not what was checked any more, `OSError` as usual.
    """
    path = Path(before.path).resolve()  # what a link names is rewritten, not the link
    folder = path.parent
    with tempfile.NamedTemporaryFile(dir=folder, prefix=f".{path.name}.", delete=False) as file:
        copy = Path(file.name)
        try:
            file.write(after.data)
            file.close()
            copy.chmod(path.stat().st_mode)
            if path.read_bytes() != before.data:
                raise FileChanged(f"{before.path} has changed meanwhile, and is left as it is")
            os.replace(copy, path)
        except BaseException:
            copy.unlink()
            raise
