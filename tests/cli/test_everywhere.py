"""`corvid sites --everywhere`: what functions without a mark do, and what a baseline holds."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import corvid

PROGRAM = """\
import json
from dataclasses import dataclass
from typing import Any

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


@prompt
def ask(text: str) -> str:
    return text


@lift
def lowered(text: str) -> str:
    return text.lower()


def record(**fields: Any) -> None:
    print(fields)


def shouted(text: Grounded[str]) -> Grounded[str]:
    return text.upper()


@grounded_pure
def answer(key: str) -> Grounded[str]:
    return ask(shouted(fetch(key)))


@agent
def drops(key: str) -> str:
    return fetch(key)


@dataclass
class Page:
    text: Any


def main() -> str:
    found = answer("k")
    record(text=found)  # leaves: argument
    box: dict[str, Any] = {"text": found}  # leaves: element
    held: object = found  # leaves: annotated assignment
    page = Page(found)  # leaves: field
    text = f"{found}"  # leaves: interpolation
    for letter in found:  # leaves: iteration
        print(letter)
    if found and "a" in found:
        print(len(box), held is None, page)
    refused: str = found  # mypy's own error
    return json.dumps([text, refused])
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with a program that has a bit of everything."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "app.py").write_text(PROGRAM)
    return tmp_path


def listed(project: Path, *options: str) -> dict[str, list[dict[str, Any]]]:
    """Return the rows by their kind."""
    process = corvid("sites", "app.py", "--json", *options, cwd=project)
    assert process.returncode == 0, process.stderr
    rows: dict[str, list[dict[str, Any]]] = json.loads(process.stdout)
    return rows


def test_what_leaves_an_unmarked_function_is_listed_and_nothing_else(project: Path) -> None:
    rows = listed(project, "--everywhere")["leaving"]
    marked = {
        number: line.rpartition("# leaves: ")[2]
        for number, line in enumerate(PROGRAM.splitlines(), start=1)
        if "# leaves: " in line
    }
    assert {row["line"]: row["kind"] for row in rows} == marked
    assert {row["function"] for row in rows} == {"app.main"}
    assert {row["slot"] for row in rows} == {"Any", "object", None}


def test_all_trust_and_every_function_with_grounded_values_is_listed(project: Path) -> None:
    rows = listed(project, "--everywhere")
    assert {row["function"]: row["mark"] for row in rows["trust_boundaries"]} == {
        "app.fetch": "tool",
        "app.ask": "prompt",
        "app.lowered": "lift",
    }
    assert {row["function"]: row["standing"] for row in rows["functions"]} == {
        "app.shouted": "provable",
        "app.answer": "proved",
        "app.drops": "agent",
        "app.main": "unproved",
    }


def test_without_it_the_report_is_that_of_agents_and_proofs(project: Path) -> None:
    rows = listed(project)
    assert [row["function"] for row in rows["trust_boundaries"]] == ["app.lowered"]
    assert rows["leaving"] == rows["functions"] == []


def test_text_ends_with_the_share_under_proof(project: Path) -> None:
    counted = {
        row["function"]: row["count"] for row in listed(project, "--everywhere")["functions"]
    }
    proved = counted["app.answer"] + counted["app.shouted"]
    total = sum(counted.values())
    shown = corvid("sites", "app.py", "--everywhere", cwd=project).stdout.splitlines()
    assert shown[-1] == (
        f"Under proof: {100 * proved // total} %, {proved} of {total} expressions that are grounded"
    )
    assert max(map(len, shown)) <= 80


CHANGES = {
    "lift": (
        "\n\n@dataclass",
        "\n\n@lift\ndef more(text: str) -> str:\n    return text\n\n\n@dataclass",
    ),
    "tool": (
        "\n\n@dataclass",
        "\n\n@tool\ndef more(text: str) -> str:\n    return text\n\n\n@dataclass",
    ),
    "prompt": (
        "\n\n@dataclass",
        "\n\n@prompt\ndef more(text: str) -> str:\n    return text\n\n\n@dataclass",
    ),
}


@pytest.mark.parametrize("mark", CHANGES)
def test_new_trust_is_a_difference(project: Path, mark: str) -> None:
    options = ["sites", "app.py", "--everywhere", "--baseline", "held.json"]
    assert corvid(*options, "--update-baseline", cwd=project).returncode == 0
    assert corvid(*options, cwd=project).returncode == 0
    (project / "app.py").write_text(PROGRAM.replace(*CHANGES[mark]))
    differs = corvid(*options, cwd=project)
    assert differs.returncode == 1
    assert "app.more" in differs.stdout


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("@grounded_pure\n", "@agent\n"),
        ("@grounded_pure\n", ""),
        ("@grounded_pure\n", "@grounded_pure  # type: ignore[grounded-laundering]\n"),
        ("def answer", "def replied"),
    ],
)
def test_a_function_no_longer_proved_is_a_difference(project: Path, old: str, new: str) -> None:
    options = ["sites", "app.py", "--everywhere", "--baseline", "held.json"]
    corvid(*options, "--update-baseline", cwd=project)
    (project / "app.py").write_text(PROGRAM.replace(old, new))
    differs = corvid(*options, cwd=project)
    assert differs.returncode == 1
    assert "No longer proved: app.answer (app.py)" in differs.stderr


def test_a_new_place_is_a_difference_and_a_moved_one_is_not(project: Path) -> None:
    options = ["sites", "app.py", "--everywhere", "--baseline", "held.json"]
    corvid(*options, "--update-baseline", cwd=project)
    (project / "app.py").write_text("\n\n" + PROGRAM)
    assert corvid(*options, cwd=project).returncode == 0
    (project / "app.py").write_text(
        PROGRAM.replace("    return json", "    print(found)\n    return json")
    )
    differs = corvid(*options, cwd=project)
    assert differs.returncode == 1
    assert "argument: found (Grounded[str]) into object" in differs.stdout


def test_a_proof_that_is_new_is_none(project: Path) -> None:
    options = ["sites", "app.py", "--everywhere", "--baseline", "held.json"]
    (project / "app.py").write_text(PROGRAM.replace("@grounded_pure\n", ""))
    corvid(*options, "--update-baseline", cwd=project)
    (project / "app.py").write_text(PROGRAM)
    assert corvid(*options, cwd=project).returncode == 0
