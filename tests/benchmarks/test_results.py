"""What the benchmarks report is what was measured: a target that is not met is shown as missed."""

from __future__ import annotations

import importlib
import inspect
from typing import get_type_hints

import pytest

from benchmarks.__main__ import BENCHMARKS, main, measured
from benchmarks.report import Report
from benchmarks.results import Section, Table, Target, Verdict, markdown, number


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


def test_report_lists_what_is_not_met_first() -> None:
    report = Report()
    missed, unmeasured = Target("slow", 1, 2.0), Target("unknown", 1, None)
    report.add("values", Section("Values", "How.", [Target("fast", 1, 0.5), missed, unmeasured]))
    summary = report.text().partition("## Values")[0]
    assert "1 of 3 targets are met:" in summary
    assert "- **missed**: slow\n- **not measured**: unknown" in summary
    assert report.unmet()


def test_sections_are_renewed_one_by_one() -> None:
    before, after = Report(), Report()
    before.add("plugin", Section("Plugin", "Once.", [Target("warm", 1, 2.0)], peers=["attrs"]))
    before.add("values", Section("Values", "Once.", [Target("fast", 1, 0.5)]))
    after.read(before.text())
    assert after.text() == before.text()
    after.add("plugin", Section("Plugin", "Twice.", [Target("warm", 1, 1.0)]))
    assert after.text().count("Once.") == after.text().count("Twice.") == 1
    assert "2 of 2 targets are met." in after.text()
    assert not after.unmet()


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
