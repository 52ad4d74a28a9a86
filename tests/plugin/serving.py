"""Run mypy's daemon in a process that tells what it checked again: `python serving.py CONFIG`.

For each line of its input, names of files, it checks these files and prints a JSON object.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.plugin.checking import Report, mypy, read_report, write_config


class Served:
    """A daemon over the files of one folder, which tests edit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.config = write_config(folder, root=folder)
        self.rechecked: list[str] = []
        """The modules and functions that the last check looked at again."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.plugin.serving", str(self.config)],
            cwd=folder,
            env={"PYTHONPATH": str(Path(__file__).parents[2])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    @property
    def files(self) -> list[str]:
        """All modules there are."""
        return sorted(path.name for path in self.folder.glob("*.py"))

    def check(self) -> Report:
        """What the daemon says now."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(*self.files, file=self._process.stdin, flush=True)
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        self.rechecked = told["rechecked"]
        return read_report(told["out"] + told["err"], told["status"])

    def fresh(self) -> Report:
        """What a run of mypy without any cache but the standard library's says."""
        return mypy(self.files, config=self.config, cwd=self.folder)

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace a piece of a file."""
        path = self.folder / name
        assert old in path.read_text(), name
        path.write_text(path.read_text().replace(old, new))

    def stop(self) -> None:
        """End the process."""
        self._process.communicate()


def _serve(arguments: Sequence[str]) -> None:
    from mypy.dmypy_server import Server
    from mypy.main import process_options

    _, options = process_options(
        ["--config-file", *arguments], require_targets=False, server_options=True
    )
    server = Server(options, str(Path(arguments[0]).with_name("status.json")))
    for line in sys.stdin:
        told = server.cmd_check(line.split(), False, False, 80)
        manager = server.fine_grained_manager
        told["rechecked"] = manager.processed_targets if manager is not None else []
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    _serve(sys.argv[1:])
