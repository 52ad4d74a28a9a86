"""Runs mypy as a process and reads what it says."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import click
from attrs import fields, frozen

INSTALL = "pip install 'corvid-mypy[mypy]'"


@frozen
class Diagnostic:
    """One error or note of mypy; lines count from 1, columns from 0, the end is exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    message: str
    hint: str | None
    code: str | None
    severity: Literal["error", "note"]

    def __str__(self) -> str:
        """Return the diagnostic as mypy prints it."""
        return f"{self.file}:{self.line}: {self.severity}: {self.message}  [{self.code}]"


class MypyFailed(click.ClickException):
    """mypy could not check the program; the message is what mypy says about it."""

    exit_code = 2


@frozen
class Output:
    """What mypy printed and its exit status: 0 no errors, 1 errors, 2 could not check."""

    stdout: str
    stderr: str
    status: int


def run_mypy(
    arguments: Sequence[str],
    *,
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Output:
    """Run this environment's mypy to its end, with variables added to the environment.

    mypy may take minutes and says nothing before it is done; a terminal is told that it runs.

    Raises `MypyFailed` if there is no mypy.
    """
    if find_spec("mypy") is None:
        raise MypyFailed("this needs mypy, which is not installed here: " + INSTALL)
    if sys.stderr.isatty():
        click.secho("mypy is checking ...", err=True, dim=True)
    process = subprocess.run(
        [sys.executable, "-m", "mypy", *arguments],
        cwd=cwd,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    # Errors are told; a mypy that ends with 1 and tells none was not there, or did not get to work.
    silent = process.returncode == 1 and not process.stdout.strip()
    return Output(process.stdout, process.stderr, 2 if silent else process.returncode)


def diagnostics(output: Output) -> list[Diagnostic]:
    """Return the errors and notes of a run with `--output json`, in the order of the run.

    Raises `MypyFailed` if mypy did not come to check anything: a wrong option or
    configuration, a file that cannot be read or parsed, a crash.
    """
    lines = output.stdout.splitlines()
    found = [_diagnostic(json.loads(line)) for line in lines if line.startswith("{")]
    if output.status not in (0, 1):
        prose = [line for line in lines if not line.startswith("{")]
        raise MypyFailed("\n".join([*map(str, found), *prose, output.stderr.strip()]).strip())
    return found


def _diagnostic(report: Mapping[str, Any]) -> Diagnostic:
    """Read one report; what a later mypy adds to it is left out."""
    return Diagnostic(**{field.name: report[field.name] for field in fields(Diagnostic)})
