"""The pages about the proof: mypy refuses the lines that they mark, and no others."""

import re
from pathlib import Path

import pytest
from corvid_cli.mypy_process import diagnostics, run_mypy

from tests.cli.walk import blocks

DOCS = Path(__file__).parents[2] / "docs"
REFUSED = re.compile(r"# refused: ([\w-]+)$")
CONFIGURATION = "[mypy]\nplugins = corvid_mypy\nstrict = True\n"


@pytest.mark.parametrize("page", ["what-can-be-proved", "upgrade"])
def test_mypy_refuses_exactly_the_marked_lines(page: str, tmp_path: Path) -> None:
    programs = [block for block in blocks(DOCS / f"{page}.md") if block.language == "python"]
    program = "\n\n".join(block.text for block in programs)
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    (tmp_path / "mypy.ini").write_text(CONFIGURATION, encoding="utf-8")
    found = diagnostics(run_mypy(["--output", "json", "program.py"], cwd=tmp_path))
    marked = [
        (number, mark[1])
        for number, line in enumerate(program.splitlines(), start=1)
        if (mark := REFUSED.search(line))
    ]
    assert marked
    assert sorted({(each.line, each.code) for each in found}) == marked
