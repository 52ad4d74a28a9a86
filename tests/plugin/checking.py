"""Run the real mypy, with or without the plugin, and read what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

CASES = Path(__file__).parents[1] / "cases"

WITHOUT_RICH = "warn_unused_configs = False\n[mypy-rich.*]\nfollow_imports = skip\n"
"""For programs that import pydantic: it prints with rich what it debugs, and rich in notebooks.

That would be six hundred modules of IPython and what it needs.
"""

_LINE = re.compile(
    r"(?P<path>[^:]+\.pyi?):(?P<line>\d+)(?::(?P<column>\d+):(?P<end_line>\d+):(?P<end_column>\d+))?"
    r": (?P<severity>error|note): (?P<text>.*?)(?:  \[(?P<code>[a-z-]+)\])?$"
)
_PLACE = ("line", "column", "end_line", "end_column")


class Diagnostic(NamedTuple):
    """One error or note; lines and columns count from 1, ends are inclusive, as mypy has them."""

    path: str
    line: int
    column: int
    end_line: int
    end_column: int
    severity: str
    text: str
    code: str

    def __str__(self) -> str:
        where = f"{self.path}:{self.line}:{self.column}-{self.end_column}"
        return f"{where}: {self.severity}: {self.text}  [{self.code}]"

    @property
    def is_hint(self) -> bool:
        """Whether this note only says what to write instead of the line it follows."""
        return self.severity == "note" and self.text.startswith("Hint:")


class Report(NamedTuple):
    """What one run of mypy printed: the diagnostics, and every line that is none."""

    diagnostics: list[Diagnostic]
    other: list[str]
    status: int

    def of(self, path: str) -> list[Diagnostic]:
        """The diagnostics of one file, in the order in which mypy prints them."""
        return [found for found in self.diagnostics if found.path == path]

    @property
    def codes(self) -> list[str]:
        """The codes of all errors and of our notes, without the hints."""
        return [d.code for d in self.diagnostics if d.severity == "error" or is_ours(d)]


def is_ours(diagnostic: Diagnostic) -> bool:
    """Whether the plugin reported it, hints excepted."""
    ours = "grounded" in diagnostic.code
    return ours and not diagnostic.is_hint


def read_report(output: str, status: int) -> Report:
    """Parse mypy's output; a line that is no diagnostic is kept as it is."""
    diagnostics, other = [], []
    for line in output.splitlines():
        found = _LINE.fullmatch(line)
        if found is None:
            other.append(line)
            continue
        first, column, last, end_column = (int(found[name] or 0) for name in _PLACE)
        diagnostics.append(
            Diagnostic(
                found["path"],
                first,
                column,
                last,
                end_column,
                found["severity"],
                found["text"],
                found["code"] or "",
            )
        )
    return Report(diagnostics, other, status)


def write_config(
    folder: Path, *, plugin: str | None = "corvid_mypy", root: Path = CASES, extra: str = ""
) -> Path:
    """Write a private mypy configuration into `folder`, whose modules are found below `root`."""
    plugins = f"plugins = {plugin}\n" if plugin else ""
    config = folder / "mypy.ini"
    config.write_text(
        f"[mypy]\n{plugins}python_version = 3.12\nstrict = True\n"
        "pretty = False\ncolor_output = False\n"
        "explicit_package_bases = True\nnamespace_packages = True\n"
        "show_error_codes = True\nshow_column_numbers = True\nshow_error_end = True\n"
        f"error_summary = False\nmypy_path = {root}\n{extra}"
    )
    return config


def mypy(
    files: Iterable[str | Path],
    *,
    config: Path,
    flags: Sequence[str] = (),
    cwd: Path = CASES,
    module: str = "mypy",
    python: str = sys.executable,
) -> Report:
    """Run mypy in a process of its own, with its cache beside `config`."""
    command = [python, "-m", module, "--config-file", str(config)]
    if module == "mypy":
        command += ["--cache-dir", str(config.parent / "cache")]
    command += [*flags, *map(str, files)]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    return read_report(done.stdout + done.stderr, done.returncode)


def check(
    source: str,
    folder: Path,
    *,
    plugin: str | None = "corvid_mypy",
    extra: str = "",
    flags: Sequence[str] = (),
) -> Report:
    """Check one program, written to `folder` as `program.py`."""
    (folder / "program.py").write_text(source)
    config = write_config(folder, plugin=plugin, extra=extra)
    return mypy(["program.py"], config=config, flags=flags, cwd=folder)
