"""Run every benchmark and write `benchmarks/RESULTS.md`: `python -m benchmarks`.

With `--quick`, or with the names of some benchmarks, the result is printed and not written.
"""

from __future__ import annotations

import argparse
import datetime
import importlib
import multiprocessing
import sys
import traceback
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from benchmarks.machine import describe
from benchmarks.results import Section, Target, Verdict, grid, markdown

BENCHMARKS = ("plugin", "values", "citations", "enforcement", "startup", "plugin_grounded")
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


def document(sections: dict[str, Section], today: datetime.date) -> str:
    """Write up what was found, by the name of the benchmark."""
    targets = [target for section in sections.values() for target in section.targets]
    left = unmet(targets)
    facts = describe(peer for section in sections.values() for peer in section.peers)
    parts = [
        "# Results",
        f"Written on {today} by a run of `python -m benchmarks`; not edited.",
        f"{len(targets) - len(left)} of {len(targets)} targets are met.",
        "\n".join(f"- {target.verdict.value}: {target.statement}" for target in left),
        "To repeat it, with valgrind installed:",
        "```console\n.venv/bin/pip install --quiet --editable '.[benchmarks]'\n"
        ".venv/bin/python -m benchmarks\n```",
        "Ratios compare runs on one machine and carry over to others; times do not.",
        grid(("machine and versions", ""), facts),
    ]
    for name, section in sections.items():
        parts += [f"## {section.title}", f"`python -m benchmarks.{name}`", markdown(section)]
    return "\n\n".join(part.rstrip("\n") for part in parts if part) + "\n"


def unmet(targets: Iterable[Target]) -> list[Target]:
    """The targets that are missed, or could not be measured."""
    return [target for target in targets if target.verdict is not Verdict.MET]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run, write or print, and return 1 if a target is not met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(BENCHMARKS)}")
    parser.add_argument("--quick", action="store_true", help="smaller runs, less to be trusted")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.names) - set(BENCHMARKS):
        parser.error(f"there is no benchmark {', '.join(sorted(unknown))}")
    whole = not (chosen.quick or chosen.names)
    sections = {name: unfinished(name, "It was not run.") for name in chosen.names or BENCHMARKS}
    for name in sections:
        sections[name] = measured(name, chosen.quick)
        text = document(sections, datetime.datetime.now(datetime.timezone.utc).date())
        if whole:  # each time, so that a run that is broken off leaves what it found
            RESULTS.write_text(text, encoding="utf-8")
    if not whole:
        print(text, end="")
    return int(any(unmet(section.targets) for section in sections.values()))


if __name__ == "__main__":
    sys.exit(main())
