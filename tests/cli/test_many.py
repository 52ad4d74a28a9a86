"""Many files at a time, on dask: in order, with the verdicts of one after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from corvid_cli import folder
from corvid_cli.folder import Folder
from corvid_cli.ground_check import ground_check
from corvid_cli.verify import verify

pytest.importorskip("dask")

MANY = 12


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a scheduler with workers of its own, on loopback."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as local:
        yield local.scheduler_address


@pytest.fixture(params=["threads", "processes", "cluster"])
def scheduler(request: pytest.FixtureRequest) -> str:
    if request.param == "cluster":
        return str(request.getfixturevalue("cluster"))
    return str(request.param)


@pytest.fixture
def answers(tmp_path: Path) -> list[str]:
    """Answers to verify: every third quotes what stands nowhere, the fifth is no JSON."""
    docs = tmp_path / "docs"
    docs.mkdir()
    paths = []
    for at in range(MANY):
        words = f"The term of lease number {at} is five years."
        (docs / f"lease{at}.txt").write_text(f"{words}\n", encoding="utf-8")
        quote = words.replace("five", "nine") if at % 3 == 2 else words
        span = {"source_uri": f"lease{at}.txt", "quote": quote}
        claim = {"text": "t", "supporting_spans": [span]}
        path = tmp_path / f"answer{at}.json"
        path.write_text("{" if at == 4 else json.dumps({"value": "x", "claims": [claim]}))
        paths.append(str(path))
    return paths


@pytest.fixture
def trajectories(tmp_path: Path) -> list[str]:
    """Trajectories to check: every third cites what stands nowhere, the fifth is no JSON."""
    (tmp_path / "code.py").write_text("first = 1\nsecond = 2\n", encoding="utf-8")
    paths = []
    for at in range(MANY):
        quote = "third = 3" if at % 3 == 2 else "second = 2"
        evidence = {"quote": quote, "path": "${PROJECT_ROOT}/code.py", "line": 2}
        row = {"phase": "cite", "claim": f"c{at}", "grounding": "citation", "evidence": evidence}
        path = tmp_path / f"trajectory{at}.jsonl"
        path.write_text("{" if at == 4 else f"{json.dumps(row)}\n" * (at + 1))
        paths.append(str(path))
    return paths


def run(command: click.Command, *arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


def same(one: Result, other: Result) -> None:
    assert (one.exit_code, one.stdout, one.stderr) == (
        other.exit_code,
        other.stdout,
        other.stderr,
    )


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_answers_are_verified_in_order_with_the_same_verdicts(
    answers: list[str], tmp_path: Path, scheduler: str, options: list[str]
) -> None:
    settings = ["--corpus", str(tmp_path / "docs"), *options]
    alone = run(verify, *answers, *settings)
    assert alone.exit_code == 2, alone.output
    if options:
        found = [json.loads(line)["status"] for line in alone.stdout.splitlines()]
        assert found == [
            "error" if at == 4 else "rejected" if at % 3 == 2 else "verified" for at in range(MANY)
        ]
    same(run(verify, *answers, *settings, "--scheduler", scheduler), alone)


@pytest.mark.parametrize("options", [[], ["--json"], ["--threshold", "0"]])
def test_trajectories_are_checked_in_order_with_the_same_verdicts(
    trajectories: list[str], tmp_path: Path, scheduler: str, options: list[str]
) -> None:
    settings = ["--root", str(tmp_path), *options]
    alone = run(ground_check, *trajectories, *settings)
    assert alone.exit_code == 2, alone.output
    if "--json" in options:
        found = [json.loads(line) for line in alone.stdout.splitlines()]
        assert [each["status"] for each in found] == [
            "error" if at == 4 else "fail" if at % 3 == 2 else "pass" for at in range(MANY)
        ]
        assert [each.get("total_claims") for each in found if "mode" in each] == [
            at + 1 for at in range(MANY) if at != 4
        ]
    same(run(ground_check, *trajectories, *settings, "--scheduler", scheduler), alone)


def test_each_answer_verifies_as_it_does_alone(answers: list[str], tmp_path: Path) -> None:
    corpus = ["--corpus", str(tmp_path / "docs"), "--json"]
    alone = [run(verify, answer, *corpus).stdout for answer in answers]
    assert run(verify, *answers, *corpus).stdout == "".join(alone)


def test_what_is_for_one_answer_is_refused_for_several(answers: list[str], tmp_path: Path) -> None:
    for option in (["--drift"], ["--key", answers[0]], ["--root", str(tmp_path)]):
        refused = run(verify, *answers, "--corpus", str(tmp_path / "docs"), *option)
        assert refused.exit_code == 2
        assert "one answer at a time" in refused.stderr


def test_a_scheduler_that_does_not_answer_is_a_sentence(
    answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(
        distributed, "Client", lambda address: distributed.client.Client(address, timeout=0.2)
    )
    found = run(verify, *answers, "--scheduler", "tcp://127.0.0.1:9")
    assert found.exit_code == 2
    assert "no scheduler of dask answers at tcp://127.0.0.1:9" in found.stderr


def test_a_folder_larger_than_what_is_kept_is_read_again(
    answers: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "_MOST_KEPT", 100)
    docs = Folder(tmp_path / "docs")
    texts = [docs[name].text for name in docs]
    assert [docs[name].text for name in docs] == texts
    assert len(docs._read) < MANY
