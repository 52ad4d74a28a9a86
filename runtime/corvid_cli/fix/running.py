"""Finds, fixes, and shows or writes: what the command does once its arguments are read."""

import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import starmap
from pathlib import Path

import click

from corvid_cli.findings import Finding
from corvid_cli.fix.checking import Checker
from corvid_cli.fix.model import Known
from corvid_cli.fix.parts import module_name, named_paths, parts, python_files
from corvid_cli.fix.proposals import Files, known, proposals
from corvid_cli.fix.source import Source, UnreadableSource
from corvid_cli.fix.verification import State, verified
from corvid_cli.fix.writing import diff, replace


def run(arguments: Sequence[str], kinds: Collection[str], *, write: bool) -> int:
    """Fix a program, and return the exit status."""
    findings = Checker(arguments).check({})
    files = rewritable_files(arguments, findings)
    state = fixed(arguments, files, findings, kinds)
    changed = [
        (files[path], after) for path, after in state.files.items() if _differs(files, after)
    ]
    if write:
        replace(changed)
    else:
        click.echo("".join(starmap(diff, changed)), nl=False)
    _report(len(changed), len(_places(state.found)), written=write)
    return int(bool(state.found) or (bool(changed) and not write))


def rewritable_files(arguments: Sequence[str], findings: Sequence[Finding]) -> dict[str, Source]:
    """Return the files of a program that may be rewritten, by the path that mypy reports."""
    return _readable(_rewritable(arguments, findings))


def _differs(files: Files, after: Source) -> bool:
    return files[after.path].text != after.text


def fixed(
    arguments: Sequence[str],
    files: Files,
    findings: Sequence[Finding],
    kinds: Collection[str],
) -> State:
    """Return files as they are with every fix that is right, and what is still found.

    Args:
        arguments: those of mypy.
        files: the files that may be rewritten.
        findings: what mypy finds in the program as it is.
        kinds: the kinds of fix to make.
    """
    proposed = proposals(files, known(files, findings), kinds)
    changing = {each.file for each in findings if each.file in files}
    changing |= {each.path for proposal in proposed for each in proposal.fixes}
    if not proposed:
        return State(files, known(files, findings))
    texts = {**_texts(arguments, files), **{path: each.text for path, each in files.items()}}
    check = Checker(arguments, files).check
    return verified(files, findings, parts(texts, changing), kinds, check)


def _program(arguments: Sequence[str]) -> list[str]:
    """Return the Python files that stand in the paths, or in the current folder."""
    return [str(path) for path in python_files(named_paths(arguments) or [Path()])]


def _texts(arguments: Sequence[str], files: Files) -> dict[str, str]:
    """Return the rest of the program, which may import what is rewritten."""
    known = {*map(os.path.realpath, files)}
    others = [path for path in _program(arguments) if os.path.realpath(path) not in known]
    return {path: Path(path).read_bytes().decode(errors="replace") for path in others}


def _rewritable(arguments: Sequence[str], findings: Iterable[Finding]) -> Iterator[str]:
    """Yield the files with findings, and those that may define what is called there.

    They stand in the paths; if there are none, anywhere.
    """
    paths = [path.resolve() for path in named_paths(arguments)]
    for file in dict.fromkeys(each.file for each in findings):
        place = Path(file).resolve()
        if not paths or any(path in (place, *place.parents) for path in paths):
            yield file
    called = {word for each in findings for word in (each.callee or "").split(".")}
    known = {os.path.realpath(each.file) for each in findings}
    for path in _program(arguments):
        if module_name(path) in called and os.path.realpath(path) not in known:
            yield path


def _readable(paths: Iterable[str]) -> dict[str, Source]:
    """Return those files that can be analysed; of the others there is a sentence."""
    files = dict[str, Source]()
    for path in paths:
        try:
            files[path] = Source.read(path)
        except UnreadableSource as error:
            click.echo(f"{error}, and is left as it is", err=True)
    return files


def _places(found: Sequence[Known]) -> list[Finding]:
    """Return what is left, each once: that a helper is refused, its callers' errors say again."""
    left = [each.finding for each in found]
    return [each for each in left if not any(_is_cause(other, each) for other in left)]


def _is_cause(finding: Finding, of: Finding) -> bool:
    """Whether an error names the place of another finding as its reason."""
    if of.cause is None or finding is of:
        return False
    if of.cause.function:
        names = (finding.function or "").split(".")
        return names[-1] == of.cause.function.rpartition(".")[2]
    return finding.file == of.file and finding.line == of.cause.line


def _report(changed: int, left: int, *, written: bool) -> None:
    """Say on the error output what was done, and what is left to do."""
    if changed:
        files = "1 file" if changed == 1 else f"{changed} files"
        click.echo(f"Fixed {files}." if written else f"{files} to fix; add --write.", err=True)
    if left:
        places = "1 place is" if left == 1 else f"{left} places are"
        click.echo(
            f"{places} left that no fix puts right; see: corvid sites, corvid check", err=True
        )
