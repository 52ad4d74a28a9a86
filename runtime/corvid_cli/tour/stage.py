"""What the topics of the tour share: a folder to play in, the real mypy, and how things look."""

import re
import shutil
import sys
import tempfile
import textwrap
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

import click
from attrs import frozen

from corvid_cli.excerpt import excerpt, function_around
from corvid_cli.mypy_process import Diagnostic, diagnostics, run_mypy
from corvid_cli.shipped import shipped

WIDTH = 88
REFUSED = re.compile(r"# refused: (?P<code>[\w-]+)$")


class TourFailed(click.ClickException):
    """A station of the tour did not show what it promises."""


@frozen
class Made:
    """An answer that a topic has made, with the texts of its sources by name."""

    answer: object
    sources: Mapping[str, str]


@contextmanager
def workspace(example: str) -> Iterator[Path]:
    """Copy an example to a fresh folder, where mypy sees it as a user's own program."""
    with tempfile.TemporaryDirectory(prefix="corvid-tour-") as folder:
        shutil.copytree(shipped(f"examples/{example}"), Path(folder) / example)
        yield Path(folder) / example


def check(example: Path, module: str) -> list[Diagnostic]:
    """Type-check a module of the example with the real mypy."""
    arguments = ["--config-file", f"{example.name}/mypy.ini", "--output", "json"]
    return diagnostics(run_mypy([*arguments, "-m", f"{example.name}.{module}"], cwd=example.parent))


def imported(example: Path, module: str) -> ModuleType:
    """Import a module of the example from its folder."""
    sys.path.insert(0, str(example.parent))
    try:
        return import_module(f"{example.name}.{module}")
    finally:
        sys.path.remove(str(example.parent))


def source_of(example: Path, module: str) -> str:
    """Return the source text of a module of the example."""
    return (example / f"{module}.py").read_text(encoding="utf-8")


def refusals(example: Path, module: str) -> list[Diagnostic]:
    """Return the errors of a module, which must be those that its comments announce.

    Raises `TourFailed` otherwise.
    """
    source = source_of(example, module)
    complaints = check(example, module)
    expected = {
        (number, match["code"])
        for number, line in enumerate(source.splitlines(), start=1)
        if (match := REFUSED.search(line))
    }
    if {(found.line, found.code) for found in complaints} != expected:
        raise TourFailed(
            f"mypy was to refuse {sorted(expected)} of {module}, and said:\n"
            + "\n".join(map(str, complaints))
        )
    return [found for found in complaints if found.severity == "error"]


def accepted(example: Path, module: str) -> None:
    """Show that mypy accepts a module. Raises `TourFailed` if it does not."""
    complaints = check(example, module)
    if complaints:
        raise TourFailed("\n".join(["mypy refused the honest program:", *map(str, complaints)]))
    click.secho("mypy: no issues found\n", fg="green")


def station(title: str) -> None:
    """Print the heading of a station."""
    click.secho(f"{title}\n{'=' * len(title)}", bold=True)


def show_refusal(source: str, refusal: Diagnostic) -> None:
    """Print the function that was refused, the place, and what mypy says."""
    place = (refusal.line, refusal.column, refusal.end_column)
    click.echo(excerpt(source, function_around(source, refusal.line), underline=place))
    click.secho(paragraph(f"error: {refusal.message}  [{refusal.code}]"), fg="red")
    click.echo(paragraph(refusal.hint or "") + "\n")


def paragraph(text: str) -> str:
    """Return the text in lines of readable width, continued with an indent."""
    return textwrap.fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
