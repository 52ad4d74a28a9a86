"""What a check found, as data: what the plugin says of its findings, and what mypy says besides.

The plugin writes each finding as a JSON object where mypy prints a message.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from corvid_cli.configuration import run_with_plugin
from corvid_cli.mypy_process import Diagnostic, diagnostics

MYPY = "mypy"
"""The `type` of what mypy itself found; the others are those of the plugin."""

TRAIL = "trail"
"""The `type` of the ways of the values through a function, where they were asked for."""


def _place(told: Sequence[int] | None) -> tuple[int, ...] | None:
    return None if told is None else tuple(told)


@frozen
class Cause:
    """The line that is the reason: of the same file, or counted in the function that is named."""

    line: int
    function: str


@frozen
class Step:
    """One value on its way through a function; the plugin's `Step` tells what each field is.

    `look` and `parts` are indices among the steps of the function.
    """

    place: Sequence[int] = field(converter=tuple)
    kind: str
    expression: str
    actual: str
    level: str
    rule: str
    callee: str
    names: Sequence[str]
    lost: str
    use: str
    slot: str
    look: int | None
    decides: int
    parts: Sequence[int]

    @property
    def line(self) -> int:
        """The line on which it begins."""
        return self.place[0]

    @property
    def end_line(self) -> int:
        """The line on which it ends."""
        return self.place[2] or self.line


def _cause(told: Mapping[str, Any] | Cause | None) -> Cause | None:
    """Read what was told; a finding that is copied has it already, and is converted again."""
    return told if told is None or isinstance(told, Cause) else Cause(**told)


def _steps(told: Iterable[Mapping[str, Any] | Step] | None) -> list[Step]:
    return [each if isinstance(each, Step) else Step(**each) for each in told or ()]


@frozen
class Finding:
    """One thing that was found, and where; lines count from 1, columns from 0, half-open.

    `type` is `error`, `site`, `disclosure`, `trust`, `trail`, `leaving` or `flows` for a finding of
    the plugin, `mypy` for an error of mypy. What is not known is None. `lost` is where the sources
    were dropped, where that is on another line; `cause` is the line that the text names.
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
    reason: str | None = None
    cause: Cause | None = field(default=None, converter=_cause)
    steps: Sequence[Step] = field(default=(), converter=_steps)
    flows: int = 0

    @property
    def is_listed(self) -> bool:
        """Whether it is there to be read, and nothing that should be put right."""
        return self.type in ("disclosure", "trust", "hint", TRAIL)


def findings(
    arguments: Sequence[str], *, why: str | None = None, everywhere: bool = False
) -> list[Finding]:
    """Check a program with mypy and return the plugin's findings and mypy's errors.

    What the configuration says about showing sites makes no difference. `why` names a file, or a
    folder, of which the ways of all values are found as well; `everywhere` asks what all functions
    do with grounded values, marked or not. Raises `MypyFailed` if nothing could be checked.
    """
    listed = "everywhere" if everywhere else "listed"
    asked = {} if why is None else {"CORVID_WHY": why}
    output = run_with_plugin(
        [*arguments, "--output", "json"], environment={"CORVID_COERCIONS": listed, **asked}
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
    *("expression", "actual", "slot", "lost", "callee", "lifts", "reason", "cause", "steps"),
    "flows",
)
"""The names of what a finding has and the object says."""


def _told(diagnostic: Diagnostic) -> dict[str, Any] | None:
    """Return the object in which the plugin tells a finding; mypy's own messages are prose."""
    if not diagnostic.message.startswith('{"finding": '):
        return None
    finding: dict[str, Any] = json.loads(diagnostic.message)
    return finding
