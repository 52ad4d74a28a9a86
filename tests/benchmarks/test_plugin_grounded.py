"""The section on generated programs: what is built here is measured, what is not is said so."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import plugin_grounded
from benchmarks.plugin_grounded import Program, measure
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
    (row,) = (statement for statement in verdicts if statement.startswith("compiled: "))
    assert verdicts.pop(row) is verdict
    assert builds == [Wheel.COMPILED] * compiler
    assert Verdict.UNMEASURED not in verdicts.values()
