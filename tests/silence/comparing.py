"""The same sources with and without the plugin."""

from __future__ import annotations

import difflib
import subprocess
import sys
from pathlib import Path


def _lines(target: Path, folder: Path, plugin: str) -> list[str]:
    config = folder / f"mypy{plugin}.ini"
    config.write_text(f"[mypy]\n{plugin and f'plugins = {plugin}'}\n")
    command = [sys.executable, "-m", "mypy", "--config-file", str(config), "--strict"]
    command += ["--ignore-missing-imports", "--show-column-numbers", "--show-error-end"]
    command += ["--cache-dir", str(folder / f"cache{plugin}"), str(target)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr).splitlines()


def differences(target: Path, folder: Path) -> tuple[int, list[str]]:
    """How many lines mypy prints without the plugin, and how those with it differ from them."""
    bare = _lines(target, folder, "")
    checked = _lines(target, folder, "corvid_mypy")
    changes = difflib.unified_diff(bare, checked, "without", "with", lineterm="", n=0)
    return len(bare), list(changes)
