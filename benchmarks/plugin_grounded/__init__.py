"""What the plugin costs a program that uses all of it: `python -m benchmarks.plugin_grounded`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import attrs

from benchmarks.plugin_grounded.program import write_nested, write_program
from benchmarks.processes import Python, can_count
from benchmarks.results import Section, Table, Target, number
from benchmarks.wheels import Wheel, can_compile, installed

WHOLE, FLAT, LINEAR = 1.25, 1.05, 1.05
LINES = 20_000
SIZES = (1_000, 5_000, LINES, 50_000)
DEPTHS = (3, 9, 15)
"""Each deeper by as many calls of each of the three kinds that are nested."""
_TITLE = "The plugin on a program that uses every feature"
_ABOUT = """\
A generated program: copies of one module that uses every feature among ordinary code, each calling
the one before it; mypy with an empty cache, with the plugin and without it, when much of the
program is an error to mypy. Verdicts are by instructions, counted by valgrind. What the imports
alone cost is taken off where lines are compared. "Compiled" is the plugin of the compiled wheel."""


@attrs.frozen
class Program:
    """A generated program.

    Attributes:
        python: Runs in the folder that holds it.
        lines: How many there are.
    """

    python: Python
    lines: int

    def instructions(self, plugin: str = "corvid_mypy") -> int:
        """Count the instructions of mypy over the program, its cache empty."""
        folder = self.python.folder
        (folder / "mypy.ini").write_text(f"[mypy]\nplugins = {plugin}\n")
        command = ["-m", "mypy", "--config-file", "mypy.ini", "--cache-dir", "/dev/null"]
        command += sorted(path.name for path in folder.glob("*.py"))
        self.python.run(command)
        return self.python.instructions(command)


@contextmanager
def written(write: Callable[[Path, int], int], size: int) -> Iterator[Program]:
    """Write a program of some size, for as long as it is needed."""
    with tempfile.TemporaryDirectory() as name:
        yield Program(Python(Path(name)), write(Path(name), size))


def measure(quick: bool = False) -> Section:
    """Measure a whole program, its lines, and nested calls; quickly, on smaller programs."""
    if not can_count():
        return Section(_TITLE, _ABOUT, [Target("instructions, ours / none", WHOLE, None)])
    sizes = SIZES[:2] if quick else SIZES
    whole, table = _whole(sizes[-1] if quick else LINES)
    found = [_lines(sizes), _depths()]
    targets, tables = [target for target, _ in found], [table for _, table in found]
    return Section(_TITLE, _ABOUT, [*whole, *targets], [table, *tables], ["mypy"])


def _whole(lines: int) -> tuple[list[Target], Table]:
    with written(write_program, lines) as program:
        ours, none = program.instructions(), program.instructions("")
        compiled = _compiled(program) if can_compile() else None
    of = f"{program.lines:,} lines: instructions"
    ratio = None if compiled is None else compiled / none
    counts = [number(count / 1e6) if count else "" for count in (none, ours, compiled)]
    return (
        [
            Target(f"{of}, ours / none", WHOLE, ours / none),
            Target(f"compiled: {of}, compiled / none", WHOLE, ratio),
        ],
        Table(
            "The whole program, in millions of instructions",
            ("lines", "none", "ours", "compiled"),
            [[f"{program.lines:,}", *counts]],
        ),
    )


def _compiled(program: Program) -> int:
    """Count with the compiled plugin."""
    with tempfile.TemporaryDirectory() as name:
        executable = installed(Wheel.COMPILED, Path(name))
        python = attrs.evolve(program.python, executable=executable)
        return attrs.evolve(program, python=python).instructions()


def _lines(sizes: Sequence[int]) -> tuple[Target, Table]:
    with written(write_program, 0) as imports:
        base = imports.instructions()
    costs: dict[int, float] = {}
    for size in sizes:
        with written(write_program, size) as program:
            costs[program.lines] = (program.instructions() - base) / program.lines
    statement = f"instructions per line, most / least, from {min(costs):,} lines to {max(costs):,}"
    rows = [[f"{lines:,}", f"{cost:,.0f}"] for lines, cost in costs.items()]
    return (
        Target(statement, FLAT, max(costs.values()) / min(costs.values())),
        Table("By length, with the plugin", ("lines", "instructions per line"), rows),
    )


def _depths() -> tuple[Target, Table]:
    costs = []
    for depth in DEPTHS:
        with written(write_nested, depth) as program:
            costs.append(program.instructions())
    shallow, middle, deep = costs
    statement = f"calls nested {DEPTHS[-1]} deep: the last six levels / the six before them"
    rows = [[str(depth), number(cost / 1e6)] for depth, cost in zip(DEPTHS, costs)]
    return (
        Target(statement, LINEAR, (deep - middle) / (middle - shallow)),
        Table("Nested calls, in millions of instructions", ("depth", "ours"), rows),
    )
