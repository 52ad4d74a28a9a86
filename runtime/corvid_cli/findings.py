"""What a check found, as data: what the plugin says of its findings, and what mypy says besides.

The plugin writes each finding as a JSON object where mypy prints a message.
"""

import json
from collections.abc import Sequence
from typing import Any

from attrs import field, frozen

from corvid_cli.configuration import run_with_plugin
from corvid_cli.mypy_process import Diagnostic, diagnostics

MYPY = "mypy"
"""The `type` of what mypy itself found; the others are those of the plugin."""


def _place(told: Sequence[int] | None) -> tuple[int, ...] | None:
    return None if told is None else tuple(told)


@frozen
class Finding:
    """One thing that was found, and where; lines count from 1, columns from 0, half-open.

    `type` is `error`, `site`, `disclosure` or `trust` for a finding of the plugin, `mypy` for an
    error of mypy. What is not known is None. `lost` is where the sources were dropped, where that
    is on another line.
    """

    type: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    code: str
    text: str
    hint: str | None = None
    kind: str | None = None
    function: str | None = None
    expression: str | None = None
    actual: str | None = None
    slot: str | None = None
    lost: Sequence[int] | None = field(default=None, converter=_place)
    callee: str | None = None
    lifts: bool = False

    @property
    def is_listed(self) -> bool:
        """Whether it is there to be read, and nothing that should be put right."""
        return self.type in ("disclosure", "trust")


def findings(arguments: Sequence[str]) -> list[Finding]:
    """Check a program with mypy and return the plugin's findings and mypy's errors.

    What the configuration says about showing sites makes no difference. Raises `MypyFailed` if
    nothing could be checked.
    """
    output = run_with_plugin(
        [*arguments, "--output", "json"], environment={"CORVID_COERCIONS": "listed"}
    )
    return [finding_of(each) for each in diagnostics(output) if each.severity == "error"]


def finding_of(diagnostic: Diagnostic) -> Finding:
    """Return what was found where mypy prints a diagnostic."""
    found = _told(diagnostic)
    place: dict[str, Any] = {
        "file": diagnostic.file,
        "line": diagnostic.line,
        "column": diagnostic.column,
        "end_line": diagnostic.end_line,
        "end_column": diagnostic.end_column,
    }
    if found is None:
        text, hint = diagnostic.message, diagnostic.hint
        return Finding(MYPY, code=diagnostic.code or "", text=text, hint=hint, **place)
    return Finding(found["finding"], **place, **{name: found[name] for name in _FIELDS})


_FIELDS = (
    *("code", "text", "hint", "kind", "function"),
    *("expression", "actual", "slot", "lost", "callee", "lifts"),
)
"""The names of what a finding has and the object says."""


def _told(diagnostic: Diagnostic) -> dict[str, Any] | None:
    """Return the object in which the plugin tells a finding; mypy's own messages are prose."""
    if not diagnostic.message.startswith('{"finding": '):
        return None
    finding: dict[str, Any] = json.loads(diagnostic.message)
    return finding
