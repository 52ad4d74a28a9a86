"""Run every benchmark and write `benchmarks/RESULTS.md`: `python -m benchmarks`.

With the names of some benchmarks, their sections alone are measured anew. With `--quick`, the
result is printed and not written.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import sys
import traceback
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from benchmarks.report import Report
from benchmarks.results import Section, Target

BENCHMARKS = (
    *("plugin", "values", "citations", "enforcement", "startup", "growth", "many"),
    *("plugin_grounded", "plugin_daemon"),
)
RESULTS = Path(__file__).with_name("RESULTS.md")


def measured(name: str, quick: bool) -> Section:
    """Run one benchmark in a process of its own; one that fails has not met its targets."""
    print(f"{name} ...", file=sys.stderr, flush=True)
    spawning = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max_workers=1, mp_context=spawning) as pool:
        try:
            measure = importlib.import_module(f"benchmarks.{name}").measure
            section: Section = pool.submit(measure, quick).result()
        except Exception as problem:
            traceback.print_exception(problem)
            return unfinished(name, f"It ended with {type(problem).__name__}.")
    return section


def unfinished(name: str, reason: str) -> Section:
    """What is said of a benchmark that found nothing: its targets are not met."""
    return Section(name, reason, [Target(f"{name} runs to its end", 0, None)])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run, write or print, and return 1 if a target is not met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(BENCHMARKS)}")
    parser.add_argument("--quick", action="store_true", help="smaller runs, less to be trusted")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.names) - set(BENCHMARKS):
        parser.error(f"there is no benchmark {', '.join(sorted(unknown))}")
    report = Report()
    if not chosen.quick:
        for name in BENCHMARKS:
            report.add(name, unfinished(name, "It was not run."))
    for name in chosen.names or BENCHMARKS:
        section = measured(name, chosen.quick)
        if chosen.names and not chosen.quick and RESULTS.exists():
            # Read only now: another run may have measured other sections meanwhile.
            report.read(RESULTS.read_text(encoding="utf-8"))
        report.add(name, section)
        if not chosen.quick:  # each time, so that a run that is broken off leaves what it found
            RESULTS.write_text(report.text(), encoding="utf-8")
    if chosen.quick:
        print(report.text(), end="")
    return int(bool(report.unmet()))


if __name__ == "__main__":
    sys.exit(main())
