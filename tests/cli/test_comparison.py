"""Every promise of the comparison has a command, and what that names is there."""

from __future__ import annotations

import importlib.util
import re
import shlex
from pathlib import Path

import pytest
from corvid_cli.group import COMMANDS

ROOT = Path(__file__).parents[2]
ROWS = re.findall(r"^\| (?!-)(?P<row>.*) \|$", (ROOT / "docs/comparison.md").read_text(), re.M)
PROMISES = [row for row in ROWS if re.search(r"\| (Loa|KAOS|Crux|Corvid) \|", row)]
SHOWN = [row for row in ROWS if re.search(r"\| `(pytest|python -m|corvid) [^|]*\Z", row)]


def test_every_promise_of_the_four_systems_has_a_command() -> None:
    assert set(PROMISES) <= set(SHOWN), set(PROMISES) - set(SHOWN)
    assert {row.split(" | ")[1] for row in PROMISES} >= {"Loa", "KAOS", "Crux", "Corvid"}


@pytest.mark.parametrize("row", SHOWN)
def test_what_its_command_names_is_there(row: str) -> None:
    command = re.findall(r"`([^`]*)`", row.rpartition(" | ")[2])[0]
    program, *arguments = shlex.split(command.partition(" && ")[0])
    if program == "corvid":
        assert arguments[0] in COMMANDS
    elif program == "python":
        assert importlib.util.find_spec(arguments[1])
    else:
        places = [each for each in arguments if each.startswith("tests/")]
        assert places
        assert all((ROOT / place).exists() for place in places)
