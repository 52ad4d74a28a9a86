"""The command itself: help that teaches, statuses that are documented, no traceback."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from corvid_cli.group import COMMANDS
from corvid_cli.group import corvid as group

from tests.cli.command import corvid


def test_help_names_every_command_and_the_exit_statuses(tmp_path: Path) -> None:
    shown = corvid("--help", cwd=tmp_path)
    assert shown.returncode == 0
    assert "Exit status: 0" in shown.stdout
    for name in COMMANDS:
        assert f"\n  {name} " in shown.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    shown = CliRunner().invoke(group, [name, "--help"])
    assert shown.exit_code == 0, shown.output
    assert len(shown.output.splitlines()) > 5
    assert "Exit status: " in shown.output


def test_an_unknown_command_is_a_sentence_and_status_2(tmp_path: Path) -> None:
    refused = corvid("chek", cwd=tmp_path)
    assert refused.returncode == 2
    assert "No such command 'chek'" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_it_says_its_version(tmp_path: Path) -> None:
    assert corvid("--version", cwd=tmp_path).stdout.startswith("corvid, version ")


def test_a_file_that_cannot_be_written_is_a_sentence_and_status_2(tmp_path: Path) -> None:
    baseline = str(tmp_path / "absent" / "sites.json")
    (tmp_path / "app.py").write_text("x = 1\n")
    arguments = ["sites", "app.py", "--baseline", baseline, "--update-baseline"]
    refused = corvid(*arguments, cwd=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr.startswith("Error: ")
    assert baseline in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_the_page_tells_every_command(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "command.md").read_text(encoding="utf-8")
    assert f"| `corvid {name}" in page
    takes_json = "--json" in CliRunner().invoke(group, [name, "--help"]).output
    programs = page.partition(" take `--json`")[0].splitlines()[-1]
    assert (f"`{name}`" in programs) == takes_json
