"""Check one program of `tests/cases`, and compare what mypy says of it with its marks.

``python -m tests.plugin.one purity/text_put_together`` takes a few seconds the first time, and one
from then on, since the cache is kept. It prints what mypy says, hints left out, and then what is
missing and what is unexpected.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.plugin.checking import CASES, WITHOUT_RICH, mypy, write_config
from tests.plugin.marks import Program, programs

CACHE = Path(tempfile.gettempdir()) / "corvid-one-case"


def found(name: str) -> Path:
    """The program that a name stands for: a path, or a part of one that no other program has."""
    for path in (Path(name), CASES / name, CASES / f"{name}.py"):
        if path.is_file() and path.resolve().is_relative_to(CASES):
            return path.resolve()
    matching = [program.path for program in programs() if name in program.path.as_posix()]
    if len(matching) != 1:
        names = ", ".join(path.relative_to(CASES).as_posix() for path in matching[:20])
        raise SystemExit(f"{len(matching)} programs match {name!r}: {names}")
    return matching[0]


def main(arguments: list[str] | None = None) -> int:
    """Check one program; returns 1 where it and its marks disagree."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("case", help="a file of tests/cases, or a part of its name")
    program = Program(found(parser.parse_args(arguments).case))
    CACHE.mkdir(exist_ok=True)
    report = mypy([program.path], config=write_config(CACHE, extra=WITHOUT_RICH))
    said = report.of(program.name)
    disagreements = report.other + program.disagreements(said)
    for diagnostic in said:
        if not diagnostic.is_hint:
            print(diagnostic)
    for disagreement in disagreements:
        print(disagreement)
    print(f"{program.name}: {'disagrees with' if disagreements else 'agrees with'} its marks")
    return 1 if disagreements else 0


if __name__ == "__main__":
    raise SystemExit(main())
