"""Asks mypy's daemon what it finds, where one file of a program stands otherwise.

The daemon looks at the files on disk. So it works in a mirror of the project, a folder of links in
which the files that are asked about are copies.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import evolve

from corvid_cli.findings import Finding, finding_of
from corvid_cli.fix.source import Source
from corvid_cli.mypy_process import Diagnostic, Output, diagnostics

IDLE = 1800
"""After how many seconds without a question the daemon ends by itself."""


class Daemon:
    """mypy's daemon, in the mirror of a project.

    It answers in the time that mypy takes for what has changed since the last question.
    """

    def __init__(self, root: Path) -> None:
        """Mirror a project; nothing is started yet. `root` is where mypy is run."""
        self._root = root.resolve()
        self._folder = tempfile.TemporaryDirectory(prefix="corvid-", ignore_cleanup_errors=True)
        self._mirror = Path(self._folder.name, "mirror")
        self._status = Path(self._folder.name, "daemon.json")
        self._copied = set[Path]()

    def check(self, path: Path, files: Mapping[str, Source] | None = None) -> list[Finding]:
        """Return what mypy finds in a file, and in what it imports, by absolute paths.

        `files` are those that stand otherwise than on disk, by their paths.

        Raises `MypyFailed` if nothing could be checked, `OSError` if there can be no mirror.
        """
        named = path.resolve().relative_to(self._root)
        otherwise = {
            Path(name).resolve().relative_to(self._root): source.data
            for name, source in (files or {}).items()
        }
        self._copied |= {named, *otherwise}
        for each in self._copied:
            self._copy(each, otherwise.get(each))
        arguments = [str(named), "--output", "json"]
        output = _answer(self._status, arguments)
        if output is None:
            output = self._ask("run", "--timeout", str(IDLE), "--", *arguments)
        return [
            evolve(found, file=str(self._root / found.file))
            for found in map(finding_of, self._errors(output))
        ]

    def stop(self) -> None:
        """End the daemon, and remove the mirror."""
        if self._mirror.is_dir():
            self._ask("kill")
        self._folder.cleanup()

    def _errors(self, output: Output) -> list[Diagnostic]:
        return [each for each in diagnostics(output) if each.severity == "error"]

    def _copy(self, named: Path, data: bytes | None) -> None:
        """Have a file stand in the mirror as a copy, and what is beside it as links."""
        for folder in reversed(named.parents):
            self._link(folder)
        content = (self._root / named).read_bytes() if data is None else data
        copy = self._mirror / named
        if copy.is_symlink() or not copy.exists() or copy.read_bytes() != content:
            copy.unlink(missing_ok=True)
            copy.write_bytes(content)

    def _link(self, folder: Path) -> None:
        mirrored = self._mirror / folder
        if mirrored.is_symlink():
            mirrored.unlink()
        mirrored.mkdir(parents=True, exist_ok=True)
        there = {each.name for each in os.scandir(mirrored)}
        for each in os.scandir(self._root / folder):
            if each.name not in there and each.name not in _LEFT_OUT:
                (mirrored / each.name).symlink_to(each.path)

    def _ask(self, *command: str) -> Output:
        process = subprocess.run(
            [sys.executable, "-m", "mypy.dmypy", "--status-file", str(self._status), *command],
            cwd=self._mirror,
            env={**os.environ, "CORVID_COERCIONS": "listed"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        return Output(process.stdout, process.stderr, process.returncode)


def _answer(status: Path, arguments: Sequence[str]) -> Output | None:
    """Ask a daemon that runs what it finds; nothing if there is none, or it cannot answer.

    mypy's own client is a process, which takes longer to start than a warm daemon to answer.
    """
    try:
        from mypy.dmypy_util import receive, send
        from mypy.ipc import IPCClient, IPCException
        from mypy.version import __version__

        name = json.loads(status.read_text(encoding="utf-8"))["connection_name"]
    except (ImportError, OSError, ValueError, KeyError):
        return None
    terminal = {"is_tty": False, "terminal_width": 80}
    asked = {"command": "run", "version": __version__, "args": [*arguments], "export_types": False}
    try:
        with IPCClient(name, None) as client:
            send(client, {**asked, **terminal})
            answer = receive(client)
            while not answer.get("final"):  # what it prints on its way
                answer = receive(client)
    except (OSError, IPCException):
        return None
    if "status" not in answer:
        return None  # it wants to be started anew, or failed
    return Output(answer["out"], answer["err"], answer["status"])


_LEFT_OUT = frozenset({".git", ".hg", ".mypy_cache", ".dmypy.json"})
"""What the mirror has of its own, or nobody needs there."""
