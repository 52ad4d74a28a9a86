"""On what, and with what, something was measured."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def describe() -> list[tuple[str, str]]:
    """Name the machine's parts and what every benchmark runs with."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return [
        ("Processor", f"{_processor()}, {os.cpu_count()} cores"),
        ("Memory", f"{memory:.0f} GiB"),
        ("System", f"{platform.system()} {platform.release()}, {platform.machine()}"),
        ("Python", f"{platform.python_implementation()} {platform.python_version()}"),
        ("corvid-mypy", version("corvid-mypy")),
        ("valgrind", _output("valgrind", "--version").removeprefix("valgrind-")),
    ]


def versions(distributions: Iterable[str]) -> str:
    """Name the installed versions of some distributions."""
    return ", ".join(f"{name} {_version(name)}" for name in sorted(set(distributions)))


def commit() -> str:
    """The commit that is checked out."""
    return _output("git", "rev-parse", "--short", "HEAD")


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    for line in cpuinfo.read_text().splitlines() if cpuinfo.exists() else ():
        name, _, model = line.partition(":")
        if name.strip() == "model name":
            return model.strip()
    return platform.processor()


def _version(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return "(not installed)"


def _output(*command: str) -> str:
    try:
        done = subprocess.run(
            command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "not known"
    return done.stdout.strip()
