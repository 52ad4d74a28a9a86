"""Whoever follows the documentation to the letter sees what it says."""

import ast
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.walk import blocks, walk

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
WALKS = [page for page in PAGES if any(block.title for block in blocks(page))]

EXTRAS = {"llama-index": "llama_index", "pydantic-ai": "pydantic_ai"}
"""Pages whose library is no part of the extra `dev`, on every Python, and what they import."""


def needed(page: Path) -> None:
    """Skip what a library is missing for."""
    if page.stem in EXTRAS:
        pytest.importorskip(EXTRAS[page.stem])


@pytest.mark.parametrize("page", WALKS, ids=lambda page: page.stem)
def test_the_page_can_be_followed(page: Path, tmp_path: Path) -> None:
    needed(page)
    (tmp_path / ".git").mkdir()
    assert walk(page, tmp_path) > 0


def test_the_tutorial_and_the_recipes_are_among_them() -> None:
    assert {"tutorial", "adopt", "lift", "stream", "test"} <= {page.stem for page in WALKS}


@pytest.mark.parametrize("page", WALKS, ids=lambda page: page.stem)
def test_every_program_of_the_page_is_used(page: Path) -> None:
    assert [block for block in blocks(page) if block.language == "python" and not block.title] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", text):
        assert (page.parent / target).exists(), target


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", str(DOCS), str(tmp_path)]
    built = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert built.returncode == 0, built.stderr
    assert "grounded_pure" in (tmp_path / "reference.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_program_can_be_read_and_imports_what_there_is(page: Path) -> None:
    needed(page)
    for block in blocks(page):
        if block.language == "python":
            for node in ast.walk(ast.parse(block.text)):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("corvid_"):
                    module = importlib.import_module(node.module or "")
                    for alias in node.names:
                        assert hasattr(module, alias.name), f"{node.module}.{alias.name}"
