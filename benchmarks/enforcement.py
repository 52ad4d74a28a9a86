"""How long `check_trajectory` takes, and that it is linear: `python -m benchmarks.enforcement`.

Half of the lines are claims; each cites one of 200 files, so that opening and comparing is
measured.
"""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path

from corvid_runtime.enforcement import check_trajectory

from benchmarks.results import Section, Table, Target, main

LINEAR = 1.2
"""A time per line that does not grow, within what caches do to it."""
FILES = 200
LINES_A_FILE = 300


def make_project(root: Path) -> None:
    """Write the files that are cited."""
    for number in range(FILES):
        lines = (f"def function_{number}_{line}(a, b=1.5):" for line in range(LINES_A_FILE))
        (root / f"module_{number}.py").write_text("\n".join(lines) + "\n")


def make_trajectory(path: Path, length: int) -> None:
    """Write a trajectory of `length` lines, every second one a claim that stands."""
    with path.open("w") as file:
        for number in range(length):
            module, line = number % FILES, number // FILES % LINES_A_FILE
            evidence = {
                "quote": f"function_{module}_{line}(a, b=1.5)",
                "path": f"${{PROJECT_ROOT}}/module_{module}.py",
                "line": line + 1,
            }
            claim = {"claim": f"claim {number}", "grounding": "citation", "evidence": evidence}
            row = {"phase": "cite", **claim} if number % 2 else {"phase": "intent", "note": claim}
            file.write(json.dumps(row) + "\n")


def seconds_for(path: Path, root: Path, length: int) -> float:
    """Check a trajectory and return the seconds of processor time."""
    start = time.process_time()
    report = check_trajectory(path, root=root)
    taken = time.process_time() - start
    assert report.grounded_claims == report.total_claims == length // 2
    return taken


def measure(quick: bool = False) -> Section:
    """Check trajectories of growing length."""
    lengths = (1_000, 10_000, 50_000) if quick else (1_000, 10_000, 50_000, 100_000, 1_000_000)
    taken: dict[int, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        root, path = Path(folder), Path(folder) / "trajectory.jsonl"
        make_project(root)
        for length in lengths:
            make_trajectory(path, length)
            runs = 1 if length > 100_000 else 3
            taken[length] = [seconds_for(path, root, length) for _ in range(runs)]
    shortest, longest = lengths[1], lengths[-1]
    each = min(taken[shortest]) / shortest
    ratios = [seconds / longest / each for seconds in taken[longest]]
    return Section(
        title="Enforcement",
        about=(
            "`check_trajectory` over logs of which every second line is a claim that stands in "
            f"one of {FILES} files. Processor time; the best of three runs counts (the longest "
            "is run once)."
        ),
        targets=[
            Target("50,000 lines", 5, min(taken[50_000]), unit="s"),
            Target(
                f"a line of {longest:,} / a line of {shortest:,}",
                LINEAR,
                min(ratios),
                (min(ratios), max(ratios)),
            ),
        ],
        tables=[
            Table(
                "By length",
                ("lines", "seconds", "microseconds a line", f"over those of {shortest:,}"),
                [
                    [
                        f"{length:,}",
                        f"{min(runs):.2f}",
                        f"{1e6 * min(runs) / length:.1f}",
                        f"{min(runs) / length / each:.2f}",
                    ]
                    for length, runs in taken.items()
                ],
            )
        ],
    )


if __name__ == "__main__":
    main(measure)
