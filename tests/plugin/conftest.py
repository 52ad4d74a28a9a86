"""All checked programs go through one run of mypy, whichever tests ask for it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.plugin.checking import CASES, WITHOUT_RICH, Report, mypy, write_config
from tests.plugin.marks import Program
from tests.sharing import once

Check: TypeAlias = Callable[[str], None]


def _check_all(folder: Path) -> Report:
    report = mypy(["."], config=write_config(folder, extra=WITHOUT_RICH))
    shutil.copytree(folder / "cache", folder / "seed")
    return report


@pytest.fixture(scope="session")
def cold(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Report]:
    """The configuration and the report of the one run over all checked programs."""
    folder, report = once(tmp_path_factory, "cold", _check_all)
    return folder / "mypy.ini", report


@pytest.fixture
def seeded(cold: tuple[Path, Report], tmp_path: Path) -> Path:
    """A folder whose mypy cache knows the standard library and the runtime already."""
    shutil.copytree(cold[0].parent / "seed", tmp_path / "cache")
    return tmp_path


@pytest.fixture(scope="session")
def conforms(cold: tuple[Path, Report]) -> Check:
    """Compare the diagnostics of one checked program with its marks."""

    def check(name: str) -> None:
        program = Program(CASES / name)
        program.skip_without_libraries()
        report = cold[1]
        assert not report.other, "\n".join(report.other)
        disagreements = program.disagreements(report.of(program.name))
        assert not disagreements, "\n" + "\n".join(disagreements)

    return check
