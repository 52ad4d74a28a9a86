"""Manufacturing: machine logs, error codes in a lookup, walrus loops, early returns."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

LOG: Final = """\
08:00 INFO spindle on
08:05 ERROR E42 coolant low
08:07 WARN vibration
08:09 ERROR E17 door open"""

CODE: Final = re.compile(r"\bE\d+\b")


@dataclass(frozen=True)
class ManualEntry:
    code: str
    remedy: str


MANUAL = {
    "E42": ManualEntry("E42", "Refill coolant."),
    "E17": ManualEntry("E17", "Close the door."),
}


@tool(uses=retrieval)
def read_log(machine: str) -> list[str]:
    return LOG.splitlines() if machine == "M1" else []


@tool(uses=retrieval)
def look_up(code: str) -> Grounded[ManualEntry] | None:
    entry = MANUAL.get(code)
    return ground(entry, source=f"manual/{code}") if entry is not None else None


@prompt(model="mechanic")
def instruct(machine: str, remedies: str) -> str:
    return f"{machine}: {remedies}"


@lift
def error_code(line: str) -> str | None:
    match = CODE.search(line)
    return match.group() if match else None


def error_lines(machine: str) -> Iterator[Grounded[str]]:
    for line in each(read_log(machine)):
        if " ERROR " in line:
            yield line


@grounded_pure
def diagnose(machine: str) -> Grounded[str] | InsufficientEvidence:
    remedies: list[Grounded[str]] = []
    for line in error_lines(machine):
        if (code := error_code(line)) is None:
            continue
        if entry := look_up(code):
            remedies.append(interpolate("{}: {}", entry.code, entry.remedy))
    if not remedies:
        return InsufficientEvidence(reason="no known error in the log")
    return instruct(machine, join(" ", remedies))


@grounded_pure
def last_error(machine: str) -> Grounded[str] | None:
    last = None
    for last in error_lines(machine):
        pass
    return last


if __name__ == "__main__":
    print(diagnose("M1"))
    print(diagnose("M2"))
    print(last_error("M1"))
