"""What is said of a program without any mark: nothing of it is proved, and how to begin."""

import shlex
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import click

from corvid_cli.fix.parts import named_paths, python_files

_MOST = 1000
"""How many files are looked into: of a larger program nothing is said."""


def suggest(arguments: Sequence[str]) -> None:
    """Name `corvid init` on the error output, where nothing that mypy is asked for has a mark."""
    paths = named_paths(arguments)
    if paths or not arguments:
        beside = [path.parent if path.is_file() else path for path in paths] or [Path()]
        files = [*islice(python_files(beside), _MOST)]
        if files and len(files) < _MOST and not any(map(_names_runtime, files)):
            command = shlex.join(["corvid", "init", *map(str, paths)])
            click.echo(
                f"No function has a mark, so nothing is proved. Begin with: {command}", err=True
            )


def _names_runtime(path: Path) -> bool:
    try:
        return b"corvid_runtime" in path.read_bytes()
    except OSError:
        return True
