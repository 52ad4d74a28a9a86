"""The section on generated programs: what is built here is measured, what is not is said so."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import plugin_grounded
from benchmarks.plugin_grounded import Counted, Program, measure
from benchmarks.results import Verdict
from benchmarks.wheels import Wheel


def _characters(program: Program, plugin: str = "corvid_mypy") -> int:
    return sum(path.stat().st_size for path in program.python.folder.glob("*.py"))


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[Wheel]:
    """The wheels that are asked for; nothing is built, and characters stand for instructions."""
    asked: list[Wheel] = []

    def install(wheel: Wheel, folder: Path) -> str:
        asked.append(wheel)
        return sys.executable

    monkeypatch.setattr(plugin_grounded, "installed", install)
    monkeypatch.setattr(plugin_grounded, "can_count", lambda: True)
    monkeypatch.setattr(Program, "instructions", _characters)
    return asked


@pytest.mark.parametrize(
    ("compiler", "verdict"), [(True, Verdict.MET), (False, Verdict.UNMEASURED)]
)
def test_the_compiled_plugin_is_measured_where_it_can_be_built(
    builds: list[Wheel], monkeypatch: pytest.MonkeyPatch, compiler: bool, verdict: Verdict
) -> None:
    monkeypatch.setattr(plugin_grounded, "can_compile", lambda: compiler)
    verdicts = {target.statement: target.verdict for target in measure(quick=True).targets}
    rows = [statement for statement in verdicts if statement.startswith("compiled: ")]
    assert [verdicts.pop(row) for row in rows] == [verdict] * 2
    assert builds == [Wheel.COMPILED] * compiler
    assert Verdict.UNMEASURED not in verdicts.values()


def test_what_a_line_more_costs_is_what_start_up_does_not_hide() -> None:
    shorter, longer = (
        Counted(10, {"none": 110, "ours": 115}),
        Counted(30, {"none": 130, "ours": 145}),
    )
    assert longer.beyond(shorter) == Counted(20, {"none": 20, "ours": 30})
    assert longer.beyond(shorter).ratio("ours") == 1.5
    assert longer.ratio("compiled") is None
