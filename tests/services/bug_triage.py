"""Bug tracker triage: regular expressions over retrieved stack traces, routing by a table."""

from __future__ import annotations

import re
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

ISSUES = {
    7: 'Traceback: File "billing/tax.py", line 12\nZeroDivisionError: division by zero',
    8: "It is slow.",
}
OWNERS = {"billing": "anna", "search": "ben"}
FILE = re.compile(r'File "(?P<module>\w+)/(?P<file>[\w.]+)", line (?P<line>\d+)')


@dataclass(frozen=True)
class Location:
    module: Grounded[str]
    file: Grounded[str]
    line: Grounded[int]


@tool(uses=retrieval)
def issue(number: int) -> Grounded[str] | None:
    text = ISSUES.get(number)
    return ground(text, source=f"issue #{number}") if text else None


@tool(uses=retrieval)
def owner_of(module: str) -> Grounded[str] | None:
    name = OWNERS.get(module)
    return ground(name, source="CODEOWNERS") if name else None


@prompt(model="triage")
def explain(trace: str) -> str:
    return trace.splitlines()[-1]


def locate(text: Grounded[str]) -> Location | None:
    found = lift(FILE.search)(text)
    if found is None:
        return None
    return Location(found["module"], found["file"], lift(int)(found["line"]))


@grounded_pure
def triage(number: int) -> Grounded[str] | InsufficientEvidence:
    text = issue(number)
    if text is None:
        return InsufficientEvidence(reason=f"no issue {number}")
    location = locate(text)
    if location is None:
        return InsufficientEvidence(reason="no stack trace in the issue")
    owner = owner_of(location.module)
    if owner is None:
        return InsufficientEvidence(reason="nobody owns the module")
    cause = explain(text)
    return interpolate(
        "{}: {} in {}/{}:{}", owner, cause, location.module, location.file, location.line
    )


def main() -> None:
    for number in (7, 8, 9):
        result = triage(number)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
