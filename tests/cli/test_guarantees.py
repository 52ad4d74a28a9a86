"""Every guarantee names tests that exist and are run."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from corvid_cli.guarantees import as_markdown
from corvid_cli.registry import GUARANTEES, Guarantee

from tests.cli.command import corvid

ROOT = Path(__file__).parents[2]
COLLECT = """\
import sys, pytest

class Collected:
    def pytest_collection_finish(self, session):
        for item in session.items:
            if not any(item.iter_markers("skip")):
                print("collected", item.nodeid)

sys.exit(pytest.main(["--collect-only", "-q", "-n", "0", *sys.argv[1:]], plugins=[Collected()]))
"""


@pytest.fixture(scope="module")
def collected() -> list[str]:
    """The node ids of all tests of the named files that would run."""
    files = sorted({test.partition("::")[0] for each in GUARANTEES for test in each.tests})
    process = subprocess.run(
        [sys.executable, "-c", COLLECT, *files],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    lines = process.stdout.splitlines()
    assert process.returncode == 0, [line for line in lines if line.startswith("ERROR")]
    return [line.removeprefix("collected ") for line in lines if line.startswith("collected ")]


@pytest.mark.parametrize("guarantee", GUARANTEES, ids=lambda guarantee: guarantee.id)
def test_the_named_tests_exist_and_run(guarantee: Guarantee, collected: list[str]) -> None:
    assert guarantee.tests
    for named in guarantee.tests:
        assert any(test.startswith(named) for test in collected), named


def test_ids_are_unique() -> None:
    assert len({each.id for each in GUARANTEES}) == len(GUARANTEES)


def test_the_page_is_what_the_command_prints() -> None:
    page = (ROOT / "docs" / "guarantees.md").read_text(encoding="utf-8")
    assert page == as_markdown(), "corvid guarantees --format markdown > docs/guarantees.md"


def test_text_and_json_hold_every_guarantee(tmp_path: Path) -> None:
    text = corvid("guarantees", cwd=tmp_path).stdout
    rows = json.loads(corvid("guarantees", "--format", "json", cwd=tmp_path).stdout)["guarantees"]
    assert [row["id"] for row in rows] == [each.id for each in GUARANTEES]
    assert all(f"{each.id} ({each.decided})" in text for each in GUARANTEES)
