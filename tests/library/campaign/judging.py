"""What mypy and the plugin say of each call, in a proof and in an agent."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from tests.library.campaign.choosing import Trial
from tests.library.campaign.enumerating import HEADER, WORLD
from tests.library.campaign.modules import INERT
from tests.plugin.checking import Diagnostic, Report, read_report, write_config

PER_FILE = 400


class Mark(Enum):
    """What the function that makes the call is."""

    PROOF = "grounded_pure"
    AGENT = "agent"


class Outcome(Enum):
    """What became of the content."""

    UNTYPED = "untyped"
    """mypy itself rejects the call."""
    INERT = "inert"
    """Nothing that the call gives or changes depends on content."""
    REFUSED = "refused"
    """There is an error."""
    NOTED = "noted"
    """There is a coercion site."""
    GROUNDED = "grounded"
    """What depends on content is grounded."""
    DISCLOSED = "disclosed"
    """A disclosure tells what depends on content."""
    FAILING = "failing"
    """Nothing is said, and with no plain stand-ins did the call return for two contents."""
    SILENT = "silent"
    """Nothing is said, and something plain depends on content."""


class Verdict(NamedTuple):
    """One call below one mark."""

    trial: Trial
    mark: Mark
    outcome: Outcome
    revealed: str = ""


class _Place(NamedTuple):
    trial: Trial
    mark: Mark
    first: int
    last: int


TELLING = {"presence", "length", "selection", "effect", "refusal", "failure", "provenance"}
"""The disclosures whose lines tell what they depend on; `condition` alone tells nothing."""


def judge(
    trials: Sequence[Trial], folder: Path, plugin: str | None = "corvid_mypy"
) -> list[Verdict]:
    """Check all calls whose answer may depend on content, with one run of mypy."""
    inert = [
        Verdict(trial, mark, Outcome.INERT)
        for trial in trials
        if trial.depends == ()
        for mark in Mark
    ]
    files = dict(_written([trial for trial in trials if trial.depends != ()], folder))
    said = _said(folder, files, plugin)
    return inert + [
        _verdict(place, said.get(name, {})) for name, places in files.items() for place in places
    ]


def _written(trials: Sequence[Trial], folder: Path) -> Iterator[tuple[str, list[_Place]]]:
    """Write the programs; answer where each call stands."""
    for mark in Mark:
        for start in range(0, len(trials), PER_FILE):
            text, places = HEADER, []
            for number, trial in enumerate(trials[start : start + PER_FILE]):
                first = text.count("\n") + 1
                text += trial.program(mark.value, f"call{number}")
                places.append(_Place(trial, mark, first, text.count("\n")))
            name = f"{mark.value}{start // PER_FILE}.py"
            (folder / name).write_text(text)
            yield name, places


_Said = dict[str, dict[int, list[Diagnostic]]]
"""What is said by file and line."""


def _said(folder: Path, files: Iterable[str], plugin: str | None) -> _Said:
    """What mypy says of the programs."""
    said: _Said = {}
    for found in _checked(folder, [*files], plugin).diagnostics:
        said.setdefault(found.path, {}).setdefault(found.line, []).append(found)
    return said


def _checked(folder: Path, files: list[str], plugin: str | None) -> Report:
    (folder / "world.py").write_text(WORLD.read_text())
    extra = "disable_error_code = func-returns-value, unused-coroutine, unused-awaitable\n"
    config = write_config(folder, plugin=plugin, root=folder, extra=extra)
    command = [sys.executable, "-m", "mypy", "--config-file", str(config), "--show-traceback"]
    command += ["--cache-dir", str(folder.parent / "cache"), "world.py", *files]
    environment = {**os.environ, "CORVID_COERCIONS": "listed"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    report = read_report(done.stdout + done.stderr, done.returncode)
    failed = [str(found) for found in report.diagnostics if found.code == "syntax"]
    # Of singledispatch, mypy's own plugin complains without saying where.
    failed += [line for line in report.other if not line.endswith("[misc]")]
    assert not failed, "\n".join(failed[-40:])
    return report


def _verdict(place: _Place, lines: dict[int, list[Diagnostic]]) -> Verdict:
    """What became of the content of one call."""
    said = [each for line in range(place.first, place.last + 1) for each in lines.get(line, ())]
    ours = [json.loads(each.text) for each in said if each.text.startswith('{"finding"')]
    revealed = next((each.text for each in said if "Revealed type is" in each.text), "")
    outcome = _outcome(place, said, ours, revealed)
    return Verdict(place.trial, place.mark, outcome, revealed)


def _outcome(
    place: _Place, said: list[Diagnostic], ours: list[dict[str, Any]], revealed: str
) -> Outcome:
    mentioned = {found["finding"] for found in ours if found["place"][0] != place.last}
    handed_out = any(found["finding"] in ("error", "site") for found in ours)
    gives_grounded = "Grounded[" in revealed
    if "error" in mentioned:
        return Outcome.REFUSED
    if "site" in mentioned:
        return Outcome.NOTED
    if any(each.severity == "error" and not each.text.startswith('{"finding"') for each in said):
        return Outcome.UNTYPED
    if gives_grounded and handed_out:
        return Outcome.GROUNDED
    if handed_out:
        return Outcome.REFUSED if place.mark is Mark.PROOF else Outcome.NOTED
    if place.trial.keeps(gives_grounded, revealed):
        return Outcome.GROUNDED
    if any(found["finding"] == "disclosure" and found["kind"] in TELLING for found in ours):
        return Outcome.DISCLOSED
    return _unsaid(place.trial, revealed)


def _unsaid(trial: Trial, revealed: str) -> Outcome:
    """What nothing is said of."""
    member = trial.call.member
    if member in INERT or f"{member} {trial.call.shape.annotation}" in INERT:
        return Outcome.INERT
    if trial.is_run:
        return Outcome.FAILING if trial.depends is None else Outcome.SILENT
    # A lifted operation that gives nothing changes what is grounded, or the world.
    return Outcome.GROUNDED if trial.is_lifted and '"None"' in revealed else Outcome.SILENT
