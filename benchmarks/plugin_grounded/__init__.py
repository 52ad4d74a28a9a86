"""What grounded code costs: `python -m benchmarks.plugin_grounded`.

A generated program that uses every feature among ordinary code is checked with the plugin and
without it: there mypy reports errors where grounded values meet plain ones, which costs it little.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
from pathlib import Path

import attrs

from benchmarks.plugin_grounded.program import UNIT, write_program
from benchmarks.processes import Python, can_count
from benchmarks.results import Section, Table, Target

RATIO, FLAT, LINEAR = 1.25, 1.1, 1.25
LINES = 20_000
SHALLOW, DEEP, CALLS = 5, 15, 600
_CALLS = ("framed({})", "summarize({})", "normalise({})", "shorter({}, text)", "{}.upper()")


@attrs.frozen
class Workshop:
    """A folder in which programs are checked, each from an empty cache."""

    python: Python

    def mypy(self, program: str, plugin: bool) -> list[str]:
        """Return the arguments that check a program, its cache emptied."""
        kind = "with" if plugin else "none"
        config = f"{kind}.ini"
        content = "[mypy]\n" + "plugins = corvid_mypy\n" * plugin
        (self.python.folder / config).write_text(content)
        shutil.rmtree(self.python.folder / "cache", ignore_errors=True)
        return ["-m", "mypy", "--config-file", config, "--cache-dir", "cache", program]

    def instructions(self, program: str, plugin: bool = True) -> int:
        """Count the instructions of checking a program."""
        return self.python.instructions(self.mypy(program, plugin))

    def seconds(self, program: str, plugin: bool = True) -> float:
        """Return the user seconds of checking a program."""
        return self.python.usage(self.mypy(program, plugin)).user


def nested(depth: int, calls: int) -> str:
    """A module of some calls, so many of them inside each other in each statement."""
    lines = [UNIT, "\n\n@grounded_pure\ndef nested(text: Grounded[str]) -> Grounded[str]:"]
    lines.append('    """Change a text again and again."""')
    for _ in range(calls // depth):
        expression = "text"
        for level in range(depth):
            expression = _CALLS[level % len(_CALLS)].format(expression)
        lines.append(f"    text = {expression}")
    return "\n".join([*lines, "    return text", ""])


def measure(quick: bool = False) -> Section:
    """Check programs of growing length, and calls of growing depth."""
    lengths = (1_000, 2_000, 4_000) if quick else (1_000, LINES, 50_000)
    with tempfile.TemporaryDirectory() as name:
        workshop = Workshop(Python(Path(name)))
        written = {}
        for length in lengths:
            program = workshop.python.folder / f"{length:06}"
            program.mkdir()
            written[f"{length:06}"] = write_program(program, length)
        for depth in (SHALLOW, DEEP):
            module = nested(depth, CALLS)
            (workshop.python.folder / f"nested_{depth:02}.py").write_text(module)
        for plugin in (False, True):
            workshop.python.run(workshop.mypy(f"{lengths[0]:06}", plugin))
        sections = [_lengths(workshop, written, 1 if quick else 3), _nesting(workshop)]
    return Section(
        title="The plugin on grounded code",
        about=(
            "A generated program that uses every feature among ordinary code, checked on an "
            "empty cache with the plugin and without it (where mypy reports errors instead)."
        ),
        targets=[target for targets, _ in sections for target in targets],
        tables=[table for _, table in sections],
        peers=["mypy"],
    )


Part = tuple[list[Target], Table]


def _lengths(workshop: Workshop, written: dict[str, int], rounds: int) -> Part:
    short, middle, long = written
    seconds = {
        program: [
            (workshop.seconds(program, plugin=False), workshop.seconds(program))
            for _ in range(rounds)
        ]
        for program in written
    }
    counts: dict[str, int] = {}
    plain = None
    if can_count():
        counts = {program: workshop.instructions(program) for program in written}
        plain = workshop.instructions(middle, plugin=False)
    targets = [
        Target(
            f"{written[middle]:,} lines: instructions, with the plugin / without",
            RATIO,
            counts[middle] / plain if plain else None,
        ),
        Target.of(
            f"{written[middle]:,} lines: user CPU, with the plugin / without",
            RATIO,
            [ours / none for none, ours in seconds[middle]],
        ),
        Target(
            f"a line from {written[middle]:,} to {written[long]:,} / from {written[short]:,} on",
            FLAT,
            _slope(counts, written, middle, long) / _slope(counts, written, short, middle)
            if counts
            else None,
        ),
    ]
    rows = [
        [
            f"{lines:,}",
            *(f"{statistics.median(each):.2f}" for each in zip(*seconds[program])),
            f"{counts[program] / 1e6:,.0f}" if counts else "-",
        ]
        for program, lines in written.items()
    ]
    header = ("lines", "s without", "s with", "million instructions with")
    return targets, Table("By length", header, rows)


def _slope(counts: dict[str, int], lines: dict[str, int], start: str, end: str) -> float:
    return (counts[end] - counts[start]) / (lines[end] - lines[start])


def _nesting(workshop: Workshop) -> Part:
    statement = f"a call nested {DEEP} deep / {SHALLOW} deep: instructions"
    header = ("depth", "with the plugin")
    if not can_count():
        return [Target(statement, LINEAR, None)], Table("By depth", header, [])
    (workshop.python.folder / "unit.py").write_text(UNIT)
    base = workshop.instructions("unit.py")
    costs = {
        depth: (workshop.instructions(f"nested_{depth:02}.py") - base) / CALLS
        for depth in (SHALLOW, DEEP)
    }
    rows = [[str(depth), f"{cost / 1e3:,.0f}"] for depth, cost in costs.items()]
    table = Table("Thousand instructions a call, by depth", header, rows)
    return [Target(statement, LINEAR, costs[DEEP] / costs[SHALLOW])], table
