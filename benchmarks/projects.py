"""Typed projects pinned from the package index."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path


def fetch(project: str, version: str, folder: Path) -> Path:
    """Download a wheel, without what it depends on, and return its unpacked package."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    subprocess.run([*command, "--dest", str(folder), f"{project}=={version}"], check=True)
    wheel = next(folder.glob(f"{project}-*.whl"))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder / project


def count_lines(package: Path) -> int:
    """Count the lines of a package's modules."""
    return sum(len(path.read_text().splitlines()) for path in package.rglob("*.py"))
