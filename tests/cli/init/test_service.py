"""`corvid init` on the service as it was written without us, against the marks people gave it."""

import shutil
from pathlib import Path

import pytest

from tests.cli.command import corvid
from tests.cli.init.service import BESIDE, MISSED, Comparison, Marks, compared, without_us
from tests.cli.walk import blocks
from tests.examples.policy_desk import PATH, ROOT

pytest.importorskip("libcst")

PAGE = ROOT / "docs" / "how-to" / "adopt-a-service.md"


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the service without us."""
    return without_us(tmp_path_factory.mktemp("service") / "desk")


@pytest.fixture(scope="module")
def comparison(without: Path) -> Comparison:
    return compared(without)


def test_nine_marks_in_ten_are_found_and_none_is_wrong(comparison: Comparison) -> None:
    assert (len(comparison.found), len(comparison.wanted)) == (35, 38), comparison.report()
    assert comparison.wrong == [], comparison.report()


def test_the_page_shows_the_counts(comparison: Comparison) -> None:
    shown = next(each.text for each in blocks(PAGE) if "tests.cli.init.service" in each.text)
    assert shown == f"$ python -m tests.cli.init.service\n{comparison.report()}"


def test_what_is_missed_or_beside_is_explained(comparison: Comparison) -> None:
    assert {*map(str, comparison.missed)} == {*MISSED}
    assert {*map(str, comparison.beside)} == {*BESIDE}


def test_every_edge_is_found_and_no_other(comparison: Comparison) -> None:
    def edges(marks: Marks) -> Marks:
        return {place: mark for place, mark in marks.items() if mark[:4] in ("tool", "prom")}

    assert len(edges(comparison.wanted)) == 13
    assert edges(comparison.proposed) == edges(comparison.wanted)


def test_nothing_beside_the_way_to_an_answer_is_marked(comparison: Comparison) -> None:
    """`Embedder.embed` has no body: its statements are those of what implements it."""
    others = {"stream", "stream_answer", "embed"}
    way = {(module, name) for module, names in PATH.items() for name in names.split()}
    marked = {(place.module, place.function.rpartition(".")[2]) for place in comparison.proposed}
    assert {place for place in marked if place[1] not in others} <= way


def test_the_marked_service_is_checked_and_marked_no_further(without: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(without, tmp_path / "marked"))
    assert corvid("init", "policy_desk", "--write", cwd=folder).returncode == 0
    for path in (folder / "policy_desk").rglob("*.py"):
        compile(path.read_bytes(), str(path), "exec")
    again = corvid("init", "policy_desk", cwd=folder)
    assert (again.returncode, again.stdout) == (0, "")
    sites = corvid("sites", "policy_desk/retrieval.py", cwd=folder)
    assert "HybridRetriever._semantic" in sites.stdout
