"""Runs the verifier of kaos-llm-core, which needs Python 3.13, in an environment of its own."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import attrs

VERSION: Final = "0.1.15"
STRATEGIES: Final = ("SUBSTRING", "NORMALIZED_TOKEN", "FUZZY_CHAR")
PYTHONS: Final = ("python3.13", "python3.14")
_PROGRAM: Final = """
import json, sys, time
from kaos_llm_core.signatures.grounding import MatchStrategy, Span

def spent(strategy, text, quotes, patience):
    done = verified = 0
    start = time.process_time()
    while done < len(quotes) and time.process_time() - start < patience:
        quote = quotes[done]
        span = Span(source_uri="s", quote=quote, char_span=(0, len(quote)))
        verified += bool(span.verify(text, strategy=strategy))
        done += 1
    return time.process_time() - start, done, verified

work = json.load(sys.stdin)
found = {
    name: [
        spent(MatchStrategy[name], work["text"], quotes, work["patience"])
        for quotes in work["quotes"]
    ]
    for name in work["strategies"]
}
print(json.dumps(found))
"""


class CannotRun(Exception):
    """It cannot be installed or run here; the message says why."""


@attrs.frozen
class Spent:
    """Seconds of processor time for so many quotes, and how many of them were verified."""

    seconds: float
    done: int
    verified: int

    @property
    def share(self) -> float:
        """The share that was verified."""
        return self.verified / self.done


def measured(text: str, quotes: Sequence[Sequence[str]], patience: float) -> dict[str, list[Spent]]:
    """Verify lists of quotes against a text by each strategy, each list for some seconds at most.

    Raises:
        CannotRun: there is no Python for it, or it cannot be installed.
    """
    work = {"text": text, "quotes": quotes, "patience": patience, "strategies": STRATEGIES}
    with tempfile.TemporaryDirectory() as name:
        python = _installed(Path(name))
        printed = _run([python, "-c", _PROGRAM], json.dumps(work))
    return {name: [Spent(*each) for each in lists] for name, lists in json.loads(printed).items()}


def _installed(folder: Path) -> str:
    """Return the interpreter of a new environment that has it."""
    found = next((python for python in map(_working, _interpreters()) if python), None)
    if found is None:
        raise CannotRun(f"it needs one of {', '.join(PYTHONS)}, and none is here")
    _run([found, "-m", "venv", str(folder)])
    python = str(folder / "bin" / "python")
    _run([python, "-m", "pip", "install", "--quiet", f"kaos-llm-core=={VERSION}"])
    return python


def _interpreters() -> Iterator[str]:
    """Yield where an interpreter may be: on the path, or where pyenv keeps them."""
    for name in PYTHONS:
        if on_path := shutil.which(name):
            yield on_path
        yield from map(str, Path.home().glob(f".pyenv/versions/*/bin/{name}"))


def _working(path: str) -> str | None:
    """Return where an interpreter is, if it is one: a shim may name a version that is not there."""
    try:
        return _run([path, "-c", "import sys, venv; print(sys.executable)"]).strip()
    except CannotRun:
        return None


def _run(command: Sequence[str], given: str = "") -> str:
    try:
        done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    except subprocess.CalledProcessError as error:
        last = (error.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise CannotRun(f"`{' '.join(command[:4])}` failed: {last}") from None
    return done.stdout
