"""What `import corvid_runtime` costs a program's start: `python -m benchmarks.startup`."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from benchmarks.processes import Python
from benchmarks.results import Section, Table, Target, main, number

MILLISECONDS = 40
HEAVY = ("mypy", "pydantic", "sqlite3")
PROGRAMS = {
    "bare Python": "pass",
    "import attrs": "import attrs",
    "import corvid_runtime": "import corvid_runtime",
    "import pydantic": "import pydantic; pydantic.BaseModel",
}
_PRESENT = f"import corvid_runtime, sys; print(len({set(HEAVY)!r} & set(sys.modules)))"


def measure(quick: bool = False) -> Section:
    """Start Python with each program in turns, many times."""
    with tempfile.TemporaryDirectory() as folder:
        python = Python(Path(folder))
        heavy = int(python.run(["-c", _PRESENT]))
        taken = _milliseconds(python, 10 if quick else 100)
    bare, ours = taken["bare Python"], taken["import corvid_runtime"]
    over = [with_import - without for with_import, without in zip(ours, bare)]
    return Section(
        title="Start-up",
        about=(
            "Processor time, user and system, of whole processes with compiled byte-code, in turns. "
            "The best run of each counts; the spread is that of runs beside each other."
        ),
        targets=[
            Target(
                "`import corvid_runtime`, over bare Python",
                MILLISECONDS,
                min(ours) - min(bare),
                (min(over), max(over)),
                unit="ms",
            ),
            Target(f"of {', '.join(HEAVY)}: imported with it", 0, heavy),
        ],
        tables=[
            Table(
                "Milliseconds of a process",
                ("", "best", "median", "best over bare"),
                [
                    [
                        name,
                        number(min(each)),
                        number(statistics.median(each)),
                        number(min(each) - min(bare)),
                    ]
                    for name, each in taken.items()
                ],
            )
        ],
        peers=["attrs", "pydantic"],
    )


def _milliseconds(python: Python, rounds: int) -> dict[str, list[float]]:
    taken: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for program in PROGRAMS.values():
        python.usage(["-c", program])
    for _ in range(rounds):
        for name, program in PROGRAMS.items():
            used = python.usage(["-c", program])
            taken[name].append(1e3 * (used.user + used.system))
    return taken


if __name__ == "__main__":
    main(measure)
