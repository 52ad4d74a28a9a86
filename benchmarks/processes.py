"""What a Python process costs: instructions for the verdict, memory and time for information.

Instructions are counted by valgrind's cachegrind without its cache simulation; two counts of the
same work differ by less than 0.01 %, where processor time on a shared machine cannot show 2 %.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import attrs

# A process starts out with its parent's peak memory, so the parent has to be a small one.
_SUPERVISOR = """
import os, sys
quiet = [(os.POSIX_SPAWN_OPEN, to, os.devnull, os.O_WRONLY, 0) for to in (1, 2)]
child = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=quiet)
_, status, used = os.wait4(child, 0)
print(os.waitstatus_to_exitcode(status), used.ru_utime, used.ru_maxrss)
"""
_COUNT = re.compile(r"I +refs: +([\d,]+)")


@attrs.frozen
class Usage:
    """What one ordinary run used.

    Attributes:
        user: Seconds of processor time, without those in the kernel.
        kilobytes: The most memory that was resident at a time.
    """

    user: float
    kilobytes: int


@attrs.frozen
class Python:
    """Runs Python in a folder, always under the same environment.

    Byte-code is kept in the folder, whatever the caller's environment says: the first run of a
    command compiles, and is not one to measure.

    Attributes:
        folder: Where it runs.
        executable: The interpreter.
    """

    folder: Path
    executable: str = sys.executable

    def run(self, arguments: Sequence[str]) -> str:
        """Run and return what is printed, on either stream.

        Raises:
            CalledProcessError: if it fails; exit status 1 is mypy's for having found errors.
        """
        done = self._run([self.executable, *arguments])
        return done.stdout + done.stderr

    def instructions(self, arguments: Sequence[str]) -> int:
        """Run under valgrind and return how many instructions were executed.

        Raises:
            CalledProcessError: if it fails.
            RuntimeError: if valgrind counts nothing.
        """
        # On one processor, since mypy parses in as many threads as it may use.
        processor = str(min(os.sched_getaffinity(0)))
        valgrind = ["taskset", "--cpu-list", processor, "valgrind", "--tool=cachegrind"]
        valgrind += ["--cache-sim=no", "--cachegrind-out-file=/dev/null", self.executable]
        done = self._run([*valgrind, *arguments])
        counted = _COUNT.search(done.stderr)
        if counted is None:
            raise RuntimeError(f"valgrind counted no instructions: {done.stderr[-500:]}")
        return int(counted[1].replace(",", ""))

    def usage(self, arguments: Sequence[str]) -> Usage:
        """Run as it is and return what the process used.

        Raises:
            CalledProcessError: if it fails.
        """
        done = self._run([sys.executable, "-S", "-c", _SUPERVISOR, self.executable, *arguments])
        status, user, kilobytes = done.stdout.split()
        _expect_success(int(status), arguments)
        return Usage(float(user), int(kilobytes))

    def _run(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        _expect_success(done.returncode, command, done.stderr)
        return done

    @property
    def _environment(self) -> dict[str, str]:
        return {
            "PATH": os.environ.get("PATH", os.defpath),
            "LC_ALL": "C.UTF-8",
            "PYTHONHASHSEED": "0",
            "PYTHONPYCACHEPREFIX": str(self.folder / "bytecode"),
        }


def can_count() -> bool:
    """Whether valgrind is installed."""
    return shutil.which("valgrind") is not None


def _expect_success(status: int, command: Sequence[str], errors: str = "") -> None:
    if status not in (0, 1) or "Traceback (most recent call last)" in errors:
        raise subprocess.CalledProcessError(status, list(command), stderr=errors)
