"""The long campaign: `python -m tests.noninterference --programs 100000 --resume DIR`.

It runs in parts. What a part found is kept in the folder; with the same folder, the parts that are
there are not run again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.noninterference.campaign import BATCH, part
from tests.noninterference.judging import Verdict
from tests.noninterference.shrinking import shrink
from tests.noninterference.tally import Tally, tally

MOST_SHRUNK = 5
"""So many refutations of each part are shrunk; the others are shown as they are."""


def _shown(verdict: Verdict) -> str:
    how = "\n".join(f"# {line}" for line in [*verdict.program.changes, *verdict.runs.splitlines()])
    return f"# {'-' * 80}\n{how}\n{verdict.source}\n"


def _run(seed: int, count: int, folder: Path) -> tuple[Tally, list[str]]:
    """One part: what was counted, and the refutations."""
    with tempfile.TemporaryDirectory() as name:
        verdicts = part(count, seed, Path(name))
        refuted = [verdict for verdict in verdicts if verdict.interferes or verdict.conceals]
        shown = []
        for number, verdict in enumerate(refuted):
            small = number < MOST_SHRUNK
            found = shrink(verdict, Path(name) / f"shrunk{number}") if small else verdict
            shown.append(_shown(found))
    return tally(verdicts), shown


def main() -> int:
    """Judge the programs; show every refutation, and what is accepted of the honest ones."""
    parser = argparse.ArgumentParser(prog="python -m tests.noninterference")
    parser.add_argument("--programs", type=int, default=20000)
    parser.add_argument("--start", type=int, default=0, help="the first seed")
    parser.add_argument("--resume", type=Path, metavar="DIR", help="keep what each part found")
    arguments = parser.parse_args()
    kept = arguments.resume or Path(tempfile.mkdtemp())
    kept.mkdir(parents=True, exist_ok=True)
    whole, refutations = Tally(), 0
    for seed in range(arguments.start, arguments.start + arguments.programs, BATCH):
        counts, found = kept / f"part{seed}.json", kept / f"part{seed}.txt"
        if not counts.exists():
            count = min(BATCH, arguments.start + arguments.programs - seed)
            counted, shown = _run(seed, count, kept)
            found.write_text("\n".join(shown))
            counted.write(counts)
            refutations += len(shown)
            print("\n".join(shown), end="", flush=True)
        whole += Tally.read(counts)
        print(dict(whole.counted), file=sys.stderr)
    print("\n".join(whole.table()))
    print("\n".join(f"{count:>8} {what}" for what, count in whole.counted.items()))
    short = whole.short()
    print("\n".join(short))
    refuted = sum(
        count for what, count in whole.counted.items() if what.startswith("runs: different")
    )
    return 1 if short or refuted else 0


if __name__ == "__main__":
    sys.exit(main())
