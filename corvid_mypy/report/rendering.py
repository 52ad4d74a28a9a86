"""How a finding is reported: in English for people, as a JSON object for the ``corvid`` command.

The command reads what mypy prints, as people do: mypy replays a message from its cache and passes
it on between workers as it is, whatever the text. So what the command needs stands in the text.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from mypy.nodes import Context

from corvid_mypy.report.findings import Finding, Step
from corvid_mypy.settings import is_listing


class Line(NamedTuple):
    """One error or note of mypy."""

    severity: str
    text: str


def lines(finding: Finding) -> list[Line]:
    """The error or note that a finding is reported as, and what belongs to it."""
    if is_listing():
        return [Line("error", as_json(finding))]
    message = finding.message
    shown = [Line(finding.severity, message.text)]
    if message.hint:
        shown.append(Line("note", f"Hint: {message.hint}{_page(finding)}"))
    return shown


def _page(finding: Finding) -> str:
    """By which command the page of an error is read; JSON has the code, and readers of it links."""
    return f" (corvid explain {finding.code.code})" if finding.severity == "error" else ""


def as_json(finding: Finding) -> str:
    """The object that the command reads: what is not known of a finding is ``null``."""
    fields = {
        "finding": finding.type.value,
        "kind": finding.kind or None,
        "code": finding.code.code,
        "function": finding.function or None,
        "expression": finding.expression or None,
        "actual": finding.actual or None,
        "slot": finding.slot,
        "lost": finding.lost and _range(finding.lost),
        "callee": finding.callee or None,
        "lifts": finding.lifts,
        "text": finding.message.text,
        "hint": finding.message.hint or None,
        "reason": finding.reason or None,
        "cause": finding.message.cause and finding.message.cause._asdict(),
        "steps": [*map(_step, finding.steps)] or None,
        "flows": finding.flows,
        # mypy shows one of two errors on a line that have the same text.
        "place": _range(finding.place),
    }
    return json.dumps(fields)


def _step(step: Step) -> dict[str, object]:
    return {**step._asdict(), "kind": step.kind.value, "place": _range(step.place)}


def _range(place: Context) -> list[int | None]:
    return [place.line, place.column, place.end_line, place.end_column]
