"""A program that does not use grounding hears nothing of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import click

from tests.silence.comparing import differences

ORDINARY = Path(__file__).parent / "ordinary.py"


def test_ordinary_program_has_the_same_diagnostics(tmp_path: Path) -> None:
    assert len(ORDINARY.read_text().splitlines()) >= 300
    count, different = differences(ORDINARY, tmp_path)
    assert count > 20
    assert not different, "\n".join(different)


def test_ordinary_code_beside_the_runtime_has_the_same_diagnostics(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(ORDINARY.read_text() + "\n\nimport corvid_runtime as corvid_runtime\n")
    _, different = differences(program, tmp_path)
    assert not different, "\n".join(different)


def test_real_package_has_the_same_diagnostics(tmp_path: Path) -> None:
    package = tmp_path / "click"
    shutil.copytree(Path(click.__file__).parent, package)
    _, different = differences(package, tmp_path)
    assert not different, "\n".join(different)
