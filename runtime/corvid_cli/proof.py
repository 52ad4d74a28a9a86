"""Writes down what a run of mypy showed, and of which code."""

import hashlib
import json
import os
import platform
import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timezone
from importlib.metadata import version
from pathlib import Path

import corvid_runtime
from attrs import evolve
from corvid_runtime.proofs import Proof

from corvid_cli.configuration import run_with_plugin
from corvid_cli.mypy_process import MypyFailed, Output

SITE = re.compile(r"^(?!.*: note: Hint: ).*\[grounded-coercion\]$", re.MULTILINE)

_READ = re.compile(
    r"^LOG:  (?:Metadata fresh for \S+: file (?P<fresh>.+)|Parsing (?P<parsed>.+) \(\S+\))$"
)
"""The lines in which mypy says which file of a module it took, from its cache or anew."""

_LIBRARIES = frozenset({"site-packages", "typeshed", "corvid_runtime-stubs"})
"""The folders whose files are not the program's: the versions say what they were."""

_OURS = Path(corvid_runtime.__file__).resolve().parent

_ERROR = re.compile(r"^.+: error: ", re.MULTILINE)


def check_and_prove(arguments: Sequence[str], file: Path) -> Output:
    """Run mypy with the plugin on, and write its verdict with the digests of the program's files.

    Raises `MypyFailed` if mypy did not come to check anything: then nothing is written.
    """
    output = run_with_plugin([*_before(arguments, "--"), "--verbose", *_after(arguments, "--")])
    lines = output.stderr.splitlines(keepends=True)
    prose = "".join(line for line in lines if not line.startswith("LOG:"))
    told = evolve(output, stderr=prose if prose.strip() else "")
    if output.status not in (0, 1):
        return told
    files = _digests(_program_files(lines))
    if not files:
        raise MypyFailed("mypy did not say which files it checked, so there is nothing to prove")
    proof = Proof(
        verdict="accepted" if output.status == 0 else "refused",
        errors=len(_ERROR.findall(output.stdout)),
        sites=len(SITE.findall(output.stdout)),
        time=datetime.now(timezone.utc).isoformat(timespec="seconds"),
        versions={
            "corvid-mypy": version("corvid-mypy"),
            "mypy": version("mypy"),
            "python": platform.python_version(),
        },
        files=files,
    )
    file.write_text(json.dumps(proof.to_dict(), indent=1) + "\n", encoding="utf-8")
    return told


def _before(arguments: Sequence[str], mark: str) -> Sequence[str]:
    return arguments[: arguments.index(mark)] if mark in arguments else arguments


def _after(arguments: Sequence[str], mark: str) -> Sequence[str]:
    return arguments[arguments.index(mark) :] if mark in arguments else ()


def _program_files(lines: Iterable[str]) -> Iterator[Path]:
    """Yield the files that mypy checked and that are no library's."""
    for line in lines:
        read = _READ.match(line.rstrip("\n"))
        if read:
            path = Path(os.path.realpath(read["fresh"] or read["parsed"]))
            if _LIBRARIES.isdisjoint(path.parts) and _OURS not in path.parents:
                yield path


def _digests(files: Iterable[Path]) -> dict[str, str]:
    """Return the SHA-256 of files by their path below the current folder, others by the whole."""
    here = Path.cwd().resolve()
    named = {
        (file.relative_to(here) if file.is_relative_to(here) else file).as_posix(): file
        for file in files
        if file.is_file()
    }
    return {
        name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in sorted(named.items())
    }
