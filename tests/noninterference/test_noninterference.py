"""What an accepted agent makes of different content: the same plain values."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.noninterference.campaign import campaign
from tests.noninterference.judging import Verdict
from tests.sharing import once


def _judge(folder: Path) -> list[Verdict]:
    return [verdict for batch in campaign(300) for verdict in batch]


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> list[Verdict]:
    return once(tmp_path_factory, "noninterference", _judge)[1]


def test_accepted_programs_do_not_let_content_into_plain_values(verdicts: list[Verdict]) -> None:
    leaking = [verdict for verdict in verdicts if verdict.interferes]
    assert not leaking, f"\n{leaking[0].runs}\n{leaking[0].source}"


def test_honest_programs_are_accepted(verdicts: list[Verdict]) -> None:
    honest = [verdict for verdict in verdicts if verdict.program.honest]
    refused = [verdict for verdict in honest if not verdict.accepted]
    shown = "\n\n".join("\n".join([*v.errors, v.source]) for v in refused[:5])
    assert len(refused) <= 0.01 * len(honest), shown


def test_programs_that_leak_are_generated_and_refused(verdicts: list[Verdict]) -> None:
    refused = [verdict for verdict in verdicts if verdict.program.leaks and not verdict.accepted]
    assert len(refused) > len(verdicts) / 5


def test_accepted_programs_really_run(verdicts: list[Verdict]) -> None:
    run = [verdict for verdict in verdicts if verdict.runs == "same"]
    assert len(run) > len(verdicts) / 5
