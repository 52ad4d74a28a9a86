"""The long campaign: `python -m tests.noninterference --programs 20000`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.noninterference.campaign import campaign
from tests.noninterference.judging import Verdict


def _show(title: str, verdict: Verdict) -> None:
    print(f"\n# {title}\n# leaks: {verdict.program.leaks}\n# runs: {verdict.runs}")
    print("".join(f"# {error}\n" for error in verdict.errors) + verdict.source)


def main() -> int:
    """Judge the programs, show every counterexample and every honest program refused."""
    parser = argparse.ArgumentParser(prog="python -m tests.noninterference")
    parser.add_argument("--programs", type=int, default=20000)
    parser.add_argument("--start", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    counted: Counter[str] = Counter()
    for verdicts in campaign(arguments.programs, arguments.start):
        for verdict in verdicts:
            counted["programs"] += 1
            counted["honest"] += verdict.program.honest
            counted["honest accepted"] += verdict.program.honest and verdict.accepted
            counted["accepted"] += verdict.accepted
            counted["accepted, runs the same"] += verdict.accepted and verdict.runs == "same"
            if verdict.interferes:
                counted["counterexamples"] += 1
                _show("content reached a plain value", verdict)
            elif verdict.program.honest and not verdict.accepted:
                _show("an honest program is refused", verdict)
        print(dict(counted), file=sys.stderr)
    print("\n".join(f"{number:>7} {what}" for what, number in counted.items()))
    enough = counted["honest accepted"] >= 0.99 * counted["honest"]
    return 0 if enough and not counted["counterexamples"] else 1


if __name__ == "__main__":
    sys.exit(main())
