"""Hands mutated files to the commands that read them: a verdict or a sentence, no traceback."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import attrs
from click.testing import CliRunner
from corvid_cli.group import corvid

from tests.fuzzing.mutating import mutated


@attrs.frozen
class Reader:
    """A command that reads a file which somebody else may have written.

    Attributes:
        name: what a campaign is asked for.
        seeds: writes honest files into a folder, and returns their paths.
        arguments: the command line for a file, given the folder of the seeds.
        at: where the mutated file is written, for a command that looks for it there; by default
            it is called ``mutated`` and ends as the seed does.
    """

    name: str
    seeds: Callable[[Path], Sequence[Path]]
    arguments: Callable[[Path, Path], Sequence[str]]
    at: str | None = None


@attrs.frozen
class Failure:
    """What a reader did to a file that it should not have done."""

    reader: str
    number: int
    content: bytes
    what: str


def campaign(reader: Reader, folder: Path, numbers: range) -> Iterator[Failure]:
    """Yield the failures of a reader; the same number makes the same file."""
    seeds = [(path.suffix, path.read_bytes()) for path in reader.seeds(folder)]
    here = os.getcwd()
    os.chdir(folder)
    try:
        for number in numbers:
            random = Random(f"{reader.name} {number}")
            suffix, seed = random.choice(seeds)
            content = mutated(seed, random)
            file = folder / (reader.at or f"mutated{suffix}")
            file.write_bytes(content)
            what = judge(reader.arguments(file, folder))
            if what:
                yield Failure(reader.name, number, content, what)
    finally:
        os.chdir(here)


def judge(arguments: Sequence[str]) -> str | None:
    """Run a command, and return what is wrong with how it ended."""
    result = CliRunner().invoke(corvid, list(arguments))
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        return f"it raised {result.exception!r}"
    if result.exit_code not in (0, 1, 2):
        return f"its status is {result.exit_code}"
    if "internal error" in result.output or "Traceback" in result.output:
        return result.output
    if result.exit_code == 2 and len(result.output.split()) < 3:
        return f"status 2 without a sentence: {result.output!r}"
    return None
