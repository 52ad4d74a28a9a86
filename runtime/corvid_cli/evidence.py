"""Files of evidence: answers as JSON in any format, and trajectories of agents."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import TypeAlias

import click
from corvid_runtime import ProvenanceChain
from corvid_runtime.citations import SavedAnswer, SourceText
from corvid_runtime.citations.evidence import read_evidence, verify_evidence
from corvid_runtime.citations.pdf import UnreadableDocument
from corvid_runtime.enforcement.errors import CouldNotCheck
from corvid_runtime.enforcement.trajectory import Claim, Evidence, claims, read_from

from corvid_cli.folder import Folder

EVIDENCE = click.Path(exists=True, dir_okay=False, allow_dash=True)
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


class CannotRead(click.ClickException):
    """A file is no evidence, or a source cannot be read; the message names it and says why."""

    exit_code = 2


Sources: TypeAlias = Folder | dict[str, SourceText]

UNREADABLE = (ValueError, RecursionError, CouldNotCheck, UnreadableDocument)
"""What goes wrong with files that others wrote."""


def read_file(path: str) -> SavedAnswer:
    """Return the answer of a file, or the claims of a trajectory.

    Raises one of `UNREADABLE` if it holds neither.
    """
    with click.open_file(path, "rb") as file:
        content = file.read()
    if _is_trajectory(content):
        rows = read_from(io.BytesIO(content), path)
        told = [_claim(claim) for row in rows for claim in claims(row)]
        return SavedAnswer(told, ProvenanceChain(), {})
    return read_evidence(content)


def sources_of(saved: SavedAnswer, corpus: Path | None) -> Sources:
    """Return the documents to look citations up in: those of a folder, else those saved."""
    return dict(saved.sources) if corpus is None else Folder(corpus)


def cited_sources(saved: SavedAnswer, folder: Folder) -> dict[str, SourceText]:
    """Return the documents of a folder that an answer was retrieved from or cites, by name."""
    cited = [checked.span.source_uri for checked in verify_evidence(saved.value, folder).verified]
    retrieved = [step.source for step in saved.chain.retrievals() if step.source in folder]
    return {name: folder[name] for name in dict.fromkeys([*retrieved, *cited])}


def _is_trajectory(content: bytes) -> bool:
    """Tell whether the first line that is not blank is a row of a trajectory."""
    try:
        row = json.loads(content.lstrip().partition(b"\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(row, dict) and ("phase" in row or "timestamp" in row)


def _claim(claim: Claim) -> dict[str, object]:
    """Return a claim of a trajectory in the form of a typed answer's claim."""
    cited = [_citation(each) for each in claim.evidence if each.path]
    said: dict[str, object] = {"text": claim.text, "grounding": claim.grounding}
    if claim.grounding == "user_input":
        return {**said, "messages": [each.source for each in claim.evidence]}
    return {**said, "supporting_spans": cited}


def _citation(evidence: Evidence) -> dict[str, object]:
    lines = list(evidence.lines) if evidence.lines else None
    found = {"quote": evidence.quote, "lines": lines, "digest": evidence.digest}
    known = {name: value for name, value in found.items() if value is not None}
    return {"path": evidence.path, "quote": None, **known}
