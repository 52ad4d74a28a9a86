"""The README's commands are the ones that are tested, and its program is what mypy says of it."""

import re
import runpy
from pathlib import Path

import pytest
from corvid_cli.mypy_process import run_mypy

from tests.examples.policy_desk import SERVICE, STARTED

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)


def blocks(language: str) -> list[str]:
    """Return the fenced blocks of a language, in order."""
    return [text for kind, text in BLOCK.findall(README) if kind == language]


def test_ci_runs_the_two_commands_of_the_readme() -> None:
    first, second = blocks("console")[:2]
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines.index(first.strip()) < lines.index(second.strip())


def test_the_demo_is_started_as_the_readme_says() -> None:
    (demo,) = (each for each in blocks("console") if "policy_desk" in each)
    folder, command = demo.strip().split(" && ")
    assert folder == f"cd {SERVICE}"
    assert command == f"../../.venv/bin/python {' '.join(STARTED)}"


def test_mypy_says_what_the_readme_says(tmp_path: Path) -> None:
    (tmp_path / "research.py").write_text(blocks("python")[0], encoding="utf-8")
    (tmp_path / "mypy.ini").write_text(blocks("ini")[0], encoding="utf-8")
    output = run_mypy(["--strict", "research.py"], cwd=tmp_path)
    assert output.stdout == blocks("text")[0]


def test_the_chain_is_what_the_readme_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "research.py").write_text(blocks("python")[0], encoding="utf-8")
    (tmp_path / "notes.txt").write_text("Bees sleep at night.", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    answer = runpy.run_path("research.py")["research"]("notes.txt")
    assert answer == "In short: Bees sleep at night."
    kinds = [step.kind for step in answer.sources()]
    assert kinds == ["retrieval", "prompt", "derived", "handoff"]


def test_every_file_the_readme_links_to_exists() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert targets
    for target in targets:
        assert (ROOT / target).exists(), target
