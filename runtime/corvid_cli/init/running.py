"""Reads a program, and shows or writes its marks: what the command does with its arguments."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import click

from corvid_cli.fix.imports import Names
from corvid_cli.fix.model import Fix, Range
from corvid_cli.fix.parts import python_files
from corvid_cli.fix.source import Source, UnreadableSource
from corvid_cli.fix.writing import diff, replace
from corvid_cli.init.calls import Graph
from corvid_cli.init.marking import DECORATORS, Inline, Mark, Marking, in_order
from corvid_cli.init.program import Module, UnreadableModule

ALL_SET = "Every function that should have a mark has one."
NOTHING = (
    "Nothing here is known to retrieve or to ask a model. Mark the functions that do by hand; "
    "see: corvid tour"
)


def run(paths: Sequence[Path], *, write: bool) -> int:
    """Mark a program, and return the exit status."""
    found = [*modules(paths)]
    if not found:
        click.echo("There is no Python program here that can be read.", err=True)
        return 2
    marking = Marking(Graph.of(found))
    marks = marking.marks()
    changed = [*_marked(marks)]
    for advice in (*map(_to_move, marking.inlines()), *_to_annotate(marks)):
        click.echo(advice, err=True)
    if write:
        replace([(before, after) for before, after, _ in changed])
    for before, after, reasons in changed:
        click.echo("".join(f"# {line}\n" for line in reasons), nl=False)
        if not write:
            click.echo(diff(before, after), nl=False)
    if changed:
        _report(sum(len(reasons) for *_, reasons in changed), len(changed), written=write)
    else:
        click.echo(ALL_SET if marking.is_known else NOTHING, err=True)
    return int(bool(changed) and not write)


def modules(paths: Iterable[Path]) -> Iterator[Module]:
    """Yield the modules in paths, without tests; of unreadable ones there is a sentence."""
    found = {each for start in paths for each in python_files([start]) if not _tests(each, start)}
    for path in sorted(found):
        try:
            yield Module.read(path)
        except UnreadableModule as error:
            click.echo(f"{error}, and is left as it is", err=True)


def _tests(path: Path, start: Path) -> bool:
    """Whether a file below a folder, or a file as it is, is a test or a helper of tests."""
    folders = path.relative_to(start).parts[:-1]
    return (
        path.stem in ("conftest", "tests")
        or path.name.startswith("test_")
        or path.name.endswith("_test.py")
        or not {"tests", "test"}.isdisjoint(folders)
    )


def _marked(marks: list[Mark]) -> Iterator[tuple[Source, Source, list[str]]]:
    """Yield each file with marks as it is and as it shall be, and what is said of these."""
    for path, mine in in_order(marks):
        try:
            before = Source.read(path)
        except UnreadableSource as error:
            click.echo(f"{error}, and is left as it is", err=True)
            continue
        names = Names.of(before)
        wanted = {name for mark in mine for name in DECORATORS[mark.kind][1]}
        fixes = [_decorating(before, names, mark) for mark in mine]
        yield before, before.edited([*fixes, *names.importing(wanted)]), [*map(_said, mine)]


def _decorating(source: Source, names: Names, mark: Mark) -> Fix:
    """Return the line to write above a function, below its other decorators."""
    line = mark.function.node.lineno
    text = source.lines[line - 1]
    indentation = text[: len(text) - len(text.lstrip())]
    template, used = DECORATORS[mark.kind]
    written = template.format(**{name: names.written(name) for name in used})
    return Fix(
        source.path,
        Range(line, 0, line, 0),
        f"{indentation}@{written}{source.line_ends}",
        "mark",
    )


def _said(mark: Mark) -> str:
    function = mark.function
    template, used = DECORATORS[mark.kind]
    written = template.format(**{name: name for name in used})
    place = f"{function.module.path}:{function.node.lineno}"
    return f"{place}: {function.qualified_name} @{written}: {mark.reason}"


def _to_move(inline: Inline) -> str:
    function, lines = inline.function, ", ".join(map(str, inline.lines))
    return (
        f"{function.module.path}:{inline.lines[0]}: {function.qualified_name} orchestrates, and "
        f"{inline.words} itself (line {lines}): move that to a function of its own"
    )


def _to_annotate(marks: list[Mark]) -> Iterator[str]:
    for path, mine in in_order(marks):
        bare = [each.function.qualified_name for each in mine if not each.function.is_annotated]
        if bare:
            yield f"{path}: mypy does not look into these until they have types: {', '.join(bare)}"


def _report(marks: int, files: int, *, written: bool) -> None:
    """Say on the error output what was done, and what to do next."""
    many = "1 mark" if marks == 1 else f"{marks} marks"
    where = "1 file" if files == 1 else f"{files} files"
    if written:
        click.echo(f"Set {many} in {where}. Go on with: corvid check", err=True)
    else:
        click.echo(f"{many} for {where}; add --write.", err=True)
