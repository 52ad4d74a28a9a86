"""Verify answers about many sources, on dask and without: `python -m benchmarks.many`.

Sources are generated (`--megabytes`), each with an answer that quotes it and a trajectory that
cites it; of every ten quotes one is altered. `corvid verify` and `corvid ground-check` look at all
of them, first at a quarter: what the others take beyond that is what a MB more takes. The sources
are apart from each other, so 10 GB or 100 TB take that so many times.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import attrs

from benchmarks import citations
from benchmarks.results import Section, Table, Target, number, show

MEGABYTES, EACH = 1000, 10
"""How much is generated in all, and how much a source holds."""
QUOTES, ALTERED = 20, 10
"""How many quotes an answer has, and which of them are altered: every tenth."""
FEWER = 4
"""The part of the sources that is looked at first, to see whether the cost is linear."""
SCHEDULERS = ("none", "threads", "processes")
GIGABYTE, TERABYTE = 1e3, 1e6
"""In MB."""
HOUR = 3600


@attrs.frozen
class Corpus:
    """Generated sources, and what quotes them."""

    folder: Path
    answers: list[str]
    trajectories: list[str]
    megabytes: float


@attrs.frozen
class Run:
    """What one command found and took.

    Attributes:
        found: what it printed, one object for each file.
        seconds: by the clock.
        processor: seconds of processor time, of all its processes.
    """

    found: list[str]
    seconds: float
    processor: float


def generate(folder: Path, megabytes: int, each: int) -> Corpus:
    """Write sources, answers and trajectories."""
    chance = random.Random(11)
    paragraphs = citations.workload().text.split("\n\n") * each
    answers, trajectories, size = [], [], 0
    (folder / "sources").mkdir()
    for at in range(max(megabytes // each, FEWER)):
        chance.shuffle(paragraphs)
        text = "\n\n".join(paragraphs)
        name = f"sources/{at}.txt"
        (folder / name).write_text(text, encoding="utf-8")
        size += (folder / name).stat().st_size
        answers.append(_answer(folder, at, _quotes(paragraphs, chance)))
        trajectories.append(_trajectory(folder, at, text, chance))
    return Corpus(folder, answers, trajectories, size / 1e6)


def _quotes(paragraphs: Sequence[str], chance: random.Random) -> list[str]:
    quotes: list[str] = []
    while len(quotes) < QUOTES:
        words = chance.choice(paragraphs).split()
        if len(words) < 12 or not (words[1][0].isalpha() and words[10][-1].isalpha()):
            continue
        if len(quotes) % ALTERED == 0:
            words[5] = "zebra"
        quotes.append(" ".join(words[1:11]))
    return quotes


def _answer(folder: Path, at: int, quotes: Sequence[str]) -> str:
    spans = [{"source_uri": f"{at}.txt", "quote": quote} for quote in quotes]
    claims = [{"text": "claimed", "supporting_spans": [span]} for span in spans]
    path = folder / f"answer{at}.json"
    path.write_text(json.dumps({"value": "x", "claims": claims}), encoding="utf-8")
    return str(path)


def _trajectory(folder: Path, at: int, text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    rows: list[str] = []
    while len(rows) < QUOTES:
        line = chance.randrange(len(lines))
        quote = lines[line].strip()
        if len(quote) < 20 or not quote[0].isalpha():
            continue
        if len(rows) % ALTERED == 0:
            quote = f"zebra {quote}"
        evidence = {"quote": quote, "path": f"${{PROJECT_ROOT}}/sources/{at}.txt", "line": line + 1}
        row = {"phase": "cite", "claim": "c", "grounding": "citation", "evidence": evidence}
        rows.append(json.dumps(row) + "\n")
    path = folder / f"trajectory{at}.jsonl"
    path.write_text("".join(rows), encoding="utf-8")
    return str(path)


def run(command: Sequence[str], scheduler: str) -> Run:
    """Run a command of corvid over all files on a scheduler."""
    on = [] if scheduler == "none" else ["--scheduler", scheduler]
    before, start = os.times(), time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "corvid_cli", *command, "--json", *on],
        capture_output=True,
        text=True,
        check=False,
    )
    seconds, after = time.perf_counter() - start, os.times()
    if done.stderr:
        raise RuntimeError(done.stderr)
    spent = after.children_user + after.children_system
    spent -= before.children_user + before.children_system
    return Run(done.stdout.splitlines(), seconds, spent)


def commands(corpus: Corpus, part: int = 1) -> dict[str, list[str]]:
    """Return the commands that look at the first files, as many as a part of all of them."""
    count = len(corpus.answers) // part
    return {
        "verify": ["verify", *corpus.answers[:count], "--corpus", str(corpus.folder / "sources")],
        "ground-check": [
            *("ground-check", *corpus.trajectories[:count]),
            *("--root", str(corpus.folder)),
        ],
    }


def wrong(name: str, found: Sequence[str]) -> int:
    """Return how many quotes were judged wrongly: altered ones let through, honest ones refused."""
    altered = QUOTES // ALTERED
    rows = map(json.loads, found)
    if name == "verify":
        return sum(abs(len(row["problems"]) - altered) for row in rows)
    return sum(abs(row["total_claims"] - row["grounded_claims"] - altered) for row in rows)


def campaign(megabytes: int, each: int, schedulers: Sequence[str]) -> Section:
    """Generate, look at a part and at all, and say what more would take."""
    rows, larger, targets = [], [], []
    with tempfile.TemporaryDirectory() as name:
        corpus = generate(Path(name), megabytes, each)
        few, all_of_it = commands(corpus, FEWER), commands(corpus)
        for command in all_of_it:
            part = run(few[command], schedulers[0])
            runs = {scheduler: run(all_of_it[command], scheduler) for scheduler in schedulers}
            first = runs[schedulers[0]]
            share = len(part.found) / len(first.found)
            more = (first.processor - part.processor) / corpus.megabytes / (1 - share)
            rows += [_row(command, on, found) for on, found in runs.items()]
            larger.append(_larger(command, more))
            targets += [
                Target(f"{command}: quotes judged wrongly", 0, wrong(command, first.found)),
                Target(
                    f"{command}: files whose verdict depends on the scheduler",
                    0,
                    sum(len({*each}) > 1 for each in zip(*(r.found for r in runs.values()))),
                ),
                Target(
                    f"{command}: processor time a MB, all / the first quarter",
                    1.25,
                    first.processor / part.processor * share,
                ),
            ]
    return Section(
        title="Many sources",
        about=(
            f"{corpus.megabytes:,.0f} MB in {len(corpus.answers)} sources, each with an answer of "
            f"{QUOTES} quotes and a trajectory of as many citations. What a MB more takes is what "
            "three quarters of the sources take beyond the first one, without dask; 10 GB and "
            "100 TB are that so many times, on one core. Sources are apart, so a hundred cores "
            "take the hundredth part. Each answer has refused quotes, which are looked for in all "
            "other sources: with ten times as many of these that part takes ten times as long."
        ),
        targets=targets,
        tables=[
            Table("All sources, seconds", ("", "scheduler", "by the clock", "processor"), rows),
            Table("More", ("", "seconds a MB", "10 GB, hours", "100 TB, years"), larger),
        ],
        peers=["dask", "distributed"],
    )


def _row(command: str, scheduler: str, found: Run) -> list[str]:
    return [command, scheduler, number(found.seconds), number(found.processor)]


def _larger(command: str, megabyte: float) -> list[str]:
    hours, years = megabyte * 10 * GIGABYTE / HOUR, megabyte * 100 * TERABYTE / HOUR / 24 / 365
    return [command, *(number(each) for each in (megabyte, hours, years))]


def measure(quick: bool = False) -> Section:
    """Run the campaign on what takes some minutes; quickly, on a few sources."""
    return campaign(40 if quick else MEGABYTES, 2 if quick else EACH, SCHEDULERS)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the campaign on as much as is said, and print what it found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=int, default=MEGABYTES, help="in all, %(default)s")
    parser.add_argument("--each", type=int, default=EACH, help="of one source, %(default)s")
    parser.add_argument(
        "--scheduler",
        nargs="+",
        default=SCHEDULERS,
        help="none, threads, processes, or the address of a cluster's; the first is the measure",
    )
    chosen = parser.parse_args(arguments)
    show(campaign(chosen.megabytes, chosen.each, chosen.scheduler))


if __name__ == "__main__":
    main()
