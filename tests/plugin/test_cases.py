"""Every checked program is refused exactly where it says so, and nowhere else."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.plugin.checking import CASES, Report
from tests.plugin.conftest import Check
from tests.plugin.marks import Program, libraries, programs

PROGRAMS = programs()
_NAMED = ("holes", "conformance")  # have tests of their own names
_ORCHESTRATORS = [path.parent for path in sorted(CASES.glob("orchestrators/*/honest.py"))]
_OTHERS = [program for program in PROGRAMS if program.path.parent.name not in _NAMED]


@pytest.mark.parametrize("program", _OTHERS, ids=lambda program: program.name)
def test_program_is_refused_exactly_where_it_is_marked(program: Program, conforms: Check) -> None:
    conforms(program.name)


def test_characters_agree_with_marks() -> None:
    for program in PROGRAMS:
        marked = any(mark.severity == "error" for mark in program.marks())
        assert program.refused == marked, program.name


def test_shared_modules_are_clean(cold: tuple[Path, Report]) -> None:
    shared = {path.name for path in CASES.glob("*.py") if all(map(find_spec, libraries(path)))}
    assert [d for d in cold[1].diagnostics if d.path in shared] == []


def test_every_file_is_covered_by_the_run(cold: tuple[Path, Report]) -> None:
    marked = {program.name for program in PROGRAMS if program.marks()}
    assert marked <= {found.path for found in cold[1].diagnostics}


def test_there_are_enough_programs() -> None:
    refused = sum(program.refused for program in PROGRAMS)
    assert refused >= 250
    assert len(PROGRAMS) - refused >= 120


def test_there_are_enough_honest_orchestrators_each_with_a_twin() -> None:
    assert len(_ORCHESTRATORS) >= 70
    for folder in _ORCHESTRATORS:
        assert not Program(folder / "honest.py").refused
        assert Program(folder / "twin.py").refused
