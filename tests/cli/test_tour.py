"""`corvid tour`: every topic shows what it promises, and fails when it could not."""

import re
import shutil
from pathlib import Path
from pydoc_data.topics import topics

import pytest
from click.testing import CliRunner
from corvid_cli.group import COMMANDS
from corvid_cli.group import corvid as group
from corvid_cli.shipped import shipped
from corvid_cli.tour import TOPICS, stage
from corvid_cli.tour.provenance_propagation import EXAMPLE

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


@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_runs_without_network_key_or_files(topic: str, tmp_path: Path) -> None:
    process = corvid("tour", "--topic", topic, cwd=tmp_path, environment={"PATH": ""})
    assert process.returncode == 0, process.stdout + process.stderr
    assert process.stderr == ""
    assert "\nNext:  corvid " in process.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("topic", TOPICS)
def test_every_command_that_a_topic_recommends_exists(topic: str) -> None:
    result = CliRunner().invoke(group, ["tour", "--topic", topic])
    named = re.findall(r"corvid ([a-z-]+)(?: --topic ([a-z-]+))?", result.output)
    assert {command for command, _ in named} <= set(COMMANDS)
    assert {other for _, other in named if other} <= set(TOPICS)


def test_the_help_lists_the_topics() -> None:
    shown = CliRunner().invoke(group, ["tour", "--help"]).output
    for topic, summary in TOPICS.items():
        assert re.search(rf"^ +{topic} +{re.escape(summary)}$", shown, re.M), topic


def test_an_unknown_topic_is_told_the_known_ones(tmp_path: Path) -> None:
    refused = corvid("tour", "--topic", "provenance", cwd=tmp_path)
    assert refused.returncode == 2
    assert "'provenance' is not one of" in refused.stderr
    for topic in TOPICS:
        assert topic in refused.stderr


def test_the_sites_of_the_topic_are_those_of_the_program(tmp_path: Path) -> None:
    shown = corvid("tour", "--topic", "coercion-sites", cwd=tmp_path).stdout
    assert "sites.py:17:15: argument: release (Grounded[str]) into object" in shown
    assert "4 coercion sites in 1 agent" in shown


def test_what_is_refused_under_the_obligation_is_shown_with_three_hints(tmp_path: Path) -> None:
    shown = corvid("tour", "--topic", "grounded-pure", cwd=tmp_path).stdout
    assert shown.count("[grounded-laundering]") == 3
    assert len(set(re.findall(r"^Hint: (.*)$", shown, re.M))) == 3
    assert "no issues found" in shown


def test_honest_quotes_verify_and_altered_ones_do_not(tmp_path: Path) -> None:
    shown = corvid("tour", "--topic", "citations", cwd=tmp_path).stdout
    assert "the quote says '98', the source '89'" in shown
    assert "CitationViolation: 'a late payment costs $98.50 per day'" in shown


def test_a_typed_answer_can_be_saved_and_viewed(tmp_path: Path) -> None:
    saved = corvid("tour", "--topic", "citations", "--save", "a.json", cwd=tmp_path)
    assert saved.returncode == 0, saved.stderr
    viewed = corvid("view", "a.json", cwd=tmp_path)
    assert viewed.stdout == "answer.html: 2 of 2 citations stand in their sources\n"


def test_a_topic_without_an_answer_says_so(tmp_path: Path) -> None:
    refused = corvid("tour", "--topic", "enforcement", "--save", "a.json", cwd=tmp_path)
    assert refused.returncode == 2
    assert "makes no answer to save" in refused.stderr


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the example that the tour will show, to be tampered with."""
    copy = tmp_path / "examples" / EXAMPLE
    shutil.copytree(shipped(f"examples/{EXAMPLE}"), copy)
    monkeypatch.setattr(stage, "shipped", lambda folder: tmp_path / folder)
    return copy


def test_it_fails_if_the_twin_is_not_refused_where_it_says(example: Path) -> None:
    twin = example / "launders.py"
    mended = twin.read_text().replace(
        "by_coercion(question: str) -> str", "by_coercion(question: str) -> Grounded[str]"
    )
    twin.write_text(mended)
    result = CliRunner().invoke(group, ["tour"])
    assert result.exit_code == 1
    assert "mypy was to refuse" in result.output


def test_it_fails_if_the_honest_program_is_refused(example: Path) -> None:
    honest = example / "answers.py"
    careless = honest.read_text().replace("-> Grounded[str]:", "-> str:")
    honest.write_text(careless)
    result = CliRunner().invoke(group, ["tour"])
    assert result.exit_code == 1
    assert "mypy refused the honest program" in result.output
