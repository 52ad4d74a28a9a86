"""All checked programs go through one run of mypy per mode, whichever tests ask for it."""

from __future__ import annotations

import pickle
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from filelock import FileLock

from tests.plugin.checking import CASES, Report, mypy, write_config
from tests.plugin.marks import Program

Check: TypeAlias = Callable[[str], None]


@pytest.fixture(scope="session")
def cold(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Report]:
    """The configuration and the report of the one run that this session's processes share."""
    session = tmp_path_factory.getbasetemp()
    folder = (session.parent if session.name.startswith("popen") else session) / "cold"
    folder.mkdir(exist_ok=True)
    stored = folder / "report"
    with FileLock(folder / "lock"):
        if not stored.exists():
            report = mypy(["."], config=write_config(folder))
            shutil.copytree(folder / "cache", folder / "seed")
            stored.write_bytes(pickle.dumps(report))
        return folder / "mypy.ini", pickle.loads(stored.read_bytes())


@pytest.fixture(scope="session")
def conforms(cold: tuple[Path, Report]) -> Check:
    """Compare the diagnostics of one checked program with its marks."""

    def check(name: str) -> None:
        program = Program(CASES / name)
        report = cold[1]
        assert not report.other, "\n".join(report.other)
        disagreements = program.disagreements(report.of(program.name))
        assert not disagreements, "\n" + "\n".join(disagreements)

    return check


@pytest.fixture
def seeded(cold: tuple[Path, Report], tmp_path: Path) -> Path:
    """A folder whose mypy cache knows the standard library and the runtime already."""
    shutil.copytree(cold[0].parent / "seed", tmp_path / "cache")
    return tmp_path
