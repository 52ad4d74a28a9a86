"""What the plugin costs a project that does not use it: `python -m benchmarks.plugin`."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import attrs

from benchmarks.plugin.checking import PLUGINS, Checker, Counts
from benchmarks.processes import Python, Usage, can_count
from benchmarks.projects import count_lines, fetch
from benchmarks.results import Section, Table, Target, number

COLD, WARM, MEMORY, REPEATED = 1.015, 1.02, 1.02, 0.01


@attrs.frozen
class Project:
    """A typed project on the package index, and the module of it that is edited in the daemon."""

    name: str
    version: str
    edited: str


PROJECTS = (
    Project("click", "8.3.0", "core.py"),
    Project("rich", "14.1.0", "console.py"),
    Project("jinja2", "3.1.6", "environment.py"),
)


@attrs.frozen
class Findings:
    """What was measured on one project, by plugin.

    Attributes:
        project: Its name.
        version: That of the wheel.
        lines: How many there are.
        counts: Instructions; empty without valgrind.
        recounted: Those of a second count with our plugin, cold and warm, if there was one.
        usages: Cold and warm runs in pairs, taken in turns.
        differing: How many lines of diagnostics are not mypy's own with our plugin.
    """

    project: str
    version: str
    lines: int
    counts: dict[str, Counts]
    recounted: tuple[int, int] | tuple[()]
    usages: dict[str, list[tuple[Usage, Usage]]]
    differing: int


def measure(quick: bool = False, projects: Sequence[Project] = PROJECTS) -> Section:
    """Measure some projects; quickly, the first one alone and its times once."""
    findings: list[Findings] = []
    for project in projects[: 1 if quick else None]:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            package = fetch(project.name, project.version, folder / "src")
            python = Python(folder)
            checkers = {
                each: Checker(python, project.name, project.edited, each) for each in PLUGINS
            }
            rounds, again = (1 if quick else 5), not findings
            findings.append(examine(project, count_lines(package), checkers, rounds, again))
    return report(findings)


def examine(
    project: Project, lines: int, checkers: dict[str, Checker], rounds: int, again: bool
) -> Findings:
    """Measure one project under every plugin; count again what is ours if that is wanted."""
    said = {name: checker.diagnostics() for name, checker in checkers.items()}
    differing = set(said["none"].splitlines()) ^ set(said["ours"].splitlines())
    usages: dict[str, list[tuple[Usage, Usage]]] = {name: [] for name in checkers}
    for _ in range(rounds):
        for name, checker in checkers.items():
            usages[name].append(checker.usages())
    counts: dict[str, Counts] = {}
    recounted: tuple[int, int] | tuple[()] = ()
    if can_count():
        counts = {name: checker.counts() for name, checker in checkers.items()}
        if again:
            ours = checkers["ours"]
            recounted = (ours.cold_instructions(), ours.warm_instructions())
    return Findings(project.name, project.version, lines, counts, recounted, usages, len(differing))


def report(findings: Sequence[Findings]) -> Section:
    """Turn what was measured into promises kept or not, and tables."""
    return Section(
        title="The plugin on projects that do not use it",
        about=(
            f"mypy over {', '.join(f'{each.project} {each.version}' for each in findings)}, "
            f"{sum(each.lines for each in findings):,} lines in all: without a plugin, with one "
            "that overrides nothing, with pydantic's and with ours; on an empty cache (cold), on a "
            "full one (warm), and after a one-line edit inside a function, in the daemon. The "
            "verdict is by instructions, counted by valgrind; the first project is counted twice."
        ),
        targets=[target for found in findings for target in _targets(found)],
        tables=[
            _instructions(findings),
            _usage("User CPU", findings, lambda usage: usage.user, "s"),
            _usage("Peak memory", findings, lambda usage: usage.kilobytes / 1024, "MiB"),
        ],
        peers=["mypy", "pydantic"],
    )


def _targets(found: Findings) -> list[Target]:
    peaks = {name: [_peak(pair) for pair in taken] for name, taken in found.usages.items()}
    paired = [ours / none for ours, none in zip(peaks["ours"], peaks["none"])]
    memory = min(peaks["ours"]) / min(peaks["none"])
    return [
        *_instruction_targets(found),
        Target(
            f"{found.project}: lowest peak memory, ours / none",
            MEMORY,
            memory,
            (min(paired), max(paired)),
        ),
        Target(f"{found.project}: lines of diagnostics that differ", 0, found.differing),
    ]


def _instruction_targets(found: Findings) -> list[Target]:
    cold = f"{found.project}, cold: instructions, ours / none"
    warm = f"{found.project}, warm: instructions, ours / none"
    if not found.counts:
        return [Target(cold, COLD, None), Target(warm, WARM, None)]
    none, ours = found.counts["none"], found.counts["ours"]
    if not found.recounted:
        ratios = ours.cold / none.cold, ours.warm / none.warm
        return [Target(cold, COLD, ratios[0]), Target(warm, WARM, ratios[1])]
    colds, warms = zip((ours.cold, ours.warm), found.recounted)
    apart = max(100 * abs(again / once - 1) for once, again in (colds, warms))
    return [
        Target.of(cold, COLD, [count / none.cold for count in colds]),
        Target.of(warm, WARM, [count / none.warm for count in warms]),
        Target(f"{found.project}: two counts of the same differ by", REPEATED, apart, unit="%"),
    ]


def _peak(pair: tuple[Usage, Usage]) -> int:
    return max(usage.kilobytes for usage in pair)


def _instructions(findings: Sequence[Findings]) -> Table:
    rows = []
    for found in findings:
        for state in ("cold", "warm", "edit") if found.counts else ():
            none, *others = (getattr(counts, state) for counts in found.counts.values())
            ratios = [f"{other / none:.4f}" for other in others]
            rows.append([f"{found.project}, {state}", f"{none / 1e6:,.1f}", *ratios])
    return Table("Instructions: millions, then times those", ("", *PLUGINS), rows)


def _usage(
    title: str, findings: Sequence[Findings], quantity: Callable[[Usage], float], unit: str
) -> Table:
    rows = []
    for found in findings:
        for place, state in enumerate(("cold", "warm")):
            taken = [[quantity(pair[place]) for pair in each] for each in found.usages.values()]
            none, *others = taken
            ratios = [_ratios(none, other) for other in others]
            rows.append([f"{found.project}, {state}", number(statistics.median(none)), *ratios])
    caption = f"{title}: {unit}, then times those of the same round, the median and the extremes"
    return Table(caption, ("", *PLUGINS), rows)


def _ratios(none: Sequence[float], other: Sequence[float]) -> str:
    paired = [theirs / plain for plain, theirs in zip(none, other)]
    return f"{statistics.median(paired):.3f} ({min(paired):.3f} to {max(paired):.3f})"
