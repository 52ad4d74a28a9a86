"""What `import corvid_runtime` costs a program's start: `python -m benchmarks.startup`."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from benchmarks.processes import Python
from benchmarks.results import Section, Table, Target, main, number

MILLISECONDS = 30
HEAVY = ("mypy", "pydantic", "sqlite3")
_TIMED = "import time; start = time.process_time(); {}; print(time.process_time() - start)"
_PRESENT = f"import corvid_runtime, sys; print(len({set(HEAVY)!r} & set(sys.modules)))"
OURS = "import corvid_runtime"
PROGRAMS = {
    "bare Python, until it runs its first line": "import time; print(time.process_time())",
    "import attrs": _TIMED.format("import attrs"),
    OURS: _TIMED.format(OURS),
    "import pydantic": _TIMED.format("import pydantic; pydantic.BaseModel"),
}


def measure(quick: bool = False) -> Section:
    """Start Python with each program in turns, many times."""
    with tempfile.TemporaryDirectory() as folder:
        python = Python(Path(folder))
        heavy = int(python.run(["-c", _PRESENT]))
        taken = _milliseconds(python, 10 if quick else 200)
    return Section(
        title="Start-up",
        about=(
            "Processor time in fresh processes with compiled byte-code, run in turns. "
            "The best run of each counts."
        ),
        targets=[
            Target(
                f"`{OURS}`, best of {len(taken[OURS])}",
                MILLISECONDS,
                min(taken[OURS]),
                (min(taken[OURS]), max(taken[OURS])),
                unit="ms",
            ),
            Target(f"of {', '.join(HEAVY)}: imported with it", 0, heavy),
        ],
        tables=[
            Table(
                "Milliseconds",
                ("", "best", "median", "worst"),
                [
                    [name, number(min(each)), number(statistics.median(each)), number(max(each))]
                    for name, each in taken.items()
                ],
            )
        ],
        peers=["attrs", "pydantic"],
    )


def _milliseconds(python: Python, rounds: int) -> dict[str, list[float]]:
    taken: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for program in PROGRAMS.values():
        python.run(["-c", program])  # compiles what it imports
    for _ in range(rounds):
        for name, program in PROGRAMS.items():
            taken[name].append(1e3 * float(python.run(["-c", program])))
    return taken


if __name__ == "__main__":
    main(measure)
