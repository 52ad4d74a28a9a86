"""What became of the citations of an answer, and new places for those whose words moved."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs
from attrs import frozen
from corvid_runtime.citations import Problem, SourceText
from corvid_runtime.citations.drift import Drift, resolve, sources_now
from corvid_runtime.citations.evidence import evidence_of, object_in, structured
from corvid_runtime.citations.forms import WrittenCitation, read_citation
from corvid_runtime.citations.saved import is_saved, parsed
from corvid_runtime.citations.walking import Node, walk
from corvid_runtime.sealing import is_sealed

from corvid_cli.folder import Folder
from corvid_cli.history import History
from corvid_cli.replacing import replace_file


@frozen
class Drifted:
    """A citation, where it stands in the answer, and what became of it."""

    node: Node
    written: WrittenCitation
    drift: Drift


def drifts(value: object, saved: Mapping[str, SourceText], folder: Folder) -> list[Drifted]:
    """Return what became of each citation of an answer, in its order.

    Args:
        value: the answer.
        saved: the texts that were saved with it.
        folder: the documents of now.
    """
    history, library = History(folder.root), sources_now(folder)
    found = []
    for node, short in _citations(value):
        written = attrs.evolve(short, source=library.names(short)[0])
        then = _then(written, saved, folder, history)
        found.append(Drifted(node, written, resolve(written, then, library)))
    return found


def bad_citations(value: object) -> list[Problem]:
    """Return the citations of an answer that cannot be resolved as they are written."""
    read = map(read_citation, walk(value))
    return [each for each in read if isinstance(each, Problem)]


def _citations(value: object) -> Iterator[tuple[Node, WrittenCitation]]:
    for node in walk(value):
        written = read_citation(node)
        if isinstance(written, WrittenCitation):
            yield node, written


def _then(
    written: WrittenCitation, saved: Mapping[str, SourceText], folder: Folder, history: History
) -> SourceText | None:
    """Return the text that a citation was made from: saved, or at its commit or digest."""
    return saved.get(written.source) or history.source(written, _path_in(folder, written.source))


def _path_in(folder: Folder, name: str) -> str:
    """Return the path of a document below the folder; its name, if there is none now."""
    try:
        return folder.path(name).relative_to(folder.root.resolve()).as_posix()
    except KeyError:
        return name


def reanchor(file: Path, folder: Folder) -> int:
    """Write the places of now into the citations of a file whose words moved; return how many.

    Raises:
        ValueError: its format may not be rewritten: it is signed, or append-only.
    """
    text = file.read_text(encoding="utf-8")
    content = parsed(text)
    _require_open(content)
    before = content["value"] if is_saved(content) else content
    answer = structured(before)
    saved = evidence_of(content).sources
    moved = [each for each in drifts(answer, saved, folder) if each.drift.kind == "moved"]
    for each in moved:
        _move(each, folder)
    if moved:
        after = _as_written(before, answer)
        content = {**content, "value": after} if is_saved(content) else after
        written = json.dumps(content, indent=1 if "\n" in text.strip() else None)
        replace_file(file, f"{written}\n".encode())
    return len(moved)


def _require_open(content: Any) -> None:
    """Demand a format that may be rewritten."""
    if any(is_sealed(node.value) for node in walk(content)):
        raise ValueError("an envelope has a digest of its content: fix what it was written from")
    if isinstance(content, dict) and "phase" in content:
        raise ValueError("a trajectory is append-only: cite again")


def _as_written(before: Any, after: Any) -> Any:
    """Return a changed answer with each object that was a text as a text again."""
    if isinstance(before, dict) and isinstance(after, dict):
        return {name: _as_written(before.get(name), part) for name, part in after.items()}
    if isinstance(before, list) and isinstance(after, list):
        return [_as_written(*pair) for pair in zip(before, after, strict=True)]
    held = object_in(before)
    if held is None or not isinstance(after, dict):
        return after
    changed = _as_written(held, after)
    return before if changed == held else json.dumps(changed)


def _move(each: Drifted, folder: Folder) -> None:
    """Write the new place into the object of a citation."""
    fields: Any = each.node.value
    drift = each.drift
    if "line" in fields:
        fields["line"] = drift.lines[0] if drift.lines else None
    if "lines" in fields:
        fields["lines"] = list(drift.lines or ())
    if "char_span" in fields:
        fields["char_span"] = list(drift.span or ())
    if drift.source != each.written.source:
        key = next(name for name in ("source_uri", "source_id", "path") if name in fields)
        fields[key] = drift.source
    if fields.pop("commit", None) is not None or "digest" in fields:
        octets = folder.path(drift.source).read_bytes()
        fields["digest"] = f"sha256:{hashlib.sha256(octets).hexdigest()}"
