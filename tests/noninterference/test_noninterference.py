"""What an accepted proof makes of different content: the same plain values."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.noninterference.campaign import part
from tests.noninterference.candidates import Candidate, alone
from tests.noninterference.judging import Verdict, judge
from tests.noninterference.laundering import OPEN, WAYS
from tests.noninterference.recording import Row, instrument
from tests.noninterference.tally import Tally, tally
from tests.sharing import once

SAMPLE = 300
"""Of the long campaign's programs, the first."""


def _sample(folder: Path) -> list[Verdict]:
    return part(SAMPLE, 0, folder)


def _alone(folder: Path) -> list[Verdict]:
    return judge([*map(alone, WAYS)], folder)


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> list[Verdict]:
    return once(tmp_path_factory, "noninterference", _sample)[1]


@pytest.fixture(scope="module")
def launderings(tmp_path_factory: pytest.TempPathFactory) -> list[Verdict]:
    """Each way to launder, in a program of its own."""
    return once(tmp_path_factory, "launderings", _alone)[1]


def _shown(found: list[Verdict]) -> str:
    return "\n\n".join(f"{verdict.runs}\n{verdict.source}" for verdict in found[:5])


def test_accepted_programs_do_not_let_content_into_plain_values(verdicts: list[Verdict]) -> None:
    refuted = [verdict for verdict in verdicts if verdict.interferes]
    assert not refuted, _shown(refuted)


def test_effects_that_content_decides_are_disclosed(
    verdicts: list[Verdict], launderings: list[Verdict]
) -> None:
    concealed = [verdict for verdict in [*verdicts, *launderings] if verdict.conceals]
    assert not concealed, _shown(concealed)


def test_the_plugin_never_fails(verdicts: list[Verdict], launderings: list[Verdict]) -> None:
    crashed = [verdict for verdict in [*verdicts, *launderings] if verdict.crashes]
    assert not crashed, "\n".join(text for each in crashed[:5] for _, text in each.errors)


def test_each_rule_accepts_what_is_honest(verdicts: list[Verdict]) -> None:
    found = tally(verdicts)
    assert not found.short(), "\n".join(found.table())


def test_changed_programs_are_refused_and_accepted(verdicts: list[Verdict]) -> None:
    changed = [verdict.accepted for verdict in verdicts if not verdict.program.honest]
    assert changed.count(True) > len(changed) / 10
    assert changed.count(False) > len(changed) / 3


def test_accepted_programs_really_run(verdicts: list[Verdict]) -> None:
    run = [verdict for verdict in verdicts if verdict.runs.startswith("same")]
    assert len(run) > len(verdicts) / 4
    agreeing = [verdict for verdict in run if verdict.runs != "same: 0"]
    assert len(agreeing) > 0.8 * len(run)


def test_only_the_ways_that_are_known_launder(launderings: list[Verdict]) -> None:
    refuted = [verdict for verdict in launderings if verdict.interferes]
    unknown = [verdict for verdict in refuted if verdict.program.changes[0] not in OPEN]
    assert not unknown, _shown(unknown)


def test_the_ways_that_are_known_still_launder(launderings: list[Verdict]) -> None:
    """One that does not is taken off the list, and drawn by the generator from then on."""
    refuted = {verdict.program.changes[0] for verdict in launderings if verdict.interferes}
    assert not set(OPEN) - refuted


def test_a_leak_would_be_seen(tmp_path: Path) -> None:
    """What is let through on trust shows that the runs are compared."""
    text = (
        "@lift\ndef NAME_m(x: str) -> None:\n    CALLS.append(x)\n"
        "@grounded_pure\n"
        "def NAME(i: str, s0: Grounded[str], state: State) -> Grounded[str]:\n"
        "    NAME_m(s0)\n"
        "    return s0"
    )
    (verdict,) = judge([Candidate("body", text, honest=False)], tmp_path)
    assert verdict.runs.startswith("different: ")


def test_an_operation_has_no_parentheses_of_its_operands() -> None:
    """mypy has it so, and Python does not: without this a line would be missed."""
    made = instrument("kept = (docs + more) + (list(others))\n", [Row("length", 1, 8, 1, 36)])
    assert not made.unplaced


def test_parts_are_counted_together() -> None:
    one, other = Tally(), Tally()
    one.written["a"], one.accepted["a"], other.written["a"] = 30, 30, 30
    one += other
    assert one.short() == ["a: 50.0% are accepted, 90% must be"]
