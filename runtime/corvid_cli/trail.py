"""The way of a value to one line of a file: what is said there, and the steps that lead to it."""

import os
from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from corvid_cli.findings import TRAIL, Finding, Step

_MENTIONED = ("parameter", "retrieval", "tool", "prompt", "agent", "lift", "function")
"""The kinds of steps that are always part of a way: where values come from, and what is called."""

_PROOFS = ("proved", "broken", "provable", "unproved")
"""The marks of functions that are walked as proofs."""


@frozen
class Way:
    """The answer to one question.

    Attributes:
        file: the file that was asked about, as mypy names it.
        line: the line that was asked about.
        findings: what the plugin and mypy say of the line.
        trail: the function, or the top level, that the line belongs to, if the file uses the
            runtime at all.
        steps: the steps on the way to the line, in the order of the lines.
    """

    file: str
    line: int
    findings: Sequence[Finding]
    trail: Finding | None
    steps: Sequence[Step]

    @property
    def refusals(self) -> list[Finding]:
        """What is to be put right on the line."""
        return [each for each in self.findings if not each.is_listed]

    @property
    def is_proof(self) -> bool:
        """Whether content may be looked at in the function, which alone is no loss there."""
        return self.trail is not None and self.trail.kind in _PROOFS

    @property
    def here(self) -> list[Step]:
        """The steps on the line itself."""
        return [each for each in self.steps if each.line <= self.line <= each.end_line]


def way(found: Sequence[Finding], path: str, line: int) -> Way:
    """Return the way to a line of a file, from what was found in a program."""
    asked = os.path.realpath(path)
    own = [each for each in found if os.path.realpath(each.file) == asked]
    said = [each for each in own if each.type != TRAIL and each.line == line]
    said.sort(key=lambda each: (each.column, each.end_line, each.end_column))
    trail = _around(own, line)
    steps = [] if trail is None else _leading(trail.steps, {line, *_causes(said)}, line)
    return Way(own[0].file if own else path, line, said, trail, steps)


def _around(found: Iterable[Finding], line: int) -> Finding | None:
    """Return the trail of the function around a line, or of the top level."""
    trails = [each for each in found if each.type == TRAIL]
    functions = [each for each in trails if each.kind != "module"]
    within = [each for each in functions if each.line <= line <= each.end_line]
    return next(iter([*within, *(each for each in trails if each.kind == "module")]), None)


def _causes(said: Iterable[Finding]) -> Iterator[int]:
    """Yield the lines of the file that are the reason for what is said."""
    for each in said:
        if each.lost is not None:
            yield each.lost[0]
        if each.cause is not None and not each.cause.function:
            yield each.cause.line


def _leading(steps: Sequence[Step], lines: Iterable[int], asked: int) -> list[Step]:
    """Return the steps on some lines, all that they were made of, and the tests around the line."""
    pending = [index for line in lines for index in _on(steps, line)]
    pending += [index for index, step in enumerate(steps) if is_around(step, asked)]
    reached = set[int]()
    while pending:
        index = pending.pop()
        if index not in reached:
            reached.add(index)
            step = steps[index]
            pending += step.parts if step.look is None else [*step.parts, step.look]
    return sorted((steps[index] for index in reached), key=_as_read)


def _as_read(step: Step) -> tuple[int, int, int, int]:
    """Order steps by line, and on a line as they are read, each part before the whole."""
    line, column, end_line, end_column = step.place
    return line, end_line or line, end_column or 0, -column


def _on(steps: Sequence[Step], line: int) -> list[int]:
    """Return the steps that begin on a line; if none does, the smallest that goes on there."""
    begun = [index for index, step in enumerate(steps) if step.line == line]
    around = [i for i, step in enumerate(steps) if step.line <= line <= step.end_line]
    return begun or sorted(around, key=lambda i: steps[i].end_line - steps[i].line)[:1]


def is_around(step: Step, line: int) -> bool:
    """Whether a line runs only as a test of content decides."""
    return bool(step.use) and step.line < line <= step.decides


def shown(way: Way) -> list[Step]:
    """Return the steps that tell something: names that are only read stand for themselves."""
    parts = {id(part) for step in way.steps for part in _same_line(way, step)}
    return [
        step
        for step in way.steps
        if step.lost or step.use or step.kind in _MENTIONED or id(step) not in parts
        if not (step.kind == "name" and not step.lost and not step.use and step not in way.here)
    ]


def _same_line(way: Way, step: Step) -> Iterator[Step]:
    """Yield the steps on the way that are part of another on its own line."""
    steps = way.trail.steps if way.trail is not None else ()
    for index in step.parts:
        if steps[index].line == step.line:
            yield steps[index]
