"""mypy in an environment without the runtime sees `Any` everywhere: the plugin says so, each time.

The plugin is there and the runtime is not where mypy looks: in the private environment of a
pre-commit hook, behind `--python-executable`, or with its imports skipped.
"""

import subprocess
import sys
import venv
from pathlib import Path

import pytest

PROGRAM = """\
from corvid_runtime import Grounded, agent, retrieval, tool
import os, corvid_runtime.citations


@agent
def answer(key: str) -> Grounded[str]:
    return "made up"
"""
TRAP = "mypy does not see the types of corvid_runtime"


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> str:
    """An interpreter whose environment holds nothing."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, symlinks=True)
    return str(folder / "bin" / "python")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with a program that makes an answer up, and the plugin switched on."""
    (tmp_path / "program.py").write_text(PROGRAM)
    (tmp_path / "mypy.ini").write_text("[mypy]\nplugins = corvid_mypy\n")
    return tmp_path


def mypy(project: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run mypy on all programs of a folder."""
    command = [sys.executable, "-m", "mypy", *options, "."]
    return subprocess.run(command, cwd=project, capture_output=True, encoding="utf-8", check=False)


def trapped(checked: subprocess.CompletedProcess[str]) -> list[str]:
    """Return the places where the trap is reported."""
    lines = checked.stdout.splitlines()
    return [":".join(line.split(":")[:2]) for line in lines if TRAP in line]


def test_an_environment_without_the_runtime_is_told_cold_and_warm(project: Path, bare: str) -> None:
    options = ["--python-executable", bare, "--ignore-missing-imports"]
    for _ in ("cold", "warm"):
        checked = mypy(project, *options)
        assert checked.returncode == 1
        assert trapped(checked) == ["program.py:1", "program.py:2"]
        assert "additional_dependencies" in checked.stdout
        assert "[grounded-internal]" in checked.stdout


def test_skipped_imports_are_told(project: Path) -> None:
    assert trapped(mypy(project, "--follow-imports", "skip")) == ["program.py:1", "program.py:2"]


def test_a_program_without_the_runtime_is_left_alone(project: Path, bare: str) -> None:
    (project / "program.py").write_text("import nowhere\n")
    checked = mypy(project, "--python-executable", bare, "--ignore-missing-imports")
    assert checked.returncode == 0, checked.stdout


def test_a_part_of_the_runtime_read_from_the_cache_is_no_trap(project: Path) -> None:
    (project / "program.py").write_text("from corvid_runtime.citations import SourceText\n")
    (project / "other.py").write_text("from corvid_runtime import Grounded\n")
    assert mypy(project).returncode == 0
    with (project / "program.py").open("a") as program:
        program.write("count = 1\n")
    checked = mypy(project)
    assert checked.returncode == 0, checked.stdout
