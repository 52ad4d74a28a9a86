"""Check the programs in every way mypy can be run: `python -m tests.plugin.parity`.

Cold, from a warm cache, by two workers, with either cache format, without local partial types and
in the daemon after edits, mypy has to say the same about every checked program.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from tests.plugin.checking import (
    CASES,
    WITHOUT_RICH,
    Diagnostic,
    Report,
    is_ours,
    mypy,
    read_report,
    write_config,
)


def folders() -> list[str]:
    """The folders of the checked programs, and the modules that these share.

    mypy drops the bodies of modules that it only imports, if they lie below an installed path.
    """
    return sorted(
        path.name
        for path in CASES.iterdir()
        if path.name[0] not in "._" and (path.is_dir() or path.suffix == ".py")
    )


def _said(report: Report) -> Counter[Diagnostic]:
    # The daemon marks some ignores as unused that are used; it does so without any plugin.
    return Counter(
        found
        for found in report.diagnostics
        if (found.severity == "error" or is_ours(found)) and found.code != "unused-ignore"
    )


def compare(found: Report, expected: Report) -> list[str]:
    """Each diagnostic that only one of the two reports holds, and each line that is none."""
    more, fewer = _said(found) - _said(expected), _said(expected) - _said(found)
    different = [f"more  {d}" for d in more] + [f"fewer {d}" for d in fewer]
    return sorted(different) + [f"other {line}" for line in found.other + expected.other]


class Compare(Protocol):
    """Compares what an interpreter's mypy says of some files with what is expected."""

    def __call__(
        self, files: Sequence[str], folder: Path, expected: Report, python: str = sys.executable
    ) -> list[str]: ...


def cold(files: Sequence[str], folder: Path, python: str = sys.executable) -> Report:
    """The report that all others are compared with."""
    return mypy(files, config=write_config(folder, extra=WITHOUT_RICH), python=python)


def twice(flags: Sequence[str]) -> Compare:
    """Compare two runs with the same flags, the second one from the cache of the first."""

    def compared(
        files: Sequence[str], folder: Path, expected: Report, python: str = sys.executable
    ) -> list[str]:
        config = write_config(folder, extra=WITHOUT_RICH)
        first, second = (mypy(files, config=config, flags=flags, python=python) for _ in range(2))
        return compare(first, expected) + compare(second, expected)

    return compared


class Daemon:
    """A mypy daemon over a copy of the checked programs, which may be edited."""

    def __init__(self, files: Sequence[str], folder: Path, python: str) -> None:
        self.root = folder / "cases"
        self._files = files
        self._python = python
        shutil.copytree(CASES, self.root, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        self.config = write_config(folder, root=self.root)
        self._status = ["--status-file", str(folder / "status.json")]

    def _run(self, *arguments: str) -> str:
        command = [self._python, "-m", "mypy.dmypy", *self._status, *arguments]
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
        return done.stdout

    def check(self) -> Report:
        """What the daemon says, without what it says about itself."""
        cache = str(self.config.parent / "daemon-cache")
        flags = ["--config-file", str(self.config), "--cache-dir", cache]
        lines = self._run("run", "--", *flags, *self._files).splitlines()
        return read_report("\n".join(x for x in lines if not x.startswith("Daemon ")), 0)

    def fresh(self) -> Report:
        """What a run without any cache says."""
        shutil.rmtree(self.config.parent / "cache", ignore_errors=True)
        return mypy(self._files, config=self.config, cwd=self.root, python=self._python)

    def edit(self, name: str, pattern: str, replacement: str) -> None:
        """Edit one file of the copy."""
        path = self.root / name
        edited, count = re.subn(pattern, replacement, path.read_text())
        assert count, f"nothing to edit in {name}"
        path.write_text(edited)

    def restore(self) -> None:
        """Undo every edit."""
        for path in CASES.rglob("*.py"):
            copied = self.root / path.relative_to(CASES)
            if copied.read_text() != path.read_text():
                copied.write_text(path.read_text())

    def stop(self) -> None:
        """End the daemon's process."""
        self._run("stop")


def daemon(
    files: Sequence[str], folder: Path, expected: Report, python: str = sys.executable
) -> list[str]:
    """Compare the daemon's reports after edits with fresh ones, and after undoing all of them."""
    running = Daemon(files, folder, python)
    try:
        different = compare(running.check(), expected)
        running.edit("prelude.py", r"@tool\(uses=retrieval, confidence=0.99\)", "@tool")
        running.edit("holes/h17_implicit_flow.py", r"return True", "return flag")
        different += compare(running.check(), running.fresh())
        running.restore()
        for path in sorted(running.root.glob("purity/*.py")):
            path.write_text(path.read_text().replace("@agent\n@grounded_pure", "@agent"))
        running.check()
        running.restore()
        return different + compare(running.check(), expected)
    finally:
        running.stop()


MODES: dict[str, Compare] = {
    "warm": twice([]),
    "two workers": twice(["-n", "2"]),
    "sqlite cache": twice(["--sqlite-cache"]),
    "file cache": twice(["--no-sqlite-cache"]),
    "no local partial types": twice(["--no-local-partial-types"]),
    "daemon": daemon,
}


def differences(expected: Report, python: str = sys.executable) -> Iterator[tuple[str, list[str]]]:
    """Each mode, and in what it differs over all programs."""
    for mode, compared in MODES.items():
        with tempfile.TemporaryDirectory() as name:
            yield mode, compared(folders(), Path(name), expected, python)


def main() -> int:
    """Compare every mode with a cold run."""
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        expected = cold(folders(), Path(name))
    for mode, different in differences(expected):
        print(f"{mode}: {len(different)} of {len(expected.diagnostics)} diagnostics differ")
        print("".join(f"    {line}\n" for line in different), end="")
        failed += bool(different)
    return failed


if __name__ == "__main__":
    sys.exit(main())
