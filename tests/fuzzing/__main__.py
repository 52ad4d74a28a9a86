"""Mutates what commands read: `python -m tests.fuzzing [--times 10000] [READER...]`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.fuzzing.campaign import campaign
from tests.fuzzing.readers import READERS


def main() -> int:
    """Run the campaign, and return how many readers failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzzing", description=__doc__)
    parser.add_argument("--times", type=int, default=10_000, help="mutated files for each reader")
    parser.add_argument("--first", type=int, default=0, help="the number of the first file")
    parser.add_argument("readers", nargs="*", metavar="READER", help="all, if none is named")
    asked = parser.parse_args()
    failed = 0
    for reader in READERS:
        if asked.readers and reader.name not in asked.readers:
            continue
        numbers = range(asked.first, asked.first + asked.times)
        with tempfile.TemporaryDirectory() as folder:
            failures = list(campaign(reader, Path(folder), numbers))
        for failure in failures[:10]:
            print(f"{failure.reader} {failure.number}: {failure.what}\n  {failure.content[:500]!r}")
        print(f"{reader.name}: {asked.times} files, {len(failures)} failures", flush=True)
        failed += bool(failures)
    return failed


if __name__ == "__main__":
    sys.exit(main())
