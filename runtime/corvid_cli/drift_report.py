"""What became of citations, as text and as JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from corvid_runtime.citations import Problem

from corvid_cli.drift import Drifted
from corvid_cli.words import printable, problem_row, shown


def to_text(found: Sequence[Drifted], bad: Sequence[Problem], fixed: int) -> str:
    """Return a line for each citation, and how many have which fate."""
    lines = [_line(each) for each in found] + [f"WRONG  {problem}" for problem in bad]
    counts = Counter(each.drift.kind.replace("_", " ") for each in found)
    told = ", ".join(f"{count} {kind}" for kind, count in counts.items()) or "nothing is cited"
    lines.append(told + (f"; {fixed} re-anchored" if fixed else ""))
    return "\n".join(map(printable, lines))


def _line(each: Drifted) -> str:
    drift = each.drift
    where = f"{drift.source}:{drift.lines[0]}" if drift.lines else drift.source
    told = f": {drift.message}" if drift.message and drift.kind != "moved" else ""
    before = f"{each.written.source} to " if drift.kind == "moved" else ""
    kind = drift.kind.replace("_", " ")
    return f"{kind:11} {each.node.path}: {shown(each.written.quote)} {before}{where}{told}"


def to_json(found: Sequence[Drifted], bad: Sequence[Problem]) -> str:
    """Return the same for programs."""
    rows = [
        {
            "path": each.node.path,
            "quote": each.written.quote,
            "kind": each.drift.kind,
            "source": each.drift.source,
            "span": each.drift.span,
            "lines": each.drift.lines,
            "message": each.drift.message,
        }
        for each in found
    ]
    return json.dumps({"citations": rows, "problems": [problem_row(problem) for problem in bad]})
