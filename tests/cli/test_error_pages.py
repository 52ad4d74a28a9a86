"""Every error page's bad program is refused exactly where it says so, and its good one accepted."""

import re
from pathlib import Path

import pytest
from corvid_cli.explain import PAGES
from corvid_cli.mypy_process import Diagnostic, diagnostics, run_mypy

BLOCK = re.compile(r"^## (Refused|Accepted)\n(?:(?!^#).)*?^```python\n(.*?)^```$", re.M | re.S)
REFUSED = re.compile(r"# refused: ([\w-]+)$")
CONFIGURATION = """\
[mypy]
plugins = corvid_mypy
strict = True
[corvid-mypy]
coercions = error
"""

PROGRAMS = {
    f"{code.replace('-', '_')}_{kind.lower()}": program
    for code, page in PAGES.items()
    for kind, program in BLOCK.findall(page.read_text(encoding="utf-8"))
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Diagnostic]:
    """What mypy says about all programs of all pages."""
    folder = tmp_path_factory.mktemp("pages")
    for name, program in PROGRAMS.items():
        (folder / f"{name}.py").write_text(program, encoding="utf-8")
    (folder / "mypy.ini").write_text(CONFIGURATION)
    return diagnostics(run_mypy(["--output", "json", "."], cwd=folder))


def test_every_page_has_both_programs() -> None:
    without = {"grounded-internal"}
    assert set(PROGRAMS) == {
        f"{code.replace('-', '_')}_{kind}"
        for code in set(PAGES) - without
        for kind in ("refused", "accepted")
    }


@pytest.mark.parametrize("name", sorted(PROGRAMS))
def test_mypy_refuses_exactly_the_marked_lines(name: str, found: list[Diagnostic]) -> None:
    expected = [
        (number, mark[1])
        for number, line in enumerate(PROGRAMS[name].splitlines(), start=1)
        if (mark := REFUSED.search(line))
    ]
    assert bool(expected) == name.endswith("_refused")
    assert [(d.line, d.code) for d in found if Path(d.file).stem == name] == expected


def test_a_refused_program_is_refused_with_the_code_of_its_page(found: list[Diagnostic]) -> None:
    for name, program in PROGRAMS.items():
        if name.endswith("_refused"):
            code = name.removesuffix("_refused").replace("_", "-")
            assert set(REFUSED.findall("\n".join(program.splitlines()))) <= {code}
