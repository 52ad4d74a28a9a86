"""`corvid explain` and the pages it prints."""

from pathlib import Path

import pytest
from corvid_cli.explain import PAGES
from mypy.errorcodes import ErrorCode

from corvid_mypy.report import codes
from tests.cli.command import corvid

CODES = {each.code for each in vars(codes).values() if isinstance(each, ErrorCode)}
"""All codes that the plugin has; each hint names its page by one of them."""


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
