"""Every block of code in the documentation is run, checked or read by some test."""

import configparser
import json
import re
import sys
from pathlib import Path

import pytest
import yaml
from corvid_cli.mypy_process import run_mypy

from tests.cli.walk import Block, blocks

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
ELSEWHERE = {
    "README.md": "tests/packaging/test_readme.py",
    "adopt-a-service.md": "tests/examples/test_policy_desk.py",
    "citations.md": "tests/citations/test_docs.py",
    "slots.md": "tests/plugin/test_slots.py",
    "what-can-be-proved.md": "tests/cli/test_proof_pages.py",
    "upgrade.md": "tests/cli/test_proof_pages.py",
    "errors": "tests/cli/test_error_pages.py",
}
"""Pages, or folders of them, whose Python is run or checked by a test of their own."""

BLOCKS = [(page, block) for page in PAGES for block in blocks(page)]
FENCES = re.compile(r"^```", re.M)


def of(*languages: str) -> list[tuple[Path, Block]]:
    """Return the blocks in some languages, with their pages."""
    return [(page, block) for page, block in BLOCKS if block.language in languages]


def test_no_block_is_overlooked() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        directives = len(re.findall(r"^```\{", text, re.M))
        assert len(FENCES.findall(text)) == 2 * (len(blocks(page)) + directives), page
    known = {"python", "console", "json", "yaml", "toml", "ini", "text", "typescript"}
    assert {block.language for _, block in BLOCKS} <= known


@pytest.mark.parametrize(("page", "block"), of("python"))
def test_a_program_is_walked_through_or_has_a_test(page: Path, block: Block) -> None:
    if not block.title:
        tested = ELSEWHERE.get(page.name) or ELSEWHERE[page.parent.name]
        assert (ROOT / tested).is_file()


@pytest.mark.parametrize(("page", "block"), of("console"))
def test_a_command_is_walked_through(page: Path, block: Block) -> None:
    if page.name != "README.md":
        assert block.text.startswith("$ ")


@pytest.mark.parametrize(("page", "block"), of("json"))
def test_json_can_be_read(page: Path, block: Block) -> None:
    rows = block.text.splitlines()
    if rows[1:] and all(row.startswith(("{", " ")) for row in rows) and rows[-1] != "}":
        text = re.sub(r"\n(?=\{)", ",\n", block.text)
        assert json.loads(f"[{text}]")
    else:
        assert json.loads(block.text)


@pytest.mark.parametrize(("page", "block"), of("yaml"))
def test_yaml_names_hooks_and_inputs_that_there_are(page: Path, block: Block) -> None:
    content = yaml.safe_load(block.text)
    assert content
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    for each in content if isinstance(content, list) else []:
        if "corvid" in each.get("repo", ""):
            assert {hook["id"] for hook in each["hooks"]} <= {hook["id"] for hook in hooks}
        elif "corvid" in each.get("uses", ""):
            assert each["with"].keys() <= action["inputs"].keys()


@pytest.mark.parametrize(("page", "block"), of("toml", "ini"))
def test_a_configuration_is_one_that_mypy_takes(page: Path, block: Block, tmp_path: Path) -> None:
    if block.language == "toml":
        ours = "corvid-mypy" in tomllib.loads(block.text)["tool"]
    else:
        parser = configparser.RawConfigParser()
        parser.read_string(block.text)
        ours = parser.has_section("corvid-mypy")
    if ours:
        name = "pyproject.toml" if block.language == "toml" else "mypy.ini"
        (tmp_path / name).write_text(block.text)
        (tmp_path / "program.py").write_text("from corvid_runtime import Grounded\n")
        output = run_mypy(["program.py"], cwd=tmp_path)
        assert output.status == 0, output
        assert output.stderr == ""
