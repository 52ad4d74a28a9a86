"""Check trajectories of growing length: `python -m benchmarks.enforcement`."""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from pathlib import Path

import attrs
from corvid_runtime.enforcement import check_trajectory

from benchmarks.processes import Python
from benchmarks.results import Section, Table, Target, main, number

SIZES = (1_000, 10_000, 100_000, 1_000_000)
FILES = 20
LINES_A_FILE = 300
TIME_BAND, MEMORY_BAND = 1.25, 1.05
_CHECK = "from corvid_runtime.enforcement import check_trajectory as c; c({!r}, root='.')"


def make_project(root: Path) -> None:
    """Write the files that are cited."""
    for module in range(FILES):
        lines = (f"def function_{module}_{line}(a, b=1.5):" for line in range(LINES_A_FILE))
        (root / f"module_{module}.py").write_text("\n".join(lines) + "\n")


def make_trajectory(path: Path, length: int) -> None:
    """Write a trajectory of so many lines, every second one a claim that stands."""
    with path.open("w") as file:
        for row in range(length):
            module, line = row % FILES, row // FILES % LINES_A_FILE
            evidence = {
                "quote": f"function_{module}_{line}(a, b=1.5)",
                "path": f"${{PROJECT_ROOT}}/module_{module}.py",
                "line": line + 1,
            }
            claim = {"claim": f"claim {row}", "grounding": "citation", "evidence": evidence}
            entry = {"phase": "cite", **claim} if row % 2 else {"phase": "intent", "note": claim}
            file.write(json.dumps(entry) + "\n")


@attrs.frozen
class Checked:
    """What checking a trajectory of one size took.

    Attributes:
        lines: How long it is.
        seconds: Of processor time, in several runs.
        kilobytes: The most memory that a process of its own had resident.
    """

    lines: int
    seconds: list[float]
    kilobytes: int

    @property
    def line(self) -> float:
        """Microseconds a line, in the middle run."""
        return statistics.median(self.seconds) / self.lines * 1e6


def check(path: Path, lines: int, runs: int) -> Checked:
    """Check a new trajectory several times."""
    make_trajectory(path, lines)
    seconds = [_seconds(path, lines // 2) for _ in range(runs)]
    used = Python(path.parent).usage(["-c", _CHECK.format(path.name)])
    return Checked(lines, seconds, used.kilobytes)


def _seconds(path: Path, claims: int) -> float:
    start = time.process_time()
    report = check_trajectory(path, root=path.parent)
    assert report.grounded_claims == report.total_claims == claims
    return time.process_time() - start


def measure(quick: bool = False) -> Section:
    """Check trajectories of every size; quickly, without the longest one."""
    sizes = SIZES[:-1] if quick else SIZES
    with tempfile.TemporaryDirectory() as name:
        path = Path(name, "trajectory.jsonl")
        make_project(path.parent)
        check(path, min(SIZES), 1)  # imports, and compiles what the others use
        checked = [check(path, lines, 3 if lines == max(sizes) else 7) for lines in sizes]
    first, last = checked[0], checked[-1]
    least = min(each.line for each in checked)
    scale = least / 1e6 * last.lines
    return Section(
        title="Enforcement",
        about=(
            f"`check_trajectory`: every second line is a claim that cites one of {FILES} files; "
            "each citation is opened and compared word for word. Processor time, and the peak "
            "memory of a process that checks the trajectory once."
        ),
        targets=[
            Target.of(
                f"time a line in {last.lines:,} lines / at the length where it is least",
                TIME_BAND,
                [seconds / scale for seconds in last.seconds],
            ),
            Target(
                f"peak memory for {last.lines:,} lines / for {first.lines:,}",
                MEMORY_BAND,
                last.kilobytes / first.kilobytes,
            ),
        ],
        tables=[
            Table(
                "By the length of the trajectory",
                ("lines", "seconds", "microseconds a line", "times the least", "peak memory, MB"),
                [
                    [
                        f"{each.lines:,}",
                        number(statistics.median(each.seconds)),
                        f"{each.line:.1f}",
                        f"{each.line / least:.2f}",
                        f"{each.kilobytes / 1e3:.1f}",
                    ]
                    for each in checked
                ],
            )
        ],
    )


if __name__ == "__main__":
    main(measure)
