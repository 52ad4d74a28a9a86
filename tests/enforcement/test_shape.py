"""How the work grows with the trajectory, in counted operations: time is for the benchmarks."""

import json
import tracemalloc
from pathlib import Path

import pytest
from corvid_runtime.enforcement import check_trajectory

from tests.counting import calls

FILES = 300


@pytest.fixture
def project(tmp_path):
    """A project of many files; a function that writes a trajectory about it."""
    for number in range(FILES):
        (tmp_path / f"module_{number}.py").write_text(f"first_line\nanswer = {number}\n")

    def trajectory(length: int, spelling: str = "") -> Path:
        path = tmp_path / "trajectory.jsonl"
        with path.open("w") as file:
            for row in range(length):
                number = row % FILES
                place = f"${{PROJECT_ROOT}}/{spelling if row % 2 else ''}module_{number}.py"
                evidence = {"quote": f"answer = {number}", "path": place, "line": 2}
                claim = {"claim": "it is so", "grounding": "citation", "evidence": evidence}
                file.write(json.dumps({"phase": "cite", **claim}) + "\n")
        return path

    return trajectory


def peak(path: Path) -> int:
    """Return the most bytes a check holds at once."""
    tracemalloc.start()
    try:
        check_trajectory(path, root=path.parent)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_cited_file_is_read_once_however_often_and_under_whatever_name(project, monkeypatch):
    read = []
    read_bytes = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read.append(path) or read_bytes(path))
    path = project(3 * FILES, spelling="./")
    assert check_trajectory(path, root=path.parent).grounding_ratio == 1
    assert len(read) == FILES
    assert len(set(read)) == FILES


def test_every_line_costs_the_same_number_of_calls(project):
    def check(path: Path) -> None:
        assert check_trajectory(path, root=path.parent).grounding_ratio == 1

    once, twice, thrice = (calls(check, project(times * FILES)) for times in (1, 2, 3))
    assert thrice - twice == twice - once


def test_the_rows_are_not_kept(project):
    few, many = FILES, 5 * FILES
    peak(project(few))  # what is remembered by the process, such as compiled expressions
    kept = peak(project(many)) - peak(project(few))
    assert kept < 32 * (many - few)  # bytes; a row takes several hundred
