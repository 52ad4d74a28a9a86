"""The service that adopted the checker: it can be taken out again, and the page tells the truth."""

import re
import shutil
import textwrap
from pathlib import Path

import pytest

from tests.cli.walk import blocks
from tests.examples.policy_desk import (
    PATCH,
    PATH,
    ROOT,
    SERVICE,
    Checked,
    checked,
    functions,
    modules,
    report,
    take_out,
)
from tests.sharing import once

PAGE = ROOT / "docs" / "how-to" / "adopt-a-service.md"
BLOCKS = blocks(PAGE)


def programs(folder: Path) -> dict[Path, str]:
    """The texts of the Python files below a folder."""
    return {
        path.relative_to(folder): path.read_text(encoding="utf-8") for path in folder.rglob("*.py")
    }


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the service."""
    kept = shutil.ignore_patterns(".*", "*.egg-info", "build", "var")
    return Path(shutil.copytree(ROOT / SERVICE, tmp_path / "service", ignore=kept))


def test_the_patch_takes_the_checker_out_and_puts_it_in_again(copy: Path) -> None:
    before = programs(copy)
    take_out(copy)
    without = programs(copy)
    assert without.keys() == before.keys()
    assert not [path for path, text in without.items() if "corvid" in text or "Grounded" in text]
    assert "corvid" not in (copy / "pyproject.toml").read_text(encoding="utf-8")
    for text in without.values():
        compile(text, "service", "exec")
    take_out(copy, again=True)
    assert programs(copy) == before


def test_no_source_is_dropped_by_hand() -> None:
    texts = "".join(programs(ROOT / SERVICE / "policy_desk").values())
    assert not re.search(r"(plain|sever|unwrap_discarding_sources)\(", texts)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Checked:
    return once(tmp_path_factory, "policy-desk", lambda _: checked())[1]


def test_the_service_checks_clean(found: Checked) -> None:
    assert [line for line in found.said if ": error: " in line] == []


def test_the_path_is_there() -> None:
    defined = {name: {each.name for each in functions(tree)} for name, tree in modules()}
    missing = {name: set(found.split()) - defined[name] for name, found in PATH.items()}
    assert not any(missing.values()), missing


@pytest.mark.parametrize(
    "excerpt", [each.text for each in BLOCKS if each.language in ("python", "text")]
)
def test_an_excerpt_stands_in_the_service(excerpt: str) -> None:
    texts = "".join(programs(ROOT / SERVICE).values())
    assert any(textwrap.indent(excerpt, " " * depth) in texts for depth in (0, 4, 8, 12)), excerpt


def test_the_page_shows_the_counts(found: Checked) -> None:
    shown = next(each.text for each in BLOCKS if "tests.examples.policy_desk" in each.text)
    assert shown == f"$ python -m tests.examples.policy_desk\n{report(found)}"


def test_the_patch_is_the_one_of_the_page() -> None:
    assert PATCH.name in PAGE.read_text(encoding="utf-8")
