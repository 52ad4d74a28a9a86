"""What the plugin costs a program that uses all of it: `python -m benchmarks.plugin_grounded`."""

from __future__ import annotations

import sys
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
MARGINAL = {"ours": 1.25, "compiled": 1.15}
LINES, GROWN = 20_000, 60_000
SIZES = (1_000, 5_000, LINES, GROWN)
DEPTHS = (3, 9, 15)
"""Each deeper by as many calls of each of the three kinds that are nested."""
_TITLE = "The plugin on a program that uses every feature"
_ABOUT = """\
A generated program: copies of one module that uses every feature among ordinary code, each calling
the one before it; mypy with an empty cache, with the plugin and without it, when much of the
program is an error to mypy. Verdicts are by instructions, counted by valgrind. What the imports
alone cost is taken off where lines are compared. A line more costs what a longer program costs
more than a shorter one, by line: there, starting mypy and reading the standard library hide
nothing. "Compiled" is the plugin of the compiled wheel."""


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


@attrs.frozen
class Counted:
    """Instructions of mypy over a program of so many lines, by plugin."""

    lines: int
    instructions: dict[str, int]

    def ratio(self, plugin: str) -> float | None:
        """Those with a plugin / those without one; None where it could not be built."""
        counts = self.instructions
        return counts[plugin] / counts["none"] if plugin in counts else None

    def beyond(self, shorter: Counted) -> Counted:
        """Return what the lines cost that a shorter program does not have."""
        counts = {
            name: count - shorter.instructions[name] for name, count in self.instructions.items()
        }
        return Counted(self.lines - shorter.lines, counts)


def measure(quick: bool = False) -> Section:
    """Measure whole programs, their lines, and nested calls; quickly, on smaller programs."""
    if not can_count():
        return Section(_TITLE, _ABOUT, [Target("instructions, ours / none", WHOLE, None)])
    sizes = SIZES[:2] if quick else SIZES
    with _plugins() as executables:
        whole = [_counted(size, executables) for size in sizes[-2:]]
    ours = {each.lines: each.instructions["ours"] for each in whole}
    found = [_lines(sizes[:-2], ours), _depths()]
    targets, tables = [target for target, _ in found], [table for _, table in found]
    return Section(
        _TITLE, _ABOUT, [*_of_whole(*whole), *targets], [_whole_table(*whole), *tables], ["mypy"]
    )


@contextmanager
def _plugins() -> Iterator[dict[str, tuple[str, str]]]:
    """Give the ways to run mypy: the name of the plugin, and the interpreter that has it."""
    plugins = {"none": ("", sys.executable), "ours": ("corvid_mypy", sys.executable)}
    with tempfile.TemporaryDirectory() as name:
        if can_compile():
            plugins["compiled"] = "corvid_mypy", installed(Wheel.COMPILED, Path(name))
        yield plugins


def _counted(size: int, plugins: dict[str, tuple[str, str]]) -> Counted:
    counts = {}
    with written(write_program, size) as program:
        for name, (plugin, executable) in plugins.items():
            python = attrs.evolve(program.python, executable=executable)
            counts[name] = attrs.evolve(program, python=python).instructions(plugin)
        return Counted(program.lines, counts)


def _of_whole(shorter: Counted, longer: Counted) -> Iterator[Target]:
    for name, bound in MARGINAL.items():
        of = f"{name}: " if name != "ours" else ""
        lines = f"{of}{shorter.lines:,} lines: instructions, {name} / none"
        yield Target(lines, WHOLE, shorter.ratio(name))
        more = f"{of}a line more, from {shorter.lines:,} to {longer.lines:,}: {name} / none"
        yield Target(more, bound, longer.beyond(shorter).ratio(name))


def _whole_table(shorter: Counted, longer: Counted) -> Table:
    rows = [
        ["whole", *_cells(shorter)],
        ["whole", *_cells(longer)],
        ["the lines that are more", *_cells(longer.beyond(shorter))],
    ]
    header = ("", "lines", "none", "ours", "compiled", "ours / none", "compiled / none")
    return Table("The whole program, in millions of instructions", header, rows)


def _cells(counted: Counted) -> list[str]:
    counts = (counted.instructions.get(name) for name in ("none", "ours", "compiled"))
    ratios = (counted.ratio(name) for name in MARGINAL)
    return [
        f"{counted.lines:,}",
        *("" if count is None else number(count / 1e6) for count in counts),
        *("" if ratio is None else f"{ratio:.3f}" for ratio in ratios),
    ]


def _lines(sizes: Sequence[int], counted: dict[int, int]) -> tuple[Target, Table]:
    """Compare the cost by line of small programs and of those that were counted before."""
    with written(write_program, 0) as imports:
        base = imports.instructions()
    counts = {}
    for size in sizes:
        with written(write_program, size) as program:
            counts[program.lines] = program.instructions()
    costs = {lines: (count - base) / lines for lines, count in {**counts, **counted}.items()}
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
