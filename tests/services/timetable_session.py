"""School timetable assistant: context manager class as a session, __enter__/__exit__, iteration protocol."""

from __future__ import annotations

from collections.abc import Iterator
from types import TracebackType

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

TIMETABLE = {
    "7a": ["08:00 Maths", "09:00 English", "10:00 Sports"],
    "8b": ["08:00 Physics"],
}


@tool(uses=retrieval)
def lessons(group: str) -> list[Grounded[str]]:
    return [
        ground(line, source=f"untis/{group}/{n}") for n, line in enumerate(TIMETABLE.get(group, []))
    ]


@prompt(model="school")
def answer_with(question: str, lines: str) -> str:
    return f"{question} {lines}"


class Scratchpad:
    """Collects what was read; supports len() and iteration."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._lines: list[Grounded[str]] = []

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[Grounded[str]]:
        return iter(self._lines)

    def add(self, line: Grounded[str]) -> None:
        self._lines.append(line)

    def text(self) -> Grounded[str]:
        return self.title + ": " + join(", ", self._lines)


class Session:
    def __init__(self, group: str) -> None:
        self.group = group
        self.open = False

    def __enter__(self) -> Session:
        self.open = True
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        self.open = False

    def lessons(self) -> list[Grounded[str]]:
        if not self.open:
            raise RuntimeError("the session is closed")
        return lessons(self.group)


@grounded_pure
def when_is(group: str, subject: str) -> Grounded[str] | InsufficientEvidence:
    pad = Scratchpad(group)
    with Session(group) as session:
        for line in session.lessons():
            if subject.lower() in line.lower():
                pad.add(line)
    if len(pad) == 0:
        return InsufficientEvidence(reason=f"{group} has no {subject}")
    times = [line.split(" ")[0] for line in pad]
    return interpolate("{} [{}]", answer_with(f"When is {subject}?", pad.text()), join("/", times))


def main() -> None:
    for group, subject in (("7a", "sports"), ("8b", "maths")):
        result = when_is(group, subject)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
