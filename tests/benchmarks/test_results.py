"""What the benchmarks report is what was measured: a target that is not met is shown as missed."""

from __future__ import annotations

import datetime
import importlib
import inspect
from typing import get_type_hints

import pytest

from benchmarks.__main__ import BENCHMARKS, document, main, measured
from benchmarks.results import Section, Table, Target, Verdict, markdown, number

TODAY = datetime.date(2026, 1, 2)


@pytest.mark.parametrize(
    ("value", "verdict"),
    [
        (1.0, Verdict.MET),
        (1.02, Verdict.MET),
        (1.0200001, Verdict.MISSED),
        (float("nan"), Verdict.MISSED),
        (None, Verdict.UNMEASURED),
    ],
)
def test_verdict(value: float | None, verdict: Verdict) -> None:
    assert Target("ours / none", 1.02, value).verdict is verdict


def test_median_of_several_measurements_counts() -> None:
    target = Target.of("ours / none", 1.02, [1.5, 1.01, 1.0])
    assert (target.measured, target.spread) == (1.01, (1.0, 1.5))


def test_section_shows_its_targets_and_tables() -> None:
    section = Section(
        "Speed",
        "How fast.",
        [Target.of("ours / plain", 10, [11.0, 12.0, 14.0])],
        [Table("Nanoseconds", ("", "ours"), [["+", "12"]])],
    )
    text = markdown(section)
    assert "| ours / plain | 10 | 12 | 11 to 14 | **missed** |" in text
    assert "Nanoseconds:\n\n|  | ours |\n| :-- | --: |\n| + | 12 |" in text


@pytest.mark.parametrize(
    ("value", "text"),
    [(1.01234, "1.012"), (0.0, "0"), (0.00000041, "< 0.0001"), (1_234_567.8, "1,234,568")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_document_lists_what_is_not_met_first() -> None:
    missed, unmeasured = Target("slow", 1, 2.0), Target("unknown", 1, None)
    sections = {"values": Section("Values", "", [Target("fast", 1, 0.5), missed, unmeasured])}
    text = document(sections, TODAY)
    summary = text.partition("## Values")[0]
    assert "1 of 3 targets are met." in summary
    assert "- **missed**: slow\n- **not measured**: unknown" in summary
    assert "2026-01-02" in summary


def test_benchmark_that_fails_has_not_met_its_targets(capsys: pytest.CaptureFixture[str]) -> None:
    section = measured("no_such_benchmark", quick=True)
    assert [target.verdict for target in section.targets] == [Verdict.UNMEASURED]
    assert "ModuleNotFoundError" in section.about
    assert "no_such_benchmark" in capsys.readouterr().err


@pytest.mark.parametrize("name", BENCHMARKS)
def test_every_benchmark_can_be_run(name: str) -> None:
    module = importlib.import_module(f"benchmarks.{name}")
    assert next(iter(inspect.signature(module.measure).parameters)) == "quick"
    assert get_type_hints(module.measure)["return"] is Section


def test_unknown_benchmark_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["speed"])
    assert "there is no benchmark speed" in capsys.readouterr().err
