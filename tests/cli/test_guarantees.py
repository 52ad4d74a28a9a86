"""Every guarantee names tests that exist and are run."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from corvid_cli.guarantees import as_markdown
from corvid_cli.registry import GUARANTEES, Guarantee

from tests.cli.command import corvid
from tests.sharing import once

ROOT = Path(__file__).parents[2]
COLLECT = """\
import sys, pytest
from _pytest.skipping import evaluate_skip_marks, evaluate_xfail_marks

class Collected:
    def pytest_collection_finish(self, session):
        for item in session.items:
            if not evaluate_skip_marks(item) and not evaluate_xfail_marks(item):
                print("collected", item.nodeid)

sys.exit(pytest.main(["--collect-only", "-q", "-n", "0", *sys.argv[1:]], plugins=[Collected()]))
"""


def collect(*files: str, cwd: Path = ROOT) -> list[str]:
    """Return the node ids of all tests of some files that would run and must pass."""
    process = subprocess.run(
        [sys.executable, "-c", COLLECT, *files],
        cwd=cwd,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    lines = process.stdout.splitlines()
    assert process.returncode == 0, [line for line in lines if line.startswith("ERROR")]
    return [line.removeprefix("collected ") for line in lines if line.startswith("collected ")]


def runs(named: str, collected: list[str]) -> bool:
    """Tell whether a file, a test, or a group of a parametrised test has tests that run."""
    below = named if "[" in named else (f"{named}::", f"{named}[")
    return named in collected or any(test.startswith(below) for test in collected)


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The node ids of all tests of the named files that would run."""
    files = sorted({test.partition("::")[0] for each in GUARANTEES for test in each.tests})
    return once(tmp_path_factory, "collected", lambda _: collect(*files))[1]


@pytest.mark.parametrize("guarantee", GUARANTEES, ids=lambda guarantee: guarantee.id)
def test_the_named_tests_exist_and_run(guarantee: Guarantee, collected: list[str]) -> None:
    assert guarantee.tests
    for named in guarantee.tests:
        assert runs(named, collected), named


@pytest.mark.parametrize("each", GUARANTEES, ids=lambda each: each.id)
def test_no_named_test_gives_up_while_it_runs(each: Guarantee) -> None:
    for file in {test.partition("::")[0] for test in each.tests}:
        source = (ROOT / file).read_text(encoding="utf-8")
        # Outside of functions it gives up when it is collected, which the test above notices.
        assert not re.search(r"^[ \t].*pytest\.(skip|xfail|importorskip|exit)\(", source, re.M), (
            file
        )


def test_a_test_that_is_missing_skipped_or_excused_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        "import pytest\n"
        "def test_runs(): ...\n"
        "@pytest.mark.skip\ndef test_skipped(): ...\n"
        "@pytest.mark.skipif(True, reason='never')\ndef test_skipped_here(): ...\n"
        "@pytest.mark.xfail\ndef test_excused(): ...\n"
        "@pytest.mark.parametrize('way', ['a/1', 'a/2'])\ndef test_ways(way): ...\n"
    )
    found = collect("test_some.py", cwd=tmp_path)
    for present in ("test_some.py", "test_some.py::test_runs", "test_some.py::test_ways"):
        assert runs(present, found), present
    assert runs("test_some.py::test_ways[a/", found)
    absent = ("test_run", "test_skipped", "test_skipped_here", "test_excused", "test_ways[b/")
    assert not any(runs(f"test_some.py::{name}", found) for name in absent)
    assert not runs("test_other.py", found)


def test_ids_are_unique() -> None:
    assert len({each.id for each in GUARANTEES}) == len(GUARANTEES)


def test_the_page_is_what_the_command_prints() -> None:
    page = (ROOT / "docs" / "guarantees.md").read_text(encoding="utf-8")
    assert page == as_markdown(), "corvid guarantees --format markdown > docs/guarantees.md"


def test_text_and_json_hold_every_guarantee(tmp_path: Path) -> None:
    text = corvid("guarantees", cwd=tmp_path).stdout
    shown = corvid("guarantees", "--json", cwd=tmp_path).stdout
    assert shown == corvid("guarantees", "--format", "json", cwd=tmp_path).stdout
    rows = json.loads(shown)["guarantees"]
    assert [row["id"] for row in rows] == [each.id for each in GUARANTEES]
    assert all(f"{each.id} ({each.decided})" in text for each in GUARANTEES)
