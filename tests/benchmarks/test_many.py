"""The campaign over many sources: what it generates is judged as it was made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import citations, many
from benchmarks.results import Verdict


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sources of some kilobytes."""
    work = citations.workload()
    text = "\n\n".join(work.text.split("\n\n")[:60])
    monkeypatch.setattr(citations, "workload", lambda: citations.Workload(text, [], []))


def test_what_is_altered_is_refused_and_nothing_else(tmp_path: Path) -> None:
    corpus = many.generate(tmp_path, 4, 1)
    for name, command in many.commands(corpus).items():
        found = many.run(command, "none").found
        assert len(found) == len(corpus.answers) == 4
        assert many.wrong(name, found) == 0


def test_wrong_verdicts_are_counted() -> None:
    accepted, refused = ({"problems": [1] * count} for count in (0, 3))
    assert many.wrong("verify", map(json.dumps, [accepted, refused])) == 3  # type: ignore[arg-type]
    row = {"total_claims": 20, "grounded_claims": 20}
    assert many.wrong("ground-check", [json.dumps(row)]) == 2


def test_the_campaign_runs_to_its_end() -> None:
    section = many.campaign(4, 1, ["none", "threads"])
    verdicts = {target.statement: target.verdict for target in section.targets}
    assert len(verdicts) == 6
    assert {v for s, v in verdicts.items() if "a MB" not in s} == {Verdict.MET}
    assert [row[:2] for row in section.tables[0].rows][:2] == [
        ["verify", "none"],
        ["verify", "threads"],
    ]
