"""However mypy is run, it says the same about every checked program."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugin.checking import CASES, Diagnostic, Report, is_ours, mypy, write_config


def _said(report: Report) -> Counter[Diagnostic]:
    # The daemon marks some ignores as unused that are used; it does so without any plugin.
    return Counter(
        found
        for found in report.diagnostics
        if (found.severity == "error" or is_ours(found)) and found.code != "unused-ignore"
    )


def assert_same(found: Report, expected: Report) -> None:
    """Fail with each diagnostic that only one of the two reports holds."""
    assert found.other == expected.other == []
    more, fewer = _said(found) - _said(expected), _said(expected) - _said(found)
    lines = [f"more  {d}" for d in more] + [f"fewer {d}" for d in fewer]
    assert not lines, "\n" + "\n".join(sorted(lines))


def test_warm_cache(cold: tuple[Path, Report]) -> None:
    config, report = cold
    assert_same(mypy(["."], config=config), report)


def test_two_workers(cold: tuple[Path, Report], tmp_path: Path) -> None:
    config = write_config(tmp_path)
    assert_same(mypy(["."], config=config, flags=["-n", "2"]), cold[1])
    assert_same(mypy(["."], config=config, flags=["-n", "2"]), cold[1])


@pytest.mark.parametrize("cache", ["--sqlite-cache", "--no-sqlite-cache"])
def test_cache_format(cold: tuple[Path, Report], tmp_path: Path, cache: str) -> None:
    files = ["holes", "conformance", "purity", "effects"]
    expected = Report([d for d in cold[1].diagnostics if d.path.split("/")[0] in files], [], 1)
    config = write_config(tmp_path)
    for _ in ("cold", "warm"):
        assert_same(mypy(files, config=config, flags=[cache]), expected)


def test_no_local_partial_types(cold: tuple[Path, Report], tmp_path: Path) -> None:
    config = write_config(tmp_path)
    assert_same(mypy(["."], config=config, flags=["--no-local-partial-types"]), cold[1])


class Daemon:
    """A mypy daemon over a copy of the checked programs, which may be edited."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "cases"
        shutil.copytree(CASES, self.root, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        self.config = write_config(folder, root=self.root)
        self._status = folder / "status.json"

    def check(self) -> Report:
        flags = ["--status-file", str(self._status)]
        command = [sys.executable, "-m", "mypy.dmypy", *flags, "run", "--"]
        command += ["--config-file", str(self.config), "--cache-dir", str(self._status) + ".cache"]
        done = subprocess.run(
            [*command, "."], cwd=self.root, capture_output=True, text=True, check=False
        )
        return read_daemon(done.stdout)

    def fresh(self) -> Report:
        shutil.rmtree(self.config.parent / "cache", ignore_errors=True)
        return mypy(["."], config=self.config, cwd=self.root)

    def edit(self, name: str, pattern: str, replacement: str) -> None:
        path = self.root / name
        edited, count = re.subn(pattern, replacement, path.read_text())
        assert count, f"nothing to edit in {name}"
        path.write_text(edited)

    def restore(self) -> None:
        for path in CASES.rglob("*.py"):
            copied = self.root / path.relative_to(CASES)
            if copied.read_text() != path.read_text():
                copied.write_text(path.read_text())

    def stop(self) -> None:
        command = [sys.executable, "-m", "mypy.dmypy", "--status-file", str(self._status), "stop"]
        subprocess.run(command, capture_output=True, check=False)


def read_daemon(output: str) -> Report:
    """Read what the daemon prints, without what it says about itself."""
    from tests.plugin.checking import read_report

    lines = [line for line in output.splitlines() if not line.startswith("Daemon ")]
    return read_report("\n".join(lines), 0)


@pytest.fixture
def daemon(tmp_path: Path) -> Iterator[Daemon]:
    running = Daemon(tmp_path)
    yield running
    running.stop()


def test_daemon_after_edits(cold: tuple[Path, Report], daemon: Daemon) -> None:
    assert_same(daemon.check(), cold[1])

    daemon.edit("prelude.py", r"@tool\(uses=retrieval, confidence=0.99\)", "@tool")
    daemon.edit("holes/h17_implicit_flow.py", r"return True", "return flag")
    assert_same(daemon.check(), daemon.fresh())

    daemon.restore()
    for path in sorted(daemon.root.glob("purity/*.py")):
        path.write_text(path.read_text().replace("@agent\n@grounded_pure", "@agent"))
    daemon.check()
    daemon.restore()
    assert_same(daemon.check(), cold[1])
