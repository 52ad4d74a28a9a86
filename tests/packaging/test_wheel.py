"""A wheel in a fresh environment: everything a user needs is in it, and mypy finds it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import corvid
from tests.cli.walk import walk

ROOT = Path(__file__).parents[2]

PROGRAM = """\
from corvid_runtime import Grounded, agent, retrieval, tool

@tool(uses=retrieval)
def fetch(key: str) -> str: ...

@agent
def shout(key: str) -> Grounded[str]:
    reveal_type(fetch(key) + "!")
    return "nothing was fetched"
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The interpreter of a fresh environment into which the wheel was installed."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", str(ROOT)]
    subprocess.run([*build, "--wheel-dir", str(folder)], check=True)
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    python = str(folder / "venv" / "bin" / "python")
    (wheel,) = folder.glob("*.whl")
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    return python


def test_the_wheel_brings_all_that_the_readme_and_the_tutorial_need(
    python: str, tmp_path: Path
) -> None:
    tour = corvid("tour", cwd=tmp_path, python=python)
    assert tour.returncode == 0, tour.stdout + tour.stderr

    topic = corvid("tour", "--topic", "coercion-sites", cwd=tmp_path, python=python)
    assert topic.returncode == 0, topic.stdout + topic.stderr

    page = corvid("explain", "ungrounded-return", cwd=tmp_path, python=python)
    assert page.stdout.startswith("# ungrounded-return")

    (tmp_path / "program.py").write_text(PROGRAM)
    checked = corvid("check", "program.py", cwd=tmp_path, python=python)
    assert checked.returncode == 1
    assert 'Revealed type is "corvid_runtime' in checked.stdout
    assert "[str]" in checked.stdout
    assert "[ungrounded-return]" in checked.stdout
    assert "import-not-found" not in checked.stdout

    reader = tmp_path / "reader"
    reader.mkdir()
    assert walk(ROOT / "docs" / "tutorial.md", reader, python) > 5
