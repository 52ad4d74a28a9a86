"""Runs the `corvid` command as a user's shell would, without a terminal."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


def corvid(
    *arguments: str,
    cwd: Path,
    python: str = sys.executable,
    environment: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end and return what it printed and its exit status."""
    return subprocess.run(
        [python, "-m", "corvid_cli", *arguments],
        cwd=cwd,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
