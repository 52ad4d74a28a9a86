"""`corvid explain` and the pages it prints."""

from pathlib import Path

import pytest
from corvid_cli.explain import PAGES

from tests.cli.command import corvid

CODES = {
    "grounded-coercion",
    "grounded-laundering",
    "ungrounded-return",
    "grounded-forgery",
    "grounded-citation",
    "grounded-confidence",
    "grounded-data",
    "grounded-union",
    "grounded-declaration",
    "grounded-internal",
}


def test_there_is_a_page_for_every_code_and_no_other() -> None:
    assert set(PAGES) == CODES


@pytest.mark.parametrize("code", sorted(CODES))
def test_it_prints_the_page(code: str, tmp_path: Path) -> None:
    shown = corvid("explain", code, cwd=tmp_path)
    assert shown.returncode == 0
    assert shown.stdout.startswith(f"# {code}\n")


def test_without_a_code_it_lists_all(tmp_path: Path) -> None:
    shown = corvid("explain", cwd=tmp_path)
    assert shown.returncode == 0
    assert {line.split()[0] for line in shown.stdout.splitlines()} == CODES
    assert all(line.endswith(".") for line in shown.stdout.splitlines())


def test_an_unknown_code_names_the_known_ones(tmp_path: Path) -> None:
    refused = corvid("explain", "grounded-loundering", cwd=tmp_path)
    assert refused.returncode == 2
    assert "grounded-laundering" in refused.stderr
