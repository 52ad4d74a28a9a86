"""A sample of the library campaign, and that it would tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.library.campaign.campaign import calls
from tests.library.campaign.choosing import Trial, trials
from tests.library.campaign.judging import Mark, Outcome, Verdict, judge
from tests.library.campaign.modules import MODULES, NOT_RUN, reason_not_to_run
from tests.library.campaign.tally import Tally, tally
from tests.sharing import once

SAMPLE = ("re", "heapq", "textwrap", "html", "copy", "statistics")
EVERY = 5
"""So much of the sample is tried: one call in five."""


def _sample(folder: Path) -> list[Verdict]:
    tried = [call for module in SAMPLE for call in calls(module)[::EVERY]]
    inside = folder / "sample"
    inside.mkdir()
    return judge(trials(tried), inside)


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> list[Verdict]:
    return once(tmp_path_factory, "library-campaign", _sample)[1]


def test_no_call_is_silent(verdicts: list[Verdict]) -> None:
    assert tally(verdicts).silent == []


def test_calls_really_run_and_come_to_every_end(verdicts: list[Verdict]) -> None:
    known = [verdict for verdict in verdicts if verdict.trial.depends is not None]
    assert len(known) > len(verdicts) / 2
    found = tally(verdicts)
    assert found.of(Mark.PROOF, Outcome.REFUSED) > len(verdicts) / 8
    assert found.of(Mark.AGENT, Outcome.NOTED) > len(verdicts) / 8
    assert all(found.of(mark, Outcome.GROUNDED) for mark in Mark)


def _trial(name: str) -> Trial:
    module = name.partition(".")[0]
    tried = [call for call in calls(module) if call.member == name]
    return next(trial for trial in trials(tried) if trial.depends)


def test_a_plugin_that_says_nothing_is_told(tmp_path: Path) -> None:
    """Without the plugin nothing is refused or noted, and so the campaign must tell of it."""
    found = judge([_trial("pprint.pformat")], tmp_path, plugin=None)
    assert {verdict.outcome for verdict in found} == {Outcome.SILENT}


def test_silence_fails_the_campaign() -> None:
    silent = Verdict(_trial("textwrap.shorten"), Mark.PROOF, Outcome.SILENT)
    assert "textwrap.shorten" in tally([silent]).silent[0]


def test_what_was_found_is_kept(tmp_path: Path, verdicts: list[Verdict]) -> None:
    found = tally(verdicts)
    found.write(tmp_path / "part.json")
    assert Tally.read(tmp_path / "part.json") == found


def test_calls_are_the_same_each_time() -> None:
    assert calls("heapq") == calls("heapq")


@pytest.mark.parametrize(
    "name", ["os.remove", "builtins.exec", "pathlib.Path.unlink", "_socket.close"]
)
def test_what_reaches_out_is_not_run(name: str) -> None:
    assert reason_not_to_run(name)


def test_what_is_harmless_is_run() -> None:
    assert not any(map(reason_not_to_run, ["re.sub", "pathlib.PurePath.joinpath", "copy.copy"]))
    assert {"builtins", "re", "asyncio"} <= {*MODULES}
    assert all(NOT_RUN.values())
