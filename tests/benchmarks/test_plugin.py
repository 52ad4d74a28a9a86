"""The measuring of mypy, on a project of one module."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from benchmarks.plugin import Findings, Project, examine, report
from benchmarks.plugin.checking import PLUGINS, Checker, Counts, with_one_more_line
from benchmarks.processes import Python, Usage, can_count
from benchmarks.results import Verdict

MODULE = '''\
"""A module."""


def short() -> int:
    return 1


def long(word: str) -> int:
    """Count."""
    if word:
        return "wrong"
    return 0
'''


@pytest.fixture
def python(tmp_path: Path) -> Python:
    (tmp_path / "src" / "tiny").mkdir(parents=True)
    (tmp_path / "src" / "tiny" / "__init__.py").write_text(MODULE)
    return Python(tmp_path)


def test_one_more_line_goes_into_the_longest_function() -> None:
    edited = with_one_more_line(MODULE)
    assert edited.replace('    str("one more line")\n', "") == MODULE
    assert edited.index("return 1") < edited.index("one more line") < edited.index("return 0")


def test_diagnostics_are_mypys_own(python: Python) -> None:
    said = {
        plugin: Checker(python, "tiny", "__init__.py", plugin).diagnostics() for plugin in PLUGINS
    }
    assert said["none"].count('got "str", expected "int"') == 2
    assert set(said.values()) == {said["none"]}


def test_usage_is_that_of_the_process(python: Python) -> None:
    idle = python.usage(["-c", "pass"])
    busy = python.usage(["-c", "x = bytearray(50_000_000); sum(range(10_000_000))"])
    assert busy.kilobytes - idle.kilobytes > 40_000
    assert busy.user > idle.user


def test_failing_command_is_no_measurement(python: Python) -> None:
    with pytest.raises(subprocess.CalledProcessError, match="exit status 2"):
        python.usage(["-m", "mypy", "--no-such-flag"])


def test_edit_in_the_daemon_is_checked_and_taken_back(python: Python) -> None:
    module = python.folder / "src" / "tiny" / "__init__.py"
    checker = Checker(python, "tiny", "__init__.py", "none")
    with checker.edited_daemon() as (unedited, edited):
        before, after = python.run(unedited), python.run(edited)
    assert ":11: error:" not in before, "mypy's daemon takes what it finds in the cache as checked"
    assert after.count(":11: error:") == 1
    assert module.read_text() == MODULE


@pytest.mark.skipif(not can_count(), reason="VALGRIND IS NOT INSTALLED: NO INSTRUCTION IS COUNTED")
def test_counts_are_repeatable(python: Python) -> None:
    program = ["-c", "print(sum(range(1000)))"]
    python.run(program)
    once, again = python.instructions(program), python.instructions(program)
    assert once > 1_000_000
    assert abs(once / again - 1) < 1e-4
    more = python.instructions(["-c", "print(sum(range(100_000)))"])
    assert more > once + 100_000


def test_findings_without_valgrind_are_not_measured() -> None:
    usages = {name: [(Usage(1.0, 1000), Usage(0.1, 500))] for name in PLUGINS}
    verdicts = [t.verdict for t in report([Findings("tiny", "1", 14, {}, (), usages, 0)]).targets]
    assert verdicts.count(Verdict.UNMEASURED) == 2
    assert verdicts.count(Verdict.MET) == 2


def test_findings_beyond_their_bounds_are_missed() -> None:
    counts = {name: Counts(1000, 1000, 1000) for name in PLUGINS} | {"ours": Counts(1016, 1021, 0)}
    usages = {name: [(Usage(1.0, 1000), Usage(0.1, 500))] for name in PLUGINS}
    usages["ours"] = [(Usage(1.0, 1021), Usage(0.1, 500))]
    found = Findings("tiny", "1", 14, counts, (1017, 1021), usages, 1)
    assert {target.verdict for target in report([found]).targets} == {Verdict.MISSED}


def test_one_project_is_examined_under_every_plugin(
    python: Python, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benchmarks.plugin.can_count", lambda: False)
    checkers = {
        plugin: Checker(python, "tiny", "__init__.py", plugin) for plugin in ("none", "ours")
    }
    found = examine(Project("tiny", "1", "__init__.py"), 14, checkers, rounds=1, again=False)
    assert found.differing == 0
    assert all(usage.kilobytes > 10_000 for pair in found.usages["ours"] for usage in pair)
