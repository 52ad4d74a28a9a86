"""`corvid tour`: it shows what it promises, and fails when it could not."""

import re
import shutil
from pathlib import Path
from pydoc_data.topics import topics

import pytest
from click.testing import CliRunner
from corvid_cli import main, tour
from corvid_cli.shipped import shipped

from tests.cli.command import corvid


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the tour prints in an empty folder, without a terminal."""
    process = corvid("tour", cwd=tmp_path_factory.mktemp("elsewhere"))
    assert process.returncode == 0, process.stdout + process.stderr
    assert process.stderr == ""
    return process.stdout


def test_it_shows_the_proof_and_three_refusals_with_different_hints(shown: str) -> None:
    assert "no issues found" in shown
    assert shown.count("[grounded-laundering]") == 3
    hints = re.findall(r"^Hint: (.*)$", shown, re.M)
    assert len(set(hints)) == 3


def test_the_answer_is_quoted_from_where_the_tour_says(shown: str) -> None:
    answer, _, rest = shown.split("answer:")[1].partition("sources, as they stand there:")
    sources = re.findall(r"pydoc:(\w+), characters (\d+) to (\d+)", rest.split("chain, ")[0])
    quotations = re.findall(r"“(.*?)”", answer, re.DOTALL)
    assert len(sources) == len(quotations) == 2
    for (topic, start, end), quotation in zip(sources, quotations, strict=True):
        passage = " ".join(topics[topic][int(start) : int(end)].replace("-\n", "-").split())
        assert " ".join(quotation.split()) in passage.replace("**", "")


def test_the_chain_names_every_kind_of_step(shown: str) -> None:
    chain = shown.split("chain, inputs before")[1]
    for step in ("retrieval", "prompt quote", "derived join", "derived add", "handoff answer"):
        assert step in chain


def test_no_line_is_wider_than_a_terminal(shown: str) -> None:
    assert max(map(len, shown.splitlines())) <= 100


def test_a_stream_that_cannot_show_a_character_is_no_obstacle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    process = corvid("tour", cwd=tmp_path)
    assert process.returncode == 0, process.stderr
    assert "\\u201cObjects are never" in process.stdout


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the example that the tour will show, to be tampered with."""
    copy = tmp_path / "examples" / tour.EXAMPLE
    shutil.copytree(shipped(f"examples/{tour.EXAMPLE}"), copy)
    monkeypatch.setattr(tour, "shipped", lambda folder: tmp_path / folder)
    return copy


def test_it_fails_if_the_twin_is_not_refused_where_it_says(example: Path) -> None:
    twin = example / "launders.py"
    mended = twin.read_text().replace(
        "by_coercion(question: str) -> str", "by_coercion(question: str) -> Grounded[str]"
    )
    twin.write_text(mended)
    result = CliRunner().invoke(main, ["tour"])
    assert result.exit_code == 1
    assert "mypy was to refuse" in result.output


def test_it_fails_if_the_honest_program_is_refused(example: Path) -> None:
    honest = example / "answers.py"
    careless = honest.read_text().replace("-> Grounded[str]:", "-> str:")
    honest.write_text(careless)
    result = CliRunner().invoke(main, ["tour"])
    assert result.exit_code == 1
    assert "mypy refused the honest program" in result.output
