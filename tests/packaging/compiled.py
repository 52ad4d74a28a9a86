"""Hold the compiled plugin to what the plain one says: `python -m tests.packaging.compiled`.

Both wheels are built from the source distribution, each into an environment of its own. In every
way mypy can be run, the compiled plugin has to say about every checked program what the plain one
says, to the last hint; then it has to pass the plugin's own tests.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import attrs

from benchmarks.wheels import ROOT, Wheel, can_compile, installed
from tests.plugin.checking import Report
from tests.plugin.parity import cold, differences, folders

_LOADED = """\
import mypy.build  # first: the modules of mypy import each other
from corvid_mypy import dispatch, hooks
print(hooks.__file__, dispatch.digest())
"""
_NEWER = "import sys; sys.path.remove(''); import corvid_mypy; corvid_mypy.plugin('2.5.0')"


@attrs.frozen
class Built:
    """A wheel in an environment of its own.

    Attributes:
        python: The interpreter.
        module: The file that holds the hooks.
        digest: What mypy's cache is tied to.
        report: What a cold run says of the checked programs.
    """

    python: str
    module: Path
    digest: str
    report: Report

    @classmethod
    def of(cls, wheel: Wheel, folder: Path) -> Built:
        """Build and install a wheel, and run mypy with it."""
        python = installed(wheel, folder)
        loaded = subprocess.check_output([python, "-c", _LOADED], cwd=folder, text=True)
        module, digest = loaded.split()
        return cls(python, Path(module), digest, cold(folders(), folder, python))


def main() -> int:
    """Build, compare, test; return how many statements do not hold."""
    if not can_compile():
        print("skipped: there is no C compiler here, so there is no compiled wheel")
        return 0
    failed = 0
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        plain, compiled = Built.of(Wheel.PLAIN, Path(one)), Built.of(Wheel.COMPILED, Path(other))
        for statement, holds in held(plain, compiled):
            print(f"{'yes' if holds else 'NO':>3}: {statement}", flush=True)
            failed += not holds
    return failed


def held(plain: Built, compiled: Built) -> Iterator[tuple[str, bool]]:
    """Each statement about the compiled plugin, and whether it holds."""
    suffixes = plain.module.suffix, "".join(compiled.module.suffixes)
    yield "one is Python, the other machine code", suffixes == (".py", EXTENSION_SUFFIXES[0])
    yield "an edit of the plugin outdates mypy's cache", compiled.digest == plain.digest
    yield "another series of mypy is refused", _status(compiled, "-c", _NEWER) == 2
    count = f"of {len(plain.report.diagnostics)} diagnostics"
    yield f"cold: the same {count}, hints included", compiled.report == plain.report
    both = (differences(plain.report, wheel.python) for wheel in (plain, compiled))
    for (mode, expected), (_, found) in zip(*both):
        yield f"{mode}: the same {count}", found == expected
    # What counts replaces functions of the plugin; compiled code calls them without looking.
    counting = "judged_once or refined_twice"
    tests = ("-m", "pytest", "-q", "-n", "auto", "tests/plugin", "-k", f"not ({counting})")
    yield "the plugin's own tests pass", _status(compiled, *tests) == 0


def _status(wheel: Built, *arguments: str) -> int:
    return subprocess.run([wheel.python, *arguments], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
