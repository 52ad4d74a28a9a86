"""The published hooks, run by the real pre-commit from a repository that holds this project."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

CONFIGURATION = """\
repos:
- repo: {repository}
  rev: {revision}
  hooks:
  - id: corvid-mypy
  - id: corvid-ground-check
"""
SYSTEM = """\
repos:
- repo: local
  hooks:
  - id: mypy
    name: mypy
    entry: mypy
    language: system
    types: [python]
    require_serial: true
"""
CLAIM = """\
{"phase": "cite", "claim": "It is decorated", "grounding": "citation", \
"evidence": {"quote": "@agent", "path": "${PROJECT_ROOT}/answer.py", "line": LINE}}
"""
PROGRAM = """\
from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


@agent
def answer(key: str) -> Grounded[str]:
    return {returned}
"""


def git(folder: Path, *arguments: str) -> str:
    """Run git in a folder and return what it prints."""
    identity = ["-c", "user.name=test", "-c", "user.email=test@example.org"]
    command = ["git", *identity, *arguments]
    return subprocess.run(
        command, cwd=folder, check=True, capture_output=True, encoding="utf-8"
    ).stdout.strip()


@pytest.fixture(scope="module")
def hooks(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A repository with the files of this one as they are now, and its revision."""
    repository = tmp_path_factory.mktemp("hooks")
    for name in git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard").splitlines():
        if (ROOT / name).is_file():
            (repository / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, repository / name)
    git(repository, "init", "--quiet")
    git(repository, "add", "--all")
    git(repository, "commit", "--quiet", "--message", "now")
    return repository, git(repository, "rev-parse", "HEAD")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty repository; what pre-commit installs for it stays in its own folder."""
    monkeypatch.setenv("PRE_COMMIT_HOME", str(tmp_path / "home"))
    folder = tmp_path / "project"
    folder.mkdir()
    git(folder, "init", "--quiet")
    return folder


def test_the_hooks_refuse_what_is_wrong_and_pass_the_rest(
    hooks: tuple[Path, str], project: Path
) -> None:
    written = CONFIGURATION.format(repository=hooks[0], revision=hooks[1])
    (project / ".pre-commit-config.yaml").write_text(written)
    claims = project / "trajectory.jsonl"

    claims.write_text(CLAIM.replace("LINE", "1"))
    refused = commit(project, PROGRAM.format(returned='"made up"'))
    assert refused.returncode == 1, refused.stdout
    assert "answer.py:11: error:" in refused.stdout
    assert "[ungrounded-return]" in refused.stdout
    assert refused.stdout.count("Failed") == 2

    claims.write_text(CLAIM.replace("LINE", "9"))
    passed = commit(project, PROGRAM.format(returned="fetch(key)"))
    assert passed.returncode == 0, passed.stdout
    assert passed.stdout.count("Passed") == 2


def test_the_mypy_of_the_environment_is_a_hook_as_it_is(project: Path) -> None:
    (project / ".pre-commit-config.yaml").write_text(SYSTEM)
    (project / "mypy.ini").write_text("[mypy]\nplugins = corvid_mypy\n")
    refused = commit(project, PROGRAM.format(returned='"made up"'))
    assert refused.returncode == 1, refused.stdout
    assert "[ungrounded-return]" in refused.stdout


def commit(project: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Stage a program and run pre-commit on it as a commit would."""
    (project / "answer.py").write_text(program)
    git(project, "add", "--all")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        [sys.executable, "-m", "pre_commit", "run"],
        cwd=project,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
